import { plainWeight } from '../../language/overlap.ts'
import { questionWords, type QuestionWord, spokenOf, stemsOfBoth } from '../../language/question-words.ts'
import { readQuestion, type ReadQuestion } from '../../language/question.ts'
import { findLanguage, type Language, wordsOf } from '../../language/words.ts'
import type { Passage } from '../../port.ts'

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
  extreme: 'most' | 'least' | undefined
  isCount: boolean
  isSum: boolean
}

const most =
  /\b(?:highest|most|largest|biggest|greatest|longest|latest|newest|maximum|dearest|heaviest|strongest|best|höchste[nrsm]?|meiste[nr]?|größte[nrsm]?|längste[nrsm]?|teuerste[nrsm]?|späteste[nrsm]?|neueste[nrsm]?|stärkste[nrsm]?|beste[nrsm]?|maximal\w*|am (?:höchsten|meisten|größten|längsten|teuersten|spätesten|besten))\b/iu
const least =
  /\b(?:lowest|least|smallest|fewest|shortest|cheapest|earliest|oldest|minimum|weakest|worst|niedrigste[nrsm]?|geringste[nrsm]?|kleinste[nrsm]?|wenigste[nr]?|kürzeste[nrsm]?|günstigste[nrsm]?|billigste[nrsm]?|früheste[nrsm]?|älteste[nrsm]?|schwächste[nrsm]?|schlechteste[nrsm]?|minimal\w*|am (?:niedrigsten|geringsten|kleinsten|wenigsten|kürzesten|günstigsten|billigsten|frühesten))\b/iu
/** 'At least' and 'at most' bound a number and compare nothing. */
const bounds = /\b(?:at (?:least|most|the latest)|most of|mindestens|höchstens|most recent)\b/giu

const list =
  /^\W*(?:which|what) (?!is\b|was\b|has\b|does\b)(?:\p{L}+ ){0,2}?\p{L}+(?<!s)s\b|^\W*(?:which|what) (?:are|were|have)\b|^\W*who (?:are|were|is on|were on|sits?|belongs?|works?|takes? part)\b|^\W*(?:list|name|give me|zähle|nenne)\b|^\W*welche\s+\p{Lu}|^\W*(?:was|wer) sind\b|^\W*wer (?:gehört|sitzt|arbeitet)\b|^\W*who\b.*\b(?:each|every)\b/iu
const count = /\bhow many\b|\bwie ?viele\b|\bnumber of\b|\banzahl\b/iu
const sum = /\b(?:total|in total|altogether|sum of|overall|insgesamt|gesamt\w*|summe|zusammen)\b/iu

export function readAsked(question: string, passages: readonly Passage[]): Asked {
  const read = readQuestion(question)
  const words = questionWords(question)
  const texts = passages.map(({ context = '', text }) => stemsOfBoth(`${context}\n${text}`))
  const having = (word: QuestionWord): number =>
    texts.filter((stems) => spokenOf(word, stems) > 0.5).length
  const weights = new Map(
    words.map((word) => [
      word,
      plainWeight(word.stem) * Math.log(1 + texts.length / (having(word) + 0.5)),
    ]),
  )
  const unbound = question.replace(bounds, ' ')
  return {
    question,
    language: findLanguage(wordsOf(question)) ?? 'en',
    read,
    words,
    focus: words.filter(({ stem }) => read.focus.includes(stem)),
    weightOf: (word) => weights.get(word) ?? 1,
    isList: list.test(question),
    extreme: least.test(unbound) ? 'least' : most.test(unbound) ? 'most' : undefined,
    isCount: count.test(question),
    isSum: sum.test(question),
  }
}
