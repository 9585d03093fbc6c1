import type { SequenceStatus } from '@parley/contracts/enums.ts'
import { insist } from '@parley/server-kit/database/insist.ts'
import { scopedRaw } from '@parley/server-kit/database/scoped-raw.ts'
import { loggingPieces, type PhaseEvent } from '@parley/server-kit/events/phase-events.queries.ts'
import { sql } from 'kysely'
import type { TokenUsage } from '../models/port.ts'
import type { Changes } from './changes.ts'
import type { RunPlace, Tx } from './run.queries.ts'
import { rowOfPatch, rowOfRunPatch, rowOfTurn } from './run.rows.ts'
import type { Turn } from './turns.ts'

/** Words of the moderator: in answer to a person's, to everybody, or a question to people. */
export interface Reply {
  id: string
  toMessageId: string | null
  type: 'MODERATOR_RESPONSE' | 'GATE_QUESTION'
  content: string
  /** Of the message that it answers: whether that binds the agents, where the moderator could tell. */
  binds?: boolean
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
  /** People's requests that a turn has met. */
  met: { messageId: string; interactionId: string }[]
  events: PhaseEvent[]
  /** By interaction id: the event (from 1) with which the turn takes its place in the conversation. */
  places: ReadonlyMap<string, number>
}

export interface Committed {
  pauseRequested: boolean
  updatedAt: Date
  used: TokenUsage
  /** The number of the phase's last event before those of this commit. */
  base: number
}

/** What a worker's commit insists on: that the run is still its own. */
export const stillHeld = 'held'

/**
 * Writes what a step did, in one statement: turns, the run's cursor and usage, replies, events and their
 * announcement; all of it only if the run is still this worker's (Architecture, "The sequence engine" 1).
 * @returns undefined when it is not: nothing was written. A worker's is refused then (`stillHeld`), with all that its
 * transaction does besides.
 */
export async function commitStep(tx: Tx, commit: Commit): Promise<Committed | undefined> {
  const { place, changes } = commit
  const patches = changes.update.map((patch) => rowOfPatch(patch, commit.places.get(patch.id) ?? null))
  const replies = commit.replies.map((reply, index) => ({
    ...reply,
    event: commit.events.length - commit.replies.length + index + 1,
  }))
  const isHeld = sql`${'person' in commit.by}::boolean or run.input is not null`
  const { rows } = await sql<{
    pause_requested: boolean
    updated_at: Date | null
    input: number
    output: number
    cost: number
    told: number
    base: number | null
  }>`/* prepared */
    with patch as (select ${JSON.stringify(rowOfRunPatch(changes.run))}::jsonb as v),
    run as (${changeRun(commit)}),
    ${loggingPieces(place, commit.events, sql`run`)},
    changed as (${changeTurns(patches)}),
    added as (${addTurns(place, changes.insert)}),
    met as (${meetRequests(commit.met)}),
    taken as (${takeUp(replies)}),
    replied as (${addReplies(place, replies)})
    select run.*, (select count(*) from notified) as told, (select base from counter) as base, ${insist(isHeld, stillHeld)} as held
    from (select 1) as always left join run on true`.execute(tx)
  const [row] = rows
  // Where the run was not changed, the row is of nothing.
  if (row === undefined || row.updated_at === null) return undefined
  return {
    pauseRequested: row.pause_requested,
    updatedAt: row.updated_at,
    base: row.base ?? 0,
    used: { inputTokens: row.input, outputTokens: row.output, cost: row.cost },
  }
}

/** Moves the run, if it is still as its holder or the person who decides knows it; `patch` is what changes. */
const changeRun = ({ place, generation, by, expectedUpdatedAt, used }: Commit) => sql`
  update sequence_run r set
    status = coalesce(patch.v ->> 'status', r.status),
    state = coalesce(patch.v -> 'state', r.state),
    position = coalesce((patch.v ->> 'position')::int, r.position),
    error = coalesce(patch.v ->> 'error', r.error),
    summary = coalesce(patch.v ->> 'summary', r.summary),
    summary_citations = coalesce(patch.v -> 'summary_citations', r.summary_citations),
    summary_seq = case when patch.v ? 'summary' then ${lastHeard} else r.summary_seq end,
    summary_wanted = r.summary_wanted and not patch.v ?| array['summary', 'keeps_summary'],
    gate = case when patch.v ? 'gate' then nullif(patch.v -> 'gate', 'null'::jsonb) else r.gate end,
    pause_requested = r.pause_requested and not patch.v ? 'status',
    lease_until = case when patch.v ? 'status' then null else r.lease_until end,
    finished_at = case when patch.v ->> 'status' in ('COMPLETED', 'FAILED', 'CANCELLED') then now() else r.finished_at end,
    used_input_tokens = r.used_input_tokens + ${used.inputTokens}::bigint,
    used_output_tokens = r.used_output_tokens + ${used.outputTokens}::bigint,
    used_cost = r.used_cost + ${used.cost}::bigint,
    max_tokens = r.max_tokens + coalesce((patch.v ->> 'raise_tokens')::bigint, 0),
    max_cost = r.max_cost + coalesce((patch.v ->> 'raise_cost')::bigint, 0),
    updated_at = case when ${'person' in by}::boolean then greatest(now()::timestamptz(3), r.updated_at + interval '1 millisecond') else r.updated_at end
  from patch
  where r.id = ${place.runId} and r.generation = ${generation} and r.status = ${'person' in by ? by.from : 'RUNNING'}
    and (${expectedUpdatedAt}::timestamptz is null or r.updated_at = ${expectedUpdatedAt}::timestamptz)
    and ${scopedRaw.where('sequence_run', 'r')}
  returning r.pause_requested, r.updated_at, r.used_input_tokens as input, r.used_output_tokens as output, r.used_cost as cost`

/**
 * What a summary that is stored now was made from, in the phase's order: all that was there, up to the first words of
 * a person that nobody has taken up.
 */
const lastHeard = sql`least(
  (select c.last_seq from ${scopedRaw.table('phase_event_counter', 'c')} where c.phase_id = r.phase_id),
  (select min(m.seq) - 1 from ${scopedRaw.table('hitl_message', 'm')}
    where m.phase_id = r.phase_id and m.role = 'USER' and m.wants_reply and m.taken_up_at is null))`

/**
 * Rows of the ids, which the join by the rows of a document names again: of that alone the planner expects a hundred rows,
 * and reads the whole table for them.
 */
const among = (column: string, ids: readonly (string | null)[]) =>
  sql`${sql.ref(column)} = any(${ids.filter((id) => id !== null)}::uuid[])`

const meetRequests = (met: Commit['met']) => sql`
  update hitl_message m set met_at = now(), met_by_id = (p.v ->> 'interactionId')::uuid
  from run, jsonb_array_elements(${JSON.stringify(met)}::jsonb) as p(v)
  where ${among(
    'm.id',
    met.map(({ messageId }) => messageId),
  )} and m.id = (p.v ->> 'messageId')::uuid and m.met_at is null and ${scopedRaw.where('hitl_message', 'm')}`

/**
 * People's words that are answered, with what the moderator found of whether they bind; not those that were answered
 * meanwhile, by a job that began while the run stood still.
 */
const takeUp = (replies: readonly Reply[]) => sql`
  update hitl_message m set taken_up_at = now(), replied_at = now(),
    binds = case when m.binds = 'decision' or not p.v ? 'binds' then m.binds when (p.v ->> 'binds')::boolean then 'request' end
  from run, jsonb_array_elements(${JSON.stringify(replies)}::jsonb) as p(v)
  where ${among(
    'm.id',
    replies.map(({ toMessageId }) => toMessageId),
  )} and m.id = (p.v ->> 'toMessageId')::uuid and m.replied_at is null and ${scopedRaw.where('hitl_message', 'm')}
  returning m.id`

const changeTurns = (patches: ({ id: string } & Record<string, unknown>)[]) => sql`
  update agent_interaction t set
    status = coalesce(p.v ->> 'status', t.status),
    moderator_prompt = case when p.v ? 'moderator_prompt' then p.v ->> 'moderator_prompt' else t.moderator_prompt end,
    agent_response = case when p.v ? 'agent_response' then p.v ->> 'agent_response' else t.agent_response end,
    response_summary = case when p.v ? 'response_summary' then p.v ->> 'response_summary' else t.response_summary end,
    verdict = case when p.v ? 'verdict' then nullif(p.v -> 'verdict', 'null'::jsonb) else t.verdict end,
    citations = coalesce(p.v -> 'citations', t.citations),
    unsupported_claims = coalesce((p.v ->> 'unsupported_claims')::int, t.unsupported_claims),
    contradicted_claims = coalesce(p.v -> 'contradicted_claims', t.contradicted_claims),
    feedback = case when p.v ? 'feedback' then p.v ->> 'feedback' else t.feedback end,
    round = coalesce((p.v ->> 'round')::int, t.round),
    truncated = coalesce((p.v ->> 'truncated')::boolean, t.truncated),
    decision = coalesce(p.v -> 'decision', t.decision),
    stands_in_for = case when p.v ? 'provider' then coalesce(p.v ->> 'stands_in_for', case when t.kind = 'moderator' then t.stands_in_for end) else t.stands_in_for end,
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
  where ${among(
    't.id',
    patches.map(({ id }) => id),
  )} and t.id = (p.v ->> 'id')::uuid and ${scopedRaw.where('agent_interaction', 't')}`

// An agent may be deleted while phases that were closed have it still: their copy of it works on, without the reference.
const addTurns = (place: RunPlace, turns: Turn[]) => sql`
  insert into agent_interaction (firm_id, client_id, initiative_id, phase_id, sequence_id, id, position, kind, ai_agent_id, agent,
    chapter_title, status, moderator_prompt, expected_output, feedback, feedback_by, round, supersedes_id, follow_up_of_id, is_side)
  select ${scopedRaw.values('agent_interaction', place)}, ${place.initiativeId}::uuid, ${place.phaseId}::uuid, ${place.runId}::uuid,
    n.id, n.position, n.kind, (select id from ai_agent where id = n.ai_agent_id), n.agent, n.chapter_title, n.status, n.moderator_prompt, n.expected_output, n.feedback, n.feedback_by,
    n.round, n.supersedes_id, n.follow_up_of_id, n.is_side
  from run, jsonb_to_recordset(${JSON.stringify(turns.map(rowOfTurn))}::jsonb) as n(id uuid, position int, kind text, ai_agent_id uuid, agent jsonb,
    chapter_title text, status text, moderator_prompt text, expected_output text, feedback text, feedback_by text, round int, supersedes_id uuid, follow_up_of_id uuid, is_side boolean)`

/** One answer a message, and none to what was taken back. */
const addReplies = (place: RunPlace, replies: object[]) => sql`
  insert into hitl_message (firm_id, client_id, initiative_id, phase_id, sequence_id, id, content, role, message_type, metadata, reply_to_id, taken_up_at, seq)
  select ${scopedRaw.values('hitl_message', place)}, ${place.initiativeId}::uuid, ${place.phaseId}::uuid, ${place.runId}::uuid,
    (p.v ->> 'id')::uuid, p.v ->> 'content', 'MODERATOR', p.v ->> 'type', p.v -> 'metadata', (p.v ->> 'toMessageId')::uuid, now(),
    counter.base + (p.v ->> 'event')::int
  from counter, jsonb_array_elements(${JSON.stringify(replies)}::jsonb) as p(v)
  where p.v ->> 'toMessageId' is null or (p.v ->> 'toMessageId')::uuid in (select id from taken)`
