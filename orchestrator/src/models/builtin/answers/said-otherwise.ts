import { isConcept } from '../../language/concepts/index.ts'
import { spokenOf } from '../../language/spoken-of.ts'
import { findLanguage, wordsOf } from '../../language/words.ts'
import type { Asked } from './asked.ts'
import { shareSpoken } from './matching.ts'
import type { Span } from './spans.ts'

/**
 * A passage that search finds little in may say it in words that it does not know for the question's: by what both are
 * about, or in another language, of which it knows too little to tell.
 */
export function isSaidOtherwise(asked: Asked, { stems, text }: Span, own: number): boolean {
  if (own < leastOwnOfFar) return false
  if ((findLanguage(wordsOf(text)) ?? asked.language) !== asked.language) return own >= leastOwnOfForeign
  const words = new Set([...stems].filter((stem) => !isConcept(stem)))
  const literal = shareSpoken(
    asked,
    asked.words.map((word) => spokenOf(word, words)),
  )
  return literal < mostLiteral
}
const leastOwnOfFar = 0.6
const leastOwnOfForeign = 0.8
const mostLiteral = 0.6
