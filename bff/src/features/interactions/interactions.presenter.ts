import type {
  FormerRun,
  HitlMessage,
  Interaction,
  Sequence,
} from '@parley/contracts/http/conversation-records.ts'
import { madeBeforeRedos } from '@parley/contracts/rules/made-before-redo.ts'
import { nameOf } from '../../authorization/person-name.ts'
import type {
  FormerRunView,
  InteractionView,
  MessageView,
  SequenceView,
  TurnAgeView,
} from './interactions.views.ts'

const time = (at: Date | null): string | null => at?.toISOString() ?? null

/** Millionths of a US dollar in a cent. */
const centInMillionths = 10_000

/** What each turn of a run was made before, if anything. */
export const agesOf = (rows: readonly TurnAgeView[]): ReadonlyMap<string, string> =>
  madeBeforeRedos(
    rows.map((row) => ({
      id: row.id,
      order: row.position,
      seq: row.seq,
      status: row.status,
      supersedesId: row.supersedes_id,
      completedAt: time(row.completed_at),
    })),
  )

export function presentInteraction(row: InteractionView, ages: ReadonlyMap<string, string>): Interaction {
  const agent = row.agent
  const agentId = row.kind === 'moderator' || agent.id === null ? 'moderator' : agent.id
  return {
    id: row.id,
    phaseId: row.phase_id,
    sequenceId: row.sequence_id,
    order: row.position,
    isSide: row.is_side,
    seq: row.seq,
    aiAgentId: agentId,
    aiAgent: { id: agentId, name: agent.name, role: row.kind === 'moderator' ? 'MODERATOR' : agent.role },
    chapterTitle: row.chapter_title,
    status: row.status,
    moderatorPrompt: row.moderator_prompt,
    agentResponse: row.agent_response,
    responseSummary: row.response_summary,
    verdict: row.verdict,
    citations: row.citations,
    unsupportedClaims: row.unsupported_claims,
    contradictedClaims: row.contradicted_claims,
    provider: row.provider,
    model: row.model,
    usage: { inputTokens: row.input_tokens, outputTokens: row.output_tokens, cost: row.cost },
    hitl: row.status === 'AWAITING_HUMAN' ? row.hitl : null,
    feedback: row.feedback,
    decision: row.decision,
    supersedesId: row.supersedes_id,
    supersededById: row.superseded_by_id,
    madeBeforeRedoOf: ages.get(row.id) ?? null,
    standsInFor: row.stands_in_for,
    truncated: row.truncated,
    error: row.error,
    startedAt: time(row.started_at),
    createdAt: row.created_at.toISOString(),
    completedAt: time(row.completed_at),
    updatedAt: row.updated_at.toISOString(),
  }
}

export const presentSequence = (row: SequenceView): Sequence => ({
  id: row.id,
  phaseId: row.phase_id,
  status: row.status,
  completed: row.completed ?? 0,
  total: row.total ?? 0,
  summary: row.summary,
  summaryCitations: row.summary_citations,
  summarySeq: row.summary_seq,
  summaryIsOlderThanSources: row.is_summary_older,
  summaryIsBeingWritten: row.summary_wanted,
  usage: { inputTokens: row.used_input_tokens, outputTokens: row.used_output_tokens, cost: row.used_cost },
  budget: {
    maxTokens: row.max_tokens,
    maxCost: row.max_cost === null ? null : Math.round(row.max_cost / centInMillionths),
  },
  gate: row.status === 'AWAITING_HUMAN' ? row.gate : null,
  error: row.error,
  startedAt: time(row.started_at),
  finishedAt: time(row.finished_at),
  createdAt: row.created_at.toISOString(),
})

/** A run in which nothing was said is no version of a conversation. */
export const presentFormerRuns = (rows: FormerRunView[]): FormerRun[] =>
  rows
    .filter(({ turns }) => turns > 0)
    .map((row) => ({
      id: row.id,
      status: row.status,
      turns: row.turns,
      lastSeq: row.last_seq,
      createdAt: row.created_at.toISOString(),
      finishedAt: time(row.finished_at),
    }))

export const presentMessage = (row: MessageView): HitlMessage => ({
  id: row.id,
  phaseId: row.phase_id,
  sequenceId: row.sequence_id,
  seq: row.seq,
  content: row.content,
  role: row.role,
  messageType: row.message_type,
  metadata: row.metadata,
  author: row.author_id === null ? null : { id: row.author_id, name: nameOf(row) },
  request: row.binds === null ? null : { kind: row.binds, metById: row.met_by_id, metAt: time(row.met_at) },
  createdAt: row.created_at.toISOString(),
  updatedAt: row.updated_at.toISOString(),
})
