import type { ReadTable } from './read-table.ts'
import { figureOf, isEmptyCell } from './cells.ts'
import { isTotal, isWholeYear, type Table } from './tables.ts'

/** A row's figures are compared where they are alike: weights in percent are no marks, and a total is no part. */
export function alikeColumns({ whole }: ReadTable): number[] {
  const columns = ofOneRange(
    whole,
    ofFiguresMost(
      whole,
      whole.heads.flatMap((head, column) =>
        column === 0 || isTotal(head) || isWholeYear(whole, column) ? [] : [column],
      ),
    ),
  )
  const signOf = (column: number): string =>
    whole.rows.some(({ cells }) => /%|\bpercent\b|\bProzent\b/iu.test(cells[column] ?? '')) ? '%' : ''
  const shares = columns.filter((column) => signOf(column) === '%')
  return shares.length > columns.length / 2 ? shares : columns.filter((column) => !shares.includes(column))
}

/** Remarks with a figure among them ('27 houses') are none beside columns of figures. */
function ofFiguresMost({ rows }: Table, columns: readonly number[]): number[] {
  const share = (column: number): number => {
    const filled = rows.filter(({ cells }) => !isEmptyCell(cells[column]))
    return (
      filled.filter(({ cells }) => figureOf(cells[column]) !== undefined).length / Math.max(1, filled.length)
    )
  }
  const own = columns.filter((column) => share(column) >= half)
  return own.length > 1 ? own : [...columns]
}
const half = 0.5

/** Figures that lie altogether elsewhere than most ('24 requirements' beside marks from 1 to 5) measure something else. */
function ofOneRange({ rows }: Table, columns: readonly number[]): number[] {
  const ranges = columns.map((column) => {
    const figures = rows.flatMap(({ cells }) => figureOf(cells[column]) ?? [])
    return { column, least: Math.min(...figures), most: Math.max(...figures) }
  })
  if (rows.length < leastRowsOfRange) return [...columns]
  const alike = ranges.map((one) =>
    ranges.filter((other) => one.least <= other.most && other.least <= one.most),
  )
  const [largest] = alike.toSorted((one, other) => other.length - one.length)
  return largest === undefined || largest.length <= columns.length / 2
    ? [...columns]
    : largest.map(({ column }) => column)
}
const leastRowsOfRange = 3

/** Where each thing has several rows and one with their total, these are compared. */
export function wholesOf({ rows }: Table): number[] {
  const things = new Set(rows.flatMap(({ cells }) => (isTotal(cells[0]) ? [] : [cells[0]])))
  const wholes = rows.flatMap(({ cells }, index) => (isTotal(cells[1]) && !isTotal(cells[0]) ? [index] : []))
  return things.size < rows.length && wholes.length === things.size ? wholes : []
}
