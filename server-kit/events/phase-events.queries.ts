import { phaseEventChannel } from '@parley/contracts/events/channels.ts'
import type { LiveEventType } from '@parley/contracts/events/live.ts'
import { type Kysely, type RawBuilder, sql } from 'kysely'
import { scopedRaw } from '../database/scoped-raw.ts'

/** Where a phase belongs. */
export interface PhasePlace {
  firmId: string
  clientId: string
  phaseId: string
}

/** A stored event of a phase: ids and states only (decisions D6). */
export interface PhaseEvent {
  type: LiveEventType
  data: Record<string, unknown>
}

/**
 * The pieces of a statement that log events in the phase's one order: `counter` (its last number, from a row of the
 * phase, so that numbers come in the order of commits), `logged` and `notified`. `guard` names a CTE whose emptiness
 * means that nothing happens.
 */
export function loggingPieces(
  place: PhasePlace,
  events: PhaseEvent[],
  guard: RawBuilder<unknown>,
): RawBuilder<unknown> {
  const values = scopedRaw.values('phase_event_counter', place)
  return sql`
    counter as (
      insert into phase_event_counter as c (phase_id, firm_id, client_id, last_seq)
      select ${place.phaseId}::uuid, ${values}, ${events.length}::int from ${guard} where ${events.length}::int > 0
      on conflict (phase_id) do update set last_seq = c.last_seq + excluded.last_seq
      returning c.last_seq - ${events.length}::int as base),
    logged as (
      insert into phase_event (phase_id, seq, firm_id, client_id, type, data)
      select ${place.phaseId}::uuid, counter.base + e.position, ${scopedRaw.values('phase_event', place)}, e.item ->> 'type', e.item -> 'data'
      from counter, jsonb_array_elements(${JSON.stringify(events)}::jsonb) with ordinality as e(item, position)
      returning seq),
    notified as (select pg_notify(${phaseEventChannel}, ${place.phaseId}::text || ':' || seq) from logged)`
}

/**
 * Logs events of a phase in the transaction of the change that they tell of.
 * @returns the number of each, in order
 */
export async function appendPhaseEvents<DB>(
  tx: Kysely<DB>,
  place: PhasePlace,
  events: PhaseEvent[],
): Promise<number[]> {
  if (events.length === 0) return []
  const guard = sql`(select 1) as always`
  const { rows } = await sql<{ base: string; told: string }>`/* prepared */
    with ${loggingPieces(place, events, guard)}
    select counter.base, (select count(*) from notified) as told from counter`.execute(tx)
  const base = Number(rows[0]?.base)
  return events.map((_, index) => base + index + 1)
}
