import type { Passage } from '../../port.ts'
import { figureOf, isEmptyCell } from './cells.ts'
import { type Heads, headsOf, withGroupsFilled } from './table-heads.ts'
import { captionUnit, documentUnit, legendOf, unitOfSister } from './table-units.ts'

export interface TableRow {
  cells: string[]
  /** The row as it stands in the passage. */
  line: string
  /** As the sheet counts its rows; undefined where that cannot be told, or where there is no sheet. */
  number: number | undefined
}

export interface Table {
  passage: Passage
  heads: string[]
  rows: TableRow[]
  /** What stands right above it: its caption or heading. */
  title: string
  /** What else its passage says: sentences and captions. */
  beside: string
  /** The unit of its figures, where its caption or its document says it and no head does; empty otherwise. */
  unit: string
  /** What letters in its cells stand for. */
  legend: ReadonlyMap<string, string>
  /** Its columns are read as rows: it lay on its side. */
  isTurned?: true
  /** Rows of it could not be read as rows: what is there is not all of it. */
  isTorn: boolean
}

const cellMark = ' | '
/** A table whose corner is empty begins with a bar. */
const emptyCorner = /^\|\s/
/** A line that a narrow column broke off: it interrupts a table and does not end it. */
const brokenOff = 50

export const isRow = (line: string | undefined): boolean =>
  line !== undefined && (line.includes(cellMark) || emptyCorner.test(line))

/** An empty cell leaves but one blank between two bars. */
export const cellsOf = (line: string): string[] => ` ${line}`.split(/ \|(?= |$)/u).map((cell) => cell.trim())

/**
 * The tables of all passages. One that goes on from a page before begins with a row and has no head: it has that of
 * the table of the same document with as many columns.
 */
export function tablesOfAll(passages: readonly Passage[]): Table[] {
  const tables = passages
    .flatMap(tablesOf)
    .map((table) => (table.unit === '' ? { ...table, unit: documentUnit(table.passage, passages) } : table))
    .map((table, _at, all) => (table.unit === '' ? { ...table, unit: unitOfSister(table, all) } : table))
  return tables.map((table) => {
    if (!isHeadless(table)) return table
    const whole = tables.find(
      (other) =>
        other !== table &&
        other.passage.name === table.passage.name &&
        other.heads.length === table.heads.length &&
        !isHeadless(other),
    )
    const first = { cells: table.heads, line: table.heads.join(cellMark), number: undefined }
    const heads = whole?.heads ?? table.heads.map(() => '')
    return { ...table, heads, title: whole?.title ?? table.title, rows: [first, ...table.rows] }
  })
}

/** Heads are words: a figure, a day or a number of a list stands in rows. */
const isHeadless = ({ heads }: Table): boolean =>
  /^\p{Lu}{1,4}-?\d+$/u.test(heads[0] ?? '') ||
  heads
    .slice(1)
    .some(
      (head) =>
        /^\d{1,2}\.? \p{L}+ (?:19|20)\d\d$/u.test(head) ||
        (/^[£€$]?\s?-?\d[\d.,]*\s?%?$/u.test(head) && !/^(?:19|20)\d\d$/.test(head)),
    )

/** The tables of a passage that have a head and at least one row. */
export function tablesOf(passage: Passage): Table[] {
  const lines = passage.text.split(/\n+/).map((line) => line.trim())
  const gaps = gapsIn(passage.text)
  const beside = lines.filter((line) => !isRow(line)).join('\n')
  const tables: Table[] = []
  let title = ''
  let at = 0
  while (at < lines.length) {
    if (!isRow(lines[at])) {
      if (lines[at] !== '') title = lines[at] ?? ''
      at += 1
      continue
    }
    const first = cellsOf(lines[at] ?? '')
    const { rows: below, end } = rowsFrom(lines, at + 1, { width: first.length, gaps })
    const { heads, size } = headsOf(
      [first, ...below.map(cellsOf)].map((cells) => filledTo(cells, first.length)),
    )
    const rows = below.slice(size - 1)
    if (rows.length > 0)
      tables.push({
        passage,
        heads,
        rows: numbered(rows, { heads, size }, passage),
        title,
        beside,
        unit: captionUnit(title, beside.split('\n')),
        legend: legendOf(beside),
        isTorn: isTornAt(lines, end),
      })
    at = end
  }
  return tables
}

const filledTo = (cells: readonly string[], width: number): string[] =>
  Array.from({ length: width }, (_, column) => cells[column] ?? '')

/** Places of the lines, blank ones not counted, before which a blank one stands. */
const gapsIn = (text: string): ReadonlySet<number> => {
  const breaks = text.match(/\n+/g) ?? []
  return new Set(breaks.flatMap((one, at) => (one.length > 1 ? [at + 1] : [])))
}

const hasFigure = (line = ''): boolean =>
  isRow(line) && cellsOf(line).some((cell, column) => column > 0 && figureOf(cell) !== undefined)

/** After a blank line, between rows of figures, what has a word in each cell heads another table. */
const isNextHead = (lines: readonly string[], at: number): boolean =>
  hasFigure(lines[at - 1]) &&
  hasFigure(lines[at + 1]) &&
  !hasFigure(lines[at]) &&
  cellsOf(lines[at] ?? '').every((cell) => !isEmptyCell(cell))

function rowsFrom(
  lines: readonly string[],
  from: number,
  { width, gaps }: { width: number; gaps: ReadonlySet<number> },
): { rows: string[]; end: number } {
  const rows: string[] = []
  let at = from
  let end = from
  while (at < lines.length) {
    const line = lines[at] ?? ''
    if (isRow(line) && gaps.has(at) && isNextHead(lines, at)) break
    if (isRow(line) && cellsOf(line).length <= Math.max(width, 2)) {
      rows.push(line)
      end = at + 1
    } else if (isRow(line) || !isBrokenOff(line)) break
    at += 1
  }
  return { rows, end }
}

const leastWordsOfRow = 4
/** A row that a page's layout has lost goes on as words without bars and without a sentence's end; a footer counts pages. */
function isTornAt(lines: readonly string[], end: number): boolean {
  const next = lines.slice(end).find((line) => line !== '' && !isBrokenOff(line)) ?? ''
  return (
    !isRow(next) &&
    next.split(/\s+/).length >= leastWordsOfRow &&
    /\d/.test(next) &&
    !/[.!?:;]["”’)]?$|\d+ (?:of|von) \d+$|^(?:#|[-*•]|Table|Tabelle|\d+(?:\.\d+)*\.?\s)/u.test(next)
  )
}

const isBrokenOff = (line: string): boolean =>
  line.length <= brokenOff && !/[.:!?]$|^#|^(?:[-*•]|(?:Table|Tabelle)?\s*\d+(?:\.\d+)*\.?\s)/u.test(line)

/** 'Sheet Rates rows 2-6', 'Rows 2-8'. */
export const sheetPlace = /^(?:Sheet (?<sheet>.+) r|R)ows (?<from>\d+)-(?<to>\d+)$/u

/** Rows are counted where the passage holds all rows of its place: no empty one was passed over, none is elsewhere. */
function numbered(lines: readonly string[], { heads, size }: Heads, { label }: Passage): TableRow[] {
  const { from, to } = sheetPlace.exec(label ?? '')?.groups ?? {}
  const held = from === undefined ? 0 : Number(to) - Number(from) + 1
  // Heads are among the counted rows where a title stands above them.
  const before = held === lines.length + size ? size : held === lines.length + size - 1 ? size - 1 : undefined
  const cells = withGroupsFilled(lines.map(cellsOf), heads)
  return lines.map((line, index) => ({
    line,
    cells: cells[index] ?? [],
    number: from === undefined || before === undefined ? undefined : Number(from) + before + index,
  }))
}

export const isTotal = (cell: string | undefined): boolean =>
  /^(?:(?:grand )?total|sums?|gesamt\w*|summe|insgesamt|all)\b/iu.test(cell ?? '')

/** The column after those of its quarters. */
export const isWholeYear = ({ heads }: Pick<Table, 'heads'>, column: number): boolean =>
  /^(?:full )?(?:year|jahr|(?:19|20)\d\d)\b/iu.test(heads[column] ?? '') &&
  heads.filter((head) => /^(?:Q[1-4]|H[12])\b/u.test(head)).length >= 2

/** Whether a column holds figures: all of its cells, or all but one, are. */
export function isFigureColumn({ rows }: Pick<Table, 'rows'>, column: number): boolean {
  const filled = rows.filter(({ cells }) => !isEmptyCell(cells[column]))
  const figures = filled.filter(({ cells }) => figureOf(cells[column]) !== undefined)
  return figures.length > 0 && figures.length >= filled.length - 1
}
