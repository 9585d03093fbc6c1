import { saidText, saidWords } from '../answers/index.ts'
import { contributionLines, linesOfPart, type ContributionLine } from './contribution-lines.ts'
import type { LabelledItem, LabelledPart } from './part-set.ts'
import { isRightSum } from './sums.ts'

export interface JudgedPart {
  /** Items that a complete answer lists, and those of them that stand in the contribution. */
  items: number
  present: number
  /** Lines with a source under the part's heading, and those of them that belong there. */
  listed: number
  right: number
  /** Lines that do not belong there, for whoever makes rules on the dev half. */
  wrongLines: string[]
  missingItems: string[]
}

const figure = /^\d/u
/** So much of a labelled piece has to be said where its words stand in another order or beside others. */
const leastRestated = 0.8
/** A shorter piece is a heading rather than a statement. */
const fewestWords = 4

/**
 * How well a contribution answers a part. An item is there where it is quoted, restated with all its figures, or shown
 * by its figures and names in one line. What is listed is right where it says a labelled item or a piece that is
 * labelled as right for the part, or adds up figures of these rightly. Lines without a source are not counted: they lead over, sum up, or say what is open.
 */
export function judgePart(part: LabelledPart, contribution: string): JudgedPart {
  const lines = contributionLines(contribution)
  const whole = saidText(contribution)
  const missing = part.items.filter(
    (item) => !whole.says(item.quote) && !lines.some((line) => showsItem(line, item)),
  )
  const listed = linesOfPart(lines, part.part).filter(({ isCited }) => isCited)
  const wrong = listed.filter((line) => !isRight(line, part))
  return {
    items: part.items.length,
    present: part.items.length - missing.length,
    listed: listed.length,
    right: listed.length - wrong.length,
    wrongLines: wrong.map(({ text }) => text),
    missingItems: missing.map(({ text }) => text),
  }
}

function showsItem(line: ContributionLine, item: LabelledItem): boolean {
  const { says } = saidText(line.text)
  return item.marks.every((ways) => ways.some((way) => says(way))) || restates(line.text, item.quote)
}

function isRight(line: ContributionLine, part: LabelledPart): boolean {
  const quotes = [...part.items, ...part.alsoRight].map(({ quote }) => quote)
  return (
    part.items.some((item) => showsItem(line, item)) ||
    quotes.some((quote) => saysOf(line, quote)) ||
    isRightSum(line.text, quotes)
  )
}

/** Whether a line says a piece of a document, whole or in part. */
const saysOf = (line: ContributionLine, quote: string): boolean =>
  restates(line.text, quote) ||
  (saidWords(line.quoted).length >= fewestWords && saidText(quote).says(line.quoted))

/** Whether nearly all words of the quote and each of its figures stand in the text. */
function restates(text: string, quote: string): boolean {
  const said = new Set(saidWords(text))
  const words = saidWords(quote)
  const known = words.filter((word) => said.has(word))
  return (
    known.length >= leastRestated * words.length &&
    words.every((word) => !figure.test(word) || said.has(word))
  )
}
