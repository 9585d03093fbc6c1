import { datesIn } from '../finders/index.ts'
import { figureOf, isEmptyCell } from './cells.ts'
import { type Table, type TableRow } from './tables.ts'

const kindOf = (cell: string): string => {
  if (figureOf(cell) !== undefined) return 'figure'
  if (datesIn(cell).length > 0) return 'day'
  return cell.length <= 3 ? 'mark' : 'text'
}

/** How much of a line of cells is of one kind, 0 to 1. */
function purity(cells: readonly string[]): number {
  const filled = cells.filter((cell) => !isEmptyCell(cell))
  if (filled.length < 2) return 1
  const counts = Map.groupBy(filled, kindOf)
  return Math.max(...[...counts.values()].map(({ length }) => length)) / filled.length
}

const mean = (values: readonly number[]): number =>
  values.reduce((sum, value) => sum + value, 0) / Math.max(1, values.length)

const leastRows = 2
/** Rows have to be of one kind by so much more than columns are. */
const clearly = 0.15
const mostColumns = 8

/**
 * A table whose rows are properties ('Standard', 'Effort') and whose columns are the things that have them, with the
 * things as its rows; undefined where it does not lie on its side. An empty corner says so, too.
 */
export function turned(table: Table): Table | undefined {
  const { heads, rows } = table
  if (rows.length < leastRows || heads.length < 3 || heads.length > mostColumns || table.isTorn)
    return undefined
  const ofRows = mean(rows.map(({ cells }) => purity(cells.slice(1))))
  const ofColumns = mean(
    heads.slice(1).map((_head, at) => purity(rows.map(({ cells }) => cells[at + 1] ?? ''))),
  )
  if (ofRows < ofColumns + (heads[0] === '' ? 0 : clearly)) return undefined
  // Rows that all hold the same kind of thing are things, and no properties.
  const kinds = new Set(
    rows.map(({ cells }) => kindOf(cells.slice(1).find((cell) => !isEmptyCell(cell)) ?? '')),
  )
  if (!kinds.has('figure') && !kinds.has('day')) return undefined
  const names = rows.map(({ cells }) => cells[0] ?? '')
  const others: TableRow[] = heads.slice(1).map((head, at) => ({
    cells: [head, ...rows.map(({ cells }) => cells[at + 1] ?? '')],
    line: [head, ...rows.map(({ cells }) => cells[at + 1] ?? '')].join(' | '),
    number: undefined,
  }))
  return { ...table, heads: ['', ...names], rows: others, isTurned: true }
}
