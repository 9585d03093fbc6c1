import { plainWeight } from '../../language/overlap.ts'
import type { QuestionWord } from '../../language/question-word.ts'
import { spokenOf, stemsOfBoth } from '../../language/spoken-of.ts'
import { readQuestion, type ReadQuestion } from '../../language/question.ts'
import { findLanguage, type Language, wordsOf } from '../../language/words.ts'
import type { Passage } from '../../port.ts'
import { type Role, roles, rolesAsked } from './columns.ts'
import type { Condition } from './condition.ts'
import { conditionsOf } from './conditions.ts'
import { bounds, comparativeOf, comparisonOf, type Extreme, extremeOf } from './extreme-asked.ts'
import { ownNameIn } from './names-asked.ts'
import { asksForList } from './several-asked.ts'
import { isOfMeasure, outOfAsked, wordsAsked } from './words-asked.ts'

/** A question as all rules for answers read it. */
export interface Asked {
  question: string
  language: Language
  read: ReadQuestion
  words: readonly QuestionWord[]
  /** Of what the question asks for by name: 'rate' in 'What rate …'. */
  focus: readonly QuestionWord[]
  /** How much a word tells, by how few of the passages have it. */
  weightOf: (word: QuestionWord) => number
  /** Several things are asked for. */
  isList: boolean
  /** The greatest or the least of something is asked for. */
  extreme: Extreme
  /** One of two things is set against the other: 'Is A dearer than B?' */
  isComparison: boolean
  isCount: boolean
  /** 'Is there …?' */
  isExistence: boolean
  isSum: boolean
  /** Of so many it has to choose: 'which of the two'. */
  outOf: number | undefined
  /** What rows have to meet: times, bounds, states, codes. */
  conditions: readonly Condition[]
  /** What the client's documents call the client by. */
  ownName: RegExp | undefined
  /** Names of what it asks for, as tables have them, and the place of the word for it. */
  instances?: { at: number; names: readonly string[] }
  /** Columns that are asked for by what they are for, with the words that ask. */
  roles: readonly { role: Role; stems: ReadonlySet<string> }[]
}

const count = /\bhow many\b|\bwie ?viele[nr]?\b|\bnumber of\b|\banzahl\b/iu
const existence = /^\W*(?:is there|are there|do we have|gibt es|haben wir|besteht)(?!\p{L})/iu
const sum = /\b(?:total|in total|altogether|sum of|overall|insgesamt|gesamt\w*|summe|zusammen)\b/iu

export function readAsked(question: string, passages: readonly Passage[]): Asked {
  const asked = readQuestion(question)
  // What something means is said in words, whatever it is called.
  const read = /\b(?:mean|means|stand for|bedeutet|heißt)\W*$|\bwhat does\b.*\bmean\b/iu.test(question)
    ? { ...asked, expects: undefined }
    : asked
  const comparison = comparisonOf(question)
  const comparative = comparison ?? comparativeOf(question)
  const extreme = comparative ?? extremeOf(question.replace(bounds, ' '))
  const conditions = conditionsOf(question)
  const isExistence = existence.test(question)
  const words = wordsAsked(question, passages, { read, conditions, isExistence, extreme, comparative })
  const weights = weightsOf(words, passages)
  return {
    question,
    language: findLanguage(wordsOf(question)) ?? 'en',
    read,
    words,
    focus: focusOf(question, read, words),
    weightOf: (word) => weights.get(word) ?? 1,
    isList: read.expects !== 'share' && asksForList(question),
    extreme,
    isComparison: comparison !== undefined,
    isCount: count.test(question),
    isExistence,
    isSum: sum.test(question),
    outOf: outOfAsked(question),
    conditions,
    ownName: ownNameIn(passages),
    roles: rolesAsked(question).map((role) => ({
      role,
      stems: stemsOfBoth([...question.matchAll(new RegExp(roles[role].asks.source, 'giu'))].join(' ')),
    })),
  }
}

const focusOf = (question: string, { focus }: ReadQuestion, words: readonly QuestionWord[]): QuestionWord[] =>
  words.filter(
    (word) => focus.includes(word.stem) && !word.isVerb && !word.isLight && !isOfMeasure(question, word),
  )

const lightShare = 0.35
/** How much each word tells, by how few of the passages have it. */
function weightsOf(
  words: readonly QuestionWord[],
  passages: readonly Passage[],
): ReadonlyMap<QuestionWord, number> {
  const texts = passages.map(({ context = '', text }) => stemsOfBoth(`${context}\n${text}`))
  const having = (word: QuestionWord): number => texts.filter((stems) => spokenOf(word, stems) > 0.5).length
  return new Map(
    words.map((word) => [
      word,
      plainWeight(word.stem) *
        // A verb that no passage has is said in other words.
        (word.isLight || (word.isVerb && having(word) === 0) ? lightShare : 1) *
        // However rare, a word of how it is asked tells little.
        Math.min(word.isLight ? 1 : Infinity, Math.log(1 + texts.length / (having(word) + 0.5))),
    ]),
  )
}
