import { sql, type Kysely, type RawBuilder } from 'kysely'
import type { Database as DB } from '@parley/migrations/generated/database.ts'
import { scopedRaw } from '@parley/server-kit/database/scoped-raw.ts'
import { type CandidateQuery, distancesOf, type NearChunk, type NearRow, toNear } from './candidates.ts'
import type { SearchArea } from './knowledge-filter.ts'
import { castTo, mostIndexedDimensions } from './partition-indexes.queries.ts'

/** Chunks up to which reading every one of them is as fast as an index (architecture, Retrieval). */
export const exactChunks = 8_000

/** Vectors that the index keeps in view while it looks: the more, the fewer it misses. */
const searchBreadth = 150

interface LargeTenants {
  areas: readonly SearchArea[]
  largeKeys: readonly string[]
  query: CandidateQuery
}

type Part = SearchArea & { key: string }

/**
 * Nearest chunks of tenants that have a partition of their own, by its index; several times what is wanted is asked
 * of it, so that what it overlooks is seldom among the first. Where the search may be about a small part of the
 * tenant, that part is counted, and read exactly if it is small: an index that must throw away most of what it finds
 * finds too little. Vectors that are too wide for an index are read exactly, too.
 */
export async function nearestByIndex(tx: Kysely<DB>, large: LargeTenants): Promise<NearChunk[]> {
  const { areas, largeKeys, query } = large
  const parts = areas.flatMap((area) =>
    largeKeys
      .filter((key) => !('key' in area.tenant) || area.tenant.key === key)
      .map((key): Part => ({ ...area, key })),
  )
  const isIndexed = query.embedding.vector.length <= mostIndexedDimensions
  const areExact = await Promise.all(
    parts.map(async (part) => !isIndexed || (await isSmallPart(tx, part, query))),
  )
  const settings = preferIndexes(tx, true)
  const found = await Promise.all(
    parts.map((part, index) => (areExact[index] === true ? exactly : byIndex)(tx, conditionOf(part), query)),
  )
  await Promise.all([settings, preferIndexes(tx, false)])
  return found.flat()
}

const conditionOf = ({ key, where }: Part): RawBuilder<unknown> =>
  sql`e.tenant_key = ${key}::uuid and ${where('e')}`

async function isSmallPart(tx: Kysely<DB>, part: Part, query: CandidateQuery): Promise<boolean> {
  if (!part.isNarrow) return false
  const bound = query.exactChunks ?? exactChunks
  const { rows } = await sql<{ count: number }>`select count(*)::int as count from (
    select from ${scopedRaw.table('knowledge_embedding', 'e')} where ${conditionOf(part)} limit ${bound + 1}) as counted`.execute(
    tx,
  )
  return (rows[0]?.count ?? 0) <= bound
}

/** Row security hides from the planner how many rows will come: it is told to take the index. */
async function preferIndexes(tx: Kysely<DB>, isOn: boolean): Promise<void> {
  const others = isOn ? 'off' : 'on'
  await sql`select set_config('enable_seqscan', ${others}, true), set_config('enable_sort', ${others}, true),
    set_config('enable_bitmapscan', ${others}, true), set_config('jit', ${others}, true),
    set_config('hnsw.ef_search', ${String(searchBreadth)}, true),
    set_config('hnsw.iterative_scan', 'relaxed_order', true)`.execute(tx)
}

async function byIndex(
  tx: Kysely<DB>,
  condition: RawBuilder<unknown>,
  query: CandidateQuery,
): Promise<NearChunk[]> {
  const count = Math.max(query.count, searchBreadth)
  const indexed = castTo(query.embedding.vector.length, sql`e.embedding`)
  const { rows } =
    await sql<NearRow>`${distancesOf(condition, query, indexed)} order by distance limit ${count}`.execute(tx)
  return rows.flatMap(toNear)
}

/** Measured first and sorted after, so that no index of nearest neighbours is taken. */
async function exactly(
  tx: Kysely<DB>,
  condition: RawBuilder<unknown>,
  query: CandidateQuery,
): Promise<NearChunk[]> {
  const { rows } = await sql<NearRow>`with measured as materialized (${distancesOf(condition, query)})
    select * from measured order by distance limit ${query.count}`.execute(tx)
  return rows.flatMap(toNear)
}
