import {
  coverage,
  excerptOf,
  hasVerb,
  isAgendaLine,
  isAuthorLine,
  isFrontLine,
  sentencesOf,
  wordsOf,
} from '../models/language/index.ts'

/** Characters of a quote, and up to which a sentence is quoted with the one after it. */
const quoteLimit = 600
const pairLimit = 320
/** Headings and fragments say nothing on their own. */
const leastWords = 5
/** Rows of tables need their header to be understood: prose that is nearly as close is the better quote. */
const rowHandicap = 0.15

interface Place {
  start: number
  end: number
  text: string
}

/**
 * The words of a passage that speak most of a question, verbatim: its best sentence, with the one that goes on from
 * it where both are short.
 */
export const quoteOf = (passage: string, question: string): string =>
  findQuote(passage, question) ?? excerptOf(passage.trim(), quoteLimit)

/**
 * As `quoteOf`, of what says something by itself: no title, no row without its heads, no line on who wrote it or was
 * present, nor on when people meet next.
 */
export const tellingQuoteOf = (passage: string, question: string): string | undefined =>
  findQuote(passage, question, isTelling)

/** A line without an end and without a verb is a title. */
const isTitle = (text: string): boolean =>
  !/[.!?:;…]["'”’)\]]*$/u.test(text) &&
  !isRow(text) &&
  !hasVerb.test(text.replace(relative, '')) &&
  wordsOf(text).length <= longestTitle
/** 'Rules that have held' says nothing by the verb of what it names. */
const relative = /\s(?:that|which|who)\s.*$/iu
const longestTitle = 12
const isTelling = (text: string): boolean =>
  !isFrontLine(text) && !isAuthorLine(text) && !isTitle(text) && !isRow(text) && !isAgendaLine(text)

function findQuote(
  passage: string,
  question: string,
  isAllowed: (text: string) => boolean = () => true,
): string | undefined {
  const places = placesOf(passage)
  const first = best(places, question, isAllowed)
  if (first === undefined) return undefined
  const next = places[places.indexOf(first) + 1]
  const goesOn =
    next !== undefined &&
    !isRow(first.text) &&
    !isRow(next.text) &&
    isQuotable(next.text) &&
    isAllowed(next.text) &&
    next.end - first.start <= pairLimit &&
    !passage.slice(first.end, next.start).includes('\n')
  const quote = passage.slice(first.start, goesOn ? next.end : first.end)
  return excerptOf(quote.replace(/^(?:[-*•▪]|\d+[.)])\s+/, ''), quoteLimit)
}

function placesOf(passage: string): Place[] {
  const places: Place[] = []
  let from = 0
  for (const text of sentencesOf(passage)) {
    const start = passage.indexOf(text, from)
    if (start === -1) continue
    from = start + text.length
    places.push({ start, end: from, text })
  }
  return places
}

const isRow = (text: string): boolean => text.includes(' | ')
const isQuotable = (text: string): boolean => wordsOf(text).length >= leastWords && !/^#|:$/.test(text)

/** The first row of a table names its columns. */
const isHeader = (places: readonly Place[], index: number): boolean =>
  isRow(places[index]?.text ?? '') &&
  !isRow(places[index - 1]?.text ?? '') &&
  isRow(places[index + 1]?.text ?? '')

function best(
  places: readonly Place[],
  question: string,
  isAllowed: (text: string) => boolean,
): Place | undefined {
  let known: { place: Place; score: number } | undefined
  for (const [index, place] of places.entries()) {
    if (!isQuotable(place.text) || isHeader(places, index) || !isAllowed(place.text)) continue
    const score = coverage(question, place.text) - (isRow(place.text) ? rowHandicap : 0)
    if (known === undefined || score > known.score) known = { place, score }
  }
  return known?.place
}
