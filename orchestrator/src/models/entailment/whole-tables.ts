import { isComparable, isMet, valueOf } from './cell-values.ts'
import { isBefore } from './dates.ts'
import { columnsNamed, type Grid, type GridRow, gridsOf, shareIn } from './grid.ts'
import type { Place } from './places.ts'
import { quantitiesOf } from './quantities.ts'
import type { Quantity } from './quantity.ts'
import { isOpenCell } from './rows.ts'
import type { ReadText } from './sentence.ts'
import { ofNamedDay, ofTwoDays } from './table-days.ts'
import { cameTo, type OfAll, type TableReading } from './table-of-all.ts'
import { type Term, termsOf } from './terms.ts'

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
  /(?<![\p{L}])(?:has|have|with|uses?|used|hat|haben|gibt es|verfügt|verfügen|ausgestattet|equipped|fitted|nutz(?:t|en)|verwende(?:t|n))(?![\p{L}])/iu

/** A column of 'yes' and 'no' alone answers for each row what its head asks. */
const isAnswered = (rows: readonly GridRow[], column = -1): boolean =>
  rows.every(({ cells }) => /^(?:yes|no|ja|nein)(?![\p{L}])/iu.test(cells[column]?.text ?? ''))

/** 'Each depot has a stand-in', of a column that somebody is named in. */
function ofFilledCells(wanted: ReadText, given: OfAll): TableReading | undefined {
  const { grid, rows, said, isDenied } = given
  if (isDenied || quantitiesOf(wanted.text).some(({ kind }) => kind === 'date')) return undefined
  const [column, ...others] = columnsNamed(grid, said)
  if (!has.test(wanted.text) && !isAnswered(rows, column)) return undefined
  if (column === undefined || others.length > 0 || shareIn(grid.headTerms[column] ?? [], said) < likely)
    return undefined
  return cameTo(rows, { isDenied, because: 'scope' }, (row) => {
    const text = row.cells[column]?.text ?? ''
    if (isOpenCell(text)) return false
    return /^\p{Lu}/u.test(text) && !/\d/u.test(text) ? true : undefined
  })
}
