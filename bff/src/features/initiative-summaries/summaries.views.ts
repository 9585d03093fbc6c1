import type { SummaryFilters } from '@parley/contracts/http/initiative-summaries.ts'
import { scopedRaw } from '@parley/server-kit/database/scoped-raw.ts'
import { sql } from 'kysely'
import { containing, type Tx } from '../../database.ts'
import type { ParsedList } from '../../http/list-query.ts'
import { readPage } from '../../list-page.ts'

/** Of how far its indexing is the database keeps account itself: what is changed begins anew, in the same transaction. */
const isIndexed = sql<boolean>`exists (select 1 from ${scopedRaw.table('knowledge_source', 's')} where s.id = initiative_summary.id and s.status = 'INDEXED')`

const selectSummaries = (tx: Tx) =>
  tx
    .selectFrom('initiative_summary')
    .innerJoin('initiative', 'initiative.id', 'initiative_summary.initiative_id')
    .innerJoin('client', 'client.id', 'initiative_summary.client_id')
    .select([
      'initiative_summary.id',
      'initiative_summary.client_id',
      'initiative_summary.initiative_id',
      'initiative_summary.summary',
      'initiative_summary.key_findings',
      'initiative_summary.recommendations',
      'initiative_summary.vendor_choices',
      'initiative_summary.outcomes',
      'initiative_summary.created_at',
      'initiative_summary.updated_at',
      'initiative.name as initiative_name',
      'initiative.is_confidential',
      'client.name as client_name',
      isIndexed.as('is_indexed'),
    ])
export type SummaryView = NonNullable<Awaited<ReturnType<typeof findSummaryView>>>

export const findSummaryView = (tx: Tx, initiativeId: string) =>
  selectSummaries(tx).where('initiative_summary.initiative_id', '=', initiativeId).executeTakeFirst()

/** What the list is sorted by: words without regard to case. */
const sortExpressions = {
  initiative: sql`lower(initiative.name)`,
  client: sql`lower(client.name)`,
  createdAt: sql`initiative_summary.created_at`,
  updatedAt: sql`initiative_summary.updated_at`,
}
export type SummarySort = keyof typeof sortExpressions

/** One page of the firm's summaries; every word of the search is somewhere in the row. */
export async function listSummaryViews(tx: Tx, page: ParsedList<SummarySort, SummaryFilters>) {
  let query = selectSummaries(tx)
  const { clientId, initiativeId } = page.filter
  if (clientId !== undefined) query = query.where('initiative_summary.client_id', '=', clientId)
  if (initiativeId !== undefined) query = query.where('initiative_summary.initiative_id', '=', initiativeId)
  for (const word of page.q?.split(/\s+/) ?? []) {
    const pattern = containing(word)
    query = query.where((eb) =>
      eb.or([
        eb('initiative.name', 'ilike', pattern),
        eb('client.name', 'ilike', pattern),
        eb('initiative_summary.summary', 'ilike', pattern),
        eb('initiative_summary.key_findings', 'ilike', pattern),
        eb('initiative_summary.recommendations', 'ilike', pattern),
        eb('initiative_summary.outcomes', 'ilike', pattern),
        eb(sql`array_to_string(initiative_summary.vendor_choices, ' ')`, 'ilike', pattern),
      ]),
    )
  }
  const { column, direction } = page.sort
  return readPage(
    query.orderBy(sortExpressions[column], direction).orderBy('initiative_summary.id', 'desc'),
    page,
  )
}
