import { isComparable, isMet, valueOf } from './cell-values.ts'
import { isBefore } from './dates.ts'
import { columnsNamed, type Grid, type GridRow, gridsOf, shareIn } from './grid.ts'
import type { Place } from './places.ts'
import { quantitiesOf } from './quantities.ts'
import type { Quantity } from './quantity.ts'
import type { Reason } from './reading.ts'
import { isOpenCell } from './rows.ts'
import type { ReadText } from './sentence.ts'
import { type Term, termsOf } from './terms.ts'

/** What a table says by all its rows: those that bear a statement out, or those that do not keep it. */
export interface TableReading {
  says: 'supports' | 'contradicts'
  because?: Reason
  places: readonly Place[]
}

const number = String.raw`(?:\d+|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|zwei|drei|vier|fünf|sechs|sieben|acht|neun|zehn|elf|zwölf)`
/** 'All three kilns', 'jede Filiale' | 'none of the depots', 'keine der drei Kitas'. */
const ofAll = new RegExp(
  String.raw`^\W*(?:(?:for|in|at|für|in|bei|an)\s)?(?:(?:all|every|each|both)(?:\sof)?(?:\s(?:the|our|its))?|(?:alle[rnm]?|jede[rsnm]?|sämtliche[rnm]?|beide[rnm]?)(?:\s(?:der|unserer))?)(?:\s${number})?\s(?=\p{L})`,
  'iu',
)
const ofNone = new RegExp(
  String.raw`^\W*(?:(?:no|none of(?:\s(?:the|our|its))?|not one of(?:\s(?:the|our))?)|kein(?:e[rsnm]?)?(?:\s(?:der|von den|unserer))?)(?:\s${number})?\s(?=\p{L})`,
  'iu',
)
const numeral = new RegExp(String.raw`(?<![\p{L}\d])${number}(?![\p{L}\d.,])`, 'iu')

/** Of whom a statement speaks, of which table, and whether it denies it of them. */
interface OfAll {
  grid: Grid
  /** Rows that are one of the kind each, without totals. */
  rows: readonly GridRow[]
  isDenied: boolean
  /** Words of the statement but for the kind. */
  said: readonly Term[]
}

/** Words that may stand between 'every' and the kind. */
const mostBeforeKind = 1

const total = /^\W*(?:(?:grand |sub-?)?totals?|sum|overall|gesamt\w*|summe\w*|insgesamt)(?![\p{L}])/iu
export const isTotal = ({ cells }: GridRow): boolean => total.test(cells[0]?.text ?? '')

/** So much of what a statement says the table and what stands around it have to speak of. */
const leastSpoken = 0.6
const likely = 0.8

/**
 * A statement of all of a kind, or of none, by a table that has a row for each: a bound that every cell keeps, a day
 * before that of another column or before one that the text names, a column that is filled in.
 * @returns 'open' where a table is about it and cannot tell, by no row; undefined where the statement is none of these
 */
export function readWholeTable(
  wanted: ReadText,
  places: readonly Place[],
): TableReading | 'open' | undefined {
  const isDenied = ofNone.test(wanted.text)
  const start = (isDenied ? ofNone : ofAll).exec(wanted.text)?.[0]
  if (start === undefined || places.every(({ cells }) => cells === undefined)) return undefined
  const terms = wanted.terms.filter(({ weight, at }) => weight > 0.3 && at >= start.length - 1)
  for (const grid of gridsOf(places, wanted.language)) {
    const rows = grid.rows.filter((row) => !isTotal(row))
    // 'Every outside firm': what the word before the kind says is weighed with the rest.
    const at = terms.slice(0, mostBeforeKind + 1).findIndex((term) => isOfKind(grid, rows, term))
    const kind = terms[at]
    if (rows.length < 2 || kind === undefined || !isCounted(start, rows, { places, kind })) continue
    const said = terms.filter((term) => term !== kind)
    if (!speaksOf(grid, places, said)) continue
    const read = readRows(wanted, { grid, rows, isDenied, said }, places)
    if (read !== undefined) return read
  }
  return undefined
}

/** Whether a row is one of the kind: by the head or the words of its label, or by the caption. */
const isOfKind = (grid: Grid, rows: readonly GridRow[], kind: Term): boolean =>
  grid.headTerms.some((head) => shareIn([kind], head) > 0) ||
  rows.every(({ label }) => shareIn([kind], label) > 0) ||
  shareIn([kind], termsOf(grid.about.split(/\. (?=[^.]*$)/u).at(-1) ?? '', grid.language)) > 0

/** Where the statement or a sentence says how many there are, the table has to have as many rows. */
function isCounted(
  start: string,
  rows: readonly GridRow[],
  { places, kind }: { places: readonly Place[]; kind: Term },
): boolean {
  const told = numeral.exec(start)?.[0]
  const own = told === undefined ? [] : quantitiesOf(`${told} things`)
  const others = places
    .filter(({ cells }) => cells === undefined)
    .flatMap(({ text }) => quantitiesOf(text))
    .filter((one) => one.kind === 'count' && shareIn([kind], termsOf(one.of.split(/\s/u)[0] ?? '', 'en')) > 0)
  return [...own, ...others].every(({ low }) => low === rows.length)
}

const speaksOf = (grid: Grid, places: readonly Place[], said: readonly Term[]): boolean =>
  shareIn(said, [
    ...grid.headTerms.flat(),
    ...places.flatMap(({ text, about = '' }) => termsOf(`${text} ; ${about}`, grid.language)),
  ]) >= leastSpoken

function readRows(
  wanted: ReadText,
  given: OfAll,
  places: readonly Place[],
): TableReading | 'open' | undefined {
  return (
    ofTwoDays(wanted, given) ??
    ofNamedDay(wanted, given, places) ??
    ofBound(wanted, given) ??
    ofFilledCells(wanted, given)
  )
}

/** What the rows come to, each of which keeps it, does not, or leaves it open. */
function cameTo(
  rows: readonly GridRow[],
  { isDenied, because }: { isDenied: boolean; because: Reason },
  isKept: (row: GridRow) => boolean | undefined,
): TableReading | undefined {
  const told = rows.map((row) => ({ row, isKept: isKept(row) }))
  const against = told.filter(({ isKept: kept }) => kept !== undefined && kept === isDenied)
  if (against.length > 0) return { says: 'contradicts', because, places: against.map(({ row }) => row.place) }
  return told.every(({ isKept: kept }) => kept !== undefined)
    ? { says: 'supports', places: rows.map(({ place }) => place) }
    : undefined
}

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
function ofTwoDays(wanted: ReadText, given: OfAll): TableReading | 'open' | undefined {
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
function ofNamedDay(
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

/** 'Every line fails less often than 2 percent of the time', of a column of such figures. */
function ofBound(wanted: ReadText, given: OfAll): TableReading | undefined {
  const { grid, rows, said } = given
  const head = (ofNone.exec(wanted.text) ?? ofAll.exec(wanted.text))?.[0].length ?? 0
  const figures = quantitiesOf(wanted.text).filter(
    ({ at, kind }) => at >= head - 1 && !/^(?:code|this|frequency)/u.test(kind),
  )
  const [figure] = figures
  if (figure === undefined || figures.length !== 1) return undefined
  const fitting = grid.heads.flatMap((_head, column) =>
    column > 0 &&
    rows.some((row) => {
      const cell = valueOf(grid, row, column)
      return cell !== undefined && isComparable(figure, cell)
    })
      ? [column]
      : [],
  )
  const named = columnsNamed(grid, said).filter((column) => fitting.includes(column))
  const columns = named.length > 0 ? named : fitting
  const [column] = columns
  if (column === undefined || columns.length !== 1) return undefined
  const because = figure.kind === 'date' ? 'date' : 'number'
  return cameTo(rows, { ...given, because }, (row) => {
    const cell = valueOf(grid, row, column)
    return cell === undefined || !isComparable(figure, cell) ? undefined : keeps(figure, cell)
  })
}

/** Days by their order, everything else by its size. */
function keeps(wanted: Quantity, cell: Quantity): boolean | undefined {
  if (wanted.kind !== 'date') return isMet(wanted, cell)
  // Which year a day without one is of, the table does not say.
  if (wanted.hasYear === true && cell.hasYear === false) return undefined
  if (wanted.bound === 'less-than') return isBefore(cell, wanted)
  if (wanted.bound === 'more-than') return isBefore(wanted, cell)
  if (wanted.bound === 'at-most') return !isBefore(wanted, cell)
  if (wanted.bound === 'at-least') return !isBefore(cell, wanted)
  return !isBefore(cell, wanted) && !isBefore(wanted, cell)
}

const has =
  /(?<![\p{L}])(?:has|have|with|uses?|used|hat|haben|gibt es|verfügt|verfügen|nutz(?:t|en)|verwende(?:t|n))(?![\p{L}])/iu

/** 'Each depot has a stand-in', of a column that somebody is named in. */
function ofFilledCells(wanted: ReadText, given: OfAll): TableReading | undefined {
  const { grid, rows, said, isDenied } = given
  if (isDenied || !has.test(wanted.text) || quantitiesOf(wanted.text).some(({ kind }) => kind === 'date'))
    return undefined
  const [column, ...others] = columnsNamed(grid, said)
  if (column === undefined || others.length > 0 || shareIn(grid.headTerms[column] ?? [], said) < likely)
    return undefined
  return cameTo(rows, { isDenied, because: 'scope' }, (row) => {
    const text = row.cells[column]?.text ?? ''
    if (isOpenCell(text)) return false
    return /^\p{Lu}/u.test(text) && !/\d/u.test(text) ? true : undefined
  })
}
