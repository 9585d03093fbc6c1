import type { LiveEvent } from '@parley/contracts/events/live.ts'

/** Text that an agent is writing, and who is at it. */
export interface LivePresence {
  /** Interaction id to what was written so far. */
  streamed: Record<string, string>
  typing: { agentName: string; agentRole: string; interactionId: string } | null
  isModeratorThinking: boolean
  /** The run is over: what is told of it after its end, on another way, is late. */
  isOver: boolean
}

export const nobody: LivePresence = { streamed: {}, typing: null, isModeratorThinking: false, isOver: false }

/** Nobody is known to be at it while nothing is heard; what was written so far stays. */
export const unheard = (presence: LivePresence): LivePresence => ({
  ...presence,
  typing: null,
  isModeratorThinking: false,
})

interface Piece {
  interactionId: string
  delta: string
  offset: number
}

/** Who is at it after an event; the end of a turn or of a run ends what somebody was seen doing. */
export function presenceAfter(presence: LivePresence, { type, data }: LiveEvent): LivePresence {
  switch (type) {
    case 'AGENT_TOKEN':
      return withPiece(presence, data as unknown as Piece)
    case 'AGENT_TYPING': {
      const { isTyping, ...typing } = data as { isTyping: boolean } & NonNullable<LivePresence['typing']>
      return { ...presence, isModeratorThinking: false, typing: isTyping ? typing : null }
    }
    case 'MODERATOR_ANALYZING':
      return presence.isOver ? presence : { ...presence, typing: null, isModeratorThinking: true }
    case 'AGENT_INTERACTION_UPDATE': {
      const { interactionId, status } = data as { interactionId: string; status: string }
      if (status === 'RUNNING' || status === 'PENDING') return presence
      const { [interactionId]: _, ...streamed } = presence.streamed
      return { ...presence, streamed, typing: null, isModeratorThinking: false }
    }
    case 'HITL_MESSAGE_CREATED':
      return { ...presence, isModeratorThinking: false }
    case 'SEQUENCE_STARTED':
      return { ...presence, isOver: false }
    case 'SEQUENCE_UPDATED':
      if (data.status === 'COMPLETED') return { ...nobody, isOver: true }
      // A run whose summary is written again is at work once more; one that waits for people is not.
      return data.status === 'RUNNING' || data.status === 'QUEUED'
        ? { ...presence, isOver: false }
        : { ...presence, isOver: false, isModeratorThinking: false }
    case 'SEQUENCE_COMPLETED':
    case 'SEQUENCE_CANCELLED':
    case 'SEQUENCE_FAILED':
      return { ...nobody, isOver: true }
    case 'CONVERSATION_CLEARED':
      return nobody
    default:
      return presence
  }
}

function withPiece(presence: LivePresence, { interactionId, delta, offset }: Piece): LivePresence {
  const known = presence.streamed[interactionId] ?? ''
  // An answer that begins anew starts at 0; a piece that was missed shows as soon as the whole text is there.
  const text = offset === 0 ? delta : known.slice(0, offset) + delta
  return {
    ...presence,
    isModeratorThinking: false,
    streamed: { ...presence.streamed, [interactionId]: text },
  }
}
