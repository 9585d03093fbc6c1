import { newId } from '@parley/contracts/ids.ts'
import { type Kysely, sql } from 'kysely'
import { scopedRaw } from '../database/scoped-raw.ts'
import { currentTraceparent } from '../tracing/span.ts'

/** NOTIFY channel on which a new outbox row knocks at the relay. */
export const outboxChannel = 'parley_outbox'

export interface Ring<Topic extends string = string> {
  topic: Topic
  /** The row that the work is about; the worker reads its state from there. */
  entityId: string
  firmId: string | null
  clientId: string | null
}

/**
 * Announces work in the transaction that makes it (Architecture, "Processes"): an outbox row and a knock for the
 * relay. The row's id becomes the job's, so that a ring is never swallowed by one at work.
 */
export async function ring<DB>(tx: Kysely<DB>, work: Ring): Promise<void> {
  const id = newId()
  await sql`
    with rung as (
      insert into outbox (firm_id, client_id, id, topic, entity_id, traceparent)
      values (${scopedRaw.values('outbox', work)}, ${id}, ${work.topic}, ${work.entityId}, ${currentTraceparent() ?? null})),
    knocked as (select pg_notify(${outboxChannel}, ${id}))
    select from knocked`.execute(tx)
}
