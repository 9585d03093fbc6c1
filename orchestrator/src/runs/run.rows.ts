import type { AgentInteractionTable } from '@parley/migrations/generated/database.ts'
import type { Selectable } from 'kysely'
import type { RunPatch, TurnPatch } from './changes.ts'
import type { Turn } from './turns.ts'

/** Columns that the engine reads of an interaction. */
export const turnColumns = [
  'id',
  'position',
  'kind',
  'ai_agent_id',
  'agent',
  'chapter_title',
  'status',
  'moderator_prompt',
  'expected_output',
  'agent_response',
  'response_summary',
  'verdict',
  'citations',
  'unsupported_claims',
  'contradicted_claims',
  'feedback',
  'feedback_by',
  'truncated',
  'seq',
  'round',
  'supersedes_id',
  'follow_up_of_id',
  'is_side',
] as const

type TurnRow = Pick<Selectable<AgentInteractionTable>, (typeof turnColumns)[number]> & {
  first_name?: string | null
  last_name?: string | null
}

export const turnOf = (row: TurnRow): Turn => ({
  id: row.id,
  position: row.position,
  kind: row.kind,
  agent: row.agent,
  chapterTitle: row.chapter_title,
  status: row.status,
  moderatorPrompt: row.moderator_prompt,
  expectedOutput: row.expected_output,
  response: row.agent_response,
  summary: row.response_summary,
  verdict: row.verdict,
  citations: row.citations,
  unsupportedClaims: row.unsupported_claims,
  contradictedClaims: row.contradicted_claims,
  feedback: row.feedback,
  feedbackBy: row.feedback_by,
  requestedBy: [row.first_name, row.last_name].filter(Boolean).join(' ') || null,
  truncated: row.truncated,
  seq: row.seq,
  round: row.round,
  supersedesId: row.supersedes_id,
  followUpOfId: row.follow_up_of_id,
  isSide: row.is_side,
})

/** A new turn as the row to insert, without its parents. */
export const rowOfTurn = (turn: Turn) => ({
  id: turn.id,
  position: turn.position,
  kind: turn.kind,
  ai_agent_id: turn.agent.id,
  agent: turn.agent,
  chapter_title: turn.chapterTitle,
  status: turn.status,
  moderator_prompt: turn.moderatorPrompt,
  expected_output: turn.expectedOutput,
  feedback: turn.feedback,
  feedback_by: turn.feedbackBy,
  round: turn.round,
  supersedes_id: turn.supersedesId,
  follow_up_of_id: turn.followUpOfId,
  is_side: turn.isSide,
})

const column = {
  status: 'status',
  moderatorPrompt: 'moderator_prompt',
  response: 'agent_response',
  summary: 'response_summary',
  verdict: 'verdict',
  citations: 'citations',
  unsupportedClaims: 'unsupported_claims',
  contradictedClaims: 'contradicted_claims',
  feedback: 'feedback',
  round: 'round',
  truncated: 'truncated',
  decision: 'decision',
  hitl: 'hitl',
  error: 'error',
  started: 'started',
  completed: 'completed',
} as const satisfies Partial<Record<keyof TurnPatch, string>>

/** A patch as the statement reads it: only what changes, so that large texts are not written twice. */
export function rowOfPatch(patch: TurnPatch, event: number | null): { id: string } & Record<string, unknown> {
  const row: { id: string } & Record<string, unknown> = { id: patch.id, event }
  for (const [key, name] of Object.entries(column)) {
    const value = patch[key as keyof typeof column]
    if (value !== undefined) row[name] = value
  }
  return patch.authorship
    ? {
        ...row,
        provider: patch.authorship.provider,
        model: patch.authorship.model,
        stands_in_for: patch.authorship.standsInFor,
        input_tokens: patch.authorship.inputTokens,
        output_tokens: patch.authorship.outputTokens,
        cost: patch.authorship.cost,
      }
    : row
}

export function rowOfRunPatch(patch: RunPatch): Record<string, unknown> {
  return {
    ...(patch.status !== undefined && { status: patch.status }),
    ...(patch.memory !== undefined && { state: patch.memory }),
    ...(patch.position !== undefined && { position: patch.position }),
    ...(patch.summary !== undefined && {
      summary: patch.summary.text,
      summary_citations: patch.summary.citations,
    }),
    ...(patch.keepsSummary === true && { keeps_summary: true }),
    ...(patch.gate !== undefined && { gate: patch.gate }),
    ...(patch.error !== undefined && { error: patch.error }),
    ...(patch.raise !== undefined && { raise_tokens: patch.raise.tokens, raise_cost: patch.raise.cost }),
  }
}
