import type { TestDatabase } from '@parley/server-kit/testing/test-database.ts'
import type { Database as DB } from '@parley/migrations/generated/database.ts'
import { readConversation } from './engine-world.ts'

/** All that a run leaves, without what differs from run to run: ids and times. */
export async function readTrace(database: TestDatabase<DB>, runId: string): Promise<unknown> {
  const { run, turns, messages, events } = await readConversation(database, runId)
  const details = await database.asOwner<{ id: string }>(
    `select id, moderator_prompt, response_summary, verdict, citations, round, provider, model, input_tokens, output_tokens
       from agent_interaction where sequence_id = $1`,
    [runId],
  )
  const names = new Map(turns.map((turn, index) => [turn.id, `turn ${index + 1}`]))
  names.set(runId, 'the run')
  const named = (value: unknown): unknown =>
    JSON.parse(JSON.stringify(value), (_key, item: unknown) =>
      typeof item === 'string' ? (names.get(item) ?? item) : item,
    )
  return named({
    status: run.status,
    summary: run.summary,
    turns: turns.map((turn) => ({ ...turn, ...details.find((detail) => detail.id === turn.id) })),
    messages: messages.map(({ role, content }) => ({ role, content })),
    events,
  })
}

export interface Accounts {
  /** Tokens, as the calls, the run and the initiative's counter say. */
  calls: number
  run: number
  counter: number
  reserved: number
  /** Numbers of calls. */
  settled: number
  unknown: number
  all: number
}

/** What was used, by everybody who counts it; and what became of the calls. */
export async function readAccounts(database: TestDatabase<DB>, runId: string): Promise<Accounts> {
  const [accounts] = await database.asOwner<Accounts & Record<string, unknown>>(
    `select calls.*, (r.used_input_tokens + r.used_output_tokens)::int as run,
        u.used_tokens::int as counter, u.reserved_tokens::int as reserved
       from sequence_run r
       join usage_counter u on u.subject_id = r.initiative_id,
       lateral (select sum(input_tokens + output_tokens)::int as calls, count(*)::int as all,
          count(*) filter (where state = 'settled')::int as settled, count(*) filter (where state = 'unknown')::int as unknown
          from provider_call where sequence_id = r.id) as calls
      where r.id = $1`,
    [runId],
  )
  if (accounts === undefined) throw new Error('There is no such run.')
  return accounts
}
