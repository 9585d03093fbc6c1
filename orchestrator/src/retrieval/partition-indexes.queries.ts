import { createHash } from 'node:crypto'
import { readEmbeddingModel } from '@parley/contracts/rules/embedding-model.ts'
import type { Database as DB } from '@parley/migrations/generated/database.ts'
import { sql, type Kysely, type RawBuilder } from 'kysely'

/** Dimensions up to which there can be an index of nearest neighbours; wider vectors are read one by one. */
export const mostIndexedDimensions = 4_000

type Tx = Kysely<DB>

/** The partition of a tenant that has one of its own. */
export const ownName = (tenantKey: string): string => `knowledge_embedding_${tenantKey.replaceAll('-', '')}`

/** Each model has an index of its own in each such partition. Names have 63 letters at most. */
const indexName = (tenantKey: string, model: string): string =>
  `${ownName(tenantKey)}_${createHash('sha256').update(model).digest('hex').slice(0, 8)}`

/** The same name, in the database; null for a model that can have none. */
const indexNameSql = (key: RawBuilder<unknown>, model: RawBuilder<unknown>): RawBuilder<unknown> =>
  sql`case when coalesce(substring(${model} from '@([0-9]{3,4})$')::int, 0) <= ${mostIndexedDimensions}
    then 'knowledge_embedding_' || replace(${key}::text, '-', '') || '_' || left(encode(sha256(convert_to(${model}, 'UTF8')), 'hex'), 8) end`

const indexesOf = (table: RawBuilder<unknown>): RawBuilder<unknown> =>
  sql`select indexname::text as name from pg_indexes
    where schemaname = 'public' and tablename = ${table} and indexdef ilike '%using hnsw%'`

/** Whether a partition's indexes of nearest neighbours are not those of its models. */
export function lacksIndexes(key: RawBuilder<unknown>, models: RawBuilder<unknown>): RawBuilder<unknown> {
  const table = sql`'knowledge_embedding_' || replace(${key}::text, '-', '')`
  return sql`(select array_agg(name order by name) from (select ${indexNameSql(key, sql`model`)} as name from unnest(${models}) as model) as wanted where name is not null)
    is distinct from (select array_agg(name order by name) from (${indexesOf(table)}) as made)`
}

async function listModels(tx: Tx, tenantKey: string): Promise<string[]> {
  const { rows } = await sql<{ model: string }>`
    select distinct model from ${sql.id(ownName(tenantKey))} order by model`.execute(tx)
  return rows.map(({ model }) => model)
}

/**
 * Gives each model of the tenant's own partition an index of nearest neighbours over its rows alone, and takes away
 * those of models that are gone. Who writes to the partition waits while one is made.
 * @returns whether anything was to be done
 */
export async function makeIndexes(tx: Tx, tenantKey: string): Promise<boolean> {
  const own = sql.id(ownName(tenantKey))
  const indexed = (await listModels(tx, tenantKey)).filter(
    (model) => readEmbeddingModel(model).dimensions <= mostIndexedDimensions,
  )
  const { rows } = await sql<{ name: string }>`${indexesOf(sql`${ownName(tenantKey)}`)}`.execute(tx)
  const made = new Set(rows.map(({ name }) => name))
  const wanted = new Map(indexed.map((model) => [indexName(tenantKey, model), model]))
  const missing = [...wanted].filter(([name]) => !made.has(name))
  const stale = [...made].filter((name) => !wanted.has(name))
  // An index over a million vectors takes longer than the servers' statements otherwise may.
  await sql`select set_config('maintenance_work_mem', '256MB', true), set_config('statement_timeout', '0', true)`.execute(
    tx,
  )
  for (const [name, model] of missing)
    await sql`create index ${sql.id(name)} on ${own} using hnsw (${castTo(readEmbeddingModel(model).dimensions, sql`embedding`)} halfvec_cosine_ops)
      with (m = 24, ef_construction = 128) where model = ${sql.lit(model)}`.execute(tx)
  for (const name of stale) await sql`drop index ${sql.id(name)}`.execute(tx)
  return missing.length + stale.length > 0
}

/** Vectors as those of an index are: the cast names the dimensions, and each index is of one number of them. */
export const castTo = (dimensions: number, vector: RawBuilder<unknown>): RawBuilder<unknown> =>
  sql`(${vector}::halfvec(${sql.lit(dimensions)}))`
