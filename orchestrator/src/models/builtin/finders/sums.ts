import { tellsMoney } from './amounts.ts'
import type { Piece, Section } from './pieces.ts'

/** A column's figures with what they add up to. */
export interface Sum {
  /** With the unit that the caption gives its figures, where the head says none: 'Total (person-days)'. */
  head: string
  terms: readonly string[]
  total: string
  /** The table gives it, too. */
  isGiven: boolean
  /** From whose figures. */
  piece: Piece
}

/** What a caption says that the figures of its table are. */
const counted =
  /(?<![\p{L}-])(?:person[- ]?(?:days|hours|months)|full-time equivalents|personen?(?:tage|stunden|monate)|vollzeitstellen|(?:(?<=\bin )|(?<=^))(?:days|hours|tage[n]?|stunden))(?![\p{L}-])/iu
const ofMoney =
  /(?<=\bin )(?:(?:thousands?|millions?|tausend|millionen) (?:of )?(?:euros?|pounds?|dollars?|francs?|franken)|(?:(?:thousand|million|tsd\.?|mio\.?) )?(?:EUR|GBP|USD|CHF|PLN|[£€$])(?: (?:thousand|million))?)(?![\p{L}])/iu

/** The unit of a column's figures where its own head names none: that of the caption. */
function unitOf({ section }: Piece, head: string, cells: readonly string[]): string {
  const isNamed = (text: string): boolean =>
    /[£€$%]|\b(?:EUR|GBP|USD|CHF|PLN|days?|hours?|tage|stunden)\b/iu.test(text)
  if (isNamed(head) || cells.some(isNamed)) return ''
  const caption = section.caption.replace(/^(?:table|tabelle)\s*[\d.]+\s*/iu, '')
  const unit = (counted.exec(caption) ?? ofMoney.exec(caption))?.[0] ?? ''
  return unit === caption ? unit.toLowerCase() : unit
}

const totalRow = /^(?:grand )?(?:total|sum|summe|gesamt(?:summe)?|insgesamt)\b/i
const mostSums = 4
/** One of several is chosen: what each of them costs or has is never added up. */
const alternatives =
  /\b(?:vendors?|bidders?|tenderers?|offers?|options?|variants?|scenarios?|products?|alternatives?|candidates?|anbieter|bieter|angebote?|optionen|option|varianten?|szenari(?:o|en)|produkte?|alternativen?)\b/iu
/** Rows of such a table count things of different kinds. */
const ofDifferentKinds =
  /\b(?:objects?|records?|data|kind of (?:data|record)s?|entit(?:y|ies)|items?|figures?|indicators?|measures?|metrics?|criteri(?:on|a)|objekte?|daten\w*|kennzahl(?:en)?|kriteri(?:um|en)|größen?)\b/iu

/** Whether the rows of a table, called so by its first head, are parts of one whole. */
export const arePartsOfOne = (label: string, isMoney: boolean): boolean =>
  !alternatives.test(label) && (isMoney || !ofDifferentKinds.test(label))

/**
 * The sums of a table's columns whose rows are all told: given ones that are right, and where they are asked for
 * those that inputs or sources name as well; items and customers are not added up because a table holds both.
 */
export function sumsOf(
  pieces: readonly Piece[],
  isAsked: boolean,
  isKnown: (figure: string) => boolean,
): Sum[] {
  const tables = new Map<Section, Piece[]>()
  for (const piece of pieces)
    if (piece.kind === 'row') tables.set(piece.section, [...(tables.get(piece.section) ?? []), piece])
  return [...tables]
    .filter(([section, rows]) => section.heads.length > 1 && rows.length === section.pieces.length)
    .flatMap(([section, rows]) => section.heads.slice(1).flatMap((_head, index) => sumOf(rows, index + 1)))
    .filter(({ isGiven, total }) => isGiven || (isAsked && isKnown(total)))
    .slice(0, mostSums)
}

function sumOf(rows: readonly Piece[], column: number): Sum[] {
  const [first] = rows
  const isTotal = (row: Piece): boolean => totalRow.test(row.cells[0]?.value ?? '')
  const given = rows.find(isTotal)
  const cells = rows.filter((row) => !isTotal(row)).map((row) => row.cells[column]?.value ?? '')
  const numbers = cells.map(numberOf)
  if (first === undefined || cells.length < 3 || numbers.some((number) => number === undefined)) return []
  const sum = numbers.reduce<number>((total, number) => total + (number ?? 0), 0)
  const head = first.cells[column]?.head ?? ''
  const unit = unitOf(first, head, cells)
  const sign = cells.every((cell) => cell.endsWith('%')) ? '%' : ''
  const isGiven = given !== undefined && numberOf(given.cells[column]?.value ?? '') === sum
  const isPlain =
    given === undefined &&
    arePartsOfOne(first.cells[0]?.head ?? '', tellsMoney(first)) &&
    canBeAdded(numbers, cells) &&
    (sign === '' || sum === 100)
  return isGiven || isPlain
    ? [
        {
          head: unit === '' ? head : `${head} (${unit})`,
          terms: cells,
          total: isGiven ? (given.cells[column]?.value ?? '') : `${formatted(sum, cells)}${sign}`,
          isGiven,
          piece: first,
        },
      ]
    : []
}

/** Marks and rates are not added up, and figures of which one is the sum of others are no terms. */
const canBeAdded = (numbers: readonly (number | undefined)[], cells: readonly string[]): boolean =>
  cells.every((cell) => !/^[-+−]|[.,]\d{1,2}$/.test(cell)) &&
  numbers.every((number, index) => {
    const before = numbers.slice(0, index).reduce<number>((total, one) => total + (one ?? 0), 0)
    return index < 2 || number === 0 || number !== before
  })

function numberOf(cell: string): number | undefined {
  if (!/^[-+−]?\d[\d.,]*\s?%?$/.test(cell)) return undefined
  const plain = cell.replace(/[\s%]/g, '').replace('−', '-')
  const isThousands = /^[-+]?\d{1,3}(?:[.,]\d{3})+$/.test(plain)
  return Number(isThousands ? plain.replace(/[.,]/g, '') : plain.replace(',', '.'))
}

/** As its terms are written. */
const formatted = (number: number, terms: readonly string[]): string => {
  const rounded = Math.round(number * 1_000) / 1_000
  const separator = terms
    .map((term) => /\d([.,])\d{3}(?!\d)/.exec(term)?.[1])
    .find((one) => one !== undefined)
  return separator === undefined
    ? String(rounded)
    : rounded.toLocaleString(separator === '.' ? 'de-DE' : 'en-GB')
}
