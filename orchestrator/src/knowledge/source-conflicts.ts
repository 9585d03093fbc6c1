import { coverage } from '../models/language/index.ts'
import { conflictsOf } from '../passages/index.ts'
import { verbatimQuote } from './checked-answer.ts'
import type { AnswerPassage } from './answer-passage.ts'

export interface AnswerConflict {
  /** The one that counts. */
  first: { passage: AnswerPassage; quote: string }
  second: { passage: AnswerPassage; quote: string }
}

const precedence = { initiative: 0, client: 1, firm: 2 } as const
/** A disagreement is told if both sides speak of what was asked. */
const leastAbout = 0.25

/**
 * Where found sources of different closeness name different figures for the same thing (decisions D4): initiative before
 * client before firm. Clients are looked at apart: that two of them differ is no conflict.
 */
export function sourceConflicts(passages: readonly AnswerPassage[], question: string): AnswerConflict[] {
  const known = new Map(passages.map((passage) => [passage.chunkId, passage]))
  const clientIds = [...new Set(passages.flatMap(({ clientId }) => clientId ?? []))]
  return clientIds.flatMap((id) => {
    const own = passages
      .filter(({ clientId }) => clientId === id || clientId === null)
      .toSorted((left, right) => precedence[left.sourceKind] - precedence[right.sourceKind])
    return conflictsOf(own).flatMap(({ first, second }) => {
      const [one, other] = [known.get(first.chunkId), known.get(second.chunkId)]
      if (one === undefined || other === undefined || one.sourceKind === other.sourceKind) return []
      if ([first, second].some(({ quote }) => coverage(question, quote) < leastAbout)) return []
      return [
        {
          first: { passage: one, quote: verbatimQuote(one, first.quote) },
          second: { passage: other, quote: verbatimQuote(other, second.quote) },
        },
      ]
    })
  })
}
