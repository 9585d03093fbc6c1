import type { SequenceStatus } from '@parley/contracts/enums.ts'
import type { PhaseDefinition } from '@parley/contracts/template-definition.ts'
import type { Database as DB } from '@parley/migrations/generated/database.ts'
import { scopedRaw } from '@parley/server-kit/database/scoped-raw.ts'
import { loggingPieces, type PhaseEvent } from '@parley/server-kit/events/phase-events.queries.ts'
import { sql, type Kysely, type Selectable } from 'kysely'
import type { Tenant } from '../tenant.ts'
import type { TokenUsage } from '../models/port.ts'
import type { Changes, Gate } from './changes.ts'
import { rowOfPatch, rowOfRunPatch, rowOfTurn, turnColumns, turnOf } from './run.rows.ts'
import { emptyMemory, type RunMemory, type Turn } from './turns.ts'

export type Tx = Kysely<DB>

/** Seconds that a worker holds a run without renewing (Architecture, "The sequence engine" 1). */
export const leaseSeconds = 30

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
  hasSummary: boolean
  gate: Gate | null
  used: TokenUsage
  maxTokens: number | null
  /** Millionths of a US dollar. */
  maxCost: number | null
  startedAt: Date | null
  /** Moves whenever a person changes anything about the run: what was read before is stale. */
  updatedAt: Date
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
  const row = await tx.selectFrom('sequence_run').select(runColumns).where('id', '=', id).executeTakeFirst()
  return row && runOf(row)
}

type RunRow = Pick<Selectable<DB['sequence_run']>, (typeof runColumns)[number]>

const runOf = (row: RunRow): StoredRun => ({
  runId: row.id,
  firmId: row.firm_id,
  clientId: row.client_id,
  initiativeId: row.initiative_id,
  phaseId: row.phase_id,
  status: row.status as SequenceStatus,
  generation: row.generation,
  pauseRequested: row.pause_requested,
  memory: { ...emptyMemory, ...(row.state as Partial<RunMemory>) },
  definition: row.definition as PhaseDefinition,
  hasSummary: row.summary !== null,
  gate: row.gate as Gate | null,
  used: { inputTokens: row.used_input_tokens, outputTokens: row.used_output_tokens, cost: row.used_cost },
  maxTokens: row.max_tokens,
  maxCost: row.max_cost,
  startedAt: row.started_at,
  updatedAt: row.updated_at,
})

/**
 * Takes a run that waits for a worker, or whose worker has let its lease run out. Exactly one of several wins.
 * Times are the database's, so that clocks of machines need not agree.
 */
export async function takeLease(tx: Tx, id: string): Promise<StoredRun | undefined> {
  const row = await tx
    .updateTable('sequence_run')
    .set({
      status: 'RUNNING',
      generation: sql`generation + 1`,
      lease_until: sql`now() + make_interval(secs => ${leaseSeconds})`,
      started_at: sql`coalesce(started_at, now())`,
    })
    .where('id', '=', id)
    .where(sql<boolean>`(status = 'QUEUED' or (status = 'RUNNING' and lease_until < now()))`)
    .returning(runColumns)
    .executeTakeFirst()
  return row && runOf(row)
}

/** @returns whether the run is still held; with the mark of people's changes, to see whether there are any */
export async function renewLease(
  tx: Tx,
  held: { runId: string; generation: number },
): Promise<{ updatedAt: Date } | undefined> {
  const row = await tx
    .updateTable('sequence_run')
    .set({ lease_until: sql`now() + make_interval(secs => ${leaseSeconds})` })
    .where('id', '=', held.runId)
    .where('generation', '=', held.generation)
    .where('status', '=', 'RUNNING')
    .returning('updated_at')
    .executeTakeFirst()
  return row && { updatedAt: row.updated_at }
}

export async function listTurns(tx: Tx, runId: string): Promise<Turn[]> {
  const rows = await tx
    .selectFrom('agent_interaction')
    .select(turnColumns)
    .where('sequence_id', '=', runId)
    .orderBy('position')
    .orderBy('id')
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

/** Words of the moderator in answer to a person's. */
export interface Reply {
  id: string
  toMessageId: string
  content: string
  metadata: Record<string, unknown>
}

export interface Commit {
  place: RunPlace
  generation: number
  /** A worker's commit is to a run at work; a person's to one in the state that they saw, which then has moved on. */
  by: { worker: true } | { person: true; from: SequenceStatus }
  /** Set where the commit must not pass by what people did meanwhile. */
  expectedUpdatedAt: Date | null
  changes: Changes
  /** What settled calls used. */
  used: TokenUsage
  replies: Reply[]
  events: PhaseEvent[]
  /** By interaction id: the event (from 1) with which the turn takes its place in the conversation. */
  places: ReadonlyMap<string, number>
}

export interface Committed {
  pauseRequested: boolean
  updatedAt: Date
  used: TokenUsage
}

/**
 * Writes what a step did, in one statement: turns, the run's cursor and usage, replies, events and their
 * announcement; all of it only if the run is still this worker's (Architecture, "The sequence engine" 1).
 * @returns undefined when it is not: nothing was written
 */
export async function commitStep(tx: Tx, commit: Commit): Promise<Committed | undefined> {
  const { place, changes, used } = commit
  const patches = changes.update.map((patch) => rowOfPatch(patch, commit.places.get(patch.id) ?? null))
  const replies = commit.replies.map((reply, index) => ({
    ...reply,
    event: commit.events.length - commit.replies.length + index + 1,
  }))
  const { rows } = await sql<{
    pause_requested: boolean
    updated_at: Date
    input: number
    output: number
    cost: number
    told: number
  }>`/* prepared */
    with patch as (select ${JSON.stringify(rowOfRunPatch(changes.run))}::jsonb as v),
    run as (
      update sequence_run r set
        status = coalesce(patch.v ->> 'status', r.status),
        state = coalesce(patch.v -> 'state', r.state),
        position = coalesce((patch.v ->> 'position')::int, r.position),
        error = coalesce(patch.v ->> 'error', r.error),
        summary = coalesce(patch.v ->> 'summary', r.summary),
        summary_citations = coalesce(patch.v -> 'summary_citations', r.summary_citations),
        gate = case when patch.v ? 'gate' then nullif(patch.v -> 'gate', 'null'::jsonb) else r.gate end,
        pause_requested = r.pause_requested and not patch.v ? 'status',
        lease_until = case when patch.v ? 'status' then null else r.lease_until end,
        finished_at = case when patch.v ->> 'status' in ('COMPLETED', 'FAILED', 'CANCELLED') then now() else r.finished_at end,
        used_input_tokens = r.used_input_tokens + ${used.inputTokens}::bigint,
        used_output_tokens = r.used_output_tokens + ${used.outputTokens}::bigint,
        used_cost = r.used_cost + ${used.cost}::bigint,
        max_tokens = case when patch.v ? 'unlimited' then null else r.max_tokens end,
        max_cost = case when patch.v ? 'unlimited' then null else r.max_cost end,
        updated_at = case when ${'person' in commit.by}::boolean then greatest(now()::timestamptz(3), r.updated_at + interval '1 millisecond') else r.updated_at end
      from patch
      where r.id = ${place.runId} and r.generation = ${commit.generation} and r.status = ${'person' in commit.by ? commit.by.from : 'RUNNING'}
        and (${commit.expectedUpdatedAt}::timestamptz is null or r.updated_at = ${commit.expectedUpdatedAt}::timestamptz)
        and ${scopedRaw.where('sequence_run', 'r')}
      returning r.pause_requested, r.updated_at, r.used_input_tokens as input, r.used_output_tokens as output, r.used_cost as cost),
    ${loggingPieces(place, commit.events, sql`run`)},
    changed as (${changeTurns(patches)}),
    added as (${addTurns(place, changes.insert)}),
    replied as (${addReplies(place, replies)}),
    taken as (
      update hitl_message m set taken_up_at = now(), replied_at = now()
      from run, jsonb_array_elements(${JSON.stringify(replies)}::jsonb) as p(v)
      where m.id = (p.v ->> 'toMessageId')::uuid and ${scopedRaw.where('hitl_message', 'm')})
    select run.*, (select count(*) from notified) as told from run`.execute(tx)
  const row = rows[0]
  return (
    row && {
      pauseRequested: row.pause_requested,
      updatedAt: row.updated_at,
      used: { inputTokens: row.input, outputTokens: row.output, cost: row.cost },
    }
  )
}

const changeTurns = (patches: Record<string, unknown>[]) => sql`
  update agent_interaction t set
    status = coalesce(p.v ->> 'status', t.status),
    moderator_prompt = case when p.v ? 'moderator_prompt' then p.v ->> 'moderator_prompt' else t.moderator_prompt end,
    agent_response = case when p.v ? 'agent_response' then p.v ->> 'agent_response' else t.agent_response end,
    response_summary = case when p.v ? 'response_summary' then p.v ->> 'response_summary' else t.response_summary end,
    verdict = case when p.v ? 'verdict' then nullif(p.v -> 'verdict', 'null'::jsonb) else t.verdict end,
    citations = coalesce(p.v -> 'citations', t.citations),
    unsupported_claims = coalesce((p.v ->> 'unsupported_claims')::int, t.unsupported_claims),
    feedback = case when p.v ? 'feedback' then p.v ->> 'feedback' else t.feedback end,
    round = coalesce((p.v ->> 'round')::int, t.round),
    hitl = case when p.v ? 'hitl' then nullif(p.v -> 'hitl', 'null'::jsonb) else t.hitl end,
    error = case when p.v ? 'error' then p.v ->> 'error' else t.error end,
    provider = coalesce(p.v ->> 'provider', t.provider),
    model = coalesce(p.v ->> 'model', t.model),
    input_tokens = t.input_tokens + coalesce((p.v ->> 'input_tokens')::bigint, 0),
    output_tokens = t.output_tokens + coalesce((p.v ->> 'output_tokens')::bigint, 0),
    cost = t.cost + coalesce((p.v ->> 'cost')::bigint, 0),
    seq = coalesce(t.seq, (select base from counter) + (p.v ->> 'event')::int),
    started_at = case when p.v ? 'started' then coalesce(t.started_at, now()) else t.started_at end,
    completed_at = case when p.v ? 'completed' then now() else t.completed_at end
  from run, jsonb_array_elements(${JSON.stringify(patches)}::jsonb) as p(v)
  where t.id = (p.v ->> 'id')::uuid and ${scopedRaw.where('agent_interaction', 't')}`

const addTurns = (place: RunPlace, turns: Turn[]) => sql`
  insert into agent_interaction (firm_id, client_id, initiative_id, phase_id, sequence_id, id, position, kind, ai_agent_id, agent,
    chapter_title, status, moderator_prompt, expected_output, feedback, round, supersedes_id, follow_up_of_id, is_side)
  select ${scopedRaw.values('agent_interaction', place)}, ${place.initiativeId}::uuid, ${place.phaseId}::uuid, ${place.runId}::uuid,
    n.id, n.position, n.kind, n.ai_agent_id, n.agent, n.chapter_title, n.status, n.moderator_prompt, n.expected_output, n.feedback,
    n.round, n.supersedes_id, n.follow_up_of_id, n.is_side
  from run, jsonb_to_recordset(${JSON.stringify(turns.map(rowOfTurn))}::jsonb) as n(id uuid, position int, kind text, ai_agent_id uuid, agent jsonb,
    chapter_title text, status text, moderator_prompt text, expected_output text, feedback text, round int, supersedes_id uuid, follow_up_of_id uuid, is_side boolean)`

const addReplies = (place: RunPlace, replies: object[]) => sql`
  insert into hitl_message (firm_id, client_id, initiative_id, phase_id, sequence_id, id, content, role, message_type, metadata, reply_to_id, taken_up_at, seq)
  select ${scopedRaw.values('hitl_message', place)}, ${place.initiativeId}::uuid, ${place.phaseId}::uuid, ${place.runId}::uuid,
    (p.v ->> 'id')::uuid, p.v ->> 'content', 'MODERATOR', 'MODERATOR_RESPONSE', p.v -> 'metadata', (p.v ->> 'toMessageId')::uuid, now(),
    counter.base + (p.v ->> 'event')::int
  from counter, jsonb_array_elements(${JSON.stringify(replies)}::jsonb) as p(v)`

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

/** Gives a held run back, for another worker to take at once: the process stops. */
export async function releaseLease(tx: Tx, held: { runId: string; generation: number }): Promise<void> {
  await tx
    .updateTable('sequence_run')
    .set({ lease_until: sql`now()` })
    .where('id', '=', held.runId)
    .where('generation', '=', held.generation)
    .where('status', '=', 'RUNNING')
    .execute()
}
