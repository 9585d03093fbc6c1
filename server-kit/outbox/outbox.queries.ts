import { type Kysely, sql } from 'kysely'
import { scopedRaw } from '../database/scoped-raw.ts'
import type { Doorbell } from '../queue/queue.ts'

/** Announcements that no queue has heard yet, oldest first. */
export async function listUnrelayed<DB>(tx: Kysely<DB>, limit: number): Promise<Doorbell[]> {
  const { rows } = await sql<Omit<Doorbell, 'traceparent'> & { traceparent: string | null }>`
    select id, topic, entity_id as "entityId", firm_id as "firmId", client_id as "clientId", traceparent
    from ${scopedRaw.table('outbox')} where relayed_at is null order by created_at limit ${limit}`.execute(tx)
  return rows.map(({ traceparent, ...doorbell }) =>
    traceparent === null ? doorbell : { ...doorbell, traceparent },
  )
}

export async function markRelayed<DB>(tx: Kysely<DB>, ids: readonly string[]): Promise<void> {
  await sql`update outbox set relayed_at = now() where id = any(${ids}::uuid[]) and ${scopedRaw.where('outbox')}`.execute(
    tx,
  )
}

/** Relayed announcements are kept for a day, to look at. */
export async function deleteRelayed<DB>(tx: Kysely<DB>): Promise<void> {
  await sql`delete from outbox where relayed_at < now() - interval '1 day' and ${scopedRaw.where('outbox')}`.execute(
    tx,
  )
}
