import { containing, type Tx } from '../../database.ts'
import { readPage } from '../../list-page.ts'

export interface Page<Column extends string> {
  q: string | undefined
  sort: { column: Column; direction: 'asc' | 'desc' }
  from: number
  limit: number
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
