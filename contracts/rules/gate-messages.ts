import type { HitlMessage, Interaction } from '../http/conversation-records.ts'

/** What a person's answer to a gate came to. */
export type GateOutcome = 'answered' | 'sentBack' | 'overruled'

export interface GateAnswer {
  outcome: GateOutcome
  /** The person's own words; empty where none were given. */
  words: string
  /** What was asked. */
  question: string
}

/** What is kept in place of words where somebody decides without any. */
export const wordlessAnswers = {
  approve: 'Approved.',
  revise: 'Sent back.',
  overrule: 'Overruled.',
} as const

type Said = Pick<HitlMessage, 'messageType' | 'content'> & {
  metadata: Pick<HitlMessage['metadata'], 'decision' | 'gateKind' | 'question'>
}

/** What a message answers to a gate; undefined for every other message. */
export function gateAnswerOf({ messageType, content, metadata }: Said): GateAnswer | undefined {
  if (messageType !== 'GATE_ANSWER') return undefined
  const { decision = 'approve', gateKind, question = '' } = metadata
  return {
    outcome: outcomeOf(decision, gateKind),
    words: content === wordlessAnswers[decision] ? '' : content,
    question,
  }
}

/** At a verdict's gate the verdict stands overruled unless the work goes back (decisions D5). */
function outcomeOf(decision: keyof typeof wordlessAnswers, gateKind: string | undefined): GateOutcome {
  if (decision === 'revise') return 'sentBack'
  return gateKind === 'question' ? 'answered' : 'overruled'
}

/**
 * Ids of the questions that gates ask still: the newest of each turn that waits at such a gate. A turn may have asked
 * before, and been answered; it may wait at a budget now.
 */
export function openQuestionIds(
  interactions: readonly Pick<Interaction, 'id' | 'hitl'>[],
  messages: readonly Pick<HitlMessage, 'id' | 'seq' | 'messageType' | 'metadata'>[],
): Set<string> {
  const open = interactions.flatMap(({ id, hitl }) => {
    const asked = messages.filter(
      ({ messageType, metadata }) =>
        messageType === 'GATE_QUESTION' && metadata.interactionId === id && metadata.gateKind === hitl?.kind,
    )
    const newest = asked.toSorted((one, other) => other.seq - one.seq)[0]
    return newest === undefined ? [] : [newest.id]
  })
  return new Set(open)
}
