import type { SequenceStatus } from '@parley/contracts/enums.ts'
import type { PhaseDefinition } from '@parley/contracts/template-definition.ts'
import { json } from '@parley/server-kit/database/json.ts'
import { sql } from 'kysely'
import { findRun, type RunPlace, type StoredRun, type Tx } from '../runs/index.ts'

/** Counts as running (decisions D10, Sequences). */
export const activeStatuses = ['QUEUED', 'RUNNING', 'PAUSED', 'AWAITING_HUMAN'] as const

/** The run of the phase that is at work, locked against changes until the command is through; at most one can be. */
export async function findActiveRun(tx: Tx, phaseId: string): Promise<StoredRun | undefined> {
  const row = await tx
    .selectFrom('sequence_run')
    .select('id')
    .where('phase_id', '=', phaseId)
    .where('status', 'in', activeStatuses)
    .forNoKeyUpdate()
    .executeTakeFirst()
  return row && findRun(tx, row.id)
}

/** A run by id, locked against changes. */
export async function findRunForUpdate(tx: Tx, id: string): Promise<StoredRun | undefined> {
  const row = await tx
    .selectFrom('sequence_run')
    .select('id')
    .where('id', '=', id)
    .forNoKeyUpdate()
    .executeTakeFirst()
  return row && findRun(tx, id)
}

export interface NewRun extends RunPlace {
  status: 'QUEUED' | 'COMPLETED'
  definition: PhaseDefinition
  definitionHash: string
  maxTokens: number | null
  /** Millionths of a US dollar. */
  maxCost: number | null
  startedById: string | null
}

export async function insertRun(tx: Tx, run: NewRun): Promise<void> {
  await tx
    .insertInto('sequence_run')
    .values({
      id: run.runId,
      firm_id: run.firmId,
      client_id: run.clientId,
      initiative_id: run.initiativeId,
      phase_id: run.phaseId,
      status: run.status,
      definition: json(run.definition),
      definition_hash: run.definitionHash,
      max_tokens: run.maxTokens,
      max_cost: run.maxCost,
      started_by_id: run.startedById,
    })
    .execute()
}

/** Limits of a run that goes on, where they are named. Cost in millionths of a US dollar. */
export async function setRunBudget(
  tx: Tx,
  runId: string,
  { maxTokens, maxCost }: { maxTokens: number | null; maxCost: number | null },
): Promise<void> {
  await tx
    .updateTable('sequence_run')
    .set({
      ...(maxTokens !== null && { max_tokens: maxTokens }),
      ...(maxCost !== null && { max_cost: maxCost }),
    })
    .where('id', '=', runId)
    .execute()
}

/** Moves a run from the state that the command saw; people's changes move its `updated_at`. */
export async function moveRun(
  tx: Tx,
  runId: string,
  to: { status?: SequenceStatus; pauseRequested?: boolean },
): Promise<void> {
  await tx
    .updateTable('sequence_run')
    .set({
      ...(to.status !== undefined && { status: to.status, lease_until: null }),
      ...(to.status === 'CANCELLED' && { gate: null, finished_at: sql`now()` }),
      pause_requested: to.pauseRequested ?? false,
      updated_at: sql`greatest(now()::timestamptz(3), updated_at + interval '1 millisecond')`,
    })
    .where('id', '=', runId)
    .execute()
}

/** Queues a complete run whose summary is all that is left to do; the old one stays until then. */
export async function wantSummary(tx: Tx, runId: string): Promise<void> {
  await moveRun(tx, runId, { status: 'QUEUED' })
  await tx.updateTable('sequence_run').set({ summary_wanted: true }).where('id', '=', runId).execute()
}

/** Takes that back: the run is complete again with the summary that it has, and so is the turn that it waited at. */
export async function keepSummary(tx: Tx, { runId, gate }: StoredRun): Promise<void> {
  await moveRun(tx, runId, { status: 'COMPLETED' })
  await tx
    .updateTable('sequence_run')
    .set({ summary_wanted: false, gate: null })
    .where('id', '=', runId)
    .execute()
  if (gate !== null)
    await tx
      .updateTable('agent_interaction')
      .set({ status: gate.turnStatus, hitl: null })
      .where('id', '=', gate.interactionId)
      .execute()
}

/** Says that people changed something about a run, so that its worker reads it again after its step. */
export async function touchRun(tx: Tx, runId: string): Promise<void> {
  await tx
    .updateTable('sequence_run')
    .set({ updated_at: sql`greatest(now()::timestamptz(3), updated_at + interval '1 millisecond')` })
    .where('id', '=', runId)
    .execute()
}
