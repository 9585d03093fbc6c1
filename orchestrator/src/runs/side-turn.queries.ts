import type { Verdict } from '@parley/contracts/stored/run.ts'
import { appendPhaseEvents } from '@parley/server-kit/events/phase-events.queries.ts'
import { json } from '@parley/server-kit/database/json.ts'
import { sql } from 'kysely'
import { leaseEnd, leaseEnded, leaseOver } from '../leases/index.ts'
import type { CheckedText, Authorship } from './changes.ts'
import { leaseSeconds, type RunPlace, type Tx } from './run.queries.ts'

export interface HeldSideTurn extends RunPlace {
  interactionId: string
  generation: number
}

/** Takes a turn that a person asked for and nobody is at. Exactly one of several wins. */
export async function takeSideTurn(tx: Tx, id: string): Promise<HeldSideTurn | undefined> {
  const row = await tx
    .updateTable('agent_interaction')
    .set({
      status: 'RUNNING',
      generation: sql`generation + 1`,
      lease_until: leaseEnd(leaseSeconds),
      started_at: sql`coalesce(started_at, now())`,
    })
    .where('id', '=', id)
    .where('is_side', '=', true)
    .where(sql<boolean>`(status = 'PENDING' or (status = 'RUNNING' and lease_until < now()))`)
    .where('lease_until', 'is not', null)
    .returning(['id', 'firm_id', 'client_id', 'initiative_id', 'phase_id', 'sequence_id', 'generation'])
    .executeTakeFirst()
  return (
    row && {
      interactionId: row.id,
      generation: row.generation,
      runId: row.sequence_id,
      firmId: row.firm_id,
      clientId: row.client_id,
      initiativeId: row.initiative_id,
      phaseId: row.phase_id,
    }
  )
}

const lease = leaseOver({
  table: 'agent_interaction',
  waiting: ['PENDING', 'RUNNING'],
  held: 'RUNNING',
  seconds: leaseSeconds,
})

/** @returns false once the turn is not this worker's any more */
export const renewSideTurn = (tx: Tx, { interactionId, generation }: HeldSideTurn): Promise<boolean> =>
  lease.renew(tx, { id: interactionId, generation })

/** Gives it back as it is, to be tried again: what has no lease was never rung for. */
export const releaseSideTurn = (tx: Tx, { interactionId, generation }: HeldSideTurn): Promise<unknown> =>
  lease.held(tx, { id: interactionId, generation }).set({ lease_until: leaseEnded }).execute()

export type SideTurnEnd =
  | {
      kind: 'answered'
      answer: CheckedText
      summary: string
      /** Of a judge who judges again. */
      verdict: Verdict | null
      authorship: Authorship
      truncated: boolean
    }
  | { kind: 'failed'; error: string }

/** Stores how the turn ended, in its place of the phase's order. @returns false when it is somebody else's */
export async function finishSideTurn(tx: Tx, held: HeldSideTurn, end: SideTurnEnd): Promise<boolean> {
  const status = end.kind === 'answered' ? 'COMPLETED' : 'FAILED'
  const [seq] = await appendPhaseEvents(tx, held, [
    { type: 'AGENT_INTERACTION_UPDATE', data: { interactionId: held.interactionId, status } },
  ])
  const row = await tx
    .updateTable('agent_interaction')
    .set({
      status,
      lease_until: null,
      completed_at: sql`now()`,
      seq: sql`coalesce(seq, ${seq ?? null}::bigint)`,
      ...(end.kind === 'failed' && { error: end.error }),
      ...(end.kind === 'answered' && {
        error: null,
        agent_response: end.answer.text,
        response_summary: end.summary,
        verdict: end.verdict === null ? null : json(end.verdict),
        citations: json(end.answer.citations),
        unsupported_claims: end.answer.unsupportedClaims,
        contradicted_claims: json(end.answer.contradictedClaims),
        provider: end.authorship.provider,
        model: end.authorship.model,
        stands_in_for: end.authorship.standsInFor,
        truncated: end.truncated,
        input_tokens: end.authorship.inputTokens,
        output_tokens: end.authorship.outputTokens,
        cost: end.authorship.cost,
      }),
    })
    .where('id', '=', held.interactionId)
    .where('generation', '=', held.generation)
    .where('status', '=', 'RUNNING')
    .returning('id')
    .executeTakeFirst()
  return row !== undefined
}

/** Says that something about the run changed, so that a worker at it reads it again. */
export async function touchRunOf(tx: Tx, runId: string): Promise<void> {
  await tx
    .updateTable('sequence_run')
    .set({ updated_at: sql`greatest(now()::timestamptz(3), updated_at + interval '1 millisecond')` })
    .where('id', '=', runId)
    .execute()
}
