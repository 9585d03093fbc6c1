import type { Id } from '@parley/contracts/ids.ts'
import { sql } from 'kysely'
import { containing, type Tx } from '../../database.ts'
import { readPage } from '../../list-page.ts'

const selectConsultants = (tx: Tx) =>
  tx
    .selectFrom('consultant')
    .select([
      'consultant.id',
      'consultant.first_name',
      'consultant.last_name',
      'consultant.email',
      'consultant.phone',
      'consultant.position',
      'consultant.is_obsolete',
      'consultant.created_at',
      'consultant.updated_at',
    ])
    .select((eb) => [
      eb
        .selectFrom('initiative')
        .select(sql<number>`count(*)::int`.as('active'))
        .whereRef('initiative.consultant_id', '=', 'consultant.id')
        .where('initiative.status', '=', 'ACTIVE')
        .as('active_initiatives'),
      eb
        .exists(
          eb
            .selectFrom('user_account')
            .select('user_account.id')
            .whereRef('user_account.consultant_id', '=', 'consultant.id'),
        )
        .as('has_account'),
    ])
export type ConsultantView = NonNullable<Awaited<ReturnType<typeof findConsultantView>>>

export const findConsultantView = (tx: Tx, id: Id) =>
  selectConsultants(tx).where('consultant.id', '=', id).executeTakeFirst()

export interface ConsultantPage {
  q: string | undefined
  sort: {
    column: 'first_name' | 'last_name' | 'email' | 'phone' | 'position' | 'created_at'
    direction: 'asc' | 'desc'
  }
  from: number
  limit: number
}

export async function listConsultantViews(
  tx: Tx,
  { firmId, showObsolete }: { firmId: Id; showObsolete: boolean },
  page: ConsultantPage,
) {
  let query = selectConsultants(tx).where('consultant.firm_id', '=', firmId)
  if (!showObsolete) query = query.where('consultant.is_obsolete', '=', false)
  if (page.q !== undefined) {
    const pattern = containing(page.q)
    query = query.where((eb) =>
      eb.or([
        eb(sql`consultant.first_name || ' ' || consultant.last_name`, 'ilike', pattern),
        eb('consultant.email', 'ilike', pattern),
        eb('consultant.position', 'ilike', pattern),
      ]),
    )
  }
  const ordered = query
    .orderBy(`consultant.${page.sort.column}`, page.sort.direction)
    .orderBy('consultant.last_name')
    .orderBy('consultant.first_name')
    .orderBy('consultant.id')
  return readPage(ordered, page)
}

/** Clients that these consultants may access, of all of them at once. */
export async function listClientsOf(tx: Tx, consultantIds: readonly Id[]) {
  if (consultantIds.length === 0) return []
  return tx
    .selectFrom('consultant_client_access as a')
    .innerJoin('client as c', 'c.id', 'a.client_id')
    .select(['a.consultant_id', 'c.id', 'c.name'])
    .where('a.consultant_id', 'in', [...consultantIds])
    .where('a.can_access', '=', true)
    .where('c.is_obsolete', '=', false)
    .orderBy(sql`lower(c.name)`)
    .orderBy('c.id')
    .execute()
}

export interface AccessOf {
  firmId?: Id
  consultantId?: Id
  clientId?: Id
}

export function listAccessViews(tx: Tx, of: AccessOf, page: { from: number; limit: number }) {
  const { firmId, consultantId, clientId } = of
  const query = tx
    .selectFrom('consultant_client_access as a')
    .innerJoin('client as c', 'c.id', 'a.client_id')
    .innerJoin('consultant as k', 'k.id', 'a.consultant_id')
    .select([
      'a.consultant_id',
      'a.client_id',
      'a.can_access',
      'k.first_name',
      'k.last_name',
      'k.is_obsolete as consultant_is_obsolete',
      'c.name as client_name',
      'c.is_obsolete as client_is_obsolete',
    ])
    .$if(firmId !== undefined, (some) => some.where('k.firm_id', '=', firmId ?? ''))
    .$if(consultantId !== undefined, (some) => some.where('a.consultant_id', '=', consultantId ?? ''))
    .$if(clientId !== undefined, (some) => some.where('a.client_id', '=', clientId ?? ''))
    .orderBy('k.last_name')
    .orderBy('k.first_name')
    .orderBy('a.consultant_id')
    .orderBy(sql`lower(c.name)`)
    .orderBy('a.client_id')
  return readPage(query, page)
}
