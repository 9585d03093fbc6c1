import { sql, type Kysely, type RawBuilder } from 'kysely'
import type { Database as DB } from '@parley/migrations/generated/database.ts'
import { scopedRaw } from '@parley/server-kit/database/scoped-raw.ts'
import { type CandidateQuery, distancesOf, type NearChunk, type NearRow, toNear } from './candidates.ts'
import { areasOf, type SearchArea } from './knowledge-filter.ts'
import { nearestByIndex } from './nearest-by-index.ts'

/**
 * Nearest chunks, nearest first. Tenants without a partition of their own are read exactly, by the tenant's part of
 * the primary key, in one statement, which also says which tenants of the search have one; those are read by its
 * index, each apart (`nearestByIndex`). A tenant's rows are found by its key wherever they are, so a partition that
 * comes or goes in between changes nothing but the time that it takes.
 */
export async function nearestChunks(tx: Kysely<DB>, query: CandidateQuery): Promise<NearChunk[]> {
  const areas = areasOf(query)
  if (areas.length === 0) return []
  const arms = sql.join(
    areas.map((area) => exactArm(area, query)),
    sql` union all `,
  )
  const large = sql`select own_part.tenant_key from ${scopedRaw.table('knowledge_partition', 'own_part')}`
  const { rows } =
    await sql<NearRow>`/* prepared */ with ${keyTable(areas)} large as materialized (${large}), nearest as (${arms})
    select chunk_id, tenant_key, distance from nearest
    union all select null, tenant_key, null from large where ${isAsked(areas)}`.execute(tx)
  const found = rows.flatMap(toNear)
  const largeKeys = rows.flatMap((row) => (row.chunk_id === null ? row.tenant_key : []))
  if (largeKeys.length > 0) found.push(...(await nearestByIndex(tx, { areas, largeKeys, query })))
  return found.sort(byDistance).slice(0, query.count)
}

const byDistance = (one: NearChunk, other: NearChunk): number =>
  one.distance - other.distance || (one.id < other.id ? -1 : 1)

/** The firm's tenants are listed once, whatever reads them. */
function keyTable(areas: readonly SearchArea[]): RawBuilder<unknown> {
  const [table] = areas.flatMap(({ tenant }) =>
    'keys' in tenant ? [sql`all_keys as materialized (${tenant.keys}),`] : [],
  )
  return table ?? sql``
}

/** Which of the large tenants this search is about. */
function isAsked(areas: readonly SearchArea[]): RawBuilder<unknown> {
  const conditions = areas.map(({ tenant }) =>
    'key' in tenant ? sql`tenant_key = ${tenant.key}::uuid` : sql`tenant_key in (select key from all_keys)`,
  )
  return sql.join(conditions, sql` or `)
}

/**
 * One tenant: its key is a plain parameter, so that all partitions but one are left out before anything runs, and
 * nothing is read at all where it is a large one. Many: their keys are an array.
 */
function exactArm({ tenant, where }: SearchArea, query: CandidateQuery): RawBuilder<unknown> {
  const small =
    'key' in tenant
      ? sql`e.tenant_key = ${tenant.key}::uuid and not exists (select from large where large.tenant_key = ${tenant.key}::uuid)`
      : sql`e.tenant_key = any((select array_agg(key) from all_keys where key not in (select tenant_key from large))::uuid[])`
  return sql`(${distancesOf(sql`${small} and ${where('e')}`, query)} order by distance limit ${query.count})`
}
