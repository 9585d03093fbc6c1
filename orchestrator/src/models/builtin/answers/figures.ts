import { datesIn } from '../finders/index.ts'
import { columnKind } from './columns.ts'
import { figureOf, isEmptyCell } from './cells.ts'
import type { Table, TableRow } from './tables.ts'

const days: readonly [RegExp, number][] = [
  [/\b(?:seconds?|sekunden?)\b/iu, 1 / 86_400],
  [/\b(?:minutes?|min|minuten?)\b/iu, 1 / 1_440],
  [/\b(?:hours?|h|stunden?)\b/iu, 1 / 24],
  [/\b(?:weeks?|wochen?)\b/iu, 7],
  [/\b(?:months?|monate?n?)\b/iu, 30.4],
  [/\b(?:quarters?|quartale?)\b/iu, 91],
  [/\b(?:years?|jahre?n?)\b/iu, 365],
]

/** What a cell is compared by: its figure, of a time its day, of a span its days; undefined where it is none. */
export function magnitudeOf(table: Table, column: number, cell: string | undefined): number | undefined {
  const kind = columnKind(table, column)
  if (kind === 'day' || isDay(cell)) {
    const [date] = datesIn(cell ?? '')
    return date === undefined ? figureOf(cell) : Number(date.at.replaceAll('-', ''))
  }
  const figure = figureOf(cell)
  if (kind !== 'span' || figure === undefined) return figure
  return figure * (days.find(([unit]) => unit.test(cell ?? ''))?.[1] ?? 1)
}

/** 'April 2026': a day or month with its year, and nothing else. */
function isDay(cell = ''): boolean {
  const [date] = datesIn(cell)
  return date !== undefined && /\p{L}|[./-]\d/u.test(date.text) && cell.trim() === date.text
}

/** A row of days is compared by its days, whatever stands in other rows; undefined where it is none. */
export function daysOf({ cells }: TableRow): number[] | undefined {
  const filled = cells.flatMap((cell, column) => (column > 0 && !isEmptyCell(cell) ? [column] : []))
  return filled.length > 1 && filled.every((column) => isDay(cells[column])) ? filled : undefined
}

/** A column whose figures add up to something: marks, rates and shares do not. */
export const isAddable = (table: Table, column: number): boolean =>
  ['money', 'figure'].includes(columnKind(table, column)) &&
  !perUnit.test(table.heads[column] ?? '') &&
  !table.rows.every(({ cells }) => /^(?:19|20)\d\d$/.test(cells[column] ?? ''))
const perUnit =
  /\b(?:rates?|marks?|scores?|points?|ratings?|average|mean|median|per|each|ratio|index|rank|age|\p{L}*satz|\p{L}*sätze|noten?|bewertung|durchschnitt|mittel|je|pro|rang|alter|wave|stage|phase|welle|stufe|nr|no)\b/iu

/** A sum as its terms are written: '3,670', '1.200', '12.5'. */
export function writtenLike(sum: number, cells: readonly string[]): string {
  const rounded = Math.round(sum * 1_000) / 1_000
  const separator = cells
    .map((cell) => /\d([.,’'])\d{3}(?!\d)/u.exec(cell)?.[1])
    .find((one) => one !== undefined)
  const isGerman =
    separator === '.' || (separator === undefined && cells.some((cell) => /\d,\d{1,2}(?!\d)/u.test(cell)))
  if (separator === undefined && !isGerman) return String(rounded)
  return rounded.toLocaleString(isGerman ? 'de-DE' : 'en-GB')
}
