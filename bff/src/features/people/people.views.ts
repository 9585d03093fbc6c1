import type { Id } from '@parley/contracts/ids.ts'
import { type RawBuilder, sql } from 'kysely'
import { containing, type Tx } from '../../database.ts'
import { readLongPage } from '../../list-page.ts'

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
      'client.settings',
      'client.created_at',
      'client.updated_at',
      'consulting_firm.name as firm_name',
    ])
    // A client is out of use with its firm (decisions D3).
    .select(sql<boolean>`(client.is_obsolete or consulting_firm.is_obsolete)`.as('is_obsolete'))
export type ClientView = NonNullable<Awaited<ReturnType<typeof findClientView>>>

export const findClientView = (tx: Tx, id: Id) =>
  selectClients(tx).where('client.id', '=', id).executeTakeFirst()

type ClientColumn = 'id' | 'name' | 'firm_name' | 'is_obsolete' | 'created_at' | 'updated_at'
export type ClientPage = Page<ClientColumn>

/** What a list of clients is sorted by; by name unless told. */
export const clientOrder = {
  sortable: {
    id: 'id',
    name: 'name',
    consultingFirm: 'firm_name',
    'consultingFirm.name': 'firm_name',
    isObsolete: 'is_obsolete',
    createdAt: 'created_at',
    updatedAt: 'updated_at',
  } satisfies Record<string, ClientColumn>,
  defaultSort: { column: 'name', direction: 'asc' },
} as const

export interface ClientFilter {
  id?: readonly Id[] | undefined
  consultingFirmId?: Id | undefined
  /** A code; clients of all industries fit each. */
  industry?: string | undefined
  /** A code; clients of all industries are not meant. */
  onlyIndustry?: string | undefined
  isObsolete?: boolean | undefined
  /** Whether there are firms that are obsolete, with whose clients nobody works any more. */
  hasObsoleteFirms?: boolean
}

const obsoleteFirms = (tx: Tx) => tx.selectFrom('consulting_firm').where('is_obsolete', '=', true)

function matchingClients(tx: Tx, filter: ClientFilter, q: string | undefined) {
  const { id, consultingFirmId, industry, onlyIndustry, isObsolete } = filter
  let query = tx.selectFrom('client')
  if (id !== undefined) query = query.where('client.id', 'in', [...id])
  if (consultingFirmId !== undefined) query = query.where('client.firm_id', '=', consultingFirmId)
  if (isObsolete !== undefined && filter.hasObsoleteFirms !== true)
    query = query.where('client.is_obsolete', '=', isObsolete)
  else if (isObsolete !== undefined)
    query = query.where((eb) => {
      const isOut = eb.or([
        eb('client.is_obsolete', '=', true),
        eb('client.firm_id', 'in', obsoleteFirms(tx).select('id')),
      ])
      return isObsolete ? isOut : eb.not(isOut)
    })
  if (q !== undefined) query = query.where('client.name', 'ilike', containing(q))
  const codes = onlyIndustry === undefined ? industry && [industry, 'all'] : [onlyIndustry]
  if (!codes) return query
  return query.where((eb) =>
    eb.exists(
      eb
        .selectFrom('client_industry as of')
        .innerJoin('industry', 'industry.id', 'of.industry_id')
        .select('of.client_id')
        .whereRef('of.client_id', '=', 'client.id')
        .where('industry.code', 'in', codes),
    ),
  )
}

const lowerName = sql`lower(client.name)`

function clientSort(column: ClientColumn): RawBuilder<unknown> {
  if (column === 'name') return lowerName
  return column === 'firm_name' ? sql`lower(consulting_firm.name)` : sql.ref(`client.${column}`)
}

/** A page of the clients, and how many match. */
export async function listClientViews(tx: Tx, filter: ClientFilter, { sort, ...page }: ClientPage) {
  // Asked apart: as a rule there is none, and the list is then read from its index alone.
  const firms =
    filter.isObsolete === undefined
      ? undefined
      : await obsoleteFirms(tx)
          .select(sql<number>`count(*)::int`.as('total'))
          .executeTakeFirst()
  const found = matchingClients(tx, { ...filter, hasObsoleteFirms: (firms?.total ?? 0) > 0 }, page.q)
  return readLongPage(tx, selectClients(tx), {
    ...page,
    found,
    ordered:
      sort.column === 'firm_name'
        ? found.innerJoin('consulting_firm', 'consulting_firm.id', 'client.firm_id')
        : undefined,
    id: 'client.id',
    order: [
      [clientSort(sort.column), sort.direction],
      [lowerName, sort.direction],
      ['client.id', sort.direction],
    ],
  })
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

const selectFirms = (tx: Tx) =>
  tx.selectFrom('consulting_firm').select(['id', 'name', 'is_obsolete', 'created_at', 'updated_at'])
export type FirmView = NonNullable<Awaited<ReturnType<typeof findFirmView>>>

export const findFirmView = (tx: Tx, id: Id) => selectFirms(tx).where('id', '=', id).executeTakeFirst()

type FirmColumn = 'id' | 'name' | 'is_obsolete' | 'created_at' | 'updated_at'
export type FirmPage = Page<FirmColumn>

/** What a list of firms is sorted by; by name unless told. */
export const firmOrder = {
  sortable: {
    id: 'id',
    name: 'name',
    isObsolete: 'is_obsolete',
    createdAt: 'created_at',
    updatedAt: 'updated_at',
  } satisfies Record<string, FirmColumn>,
  defaultSort: { column: 'name', direction: 'asc' },
} as const

export interface FirmFilter {
  id?: readonly Id[] | undefined
  isObsolete?: boolean | undefined
}

/** A page of the consulting firms, and how many match. */
export function listFirmViews(tx: Tx, { id, isObsolete }: FirmFilter, { sort, ...page }: FirmPage) {
  let found = tx.selectFrom('consulting_firm')
  if (id !== undefined) found = found.where('id', 'in', [...id])
  if (isObsolete !== undefined) found = found.where('is_obsolete', '=', isObsolete)
  if (page.q !== undefined) found = found.where('name', 'ilike', containing(page.q))
  const by = sort.column === 'name' ? sql`lower(name)` : sql.ref(sort.column)
  return readLongPage(tx, selectFirms(tx), {
    ...page,
    found,
    id: 'consulting_firm.id',
    order: [
      [by, sort.direction],
      ['consulting_firm.id', sort.direction],
    ],
  })
}
