import { sql, type Kysely } from 'kysely'
import type { Database as DB } from '@parley/migrations/generated/database.ts'
import { lacksIndexes, makeIndexes, ownName } from './partition-indexes.queries.ts'

/** When a tenant gets a partition of its own and when it loses it again: apart, so that none moves to and fro. */
export interface PartitionBounds {
  /** Vectors from which on. */
  promoteFrom: number
  /** Vectors below which not any longer. */
  demoteBelow: number
}

type Tx = Kysely<DB>

/**
 * Counts by index alone; needs no more than the tenants' keys and the models' names.
 * @returns tenants whose partition does not suit them, or has not the indexes of its models
 */
export async function listMisplacedTenants(tx: Tx, bounds: PartitionBounds): Promise<string[]> {
  const { rows } = await sql<{ tenant_key: string }>`
    with counted as (select tenant_key, sum(count) as count, array_agg(model) as models
      from (select tenant_key, model, count(*) as count from knowledge_embedding group by tenant_key, model) as of_model group by tenant_key)
    select coalesce(e.tenant_key, p.tenant_key) as tenant_key
    from counted e full join knowledge_partition p on p.tenant_key = e.tenant_key
    where case when p.tenant_key is null then e.count >= ${bounds.promoteFrom}
      else coalesce(e.count, 0) < ${bounds.demoteBelow} or ${lacksIndexes(sql`p.tenant_key`, sql`e.models`)} end`.execute(
    tx,
  )
  return rows.map((row) => row.tenant_key)
}

export interface TenantPlace {
  count: number
  /** It has a partition of its own. */
  isOwn: boolean
}

export async function readPlace(tx: Tx, tenantKey: string): Promise<TenantPlace> {
  const { rows } = await sql<TenantPlace>`
    select (select count(*)::int from knowledge_embedding where tenant_key = ${tenantKey}::uuid) as count,
      exists (select from knowledge_partition where tenant_key = ${tenantKey}::uuid) as "isOwn"`.execute(tx)
  return rows[0] ?? { count: 0, isOwn: false }
}

/** One mover at a time, over all processes. @returns false where another one is at it */
export async function takeTurn(tx: Tx): Promise<boolean> {
  const { rows } = await sql<{ taken: boolean }>`
    select pg_try_advisory_xact_lock(hashtext('parley.knowledge_partition')) as taken`.execute(tx)
  return rows[0]?.taken ?? false
}

/**
 * A partition for one tenant. Its rows are copied and indexed aside, while all goes on; then, with the shared
 * partitions locked, what changed meanwhile is brought up to date and the copy takes the rows' place. It is one
 * transaction: a search sees the tenant in the one place or in the other, and after a failure nothing has changed.
 */
export async function moveToOwn(tx: Tx, tenantKey: string): Promise<void> {
  const own = sql.id(ownName(tenantKey))
  const rows = sql`select * from knowledge_embedding where tenant_key = ${tenantKey}::uuid`
  await sql`create table ${own} (like knowledge_embedding including defaults including constraints including storage) with (toast_tuple_target = 8160)`.execute(
    tx,
  )
  await sql`insert into ${own} ${rows} order by chunk_id`.execute(tx)
  await sql`alter table ${own} add primary key (tenant_key, chunk_id, model)`.execute(tx)
  await sql`create index on ${own} (tenant_key, initiative_id, source_kind)`.execute(tx)
  await makeIndexes(tx, tenantKey)
  await lockAll(tx)
  await bringUpToDate(tx, tenantKey)
  await sql`delete from knowledge_embedding where tenant_key = ${tenantKey}::uuid`.execute(tx)
  await sql`alter table ${own} enable row level security, force row level security`.execute(tx)
  await sql`create policy parley_maintenance on ${own} to parley_maintenance using (true) with check (true)`.execute(
    tx,
  )
  await sql`alter table knowledge_embedding attach partition ${own} for values in (${sql.lit(tenantKey)})`.execute(
    tx,
  )
  await sql`insert into knowledge_partition (tenant_key, firm_id, client_id)
    select tenant_key, firm_id, client_id from ${own} limit 1`.execute(tx)
  await sql`analyze ${own}`.execute(tx)
}

/** Longer than the second after which the server's own vacuuming makes way; others wait behind us no longer. */
const longestWait = '2500ms'

/** Chunks before vectors, as everybody who writes does, so that no two wait for each other; chunks may still be read. */
async function lockAll(tx: Tx): Promise<void> {
  await sql`select set_config('lock_timeout', ${longestWait}, true)`.execute(tx)
  await sql`lock table knowledge_chunk in share row exclusive mode`.execute(tx)
  await sql`lock table knowledge_embedding_shared in access exclusive mode`.execute(tx)
}

async function bringUpToDate(tx: Tx, tenantKey: string): Promise<void> {
  const own = sql.id(ownName(tenantKey))
  const isSame = sql`o.tenant_key = e.tenant_key and o.chunk_id = e.chunk_id and o.model = e.model`
  const place = (alias: string) =>
    sql.raw(
      ['initiative_id', 'source_kind', 'source_id', 'is_confidential', 'use_in_client_work']
        .map((name) => `${alias}.${name}`)
        .join(', '),
    )
  const ofTenant = sql`e.tenant_key = ${tenantKey}::uuid`
  await sql`delete from ${own} o where not exists (select from knowledge_embedding e where ${ofTenant} and ${isSame})`.execute(
    tx,
  )
  await sql`insert into ${own} select e.* from knowledge_embedding e
    where ${ofTenant} and not exists (select from ${own} o where ${isSame})`.execute(tx)
  await sql`update ${own} o set initiative_id = e.initiative_id, source_kind = e.source_kind, source_id = e.source_id,
      is_confidential = e.is_confidential, use_in_client_work = e.use_in_client_work
    from knowledge_embedding e where ${ofTenant} and ${isSame} and (${place('o')}) is distinct from (${place('e')})`.execute(
    tx,
  )
}

/** Back among the others: few rows, moved while everybody waits. */
export async function moveToShared(tx: Tx, tenantKey: string): Promise<void> {
  const own = sql.id(ownName(tenantKey))
  await lockAll(tx)
  await sql`alter table knowledge_embedding detach partition ${own}`.execute(tx)
  await sql`insert into knowledge_embedding select * from ${own} order by chunk_id`.execute(tx)
  await sql`drop table ${own}`.execute(tx)
  await sql`delete from knowledge_partition where tenant_key = ${tenantKey}::uuid`.execute(tx)
}

export async function listSharedParts(tx: Tx): Promise<string[]> {
  const { rows } = await sql<{ name: string }>`
    select relname as name from pg_inherits join pg_class on pg_class.oid = inhrelid
    where inhparent = 'knowledge_embedding_shared'::regclass order by relname`.execute(tx)
  return rows.map((row) => row.name)
}

/** How many times the pages that its rows fill a part's tenants read: 1 where each has its rows together. */
export async function measureScatter(tx: Tx, part: string): Promise<{ rows: number; scatter: number }> {
  const { rows } = await sql<{ rows: number; scatter: number }>`
    select sum(rows)::int as rows, coalesce(sum(pages)::float8 / nullif(count(distinct page), 0), 0) as scatter
    from (select tenant_key, (ctid::text::point)[0] as page, 1 as pages, count(*) as rows
      from ${sql.id(part)} group by 1, 2) as read`.execute(tx)
  return { rows: rows[0]?.rows ?? 0, scatter: rows[0]?.scatter ?? 0 }
}

/** Puts each tenant's rows together. Those who search this part wait for it. */
export async function orderByTenant(tx: Tx, part: string): Promise<void> {
  await sql`select set_config('lock_timeout', ${longestWait}, true)`.execute(tx)
  await sql`cluster ${sql.id(part)} using ${sql.id(`${part}_pkey`)}`.execute(tx)
  await sql`analyze ${sql.id(part)}`.execute(tx)
}
