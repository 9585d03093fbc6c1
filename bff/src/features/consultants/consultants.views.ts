import type { Id } from '@parley/contracts/ids.ts'
import { sql } from 'kysely'
import { containing, type Tx } from '../../database.ts'
import { readLongPage } from '../../list-page.ts'

const selectConsultants = (tx: Tx) =>
  tx
    .selectFrom('consultant')
    .innerJoin('consulting_firm as firm', 'firm.id', 'consultant.firm_id')
    .select([
      'consultant.id',
      'consultant.firm_id',
      'consultant.first_name',
      'consultant.last_name',
      'consultant.email',
      'consultant.phone',
      'consultant.position',
      'consultant.is_obsolete',
      'consultant.created_at',
      'consultant.updated_at',
      'firm.name as firm_name',
    ])
    .select((eb) => [
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

type ConsultantColumn =
  | 'id'
  | 'first_name'
  | 'last_name'
  | 'email'
  | 'phone'
  | 'position'
  | 'is_obsolete'
  | 'created_at'
  | 'firm_name'

/** What a list of consultants is sorted by; by name unless told. */
export const consultantOrder: {
  sortable: Record<string, ConsultantColumn>
  defaultSort: { column: ConsultantColumn; direction: 'asc' }
} = {
  sortable: {
    id: 'id',
    name: 'last_name',
    firstName: 'first_name',
    lastName: 'last_name',
    email: 'email',
    phone: 'phone',
    position: 'position',
    isObsolete: 'is_obsolete',
    createdAt: 'created_at',
    consultingFirm: 'firm_name',
    'consultingFirm.name': 'firm_name',
  },
  defaultSort: { column: 'last_name', direction: 'asc' },
}

export interface ConsultantPage {
  q: string | undefined
  sort: {
    column: ConsultantColumn
    direction: 'asc' | 'desc'
  }
  from: number
  limit: number
}

export interface ConsultantFilter {
  id?: readonly Id[] | undefined
  firmId?: Id | undefined
  /** Who may access it. */
  clientId?: Id | undefined
  isObsolete?: boolean | undefined
}

export async function listConsultantViews(
  tx: Tx,
  { id, firmId, clientId, isObsolete }: ConsultantFilter,
  page: ConsultantPage,
) {
  let query = tx.selectFrom('consultant')
  if (id !== undefined) query = query.where('consultant.id', 'in', [...id])
  if (firmId !== undefined) query = query.where('consultant.firm_id', '=', firmId)
  if (isObsolete !== undefined) query = query.where('consultant.is_obsolete', '=', isObsolete)
  if (clientId !== undefined)
    query = query.where((eb) =>
      eb.exists(
        eb
          .selectFrom('consultant_client_access as a')
          .select('a.client_id')
          .whereRef('a.consultant_id', '=', 'consultant.id')
          .where('a.client_id', '=', clientId)
          .where('a.can_access', '=', true),
      ),
    )
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
  const { column, direction } = page.sort
  return readLongPage(tx, selectConsultants(tx), {
    found: query,
    ordered:
      column === 'firm_name'
        ? query.innerJoin('consulting_firm as firm', 'firm.id', 'consultant.firm_id')
        : undefined,
    from: page.from,
    limit: page.limit,
    q: page.q,
    id: 'consultant.id',
    order: [
      [column === 'firm_name' ? 'firm.name' : `consultant.${column}`, direction],
      ['consultant.last_name', 'asc'],
      ['consultant.first_name', 'asc'],
      ['consultant.id', 'asc'],
    ],
  })
}

/** Active initiatives that each of these consultants leads, of all of them at once. */
export async function countActiveInitiatives(
  tx: Tx,
  consultants: readonly Pick<ConsultantView, 'id' | 'firm_id'>[],
): Promise<Map<Id, number>> {
  if (consultants.length === 0) return new Map()
  const rows = await tx
    .selectFrom('initiative')
    .select(['consultant_id', sql<number>`count(*)::int`.as('active')])
    .where('firm_id', 'in', [...new Set(consultants.map((one) => one.firm_id))])
    .where(
      'consultant_id',
      'in',
      consultants.map(({ id }) => id),
    )
    .where('status', '=', 'ACTIVE')
    .where('is_archived', '=', false)
    .groupBy('consultant_id')
    .execute()
  return new Map(rows.map((row) => [row.consultant_id ?? '', row.active]))
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
