import type { PdfCell, PdfLine } from './pdf-line.ts'
import { type Column, partedAt, tolerance, withWholeHead } from './pdf-heads.ts'

/** Lines of a page in reading order, those of a table together. */
export type PageSegment = { lines: PdfLine[] } | { rows: string[][] }

/** A gap of this many times the usual one parts rows. */
const rowGap = 1.2

/**
 * Finds tables whose cells run over several lines. Writers put a row's cells out one after the other, each with all its
 * lines, so that a page's lines alone tell neither rows nor columns: what stands below the cells of a first row, within
 * their columns, is put together by place. Tables without such cells are left as lines.
 */
export function pageSegments(lines: readonly PdfLine[]): PageSegment[] {
  const segments: PageSegment[] = []
  let at = 0
  while (at < lines.length) {
    const table = tableAt(lines, at)
    if (table === undefined) {
      const last = segments.at(-1)
      const line = lines[at]
      if (line !== undefined) {
        if (last !== undefined && 'lines' in last) last.lines.push(line)
        else segments.push({ lines: [line] })
      }
      at += 1
    } else {
      segments.push({ rows: table.rows })
      at = table.end
    }
  }
  return segments
}

function tableAt(page: readonly PdfLine[], from: number): { rows: string[][]; end: number } | undefined {
  const lines = withWholeHead(page, from)
  const joinedParts = page.length - lines.length
  const head = lines[from]
  if (head === undefined || head.cells.length < 2) return undefined
  const columns: Column[] = head.cells.map(({ x, end }) => ({ x, end }))
  let end = from + 1
  while (end < lines.length && continues(lines, { head, columns, at: end })) end += 1
  const own = lines.slice(from, end)
  const used = withoutRest(own, columns)
  const hasRests = used.some(
    (line, index) =>
      index > 0 &&
      (line.cells.length < Math.max(2, columns.length - 1) ||
        line.cells.some((cell) => columnOf(columns, cell) === undefined)),
  )
  if (!hasRests || used.length < 3) return undefined
  const rows = rowsOf(used, columns)
  return rows.length < 2 ? undefined : { rows, end: from + used.length + joinedParts }
}

function continues(
  lines: readonly PdfLine[],
  { head, columns, at }: { head: PdfLine; columns: readonly Column[]; at: number },
): boolean {
  const line = lines[at]
  const before = lines[at - 1]
  if (line === undefined || before === undefined || line.size > head.size * 1.12 || line.y > head.y + 1)
    return false
  const lowest = Math.min(...lines.slice(Math.max(0, at - 12), at).map(({ y }) => y))
  const isNear = lowest - line.y <= Math.max(line.size, before.size) * 3.2
  return isNear && cellsIn(line, columns) !== undefined
}

/** The cells of a line, each in its column; where columns stand so close that two were read as one, they are parted. */
function cellsIn(line: PdfLine, columns: readonly Column[]): { cell: PdfCell; column: number }[] | undefined {
  const placed = line.cells.flatMap((cell) => {
    const column = columnOf(columns, cell)
    if (column !== undefined) return [{ cell, column }]
    return partedAt(cell, columns).map((part) => ({ cell: part, column: columnOf(columns, part) ?? -1 }))
  })
  return placed.some(({ column }) => column === -1) ? undefined : placed
}

/** The one column that a cell stands in; undefined where it runs over several, or stands beside all. */
function columnOf(columns: readonly Column[], { x, end }: PdfCell): number | undefined {
  const over = columns.flatMap((column, index) => (x < column.end - 1 && end > column.x + 1 ? [index] : []))
  if (over.length > 1) return undefined
  const aligned = columns.findIndex(
    (column) => Math.abs(column.x - x) <= tolerance || Math.abs(column.end - end) <= tolerance,
  )
  const index = over[0] ?? (aligned === -1 ? undefined : aligned)
  if (index === undefined) return undefined
  const next = columns[index + 1]
  return next !== undefined && end > next.x + tolerance ? undefined : index
}

/** What stands in the first column alone at the end may be a footnote or the next paragraph. */
function withoutRest(lines: readonly PdfLine[], columns: readonly Column[]): PdfLine[] {
  const isAlone = (line: PdfLine): boolean =>
    line.cells.length === 1 &&
    line.cells.every((cell) => columnOf(columns, cell) === 0) &&
    !lines.some(
      (other) =>
        other !== line &&
        Math.abs(other.y - line.y) <= line.size * 1.4 &&
        other.x > (columns[1]?.x ?? 0) - tolerance,
    )
  const last = lines.findLastIndex((line) => !isAlone(line))
  return lines.slice(0, last + 1)
}

interface PlacedCell {
  text: string
  column: number
  y: number
  size: number
}

function rowsOf(lines: readonly PdfLine[], columns: readonly Column[]): string[][] {
  const cells = lines.flatMap((line): PlacedCell[] =>
    (cellsIn(line, columns) ?? []).map(({ cell, column }) => ({
      text: cell.text,
      column,
      y: line.y,
      size: line.size,
    })),
  )
  const levels = levelsOf(cells)
  return groupsOf(levels, columns.length).map((group) =>
    columns.map((_column, index) =>
      group
        .flatMap((level) => level.filter(({ column }) => column === index))
        .map(({ text }) => text)
        .reduce((text, next) => joined(text, next), ''),
    ),
  )
}

const joined = (text: string, next: string): string =>
  text === ''
    ? next
    : /\p{Ll}-$/u.test(text) && /^\p{Ll}/u.test(next)
      ? text.slice(0, -1) + next
      : `${text} ${next}`

/** Cells on one baseline, from the top. */
function levelsOf(cells: readonly PlacedCell[]): PlacedCell[][] {
  const levels: PlacedCell[][] = []
  for (const cell of cells.toSorted((one, other) => other.y - one.y)) {
    const level = levels.at(-1)
    if (level?.[0] !== undefined && level[0].y - cell.y <= cell.size * 0.3) level.push(cell)
    else levels.push([cell])
  }
  return levels
}

/** Gaps part rows where they part nearly as many as there are; one below the head alone does not. */
const leastParted = 0.6

/** Baselines that make a row: parted by wider gaps where there are such, else each that begins in the first column. */
function groupsOf(levels: readonly PlacedCell[][], width: number): PlacedCell[][][] {
  const gaps = levels.slice(1).map((level, index) => (levels[index]?.[0]?.y ?? 0) - (level[0]?.y ?? 0))
  const least = Math.min(...gaps)
  const isBegun = (level: readonly PlacedCell[]): boolean =>
    level.some(({ column }) => column === 0) &&
    new Set(level.map(({ column }) => column)).size >= Math.max(2, width / 2)
  const byGaps = grouped(levels, (_level, index) => (gaps[index - 1] ?? 0) > least * rowGap)
  const isParted =
    byGaps.length > 1 &&
    byGaps.every((group) => group.some((level) => level.some(({ column }) => column === 0)))
  if (isParted && byGaps.length >= leastParted * levels.filter(isBegun).length) return byGaps
  return grouped(levels, (level) => isBegun(level))
}

function grouped(
  levels: readonly PlacedCell[][],
  begins: (level: readonly PlacedCell[], index: number) => boolean,
): PlacedCell[][][] {
  const groups: PlacedCell[][][] = []
  for (const [index, level] of levels.entries()) {
    const group = groups.at(-1)
    if (group === undefined || begins(level, index)) groups.push([level])
    else group.push(level)
  }
  return groups
}
