import { spokenOf, stemsOfBoth } from '../../language/spoken-of.ts'
import { canAnswer } from '../../language/question.ts'
import { findLanguage, wordsOf } from '../../language/words.ts'
import type { Passage } from '../../port.ts'
import type { Asked } from './asked.ts'
import { ownAsked } from './names-asked.ts'
import { meantIn } from './meant.ts'
import { isTime } from './time-words.ts'

/** How far a text speaks of each word of a question, in their order, 0 to 1. */
export type Spoken = readonly number[]

/** By its own words, or by words of their like. */
export const spokenIn = (asked: Asked, text: string): Spoken =>
  mostOf([saidIn(asked, text), meantIn(asked, text), instancesIn(asked, text)], asked.words.length)

/** What names two vendors speaks of vendors. */
const instancesIn = ({ words, instances }: Asked, text: string): Spoken =>
  instances !== undefined && instances.names.filter((name) => text.includes(name)).length > 1
    ? words.map((_word, at) => (at === instances.at ? asInstances : 0))
    : []
const asInstances = 0.8

/** By its own words, their forms, translations and synonyms alone. */
export const saidIn = ({ words, ownName }: Asked, text: string): Spoken => {
  const stems = stemsOfBoth(text)
  const hasRate = ratePerUnit.test(text)
  const isMade = madeOf.test(text)
  const isOwn = ownName?.test(text) === true
  return words.map((word) =>
    Math.max(
      spokenOf(word, stems),
      (hasRate && ratesAsked.test(word.stem)) ||
        (isMade && membersAsked.test(word.stem)) ||
        (isOwn && ownAsked.test(word.stem))
        ? saidByUnit
        : 0,
    ),
  )
}

/** '£410 a day' is a rate, and need not say so. */
const ratePerUnit =
  /(?:[£€$]\s?\d[\d.,]*|\d[\d.,]*\s?(?:[£€]|EUR|USD|GBP|CHF|euros?|pounds?|pence|cents?|dollars?|francs?|franken|rappen))\s*(?:an?|per|each|every|pro|je|\/)\s*\p{L}{2,}/iu
const ratesAsked = /^(?:rat|rate|price|pric|fee|satz|tagessatz|stundensatz|preis)$/u
/** '3.0%' is a rate and a share. */
const shareOfAll = /\d\s?(?:%|(?:per ?cent|prozent)(?!\p{L}))/iu
const sharesAsked = /^(?:rat|rate|quot|quote|proport|percentag|anteil)$/u
const saidByUnit = 0.9
/** 'A panel of Ada Brandt and Jonas Weir' has these members. */
const madeOf =
  /(?<!\p{L})(?:of|aus|von)\s+(?:\p{Lu}[\p{L}.-]+\s\p{Lu}[\p{L}-]+(?:,\s|,?\s(?:and|und)\s))+\p{Lu}[\p{L}.-]+\s\p{Lu}\p{L}+/u
const membersAsked = /^(?:member|mitglied)/u

/** What a figure says by its unit alone: that it is a rate. */
export const byUnit = ({ words }: Asked, cell = ''): Spoken =>
  words.map(({ stem }) =>
    (ratePerUnit.test(cell) && ratesAsked.test(stem)) || (shareOfAll.test(cell) && sharesAsked.test(stem))
      ? saidByUnit
      : 0,
  )

/** Of several texts the most that any of them says. */
export const mostOf = (all: readonly Spoken[], length: number): Spoken =>
  Array.from({ length }, (_, index) => Math.max(0, ...all.map((one) => one[index] ?? 0)))

export const scaled = (spoken: Spoken, by: number): Spoken => spoken.map((one) => one * by)

/**
 * Weighted share of the question that is spoken of, 0 to 1. What only its frame asks for ('how quickly', 'until when') helps
 * where it is said, and need not be said where another word is.
 */
export function shareSpoken({ words, weightOf }: Asked, spoken: Spoken): number {
  const total = words.reduce(
    (sum, word, index) => sum + (word.onlyAsks === true && (spoken[index] ?? 0) === 0 ? 0 : weightOf(word)),
    0,
  )
  return total === 0 ? 0 : sumSpoken({ words, weightOf }, spoken) / total
}

export const sumSpoken = ({ words, weightOf }: Pick<Asked, 'words' | 'weightOf'>, spoken: Spoken): number =>
  words.reduce((sum, word, index) => sum + weightOf(word) * (spoken[index] ?? 0), 0)

/** From here on a word counts as spoken of: a part of a compound is enough. */
export const isSpoken = (share: number | undefined): boolean => (share ?? 0) >= 0.5

/**
 * Whether every name, code and figure of the question is there: what is said of one client or product is not said of
 * another. Where several things are asked for, of several years and months one is enough.
 */
export function namesAreSpoken({ words, isList }: Asked, spoken: Spoken): boolean {
  const named = words.flatMap((word, index) =>
    word.isName ? [{ word, isThere: isSpoken(spoken[index]) }] : [],
  )
  const times = named.filter(({ word }) => isList && isTime(word))
  const others = named.filter((one) => !times.includes(one))
  return (
    others.every(({ isThere }) => isThere) && (times.length === 0 || times.some(({ isThere }) => isThere))
  )
}

/**
 * 'Payroll interface' is no 'meter interface': of two words that follow each other in the question the label has the
 * second, and nothing has the first.
 */
export function lacksModifier({ question, words }: Asked, spoken: Spoken, label: Spoken): boolean {
  const tokens = wordsOf(question).map((token) => {
    const stems = stemsOfBoth(token)
    return words.findIndex(({ forms }) => [...stems].some((stem) => forms.get(stem) === 1))
  })
  return tokens.some((first, index) => {
    const second = tokens[index + 1] ?? -1
    if (first === -1 || second === -1 || first === second || words[first]?.isLight === true) return false
    return isSpoken(label[second]) && (spoken[first] ?? 0) < leastOfModifier
  })
}
const leastOfModifier = 0.3

/** Share of what the question asks for by name that is spoken of; 1 where it names nothing. */
export function focusSpoken({ words, focus }: Asked, spoken: Spoken): number {
  if (focus.length === 0) return 1
  const all = words.flatMap((word, index) => (focus.includes(word) ? [spoken[index] ?? 0] : []))
  return all.reduce((sum, one) => sum + (isSpoken(one) ? 1 : 0), 0) / focus.length
}

/** Share of a label's words that stand in the question as they are, words of its frame too. */
export function literally({ question }: Asked, label: string): number {
  const asked = new Set(wordsOf(question))
  const words = wordsOf(label)
  return words.length === 0 ? 0 : words.filter((word) => asked.has(word)).length / words.length
}

/** Share of a label's own words that the question has: 'Consultant' fits 'a consultant' better than 'Senior consultant'. */
export function precisionOf(asked: Asked, label: string, least = 0.5): number {
  const words = label.split(/[\s,/()–-]+/u).filter((word) => stemsOfBoth(word).size > 0)
  if (words.length === 0) return 0
  const known = words.filter((word) => spokenIn(asked, word).some((share) => share > least))
  return known.length / words.length
}

const month =
  '(?:jan(?:uary|uar)?|feb(?:ruary|ruar)?|mar(?:ch)?|märz|apr(?:il)?|may|mai|june?|juni|july|juli|aug(?:ust)?|sept?(?:ember)?|o[ck]t(?:ober)?|nov(?:ember)?|de[cz](?:ember)?)'
/** 'May' with a day or a year; alone it may be a name. */
const date = new RegExp(
  String.raw`\b\d{1,2}\.? ${month}\b\.?(?: (?:19|20)\d\d)?|\b${month}\.? (?:19|20)\d\d\b|\b(?:19|20)\d\d(?:-\d\d(?:-\d\d)?)?\b|\b\d{1,2}\.\s?\d{1,2}\.(?:\s?(?:19|20)\d\d)?`,
  'giu',
)
const code = /\b\p{Lu}+-?\d+\b/gu

/** Whether a cell is of the kind that the question asks for: a day or a code is no amount, and nobody. */
export function fitsKind({ read, question }: Asked, cell: string): boolean {
  if (read.expects === undefined) return true
  if (read.expects === 'day' || read.expects === 'time' || read.expects === 'duration')
    return canAnswer(read, question, `The ${cell}`)
  // A share or a length of time is no price.
  if (read.expects === 'money' && otherMeasure.test(cell)) return false
  const rest = cell.replace(date, ' ').replace(code, ' ')
  if (read.expects === 'person' || read.expects === 'name')
    return wordsOf(rest).length > 0 && canAnswer(read, question, `The ${rest}`)
  return /\d/.test(rest) || canAnswer(read, question, rest)
}

const otherMeasure =
  /^\s*\d[\d.,]*\s*(?:%|per ?cent|prozent|(?:minute|hour|day|week|month|year|minute|stunde|tag|woche|monat|jahr)\w*|h|min)\s*$/iu

/** A small number is named by a cell that is it ('3', 'Wave 3'), and not by a day or an amount that has it. */
export function spokenInCell(asked: Asked, cell: string): Spoken {
  const spoken = saidIn(asked, cell)
  const tokens = wordsOf(cell.replace(date, ' '))
  return asked.words.map(({ stem }, at) =>
    /^\d{1,2}$/.test(stem) && !(tokens.length <= mostWordsOfNumber && tokens.includes(stem))
      ? 0
      : (spoken[at] ?? 0),
  )
}
const mostWordsOfNumber = 3

export const aroundOf = ({ context = '', name, label = '' }: Passage, title: string): string =>
  [context, name, label, title].join('\n')

/** Documents and people before agents, and then by relevance: added to a score between 0 and 1. */
export const standingOf = ({ trust, relevance }: Passage): number =>
  0.1 * relevance - (trust === 'agent' ? agentCost : 0)
const agentCost = 0.2

/**
 * Whether enough of a question is spoken of: the share that a rule wants, or all of its words but those that say how it
 * is asked. A word that nothing speaks of at all weighs most where the question has few.
 */
export function speaksEnough(
  asked: Asked,
  { text }: Passage,
  { spoken, least }: { spoken: Spoken; least: number },
): boolean {
  const isForeign = (findLanguage(wordsOf(text)) ?? asked.language) !== asked.language
  const telling = asked.words.flatMap((word, at) =>
    word.isLight || word.isVerb || word.isName ? [] : [spoken[at] ?? 0],
  )
  // 'Betriebsvereinbarung' is there where it is called so, and not where its parts are.
  if (asked.isExistence && telling.length === 1 && (telling[0] ?? 0) < leastOfOnly) return false
  const missing = telling.filter((one) => one < leastOfWord).length
  if (missing === 0 && telling.length > 0) return shareSpoken(asked, spoken) >= least * allSaidShare
  if (missing > 1 || (missing > 0 && telling.length < leastTelling)) return false
  return shareSpoken(asked, spoken) >= (isForeign ? least * otherLanguageShare : least)
}
const leastOfOnly = 0.8
/** Of so many words one may be missing. */
const leastTelling = 3
const leastOfWord = 0.3
const allSaidShare = 0.6
const otherLanguageShare = 0.7

const timeUnit = /^(?:days?|weeks?|months?|quarters?|years?|annum|tag|woche|monat|quartal|jahr)$/iu

const isYearly =
  /\b(?:per|a|each|every) year\b|\b(?:annual|yearly)(?:ly)?\b|\b(?:im|pro|je) jahr\b|\bjährlich/iu
const isOfYear = new RegExp(String.raw`${isYearly.source}|\bp\.\s?a\.`, 'iu')
/** A column of several years is none of one. */
export const isOfPeriod = ({ question }: Asked, head: string): boolean =>
  !(isYearly.test(question) && severalYears.test(head) && !isOfYear.test(head))

const severalYears =
  /\b(?:two|three|four|five|six|seven|ten|\d+|zwei|drei|vier|fünf|sechs|sieben|zehn)[ -](?:(?:more|further|weiteren?) )?(?:years?|jahren?)\b/iu

const ofMonth =
  /(?<!\p{L})(?:(?:a|per|each|every) month|monthly|(?:im|pro|je) monat|monatlich\p{L}*)(?!\p{L})/iu

/** A figure asked for 'per user' is given per user, and not for all of them; a time may be told in other words. */
export function hasMeasure({ question, words }: Asked, text: string): boolean {
  const [, measure = ''] =
    /\b(?:per|pro|je)\s+(?:(?:single|einzelne[rnm]?)\s+)?([\p{L}-]+)/iu.exec(question) ?? []
  if (isYearly.test(question) && (severalYears.test(text) || ofMonth.test(text)) && !isOfYear.test(text))
    return false
  if (measure === '' || timeUnit.test(measure)) return true
  const own = stemsOfBoth(measure)
  const word = words.find(({ forms }) => [...own].some((stem) => forms.get(stem) === 1))
  return (
    word === undefined ||
    [...text.matchAll(/(?:\b(?:per|pro|je|an?|each|every|jede[rnms]?)\s+|\/\s?)([\p{L}-]+)/giu)].some(
      ([, unit = '']) => isSpoken(spokenOf(word, stemsOfBoth(unit))),
    )
  )
}
