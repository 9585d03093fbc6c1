import { sql } from 'kysely'
import { containing, type Tx } from '../../database.ts'
import { readPage } from '../../list-page.ts'

export interface Page<Column extends string> {
  q: string | undefined
  sort: { column: Column; direction: 'asc' | 'desc' }
  from: number
  limit: number
}

export async function listConsultantViews(
  tx: Tx,
  { firmId, showObsolete }: { firmId: string; showObsolete: boolean },
  page: Page<'first_name' | 'last_name' | 'position' | 'created_at'>,
) {
  let query = tx
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
    ])
    .select((eb) =>
      eb
        .selectFrom('initiative')
        .select((inner) => inner.fn.countAll<number>().as('active'))
        .whereRef('initiative.consultant_id', '=', 'consultant.id')
        .where('initiative.status', '=', 'ACTIVE')
        .as('active_initiatives'),
    )
    .where('consultant.firm_id', '=', firmId)
  if (!showObsolete) query = query.where('consultant.is_obsolete', '=', false)
  if (page.q) {
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
    .orderBy('consultant.id')
  return readPage(ordered, page)
}

const selectClients = (tx: Tx) =>
  tx
    .selectFrom('client')
    .innerJoin('consulting_firm', 'consulting_firm.id', 'client.firm_id')
    .select([
      'client.id',
      'client.name',
      'client.firm_id',
      'client.is_obsolete',
      'client.settings',
      'client.created_at',
      'client.updated_at',
      'consulting_firm.name as firm_name',
    ])
export type ClientView = NonNullable<Awaited<ReturnType<typeof findClientView>>>

export const findClientView = (tx: Tx, id: string) =>
  selectClients(tx).where('client.id', '=', id).executeTakeFirst()

export interface Obsolescence {
  showObsolete: boolean
}

export async function listClientViews(
  tx: Tx,
  { showObsolete, firmId }: Obsolescence & { firmId?: string | undefined },
  page: Page<'name' | 'created_at' | 'updated_at'>,
) {
  let query = selectClients(tx)
  if (firmId !== undefined) query = query.where('client.firm_id', '=', firmId)
  if (!showObsolete) query = query.where('client.is_obsolete', '=', false)
  if (page.q) query = query.where('client.name', 'ilike', containing(page.q))
  const ordered = query.orderBy(`client.${page.sort.column}`, page.sort.direction).orderBy('client.id')
  return readPage(ordered, page)
}

export async function listClientIndustries(tx: Tx, clientIds: string[]) {
  if (clientIds.length === 0) return []
  return tx
    .selectFrom('client_industry')
    .innerJoin('industry', 'industry.id', 'client_industry.industry_id')
    .select(['client_industry.client_id', 'industry.id', 'industry.code'])
    .where('client_industry.client_id', 'in', clientIds)
    .orderBy('industry.code')
    .execute()
}

export async function listFirmViews(
  tx: Tx,
  { showObsolete }: Obsolescence,
  page: Page<'name' | 'created_at' | 'updated_at'>,
) {
  let query = tx
    .selectFrom('consulting_firm')
    .select(['id', 'name', 'is_obsolete', 'created_at', 'updated_at'])
  if (!showObsolete) query = query.where('is_obsolete', '=', false)
  if (page.q) query = query.where('name', 'ilike', containing(page.q))
  return readPage(query.orderBy(page.sort.column, page.sort.direction).orderBy('id'), page)
}
