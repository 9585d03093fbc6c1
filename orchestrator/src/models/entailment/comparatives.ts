import { bestOf } from './alignment.ts'
import type { ReadText } from './sentence.ts'
import { type Term, termsOf } from './terms.ts'

/** 'The new tariff is dearer than the old one': what is more so, by what, and than what. */
const pattern =
  /^\W*(.+?)\s(?:is|are|was|were|costs?|takes?|ist|sind|war|waren|kostet|kosten)\s(?:\p{L}+\s)?(?:(?:more|mehr|less|weniger)\s)?(\p{L}+)\s(?:than|als)\s(.+?)\W*$/iu

interface Order {
  high: string
  low: string
  word: readonly Term[]
}

function orderIn({ text, language }: ReadText): Order | undefined {
  const [, high, word, low] = pattern.exec(text) ?? []
  if (high === undefined || word === undefined || low === undefined) return undefined
  return { high, low, word: termsOf(word, language) }
}

const article = /^(?:the|an?|der|die|das|de[nm]|eine?[nmr]?|new|neue[rnsm]?|present|heutige[rnsm]?)$/iu
const wordsIn = (text: string): string[] =>
  (text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? []).filter((word) => !article.test(word))

/** The same thing, by its last word: what tells it from others of its kind. */
const isSame = (one: string, other: string): boolean => {
  const [left, right] = [wordsIn(one), wordsIn(other)]
  return left.length > 0 && (left.at(-1) === right.at(-1) || left.join(' ') === right.join(' '))
}

/** 'Earlier than planned': how something stands to what was meant, by the two words that rule each other out. */
const againstPlan =
  /(?<![\p{L}])(\p{L}+)\s(?:than|als)\s(?:originally |first |ursprünglich )?(?:planned|expected|scheduled|agreed|budgeted|hoped|geplant|erwartet|vorgesehen|vereinbart|erhofft)(?![\p{L}])/iu
const contraries: readonly (readonly [RegExp, RegExp])[] = [
  [/^(?:earlier|sooner|faster|quicker|früher|eher|schneller)$/iu, /^(?:later|slower|später|langsamer)$/iu],
  [
    /^(?:more|higher|dearer|longer|larger|better|mehr|höher|teurer|länger|größer|besser)$/iu,
    /^(?:less|fewer|lower|cheaper|shorter|smaller|worse|weniger|niedriger|günstiger|billiger|kürzer|kleiner|schlechter)$/iu,
  ],
]

function compareToPlan(statement: ReadText, sentence: ReadText): 'contrary' | undefined {
  const [wanted, found] = [againstPlan.exec(statement.text)?.[1], againstPlan.exec(sentence.text)?.[1]]
  if (wanted === undefined || found === undefined) return undefined
  const isContrary = contraries.some(
    ([one, other]) => (one.test(wanted) && other.test(found)) || (other.test(wanted) && one.test(found)),
  )
  const said = statement.terms.filter(({ weight, written }) => weight > 0.3 && written !== wanted)
  const isOfIt = said.every((term) => bestOf(term, sentence.terms).strength >= 0.5)
  return isContrary && isOfIt ? 'contrary' : undefined
}

/** Whether two comparisons of the same two things say the same or the contrary; undefined where they are none. */
export function compareOrders(statement: ReadText, sentence: ReadText): 'same' | 'contrary' | undefined {
  const [wanted, found] = [orderIn(statement), orderIn(sentence)]
  if (wanted === undefined || found === undefined) return compareToPlan(statement, sentence)
  const isStraight = isSame(wanted.high, found.high) && isSame(wanted.low, found.low)
  const isTurned = isSame(wanted.high, found.low) && isSame(wanted.low, found.high)
  const [word] = wanted.word
  if (isStraight === isTurned || word === undefined) return undefined
  const { strength, sign } = bestOf(word, found.word)
  if (strength < likely) return undefined
  return (sign === 1) === isStraight ? 'same' : 'contrary'
}
const likely = 0.8
