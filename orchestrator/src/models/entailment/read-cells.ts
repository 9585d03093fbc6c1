import { isComparable, isMet, valueOf } from './cell-values.ts'
import { quantitiesOf } from './quantities.ts'
import type { Quantity } from './quantity.ts'
import {
  columnsNamed,
  exactly,
  type Grid,
  type GridRow,
  gridsOf,
  isProper,
  rowsNamed,
  saysWhole,
  shareIn,
} from './grid.ts'
import type { Place } from './places.ts'
import type { Reason } from './reading.ts'
import type { ReadText } from './sentence.ts'
import { type Term, termsOf } from './terms.ts'

export interface CellReading {
  says: 'supports' | 'contradicts'
  because?: Reason
  place: Place
}

/**
 * What the cells of a table say of a text that names a row and a column, or a row and a value of it: the cell where
 * they meet has the value, or has another one. Rows and columns count alike, so that a table may lie on its side.
 * @returns undefined where the text does not name a cell of it, or says more than a cell can tell
 */
export function readCells(wanted: ReadText, places: readonly Place[]): CellReading | undefined {
  if (isBeyondCells(wanted)) return undefined
  for (const grid of gridsOf(places, wanted.language)) {
    const read = readGrid(wanted, grid)
    if (read !== undefined) return read
  }
  return undefined
}

/** What is said of all, denied, or is yet to come is no cell's to tell. */
const isBeyondCells = ({ clauses, text }: ReadText): boolean =>
  clauses.some(({ status }) => status.isDenied || status.scope === 'all' || status.manner === 'possible') ||
  /(?<![\p{L}])(?:all|every|each|alle[rns]?|jede[rnsm]?|sämtliche\w*|total|insgesamt|more than planned|than|als)(?![\p{L}])/iu.test(
    text,
  )

function readGrid(wanted: ReadText, grid: Grid): CellReading | undefined {
  const [row, ...others] = rowsNamed(grid, wanted.text, wanted.terms)
  if (row === undefined || others.length > 0) return undefined
  const free = wanted.terms.filter((term) => shareIn([term], row.label) === 0)
  const named = columnsNamed(grid, free)
  const figures = withoutTimesAround(figuresOf(wanted, row), grid)
  if (figures.length > 1) return undefined
  const [figure] = figures
  if (figure !== undefined) return ofFigure(wanted, grid, { row, named, figure })
  return ofWords(wanted, grid, { row, named })
}

interface Named {
  row: GridRow
  named: readonly number[]
}

/** Figures of the text that are none of the row's name. */
const figuresOf = ({ quantities }: ReadText, { cells }: GridRow): readonly Quantity[] =>
  quantities.filter(
    ({ kind, figure }) =>
      !kind.startsWith('code') &&
      !kind.startsWith('this') &&
      !(kind === 'count' && new RegExp(String.raw`(?<!\d)${figure}(?!\d)`, 'u').test(cells[0]?.text ?? '')),
  )

/** Only of a column that the text names by its own word it says something else. */
const leastExact = 0.5

/** A month or year that the table is said to be of is no figure of its cells. */
function withoutTimesAround(figures: readonly Quantity[], { about, heads }: Grid): readonly Quantity[] {
  const around = quantitiesOf(`${about} ; ${heads.join(' ; ')}`).filter(({ kind }) => kind === 'date')
  const isAround = (one: Quantity): boolean =>
    one.kind === 'date' && around.some((other) => isSameTime(one, other))
  return figures.length > 1 ? figures.filter((one) => !isAround(one)) : figures
}

const isSameTime = (one: Quantity, other: Quantity): boolean =>
  one.hasYear === other.hasYear
    ? one.low <= other.high && other.low <= one.high
    : (one.low - 1) % 372 <= (other.high - 1) % 372 && (other.low - 1) % 372 <= (one.high - 1) % 372

function ofFigure(
  wanted: ReadText,
  grid: Grid,
  { row, named, figure }: Named & { figure: Quantity },
): CellReading | undefined {
  const columns = named.length > 0 ? named : columnsOfKind(grid, figure)
  const [column] = columns
  if (column === undefined || columns.length !== 1) return undefined
  const cell = valueOf(grid, row, column)
  if (cell === undefined || !isComparable(figure, cell)) return undefined
  if (isOfOtherUnit(figure, `${grid.heads[column] ?? ''} (${cell.of})`, wanted.language)) return undefined
  if (isMet(figure, cell))
    return isCovered(wanted, grid, { row, column }) ? { says: 'supports', place: row.place } : undefined
  const isExact = shareIn(grid.headTerms[column] ?? [], wanted.terms, exactly) >= leastExact
  if (named.length === 0 || !isExact || figure.bound === 'about') return undefined
  return isCovered(wanted, grid, { row, column })
    ? { says: 'contradicts', because: figure.kind === 'date' ? 'date' : 'number', place: row.place }
    : undefined
}

/** '8,000 gallons' of a column of litres. */
function isOfOtherUnit({ of, kind }: Quantity, head: string, language: ReadText['language']): boolean {
  const unit = [...head.matchAll(/\(([^)]*)\)/gu)].map((match) => match[1] ?? '').join(' ')
  const [own, named] = [termsOf(of.split(/\s/u)[0] ?? '', language), termsOf(unit)]
  return kind === 'count' && own.length > 0 && named.length > 0 && shareIn(own, named) === 0
}

/** The only column whose cells can be compared with a figure. */
function columnsOfKind(grid: Grid, figure: Quantity): number[] {
  const columns = grid.heads.flatMap((_head, column) =>
    column > 0 &&
    grid.rows.some((row) => {
      const cell = valueOf(grid, row, column)
      return cell !== undefined && isComparable(figure, cell)
    })
      ? [column]
      : [],
  )
  return columns.length === 1 ? columns : []
}

/** A class, a state or a name where the row and its column meet. */
function ofWords(wanted: ReadText, grid: Grid, { row, named }: Named): CellReading | undefined {
  for (const column of named.length > 0 ? named : grid.heads.keys()) {
    if (column === 0) continue
    const own = row.cells[column]?.text ?? ''
    if (!isProper(own)) continue
    if (saysWhole(wanted.text, own))
      return isCovered(wanted, grid, { row, column }) ? { says: 'supports', place: row.place } : undefined
    const other = grid.rows.find(
      ({ cells }) => isProper(cells[column]?.text ?? '') && saysWhole(wanted.text, cells[column]?.text ?? ''),
    )
    if (other !== undefined && isCovered(wanted, grid, { row, column, value: other.cells[column]?.text }))
      return { says: 'contradicts', because: 'name', place: row.place }
  }
  return undefined
}

/** So much of a text the row, the head, the value and what stands around the table have to say. */
const leastCovered = 0.6

function isCovered(
  wanted: ReadText,
  { headTerms, about, language }: Grid,
  { row, column, value = '' }: { row: GridRow; column: number; value?: string | undefined },
): boolean {
  const said: Term[] = [
    ...row.label,
    ...(headTerms[column] ?? []),
    ...termsOf(`${row.cells[column]?.text ?? ''} ; ${value} ; ${about}`, language),
  ]
  const own = wanted.terms.filter(({ weight }) => weight > 0.3)
  return shareIn(own, said) >= leastCovered
}
