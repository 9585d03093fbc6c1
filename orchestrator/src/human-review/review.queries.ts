import type { SequenceStatus } from '@parley/contracts/enums.ts'
import type { PhaseDefinition } from '@parley/contracts/template-definition.ts'
import { scopedRaw } from '@parley/server-kit/database/scoped-raw.ts'
import { json } from '@parley/server-kit/database/json.ts'
import { sql } from 'kysely'
import { findRun, type RunPlace, type StoredRun, type Tx, rowOfTurn, type Turn } from '../runs/index.ts'

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

export async function insertTurns(
  tx: Tx,
  place: RunPlace,
  { turns, requestedById }: { turns: readonly Turn[]; requestedById: string | null },
): Promise<void> {
  const rows = turns.map((turn) => {
    const row = rowOfTurn(turn)
    return {
      ...row,
      // One that was deleted works on as the phase's copy of it.
      ai_agent_id: sql<string | null>`(select id from ai_agent where id = ${row.ai_agent_id}::uuid)`,
      agent: json(row.agent),
      firm_id: place.firmId,
      client_id: place.clientId,
      initiative_id: place.initiativeId,
      phase_id: place.phaseId,
      sequence_id: place.runId,
      requested_by_id: requestedById,
    }
  })
  if (rows.length > 0) await tx.insertInto('agent_interaction').values(rows).execute()
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

/** What a cancelled run leaves open is cancelled with it. @returns their ids */
export async function cancelOpenTurns(tx: Tx, runId: string): Promise<string[]> {
  const rows = await tx
    .updateTable('agent_interaction')
    .set({ status: 'CANCELLED', hitl: null, lease_until: null })
    .where('sequence_id', '=', runId)
    .where('status', 'in', ['PENDING', 'RUNNING', 'AWAITING_HUMAN'])
    .returning('id')
    .execute()
  return rows.map((row) => row.id)
}

/** Turns of a cancelled or failed run wait again. */
export async function reopenTurns(tx: Tx, runId: string): Promise<void> {
  await tx
    .updateTable('agent_interaction')
    .set({ status: 'PENDING', error: null })
    .where('sequence_id', '=', runId)
    .where('is_side', '=', false)
    .where('agent_response', 'is', null)
    .where('status', 'in', ['CANCELLED', 'FAILED'])
    .execute()
}

/** Removes a phase's runs with their interactions, its messages, and what was confirmed by them. @returns how many of both there were */
export async function deleteConversation(tx: Tx, phaseId: string): Promise<number> {
  const interactions = await tx
    .deleteFrom('agent_interaction')
    .where('phase_id', '=', phaseId)
    .returning('id')
    .execute()
  await tx.deleteFrom('sequence_run').where('phase_id', '=', phaseId).execute()
  await tx
    .deleteFrom('confirmed_statement')
    .where('phase_id', '=', phaseId)
    .where('kind', '=', 'AI_CONVERSATION')
    .execute()
  const messages = await tx
    .deleteFrom('hitl_message')
    .where('phase_id', '=', phaseId)
    .returning('id')
    .execute()
  return interactions.length + messages.length
}

/**
 * The phase's row, locked, so that two commands to start do not pass each other; not against what refers to it, whose
 * writers hold the counter of events by then and would wait for each other.
 */
export const lockPhase = (tx: Tx, id: string) =>
  tx.selectFrom('initiative_phase').select('id').where('id', '=', id).forNoKeyUpdate().executeTakeFirst()

/** What the rules of the action bar need beside the phase itself (Document 2, 4.2). */
export async function findConversationFacts(tx: Tx, phaseId: string) {
  const [observations, validations, interaction] = await Promise.all([
    tx
      .selectFrom('observation')
      .select(['status', 'observation_type'])
      .where('phase_id', '=', phaseId)
      .execute(),
    tx.selectFrom('validation_run').select(['kind', 'status']).where('phase_id', '=', phaseId).execute(),
    tx
      .selectFrom('agent_interaction')
      .select('id')
      .where('phase_id', '=', phaseId)
      .where('is_side', '=', false)
      .limit(1)
      .executeTakeFirst(),
  ])
  return {
    observations,
    isValidated: validations.some(({ kind, status }) => kind === 'INITIAL' && status === 'COMPLETED'),
    isValidating: validations.some(({ status }) => status === 'RUNNING'),
    hasConversation: interaction !== undefined,
  }
}

export const findInteraction = (tx: Tx, id: string) =>
  tx
    .selectFrom('agent_interaction')
    .select([
      'id',
      'firm_id',
      'client_id',
      'initiative_id',
      'phase_id',
      'sequence_id',
      'position',
      'kind',
      'status',
      'is_side',
    ])
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst()
export type InteractionRow = NonNullable<Awaited<ReturnType<typeof findInteraction>>>

export async function deleteInteractionRow(tx: Tx, id: string): Promise<void> {
  await tx.deleteFrom('agent_interaction').where('id', '=', id).execute()
}

/** Has a side turn asked: from now on the sweeper rings for it, too. */
export async function queueSideTurn(tx: Tx, id: string): Promise<void> {
  await tx
    .updateTable('agent_interaction')
    .set({ status: 'PENDING', error: null, lease_until: sql`now() + interval '30 seconds'` })
    .where('id', '=', id)
    .execute()
}

export const findAgent = (tx: Tx, id: string) =>
  tx
    .selectFrom('ai_agent')
    .select(['id', 'name', 'role', 'description', 'system_message'])
    .where('id', '=', id)
    .where('is_active', '=', true)
    .executeTakeFirst()

export async function lastPosition(tx: Tx, runId: string): Promise<number> {
  const { rows } = await sql<{ last: number }>`
    select coalesce(max(position), 0) as last from ${scopedRaw.table('agent_interaction', 'i')} where sequence_id = ${runId}`.execute(
    tx,
  )
  return rows[0]?.last ?? 0
}

/** The name that stands beside a person's decision. */
export async function findPersonName(tx: Tx, userId: string | null): Promise<string> {
  if (userId === null) return 'A person'
  const row = await tx
    .selectFrom('user_account')
    .select(['first_name', 'last_name'])
    .where('id', '=', userId)
    .executeTakeFirst()
  return row === undefined ? 'A person' : `${row.first_name} ${row.last_name}`.trim()
}
