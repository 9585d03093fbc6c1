import { coverage } from '../language/overlap.ts'
import { contradicts } from '../language/polarity.ts'
import type { Reading, SentenceContext } from './reading.ts'

/** From here on a sentence speaks of a statement. */
const speaksOfIt = 0.5
/** … and says what it says. */
const saysIt = 0.75

/** What one sentence says about a statement; unsure is `unrelated`. */
export function readSentence(statement: string, sentence: string, context: SentenceContext = {}): Reading {
  const share = coverage(statement, `${context.about ?? ''} ${sentence}`)
  if (share < speaksOfIt) return { says: 'unrelated', quote: '' }
  if (contradicts(sentence, statement)) return { says: 'contradicts', quote: sentence, because: 'negation' }
  return { says: share >= saysIt ? 'supports' : 'partly', quote: sentence }
}
