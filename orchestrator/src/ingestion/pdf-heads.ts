import type { PdfCell, PdfLine } from './pdf-line.ts'

/** Points by which cells of a column may begin or end apart. */
export const tolerance = 4

export interface Column {
  x: number
  end: number
}

/** Lines of a head's cells that run over several, between the parts of its first line. */
const mostHeadRests = 8

/**
 * Writers put out each cell of a head with all its lines, so that the first line of the head comes in parts, with the rest
 * of some cells between them: the parts are one line, and what stood between them follows it.
 */
export function withWholeHead(lines: readonly PdfLine[], from: number): readonly PdfLine[] {
  const [head, ...below] = lines.slice(from)
  if (head === undefined) return lines
  const parts = [head]
  const rests: PdfLine[] = []
  const waiting: PdfLine[] = []
  for (const line of below) {
    const isPart =
      waiting.length > 0 &&
      Math.abs(line.y - head.y) <= head.size * 0.3 &&
      line.x > Math.max(...parts.flatMap(({ cells }) => cells.map(({ end }) => end)))
    if (isPart) {
      parts.push(line)
      rests.push(...waiting.splice(0))
    } else if (rests.length + waiting.length < mostHeadRests && isRestOf(parts, line)) waiting.push(line)
    else break
  }
  if (parts.length === 1) return lines
  const after = below.slice(parts.length - 1 + rests.length)
  const cells = parts.flatMap((part) => part.cells).flatMap((cell) => partedByRows(cell, after))
  const whole = { ...head, cells, text: cells.map(({ text }) => text).join(' ') }
  return [...lines.slice(0, from), whole, ...rests, ...lines.slice(from + parts.length + rests.length)]
}

/** Rows below that have a cell where a piece of a head begins: so many say that it is a head of its own. */
const leastRowsBelow = 2

/** Heads that stand close together read as one; the rows below tell where each begins. */
function partedByRows(cell: PdfCell, below: readonly PdfLine[]): PdfCell[] {
  const rows = below.slice(0, mostHeadRests)
  const columns = cell.runs
    .filter(
      ({ x }) =>
        rows.filter(({ cells }) => cells.some((other) => Math.abs(other.x - x) <= 1)).length >=
        leastRowsBelow,
    )
    .map(({ x, end }): Column => ({ x, end }))
  return columns.length < 2 ? [cell] : partedAt(cell, columns)
}

/** Whether a line goes on below the last cell that was begun. */
function isRestOf(parts: readonly PdfLine[], { cells, y, size }: PdfLine): boolean {
  const last = parts.at(-1)?.cells.at(-1)
  const top = parts[0]?.y ?? 0
  return (
    last !== undefined &&
    cells.length === 1 &&
    Math.abs((cells[0]?.x ?? 0) - last.x) <= tolerance &&
    y < top &&
    top - y <= size * 1.5 * mostHeadRests
  )
}

/** A cell's runs, parted where a column begins. */
export function partedAt({ runs }: PdfCell, columns: readonly Column[]): PdfCell[] {
  const parts: PdfCell[] = []
  for (const run of runs) {
    const part = parts.at(-1)
    const begins = columns.some(({ x }) => Math.abs(x - run.x) <= 1)
    if (part === undefined || begins) parts.push({ ...run, runs: [run] })
    else {
      part.text = `${part.text} ${run.text}`
      part.end = run.end
      part.runs.push(run)
    }
  }
  return parts
}
