import { isConcept } from '../../language/concepts/index.ts'
import { spokenOf } from '../../language/spoken-of.ts'
import type { Asked } from './asked.ts'
import { shareSpoken } from './matching.ts'
import type { Span } from './spans.ts'

/** A passage that search finds little in may say it in words that it does not know for the question's: by what both are about. */
export function isSaidOtherwise(asked: Asked, { stems }: Span, own: number): boolean {
  const words = new Set([...stems].filter((stem) => !isConcept(stem)))
  const literal = shareSpoken(
    asked,
    asked.words.map((word) => spokenOf(word, words)),
  )
  return own >= leastOwnOfFar && literal < mostLiteral
}
const leastOwnOfFar = 0.6
const mostLiteral = 0.6
