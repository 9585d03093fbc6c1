import type { Citation } from '@parley/contracts/http/conversation-records.ts'
import type { Conversation } from '../interactions/index.ts'

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
}

type Interaction = Conversation['interactions'][number]

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
  const overruled = verdict.overruledBy === null ? '' : ` (overruled by ${verdict.overruledBy.name})`
  return `${kinds[verdict.kind]}${reasons}${overruled}`
}

function entriesOf(interaction: Interaction): (Entry & { seq: number })[] {
  const text =
    interaction.agentResponse ?? (interaction.aiAgentId === 'moderator' ? interaction.moderatorPrompt : null)
  if (text === null || interaction.seq === null) return []
  return [
    {
      seq: interaction.seq,
      speaker: interaction.aiAgent.name,
      role: interaction.aiAgent.role,
      at: interaction.completedAt ?? interaction.updatedAt,
      text,
      chapter: interaction.chapterTitle,
      verdict: verdictOf(interaction),
      citations: interaction.citations,
      isSuperseded: interaction.supersededById !== null,
      author: authorOf(interaction),
    },
  ]
}

/** Turns and messages in the phase's one order (decisions D11, Conversation). */
export function entriesOfConversation({ interactions, messages }: Conversation): Entry[] {
  const said = messages.map((message) => ({
    seq: message.seq,
    speaker:
      message.author?.name ??
      message.metadata.agentName ??
      (message.role === 'MODERATOR' ? 'Moderator' : 'System'),
    role: message.role,
    at: message.createdAt,
    text: message.content,
    chapter: null,
    verdict: null,
    citations: message.metadata.citations ?? [],
    isSuperseded: false,
    author: authorOf(message.metadata),
  }))
  return [...interactions.flatMap(entriesOf), ...said].sort((one, other) => one.seq - other.seq)
}

export const placeOf = ({ artifactName, page }: Citation): string =>
  page === null ? artifactName : `${artifactName}, page ${page}`
