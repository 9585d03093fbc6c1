import { bestOf, isMatched } from './alignment.ts'
import type { Judgement } from './reading.ts'
import { partsOfWholes } from './scan-shares.ts'
import type { ReadText } from './sentence.ts'

/** So much of a statement's words has to stand in the sentence. */
const leastSpoken = 0.7
const lacking =
  /(?<![\p{L}])(?:not|no|never|none|without|lacks?|lacking|missing|nicht|kein\p{L}*|ohne|fehl(?:t|en))(?![\p{L}])/iu

/**
 * 'Five engines are without a terminal' where one 'has been fitted in 14 of the 19 engines': what is not so of the part
 * is so of the rest.
 * @returns undefined where the two do not speak of a part and its rest
 */
export function judgeRest(statement: ReadText, sentence: ReadText): Judgement | undefined {
  if (lacking.test(statement.text) === lacking.test(sentence.text)) return undefined
  const [count, ...others] = statement.quantities.filter(({ kind }) => kind === 'count')
  const [share, ...shares] = partsOfWholes(sentence.text)
  if (count === undefined || share === undefined || others.length > 0 || shares.length > 0) return undefined
  if (count.bound !== 'exact' || !isSpokenOf(statement, sentence)) return undefined
  return count.low === share.whole - share.part
    ? { says: 'supports' }
    : { says: 'contradicts', because: 'number' }
}

function isSpokenOf(statement: ReadText, sentence: ReadText): boolean {
  const told = statement.terms.filter(({ weight, written }) => weight > 0.3 && !lacking.test(written))
  const total = told.reduce((sum, { weight }) => sum + weight, 0)
  const found = told.reduce(
    (sum, term) => sum + (bestOf(term, sentence.terms).strength >= isMatched ? term.weight : 0),
    0,
  )
  return total > 0 && found / total >= leastSpoken
}
