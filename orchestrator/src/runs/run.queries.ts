import type { SequenceStatus } from '@parley/contracts/enums.ts'
import type { Gate, RunMemory } from '@parley/contracts/stored/run.ts'
import type { PhaseDefinition } from '@parley/contracts/template-definition.ts'
import type { Database as DB } from '@parley/migrations/generated/database.ts'
import { ring } from '@parley/server-kit/outbox/ring.queries.ts'
import { type ExpressionBuilder, sql, type Kysely, type Selectable } from 'kysely'
import { type Hold, leaseEnd, leaseEnded, leaseOver } from '../leases/index.ts'
import type { Tenant } from '../tenant.ts'
import type { TokenUsage } from '../models/port.ts'
import { turnColumns, turnOf } from './run.rows.ts'
import { emptyMemory, type Turn } from './turns.ts'

export type Tx = Kysely<DB>

/** Seconds that a worker holds a run without renewing (Architecture, "The sequence engine" 1). */
export const leaseSeconds = 30
const lease = leaseOver({
  table: 'sequence_run',
  waiting: ['QUEUED', 'RUNNING'],
  held: 'RUNNING',
  seconds: leaseSeconds,
})
const holdOf = ({ runId, generation }: { runId: string; generation: number }): Hold => ({
  id: runId,
  generation,
})

/** Where a run belongs. */
export interface RunPlace extends Tenant {
  runId: string
  initiativeId: string
  phaseId: string
}

/** A run as stored, for whoever holds it or decides about it. */
export interface StoredRun extends RunPlace {
  status: SequenceStatus
  generation: number
  pauseRequested: boolean
  memory: RunMemory
  definition: PhaseDefinition
  /** One that counts: not while it is wanted anew. */
  hasSummary: boolean
  /** A complete run is at work again for its summary alone. */
  isSummaryWanted: boolean
  gate: Gate | null
  used: TokenUsage
  maxTokens: number | null
  /** Millionths of a US dollar. */
  maxCost: number | null
  startedAt: Date | null
  /** Moves whenever a person changes anything about the run: what was read before is stale. */
  updatedAt: Date
  /** Number of the phase's last event when this was read. */
  lastSeq: number
}

const runColumns = [
  'id',
  'firm_id',
  'client_id',
  'initiative_id',
  'phase_id',
  'status',
  'generation',
  'pause_requested',
  'state',
  'definition',
  'summary',
  'summary_wanted',
  'gate',
  'used_input_tokens',
  'used_output_tokens',
  'used_cost',
  'max_tokens',
  'max_cost',
  'started_at',
  'updated_at',
] as const

export async function findRun(tx: Tx, id: string): Promise<StoredRun | undefined> {
  const row = await tx
    .selectFrom('sequence_run')
    .select(runColumns)
    .select(lastSeqOfPhase)
    .where('id', '=', id)
    .executeTakeFirst()
  return row && runOf(row)
}

const lastSeqOfPhase = (eb: ExpressionBuilder<DB, 'sequence_run'>) =>
  eb
    .selectFrom('phase_event_counter as counter')
    .select('counter.last_seq')
    .whereRef('counter.phase_id', '=', 'sequence_run.phase_id')
    .as('last_seq')

type RunRow = Pick<Selectable<DB['sequence_run']>, (typeof runColumns)[number]> & { last_seq: number | null }

const runOf = (row: RunRow): StoredRun => ({
  runId: row.id,
  firmId: row.firm_id,
  clientId: row.client_id,
  initiativeId: row.initiative_id,
  phaseId: row.phase_id,
  status: row.status,
  generation: row.generation,
  pauseRequested: row.pause_requested,
  memory: { ...emptyMemory, ...row.state },
  definition: row.definition,
  hasSummary: row.summary !== null && !row.summary_wanted,
  isSummaryWanted: row.summary_wanted,
  gate: row.gate,
  used: { inputTokens: row.used_input_tokens, outputTokens: row.used_output_tokens, cost: row.used_cost },
  maxTokens: row.max_tokens,
  maxCost: row.max_cost,
  startedAt: row.started_at,
  updatedAt: row.updated_at,
  lastSeq: row.last_seq ?? 0,
})

/**
 * Takes a run that waits for a worker, or whose worker has let its lease run out. Exactly one of several wins.
 * Times are the database's, so that clocks of machines need not agree.
 */
export async function takeLease(
  tx: Tx,
  { runId, holder }: { runId: string; holder: string },
): Promise<StoredRun | undefined> {
  const row = await tx
    .updateTable('sequence_run')
    .set({
      status: 'RUNNING',
      generation: sql`generation + 1`,
      held_by: holder,
      lease_until: leaseEnd(leaseSeconds),
      started_at: sql`coalesce(started_at, now())`,
    })
    .where('id', '=', runId)
    .where(sql<boolean>`(status = 'QUEUED' or (status = 'RUNNING' and lease_until < now()))`)
    .returning(runColumns)
    .returning(lastSeqOfPhase)
    .executeTakeFirst()
  return row && runOf(row)
}

/** @returns whether the run is still held; with the mark of people's changes, to see whether there are any */
export async function renewLease(
  tx: Tx,
  held: { runId: string; generation: number },
): Promise<{ updatedAt: Date } | undefined> {
  const row = await lease.renewing(tx, holdOf(held)).returning('updated_at').executeTakeFirst()
  return row && { updatedAt: row.updated_at }
}

export async function listTurns(tx: Tx, runId: string): Promise<Turn[]> {
  const rows = await tx
    .selectFrom('agent_interaction as turn')
    .leftJoin('user_account as person', 'person.id', 'turn.requested_by_id')
    .select(turnColumns.map((column) => `turn.${column}` as const))
    .select(['person.first_name', 'person.last_name'])
    .where('turn.sequence_id', '=', runId)
    .orderBy('turn.position')
    .orderBy('turn.id')
    .execute()
  return rows.map(turnOf)
}

/** People's messages of the phase that wait for an answer, oldest first. */
export async function listPendingMessages(tx: Tx, phaseId: string): Promise<string[]> {
  const rows = await tx
    .selectFrom('hitl_message')
    .select('id')
    .where('phase_id', '=', phaseId)
    .where('role', '=', 'USER')
    .where('wants_reply', '=', true)
    .where('taken_up_at', 'is', null)
    .orderBy('seq')
    .execute()
  return rows.map((row) => row.id)
}

/**
 * People's messages that a run at work was to answer, which stops before it has: each is answered by itself. One who goes
 * on with the run in the same transaction has it answer them.
 */
export async function ringForMessages(
  tx: Tx,
  place: Pick<RunPlace, 'firmId' | 'clientId' | 'phaseId'>,
): Promise<void> {
  const { firmId, clientId } = place
  for (const entityId of await listPendingMessages(tx, place.phaseId))
    await ring(tx, { topic: 'user-message.reply', entityId, firmId, clientId })
}

/** Keeps a run as it is until the transaction ends. */
export async function lockRun(tx: Tx, runId: string): Promise<void> {
  await tx.selectFrom('sequence_run').select('id').where('id', '=', runId).forNoKeyUpdate().execute()
}

/** Counts what was used outside of a step, by calls whose fate is unknown. @returns what is used in all */
export async function addUsed(tx: Tx, runId: string, used: TokenUsage): Promise<TokenUsage> {
  const row = await tx
    .updateTable('sequence_run')
    .set((eb) => ({
      used_input_tokens: eb('used_input_tokens', '+', used.inputTokens),
      used_output_tokens: eb('used_output_tokens', '+', used.outputTokens),
      used_cost: eb('used_cost', '+', used.cost),
    }))
    .where('id', '=', runId)
    .returning(['used_input_tokens', 'used_output_tokens', 'used_cost'])
    .executeTakeFirstOrThrow()
  return { inputTokens: row.used_input_tokens, outputTokens: row.used_output_tokens, cost: row.used_cost }
}

/**
 * Gives a run back, for any worker to take at once: the process stops, or lost its database.
 * @param held.holder who took it, under whatever generation
 */
export async function releaseLease(tx: Tx, held: { runId: string; holder: string }): Promise<void> {
  await tx
    .updateTable('sequence_run')
    .set({ lease_until: leaseEnded })
    .where('id', '=', held.runId)
    .where('held_by', '=', held.holder)
    .where('status', '=', 'RUNNING')
    .execute()
}
