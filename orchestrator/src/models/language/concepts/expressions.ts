import { germanStem, stem } from '../words.ts'
import { money } from './money.ts'
import { peopleAndBodies } from './people-and-bodies.ts'
import { times } from './times.ts'
import { work } from './work.ts'

/**
 * What business questions ask for, in all the ways that questions and documents of English and German put it: a line for
 * each, `told, told | asked, asked`. What stands before the bar says it wherever it stands; what comes after it asks for
 * it and does not say it ('who runs …'). An expression has one word or several, `…` leaves room for some words ('liegt …
 * zurück'), `*` for an ending; of words in brackets one has to follow soon ('leads (committee board)'). What `~` stands
 * before is a kind of the thing: a text with 'CRM' speaks of a system, and a question with it asks for no other system.
 */
export const lines = [peopleAndBodies, times, money, work].flatMap((group) =>
  group
    .trim()
    .split('\n')
    .filter((line) => line !== ''),
)

export interface ExpectedWord {
  word: string
  stems: ReadonlySet<string>
  isBeginning: boolean
  /** A German noun, by its capital. */
  isNoun: boolean
}

export interface Expression {
  concept: string
  isTold: boolean
  /** A kind of the thing, and no other word for it. */
  isKind: boolean
  parts: readonly (readonly ExpectedWord[])[]
  /** Of these one has to follow. */
  followed: readonly ExpectedWord[]
}

/** Concepts cannot be taken for words: no word has this sign, and figures have no kin. */
const idOf = (index: number): string => `§${index}`

/** Shorter words are their own stems. */
export const leastStemmed = 4

function expectedWord(text: string): ExpectedWord {
  const isBeginning = text.endsWith('*')
  const word = text.replace('*', '').toLowerCase()
  const stems = word.length < leastStemmed ? [word] : [word, stem(word), germanStem(word)]
  return { word, stems: new Set(stems), isBeginning, isNoun: /^\p{Lu}\p{Ll}/u.test(text) }
}

const wordsIn = (text: string): ExpectedWord[] =>
  (text.match(/[\p{L}\p{N}]+\*?/gu) ?? []).map((word) => expectedWord(word))

function expressionOf(text: string, concept: string, isTold: boolean): Expression {
  const [, own = '', followed = ''] = /^~?([^(]*)(?:\(([^)]*)\))?/u.exec(text) ?? []
  return {
    concept,
    isTold,
    isKind: text.startsWith('~'),
    parts: own
      .split('…')
      .map(wordsIn)
      .filter((part) => part.length > 0),
    followed: wordsIn(followed),
  }
}

export const expressions = lines.flatMap((line, index) =>
  line
    .split('|')
    .flatMap((side, at) => side.split(',').map((text) => expressionOf(text.trim(), idOf(index), at === 0))),
)
