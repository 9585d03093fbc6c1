import type { Citation, HitlMessage } from '@parley/contracts/http/conversation-records.ts'
import { gateAnswerOf, openQuestionIds } from '@parley/contracts/rules/gate-messages.ts'
import type { Talk } from '../interactions/index.ts'

/** One thing that was said, by whomever. */
export interface Entry {
  speaker: string
  role: string
  at: string
  /** Markdown. */
  text: string
  chapter: string | null
  /** A reviewer's or approver's word, in a sentence. */
  verdict: string | null
  citations: Citation[]
  /** A newer version replaced it. */
  isSuperseded: boolean
  /** Who really answered (decisions D4); null for people. */
  author: string | null
  /** What became of it where it did not simply succeed, and what a person had to say to it; a sentence each. */
  notes: string[]
}

type Interaction = Talk['interactions'][number]

const authorOf = ({
  provider,
  model,
}: {
  provider?: string | null | undefined
  model?: string | null | undefined
}) =>
  provider == null ? null : provider === 'builtin' ? 'Built-in model' : `${provider} ${model ?? ''}`.trim()

function verdictOf({ verdict }: Interaction): string | null {
  if (verdict === null) return null
  const kinds = { approve: 'Approved', revise: 'Asked for a revision', reject: 'Rejected' }
  const reasons = verdict.reasons.length > 0 ? `: ${verdict.reasons.join(' ')}` : ''
  return `${kinds[verdict.kind]}${reasons}${overruledOf(verdict.overruledBy)}`
}

function overruledOf(by: NonNullable<Interaction['verdict']>['overruledBy']): string {
  if (by === null) return ''
  return by.note === null ? ` (overruled by ${by.name})` : ` (overruled by ${by.name}: “${by.note}”)`
}

/** What became of a turn that did not come to its end. */
const fates: Partial<Record<Interaction['status'], string>> = {
  FAILED: 'Failed',
  SKIPPED: 'Skipped',
  CANCELLED: 'Cancelled',
  AWAITING_HUMAN: 'Waits for a person',
}

function notesOf({ status, error, hitl, feedback }: Interaction): string[] {
  const fate = fates[status]
  const why = error ?? hitl?.reason
  return [
    ...(feedback === null ? [] : [`In answer to the feedback: “${feedback}”`]),
    ...(fate === undefined ? [] : [why === undefined ? `${fate}.` : `${fate}: ${why}`]),
  ]
}

/** A turn that has begun; one that never did says nothing but why not. */
function entriesOf(interaction: Interaction): (Entry & { seq: number })[] {
  const text =
    interaction.agentResponse ?? (interaction.aiAgentId === 'moderator' ? interaction.moderatorPrompt : null)
  const notes = notesOf(interaction)
  if (text === null && interaction.verdict === null && notes.length === 0) return []
  // Without a place in the order of what was said it stands at the end, by its place in the run.
  if (interaction.seq === null && notes.length === 0) return []
  return [
    {
      seq: interaction.seq ?? endOfOrder + interaction.order,
      speaker: interaction.aiAgent.name,
      role: interaction.aiAgent.role,
      at: interaction.completedAt ?? interaction.updatedAt,
      text: text ?? '',
      chapter: interaction.chapterTitle,
      verdict: verdictOf(interaction),
      citations: interaction.citations,
      isSuperseded: interaction.supersededById !== null,
      author: authorOf(interaction),
      notes,
    },
  ]
}

/** Behind all that has a place; a phase has no more than some thousand. */
const endOfOrder = 1_000_000_000

const outcomes = { answered: 'Answered.', sentBack: 'Sent back.', overruled: 'Overruled.' } as const

function entryOf(message: HitlMessage): Entry & { seq: number } {
  const answer = gateAnswerOf(message)
  return {
    seq: message.seq,
    speaker:
      message.author?.name ??
      message.metadata.agentName ??
      (message.role === 'MODERATOR' ? 'Moderator' : 'System'),
    role: message.role,
    at: message.createdAt,
    text: answer?.words ?? message.content,
    chapter: null,
    verdict: null,
    citations: message.metadata.citations ?? [],
    isSuperseded: false,
    author: authorOf(message.metadata),
    notes: [
      ...(message.messageType === 'GATE_QUESTION' ? ['A question to the people of the phase.'] : []),
      ...(answer === undefined ? [] : [outcomes[answer.outcome]]),
    ],
  }
}

/** Turns and messages in the phase's one order (decisions D11, Conversation). */
export function entriesOfTalk({ interactions, messages }: Talk): Entry[] {
  // A turn that waits says itself what for.
  const open = openQuestionIds(interactions, messages)
  const said = messages.filter(({ id }) => !open.has(id)).map(entryOf)
  return [...interactions.flatMap(entriesOf), ...said].sort((one, other) => one.seq - other.seq)
}

export const placeOf = ({ artifactName, page }: Citation): string =>
  page === null ? artifactName : `${artifactName}, page ${page}`
