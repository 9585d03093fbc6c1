import { coverage, excerptOf, sentencesOf, wordsOf } from '../models/language/index.ts'

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
export function quoteOf(passage: string, question: string): string {
  const places = placesOf(passage)
  const first = best(places, question)
  if (first === undefined) return excerptOf(passage.trim(), quoteLimit)
  const next = places[places.indexOf(first) + 1]
  const goesOn =
    next !== undefined &&
    !isRow(first.text) &&
    !isRow(next.text) &&
    isQuotable(next.text) &&
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

function best(places: readonly Place[], question: string): Place | undefined {
  let known: { place: Place; score: number } | undefined
  for (const [index, place] of places.entries()) {
    if (!isQuotable(place.text) || isHeader(places, index)) continue
    const score = coverage(question, place.text) - (isRow(place.text) ? rowHandicap : 0)
    if (known === undefined || score > known.score) known = { place, score }
  }
  return known?.place
}
