import type { HitlMessage, Interaction } from '@parley/contracts/http/conversation-records.ts'
import { openQuestionIds } from '@parley/contracts/rules/gate-messages.ts'

/** One thing in the conversation, whoever said it. */
export type ConversationEntry =
  | {
      kind: 'interaction'
      id: string
      seq: number
      interaction: Interaction
      replaced: Interaction | undefined
      /** The redo that it was made before. */
      precedes: Interaction | undefined
    }
  | {
      kind: 'message'
      id: string
      seq: number
      message: HitlMessage
      /** The turn that met what was asked. */
      metBy: MetBy | undefined
    }

/** A turn that met a request, and the entry in which it is shown, or its newest version is. */
export interface MetBy {
  turn: Interaction
  entryId: string | undefined
}

/**
 * Turns that have begun, and messages, in the phase's one order; what was replaced hangs on what replaced it. What a
 * gate asks still is asked there and not told twice.
 */
export function entriesOf(
  interactions: readonly Interaction[],
  messages: readonly HitlMessage[],
): ConversationEntry[] {
  const byId = new Map(interactions.map((interaction) => [interaction.id, interaction]))
  const shown = interactions.filter(hasBegun).filter(({ supersededById }) => {
    const newer = supersededById === null ? undefined : byId.get(supersededById)
    return newer === undefined || !hasBegun(newer)
  })
  const turns = shown.map((interaction): ConversationEntry => ({
    kind: 'interaction',
    id: interaction.id,
    // A turn at work has no place yet: it is the newest thing there is.
    seq: interaction.seq ?? Number.MAX_SAFE_INTEGER - 1000 + interaction.order,
    interaction,
    replaced: interaction.supersedesId === null ? undefined : byId.get(interaction.supersedesId),
    precedes: interaction.madeBeforeRedoOf === null ? undefined : byId.get(interaction.madeBeforeRedoOf),
  }))
  const asked = openQuestionIds(interactions, messages)
  const shownIds = new Set(shown.map(({ id }) => id))
  const said = messages
    .filter(({ id }) => !asked.has(id))
    .map((message): ConversationEntry => ({
      kind: 'message',
      id: message.id,
      seq: message.seq,
      message,
      metBy: metByOf(message, byId, shownIds),
    }))
  return [...turns, ...said].sort((one, other) => one.seq - other.seq)
}

function metByOf(
  { request }: HitlMessage,
  byId: ReadonlyMap<string, Interaction>,
  shownIds: ReadonlySet<string>,
): MetBy | undefined {
  const turn = byId.get(request?.metById ?? '')
  if (turn === undefined) return undefined
  let version: Interaction | undefined = turn
  while (version !== undefined && !shownIds.has(version.id)) version = byId.get(version.supersededById ?? '')
  return { turn, entryId: version?.id }
}

const hasBegun = ({ status, agentResponse }: Interaction): boolean =>
  agentResponse !== null || status === 'RUNNING' || status === 'AWAITING_HUMAN' || status === 'FAILED'

const textOf = (entry: ConversationEntry): string =>
  entry.kind === 'message'
    ? `${entry.message.author?.name ?? ''} ${entry.message.content}`
    : `${entry.interaction.aiAgent.name} ${entry.interaction.chapterTitle ?? ''} ${entry.interaction.agentResponse ?? ''}`

export const matchesSearch = (entry: ConversationEntry, search: string): boolean =>
  search.trim() === '' || textOf(entry).toLowerCase().includes(search.trim().toLowerCase())
