import type { Cell, Piece } from './pieces.ts'

const actual = /^(?:actual|today|now|current|measured|value today|ist|ist-wert|heute|gemessen|aktuell)$/iu
const target = /^(?:target|goal|plan|soll|ziel|zielwert|soll-wert)$/iu
/** Measures of which less is better, and those of which more is. */
const lessIsBetter =
  /(?<!\p{L})(?:days?|hours?|minutes?|duration|recovery (?:time|point)|response time|costs?|errors?|complaints?|abandoned|lost|late|delays?|duplicates?|failed|failures?|outages?|missed|rejected|overdue|waiting|absence|\p{L}*(?:tage[n]?|stunden|minuten|dauer|zeit|kosten|fehler|beschwerden?|aufgelegte?|verloren\p{L}*|verspätete?|verspätungen|doppelte?|ausfälle|störungen|überfällige?|abgelehnte?|fehlzeiten))(?!\p{L})/iu
const moreIsBetter =
  /(?<!\p{L})(?:availability|punctuality|on time|satisfaction|accuracy|reliability|yield|utilisation|first-time|verfügbarkeit|pünktlichkeit|zufriedenheit|genauigkeit|zuverlässigkeit|ausbeute|auslastung)(?!\p{L})/iu

const numberOf = (value: string): number | undefined => {
  const digits = /^[-+−]?\d[\d.,]*/u.exec(value.trim())?.[0]
  if (digits === undefined) return undefined
  // A comma with one or two figures behind it is a decimal one; other marks part thousands.
  const plain = /,\d{1,2}$/u.test(digits)
    ? digits.replaceAll('.', '').replace(',', '.')
    : digits.replace(/[.,](?=\d{3}(?!\d))/gu, '')
  return Number(plain)
}

/**
 * Whether a row's measured value keeps to the target beside it; undefined where it has not both, or where its name does
 * not tell which side of the target is the good one.
 */
export function keepsTarget({ cells }: Piece): boolean | undefined {
  const valueUnder = (head: RegExp): number | undefined =>
    numberOf(cells.find((cell: Cell) => head.test(cell.head.trim()))?.value ?? '')
  const [is, shall] = [valueUnder(actual), valueUnder(target)]
  return keepsTo(cells[0]?.value ?? '', is, shall)
}

/** Whether a value of a measure is on the good side of what it should be; undefined where the measure's name does not tell which side that is. */
export function keepsTo(
  measure: string,
  is: number | undefined,
  shall: number | undefined,
): boolean | undefined {
  const [isLess, isMore] = [lessIsBetter.test(measure), moreIsBetter.test(measure)]
  if (is === undefined || shall === undefined || isLess === isMore) return undefined
  return isLess ? is <= shall : is >= shall
}
