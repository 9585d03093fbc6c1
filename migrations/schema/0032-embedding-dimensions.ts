import { sql, type Kysely } from 'kysely'
import { run } from './tables.ts'

/**
 * Vectors of any dimension (agents, Providers): the column has none of its own, and each model of a large tenant has an
 * index of nearest neighbours over its rows alone, cast to its dimensions. Rows of two models are never compared. Wide
 * vectors stay in their row up to a page's size; wider ones lie beside it.
 * What was stored while no embedder answered is marked at the firm, whose knowledge is then completed by itself.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  const own = await partitionsOf(db, 'knowledge_embedding')
  const shared = await partitionsOf(db, 'knowledge_embedding_shared')
  const partitions = [...own.filter((name) => name !== 'knowledge_embedding_shared'), ...shared]
  await dropNearestIndexes(db)
  await run(
    db,
    `alter table knowledge_embedding alter column embedding type halfvec;
     alter table knowledge_embedding alter column embedding set storage external;
     ${partitions.map((name) => `alter table ${name} set (toast_tuple_target = 8160);`).join('\n')}
     grant select (model) on knowledge_embedding to parley_relay;
     alter table knowledge_model add column is_partial boolean not null default false;
     grant select (is_partial) on knowledge_model to parley_relay;
    `,
  )
}

async function partitionsOf(db: Kysely<unknown>, parent: string): Promise<string[]> {
  const { rows } = await sql<{ name: string }>`
    select relname as name from pg_inherits join pg_class on pg_class.oid = inhrelid
    where inhparent = ${parent}::regclass order by relname`.execute(db)
  return rows.map(({ name }) => name)
}

/** The upkeep makes those that take their place, one tenant after the other; until then each is read exactly. */
async function dropNearestIndexes(db: Kysely<unknown>): Promise<void> {
  const { rows } = await sql<{ name: string }>`
    select indexname as name from pg_indexes
    where schemaname = 'public' and tablename like 'knowledge_embedding%' and indexdef ilike '%using hnsw%'`.execute(
    db,
  )
  for (const { name } of rows) await sql`drop index ${sql.id(name)}`.execute(db)
}
