import type { Id } from '@parley/contracts/ids.ts'
import { sql } from 'kysely'
import type { Actor } from '../../authorization/actor.ts'
import { containing, type Tx } from '../../database.ts'
import { readLongPage } from '../../list-page.ts'

/**
 * Accounts that exist, with their tenants' names. A client's people see their own; the firm's names, which the
 * scope shows them too, are for teams and conversations.
 */
function selectUsers(tx: Tx, actor: Actor) {
  const query = tx
    .selectFrom('user_account as u')
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
    .where('u.deleted_at', 'is', null)
  return actor.kind === 'client' ? query.where('u.client_id', '=', actor.clientId) : query
}
export type UserView = Awaited<ReturnType<typeof findUserView>> & object

export const findUserView = (tx: Tx, actor: Actor, id: Id) =>
  selectUsers(tx, actor).where('u.id', '=', id).executeTakeFirst()

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
  const pattern = containing(q ?? '')
  return selectUsers(tx, actor)
    .$if(q !== undefined, (query) =>
      query.where((eb) =>
        eb.or([
          eb(sql`u.first_name || ' ' || u.last_name`, 'ilike', pattern),
          eb('u.email', 'ilike', pattern),
        ]),
      ),
    )
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

export const listUserViews = (tx: Tx, actor: Actor, page: UserPage) =>
  readLongPage(matchingUsers(tx, actor, page), {
    from: page.from,
    limit: page.limit,
    id: 'u.id',
    order: (query) => {
      const { column, direction } = page.sort
      const first = query.orderBy(`u.${column}`, direction)
      // All in one direction, so that the index by name gives both.
      return column === 'last_name'
        ? first.orderBy('u.first_name', direction).orderBy('u.id', direction)
        : first.orderBy('u.last_name').orderBy('u.first_name').orderBy('u.id')
    },
  })

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
