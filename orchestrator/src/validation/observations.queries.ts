import type { Severity } from '@parley/contracts/enums.ts'
import type { ObservationEvidence, StoredSettlement } from '@parley/contracts/http/observations.ts'
import { newId } from '@parley/contracts/ids.ts'
import { json } from '@parley/server-kit/database/json.ts'
import { sql } from 'kysely'
import type { Tx } from '../runs/index.ts'
import type { HeldValidation, ValidationKind } from './validation.queries.ts'

export interface KnownObservation {
  id: string
  mitigationId: string
  status: string
  /** It was remediated, and a later check has found that it fails. */
  failsAgain: boolean
}

/** Observations that earlier checks of the same statements wrote. */
export async function listKnownObservations(
  tx: Tx,
  { phaseId, kind, sequenceId }: { phaseId: string; kind: ValidationKind; sequenceId: string | null },
): Promise<KnownObservation[]> {
  let query = tx
    .selectFrom('observation as o')
    .leftJoin('validation_run as v', 'v.id', 'o.validation_run_id')
    .select(['o.id', 'o.mitigation_id', 'o.status'])
    .select(sql<boolean>`coalesce(v.started_at > o.remediated_at, false)`.as('fails_again'))
    .where('o.phase_id', '=', phaseId)
    .where('o.observation_type', '=', kind)
    .where('o.mitigation_id', 'is not', null)
  if (kind === 'AI_CONVERSATION') query = query.where('o.sequence_id', '=', sequenceId)
  const rows = await query.execute()
  return rows.map((row) => ({
    id: row.id,
    mitigationId: row.mitigation_id ?? '',
    status: row.status,
    failsAgain: row.fails_again,
  }))
}

export interface FoundObservation {
  mitigationId: string
  mitigation: string
  /** null where the check said nothing about it. */
  verdict: 'does-not-hold' | 'cannot-tell' | null
  description: string
  severity: Severity
  evidence: ObservationEvidence[]
}

/** Writes a finding, unless there is one for the statement already. @returns its id, where it is new */
export async function insertFinding(
  tx: Tx,
  held: HeldValidation,
  finding: FoundObservation,
): Promise<string | undefined> {
  const row = await tx
    .insertInto('observation')
    .values({
      id: newId(),
      firm_id: held.firmId,
      client_id: held.clientId,
      initiative_id: held.initiativeId,
      phase_id: held.phaseId,
      sequence_id: held.sequenceId,
      validation_run_id: held.validationId,
      mitigation_id: finding.mitigationId,
      mitigation: finding.mitigation,
      verdict: finding.verdict,
      description: finding.description,
      severity: finding.severity,
      observation_type: held.kind,
      evidence: json(finding.evidence),
    })
    .onConflict((conflict) => conflict.doNothing())
    .returning('id')
    .executeTakeFirst()
  return row?.id
}

/** Statements that hold now (decisions D3): what said that they do not is remediated, and says what settled it. */
export async function remediate(
  tx: Tx,
  { kind }: Pick<HeldValidation, 'kind'>,
  remediated: readonly { id: string; quotes: ObservationEvidence[] }[],
): Promise<void> {
  const by = kind === 'INITIAL' ? 'validation' : 'conversation'
  for (const { id, quotes } of remediated) {
    const settled: StoredSettlement = { by, words: null, quotes }
    await tx
      .updateTable('observation')
      .set({
        status: 'REMEDIATED',
        remediated_at: sql`now()`,
        settled: json(settled),
        settled_by_id: null,
      })
      .where('id', '=', id)
      .execute()
  }
}

/** Remediated observations that fail again: they stay, with the check that found it, its verdict and its evidence. */
export async function noteFailingAgain(
  tx: Tx,
  validationId: string,
  failing: readonly {
    id: string
    verdict: FoundObservation['verdict']
    evidence: ObservationEvidence[]
  }[],
): Promise<void> {
  for (const { id, verdict, evidence } of failing)
    await tx
      .updateTable('observation')
      .set({ validation_run_id: validationId, verdict, evidence: json(evidence) })
      .where('id', '=', id)
      .where('status', '=', 'REMEDIATED')
      .execute()
}

/** How many remediated observations a check has found to fail again. */
export async function countFailingAgain(tx: Tx, validationId: string): Promise<number> {
  const row = await tx
    .selectFrom('observation as o')
    .innerJoin('validation_run as v', 'v.id', 'o.validation_run_id')
    .select(sql<number>`count(*)::int`.as('count'))
    .where('o.validation_run_id', '=', validationId)
    .whereRef('v.started_at', '>', 'o.remediated_at')
    .executeTakeFirstOrThrow()
  return row.count
}
