import type { Id } from '@parley/contracts/ids.ts'
import type { Actor } from '../../authorization/actor.ts'
import { containing, type Tx } from '../../database.ts'
import { readLongPage } from '../../list-page.ts'

/**
 * Accounts that exist. A client's people see their own; the firm's names, which the scope shows them too, are for teams
 * and conversations.
 */
function accounts(tx: Tx, actor: Actor) {
  const query = tx.selectFrom('user_account as u').where('u.deleted_at', 'is', null)
  return actor.kind === 'client' ? query.where('u.client_id', '=', actor.clientId) : query
}

/** With their tenants' names. */
const selectUsers = (tx: Tx, actor: Actor) =>
  accounts(tx, actor)
    .leftJoin('client as c', 'c.id', 'u.client_id')
    .leftJoin('consulting_firm as f', 'f.id', 'u.firm_id')
    .select([
      'u.id',
      'u.email',
      'u.first_name',
      'u.last_name',
      'u.firm_id',
      'u.client_id',
      'u.consultant_id',
      'u.is_super_admin',
      'u.is_obsolete',
      'u.created_at',
      'u.updated_at',
      'c.name as client_name',
      'f.name as firm_name',
    ])
export type UserView = Awaited<ReturnType<typeof findUserView>> & object

export const findUserView = (tx: Tx, actor: Actor, id: Id) =>
  selectUsers(tx, actor).where('u.id', '=', id).executeTakeFirst()

/** Whether a second factor is on. Read with the role of credentials, of somebody whom the reader may see. */
export const isProtected = async (auth: Tx, id: Id): Promise<boolean> =>
  (await auth
    .selectFrom('two_factor')
    .select('user_id')
    .where('user_id', '=', id)
    .where('enabled_at', 'is not', null)
    .executeTakeFirst()) !== undefined

/** What a list of people is sorted by; by name unless told. */
export const userOrder = {
  sortable: {
    id: 'id',
    name: 'last_name',
    lastName: 'last_name',
    firstName: 'first_name',
    email: 'email',
    isObsolete: 'is_obsolete',
    createdAt: 'created_at',
  },
  defaultSort: { column: 'last_name', direction: 'asc' },
} as const

/** What comes next where the column that is sorted by says the same of many. */
const thenBy = {
  id: [],
  last_name: ['first_name'],
  first_name: ['last_name'],
  email: [],
  is_obsolete: ['last_name', 'first_name'],
  created_at: [],
} as const

export interface UserPage {
  q: string | undefined
  sort: {
    column: 'id' | 'last_name' | 'first_name' | 'email' | 'is_obsolete' | 'created_at'
    direction: 'asc' | 'desc'
  }
  from: number
  limit: number
  filter: {
    id?: readonly Id[] | undefined
    isObsolete?: boolean | undefined
    roleId?: Id | undefined
    clientId?: Id | undefined
    consultingFirmId?: Id | undefined
  }
}

function matchingUsers(tx: Tx, actor: Actor, { q, filter }: Pick<UserPage, 'q' | 'filter'>) {
  const { id, isObsolete, roleId, clientId, consultingFirmId } = filter
  return accounts(tx, actor)
    .$if(q !== undefined, (query) => query.where('u.words', 'like', containing(q ?? '').toLowerCase()))
    .$if(id !== undefined, (query) => query.where('u.id', 'in', [...(id ?? [])]))
    .$if(isObsolete !== undefined, (query) => query.where('u.is_obsolete', '=', isObsolete === true))
    .$if(clientId !== undefined, (query) => query.where('u.client_id', '=', clientId ?? null))
    .$if(consultingFirmId !== undefined, (query) =>
      query.where('u.firm_id', '=', consultingFirmId ?? null).where('u.client_id', 'is', null),
    )
    .$if(roleId !== undefined, (query) =>
      query.where((eb) =>
        eb.exists(
          eb
            .selectFrom('user_role as ur')
            .select('ur.role_id')
            .whereRef('ur.user_id', '=', 'u.id')
            .where('ur.role_id', '=', roleId ?? ''),
        ),
      ),
    )
}

export function listUserViews(tx: Tx, actor: Actor, page: UserPage) {
  const { column, direction } = page.sort
  // All in one direction, so that an index gives both.
  const columns = [column, ...thenBy[column], 'id'] as const
  return readLongPage(tx, selectUsers(tx, actor), {
    found: matchingUsers(tx, actor, page),
    from: page.from,
    limit: page.limit,
    q: page.q,
    id: 'u.id',
    order: columns.map((one) => [`u.${one}`, direction] as const),
  })
}

/** The roles of all of these people, by name. */
export async function listRolesOf(tx: Tx, userIds: readonly Id[]) {
  if (userIds.length === 0) return []
  return tx
    .selectFrom('user_role')
    .innerJoin('role', 'role.id', 'user_role.role_id')
    .select(['user_role.user_id', 'role.id', 'role.name'])
    .where('user_role.user_id', 'in', [...userIds])
    .orderBy('role.name')
    .execute()
}
