import { isComparable, isMet, isShareOrRate, valueOf } from './cell-values.ts'
import { columnsNamed, type Grid, type GridRow, gridsOf, rowsNamed, shareIn } from './grid.ts'
import type { Place } from './places.ts'
import { quantitiesOf } from './quantities.ts'
import type { Quantity } from './quantity.ts'
import type { ReadText } from './sentence.ts'
import { termsOf } from './terms.ts'
import type { TableReading } from './table-of-all.ts'
import { isTotal } from './whole-tables.ts'

const together =
  /(?<![\p{L}])(?:in total|in all|altogether|together|combined|overall|(?:a|the) total|totals?|sums?|insgesamt|zusammen|in summe|gesamt\p{L}*|summe)(?![\p{L}])/iu
/** What is kept to is kept by all of it. */
const budget =
  /(?<![\p{L}])(?:with)?in(?:side|nerhalb)? (?:of )?(?:the |its |our |des |der |dem )?(?:approved |agreed )?(?:budget|frame|limit|plan|rahmens?|budgets?|kostenrahmens?)(?: of| von)?(?=\s\S{0,4}\d)|(?<![\p{L}])im (?:budget|rahmen|kostenrahmen)(?: von)?(?=\s\S{0,4}\d)/iu
const spill =
  /(?<![\p{L}])(?:exceeds?|exceeded|over|goes beyond|überschreite\p{L}*|übersteigt|sprengt)(?![\p{L}])/iu

/** So much of the words of a statement the table's heads, caption and rows have to have. */
const leastSpoken = 0.6

/**
 * A statement of a total by a table that gives it, or by its rows added up: 'the three depots employ more than 90 people
 * in total', 'the fit-out stays within the budget of EUR 250,000'. Shares, rates and days are never added.
 * @returns undefined where the statement is of no total, or no one column can be meant
 */
export function readTotal(wanted: ReadText, places: readonly Place[]): TableReading | undefined {
  const kept = budget.exec(wanted.text)
  if ((kept === null && !together.test(wanted.text)) || spill.test(wanted.text)) return undefined
  if (wanted.clauses.some(({ status }) => status.isDenied)) return undefined
  for (const grid of gridsOf(places, wanted.language)) {
    const rows = grid.rows.filter((row) => !isTotal(row))
    const figure = figureOf(wanted, rows.length)
    if (figure === undefined || rows.length < 2) continue
    const own = kept === null ? figure : { ...figure, bound: 'at-most' as const }
    const read = ofGrid(wanted, grid, { rows, figure: own })
    if (read !== undefined) return read
  }
  return undefined
}

/** The one figure of a statement, but for how many things there are. */
function figureOf({ text }: ReadText, count: number): Quantity | undefined {
  const figures = quantitiesOf(text).filter(
    ({ kind }) => !/^(?:date|code|this|frequency|weekday)/u.test(kind),
  )
  const others = figures.filter(
    ({ kind, low, bound }, index) =>
      !(figures.length > 1 && index === 0 && kind === 'count' && low === count && bound === 'exact'),
  )
  return others.length === 1 ? others[0] : undefined
}

function ofGrid(
  wanted: ReadText,
  grid: Grid,
  { rows, figure }: { rows: readonly GridRow[]; figure: Quantity },
): TableReading | undefined {
  if (rowsNamed({ ...grid, rows }, wanted.text, wanted.terms).length > 0) return undefined
  const column = columnOf(wanted, grid, { rows, figure })
  if (column === undefined) return undefined
  const sum = totalOf(grid, rows, column)
  if (sum === undefined || !isComparable(figure, sum.value)) return undefined
  const said = termsOf(
    [...grid.heads, grid.about, ...rows.map(({ cells }) => cells[0]?.text ?? '')].join(' ; '),
    grid.language,
  )
  const own = wanted.terms.filter(({ weight, written }) => weight > 0.3 && !together.test(written))
  if (shareIn(own, said) < leastSpoken) return undefined
  return isMet(figure, sum.value)
    ? { says: 'supports', places: sum.places }
    : { says: 'contradicts', because: 'number', places: sum.places }
}

/** The column that the statement names, or the only one with such figures. */
function columnOf(
  wanted: ReadText,
  grid: Grid,
  { rows, figure }: { rows: readonly GridRow[]; figure: Quantity },
): number | undefined {
  const fitting = grid.heads.flatMap((head, column) =>
    column > 0 &&
    !isShareOrRate(head) &&
    rows.every((row) => {
      const cell = valueOf(grid, row, column)
      return cell !== undefined && isComparable(figure, cell) && !/^(?:percent|date)/u.test(cell.kind)
    })
      ? [column]
      : [],
  )
  const named = columnsNamed(grid, wanted.terms).filter((column) => fitting.includes(column))
  const columns = named.length > 0 ? named : fitting
  return columns.length === 1 ? columns[0] : undefined
}

/** What the table gives as the total, else its rows added up. */
function totalOf(
  grid: Grid,
  rows: readonly GridRow[],
  column: number,
): { value: Quantity; places: readonly Place[] } | undefined {
  const [given, ...others] = grid.rows.filter(isTotal)
  if (given !== undefined) {
    const value = others.length > 0 ? undefined : valueOf(grid, given, column)
    return value === undefined ? undefined : { value, places: [given.place] }
  }
  const values = rows.map((row) => valueOf(grid, row, column))
  const [first] = values
  if (first === undefined) return undefined
  const add = (side: 'low' | 'high'): number => values.reduce((sum, value) => sum + (value?.[side] ?? 0), 0)
  const figure = values.reduce((sum, value) => sum + (value?.figure ?? 0), 0)
  return {
    value: { ...first, low: add('low'), high: add('high'), figure },
    places: rows.map(({ place }) => place),
  }
}
