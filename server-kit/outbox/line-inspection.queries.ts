import { type Kysely, sql } from 'kysely'
import { scopedRaw } from '../database/scoped-raw.ts'
import type { WaitingRing } from '../queue/inspection.ts'

const outbox = scopedRaw.table('outbox', 'o')
const columns = sql`o.topic, o.id, o.entity_id as "entityId", o.firm_id as "firmId", o.client_id as "clientId", o.created_at as "createdAt"`

/** By topic, how many wait and for how many seconds the longest has. */
export async function measureLine<DB>(
  tx: Kysely<DB>,
): Promise<Map<string, { count: number; seconds: number }>> {
  const { rows } = await sql<{ topic: string; count: number; seconds: number }>`
    select o.topic, count(*)::int as count, greatest(0, extract(epoch from now() - min(o.created_at)))::float8 as seconds
    from ${outbox} where o.relayed_at is null group by o.topic`.execute(tx)
  return new Map(rows.map(({ topic, count, seconds }) => [topic, { count, seconds }]))
}

/** The newest that wait. */
export async function listInLine<DB>(
  tx: Kysely<DB>,
  { topics, limit }: { topics: readonly string[]; limit: number },
): Promise<WaitingRing[]> {
  const { rows } = await sql<WaitingRing>`
    select ${columns} from ${outbox} where o.relayed_at is null and o.topic = any(${topics}::text[])
    order by o.created_at desc, o.id desc limit ${limit}`.execute(tx)
  return rows
}

export async function findInLine<DB>(
  tx: Kysely<DB>,
  { topic, id }: { topic: string; id: string },
): Promise<WaitingRing | undefined> {
  const { rows } = await sql<WaitingRing>`
    select ${columns} from ${outbox} where o.id = ${id} and o.topic = ${topic} and o.relayed_at is null`.execute(
    tx,
  )
  return rows[0]
}
