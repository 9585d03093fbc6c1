import { newId } from '@parley/contracts/ids.ts'
import type { Topic } from '@parley/contracts/internal/orchestrator.ts'
import type { Database as DB } from '@parley/migrations/generated/database.ts'
import { sql, type Kysely } from 'kysely'

/** The tenant of a row of client data. */
export interface Tenant {
  firmId: string
  clientId: string
}

/**
 * Announces work in the transaction that made it (Architecture, "Processes"): an outbox row, and a knock for the
 * relay. The row's id becomes the job's, so that a ring is never swallowed by one at work.
 */
export async function ring(
  tx: Kysely<DB>,
  topic: Topic,
  row: Tenant & { entityId: string },
): Promise<void> {
  const id = newId()
  await Promise.all([
    tx
      .insertInto('outbox')
      .values({ id, topic, entity_id: row.entityId, firm_id: row.firmId, client_id: row.clientId })
      .execute(),
    sql`select pg_notify('parley_outbox', ${id})`.execute(tx),
  ])
}
