import type { LiveEventType } from '@parley/contracts/events/live.ts'
import type { Database as DB } from '@parley/migrations/generated/database.ts'
import { scopedRaw } from '@parley/server-kit/database/scoped-raw.ts'
import { sql, type Kysely, type RawBuilder } from 'kysely'
import type { Tenant } from '../doorbell.ts'

/** A stored event of a phase: ids and states only (decisions D6). */
export interface PhaseEvent {
  type: LiveEventType
  data: Record<string, unknown>
}

/** Channel on which every committed event is announced as `phaseId:seq`. */
export const phaseChannel = 'parley_phase'

/**
 * The pieces of a statement that log events in the phase's one order: `counter` (its last number, from a row of the
 * phase, so that numbers come in the order of commits), `logged` and `notified`. `guard` names a CTE whose emptiness
 * means that nothing happens.
 */
export function loggingPieces(
  place: Tenant & { phaseId: string },
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
    notified as (select pg_notify(${phaseChannel}, ${place.phaseId}::text || ':' || seq) from logged)`
}

/**
 * Logs events outside a run's own commits.
 * @returns the number of each, in order
 */
export async function logEvents(
  tx: Kysely<DB>,
  place: Tenant & { phaseId: string },
  events: PhaseEvent[],
): Promise<number[]> {
  if (events.length === 0) return []
  const guard = sql`(select 1) as always`
  const { rows } = await sql<{ base: number; told: number }>`
    with ${loggingPieces(place, events, guard)}
    select counter.base, (select count(*) from notified) as told from counter`.execute(tx)
  const base = Number(rows[0]?.base)
  return events.map((_, index) => base + index + 1)
}
