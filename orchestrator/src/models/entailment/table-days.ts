import { valueOf } from './cell-values.ts'
import { isBefore } from './dates.ts'
import { columnsNamed, type Grid, type GridRow, shareIn } from './grid.ts'
import type { Place } from './places.ts'
import { quantitiesOf } from './quantities.ts'
import type { Quantity } from './quantity.ts'
import type { ReadText } from './sentence.ts'
import { cameTo, type OfAll, type TableReading } from './table-of-all.ts'
import { type Term, termsOf } from './terms.ts'

const order = /(?<![\p{L}])(before|after|prior to|ahead of|bevor|nachdem|vor|nach)\s(?!\d)(.+)$/iu
const isEarlier = (word: string): boolean => /^(?:before|prior to|ahead of|bevor|vor)$/iu.test(word)

/** The column of days that a stretch of text names. */
function dayColumn({ grid, rows }: OfAll, words: readonly Term[]): number | undefined {
  const dated = grid.heads.flatMap((_head, column) =>
    column > 0 && rows.some((row) => dayOf(grid, row, column) !== undefined) ? [column] : [],
  )
  const named = columnsNamed(grid, words).filter((column) => dated.includes(column))
  const columns = named.length > 0 ? named : dated
  return columns.length === 1 ? columns[0] : undefined
}

const dayOf = (grid: Grid, row: GridRow, column: number): Quantity | undefined => {
  const value = valueOf(grid, row, column)
  return value?.kind === 'date' ? value : undefined
}

/** Days of a year as they are counted, and of half of one. */
const daysOfYear = 372
const dayInYear = (day: number): number => ((day - 1) % daysOfYear) + 1

/** Whether a day lies before another; of days without a year that are half a year apart nobody can tell. */
function precedes(one: Quantity, other: Quantity): boolean | undefined {
  const isOpen = one.hasYear === false || other.hasYear === false
  if (isOpen && Math.abs(dayInYear(one.low) - dayInYear(other.low)) > daysOfYear / 2) return undefined
  return isBefore(one, other)
}

/** 'Each boat was surveyed before it was launched', of a column of days for either. */
export function ofTwoDays(wanted: ReadText, given: OfAll): TableReading | 'open' | undefined {
  const match = order.exec(wanted.text)
  if (match === null) return undefined
  const [, word = ''] = match
  const column = dayColumn(
    given,
    given.said.filter(({ at }) => at < match.index),
  )
  const other = dayColumn(
    given,
    given.said.filter(({ at }) => at > match.index),
  )
  if (column === undefined || other === undefined || column === other) return undefined
  const [first, second] = isEarlier(word) ? [column, other] : [other, column]
  const came = cameTo(given.rows, { ...given, because: 'date' }, (row) => {
    const [one, two] = [dayOf(given.grid, row, first), dayOf(given.grid, row, second)]
    return one === undefined || two === undefined ? undefined : precedes(one, two)
  })
  return came ?? 'open'
}

/** 'All offers came in before the deadline', where a sentence names the day of the deadline. */
export function ofNamedDay(
  wanted: ReadText,
  given: OfAll,
  places: readonly Place[],
): TableReading | 'open' | undefined {
  const match = order.exec(wanted.text) ?? within.exec(wanted.text)
  if (match === null) return undefined
  const [limit] = given.said.filter(({ at }) => at > match.index)
  if (limit === undefined) return undefined
  const days = places.flatMap(({ cells, text }) => {
    const dates = cells === undefined ? quantitiesOf(text).filter(({ kind }) => kind === 'date') : []
    return dates.length === 1 && shareIn([limit], termsOf(text, given.grid.language)) > 0 ? dates : []
  })
  const [day] = days
  const dated = dayColumn(
    given,
    given.said.filter(({ at }) => at < match.index),
  )
  if (day === undefined || days.length !== 1 || dated === undefined) return undefined
  const isFirst = !/^(?:after|nachdem|nach)$/iu.test(match[1] ?? '')
  const came = cameTo(given.rows, { ...given, because: 'date' }, (row) => {
    const own = dayOf(given.grid, row, dated)
    if (own === undefined) return undefined
    if (precedes(own, day) === true) return isFirst
    return precedes(day, own) === true ? !isFirst : undefined
  })
  return came ?? 'open'
}
const within = /(?<![\p{L}])(by|within|innerhalb|in)\s(?:the|its|der|die|des|ihrer)\s(.+)$/iu
