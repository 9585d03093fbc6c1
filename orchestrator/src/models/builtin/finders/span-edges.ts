import { datesIn } from './dates.ts'
import type { Piece } from './pieces.ts'
import { quantitiesIn, type Quantity } from './quantities.ts'
import { stemsOf } from './stems.ts'

const begins = new Set(['begin', 'start', 'beginn', 'anfang'].flatMap(stemsOf))
const ends = new Set(['end', 'ende', 'finish', 'abschluss'].flatMap(stemsOf))
const fromWords = /(?<!\p{L})(?:from|vom?)\s*$/iu
const toWords = /^\s*(?:to|until|till|bis(?: zum)?|–|-)\s*$/iu
/** A sentence is about what it begins with. */
const firstWords = 4

/**
 * The day on which something begins or ends, by a sentence that gives its span: of 'End of the trial' the second day of
 * 'The trial runs from 1 April to 15 July 2027'.
 * @param subject stems of what is asked for, 'end' or 'begin' among them
 */
export function edgeOfSpan({ kind, text }: Piece, subject: readonly string[]): Quantity | undefined {
  const isEnd = subject.some((word) => ends.has(word))
  if (kind === 'row' || isEnd === subject.some((word) => begins.has(word))) return undefined
  const rest = subject.filter((word) => !begins.has(word) && !ends.has(word))
  const [first, second, ...others] = datesIn(text)
  if (rest.length === 0 || first === undefined || second === undefined || others.length > 0) return undefined
  const start = text.indexOf(first.text)
  const between = text.slice(start + first.text.length, text.indexOf(second.text, start + first.text.length))
  if (!fromWords.test(text.slice(0, start)) || !toWords.test(between)) return undefined
  const opening = stemsOf(text.split(/\s+/).slice(0, firstWords).join(' '))
  if (!rest.every((word) => opening.includes(word))) return undefined
  const edge = isEnd ? second : first
  const [day] = quantitiesIn(edge.text)
  return { kind: 'date', value: edge.at, text: edge.text, unit: day?.unit ?? 'day' }
}
