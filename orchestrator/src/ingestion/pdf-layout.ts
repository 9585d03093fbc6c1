import type { PdfLine, PdfText } from './pdf-line.ts'
import { tableText, type BlockText } from './parsed-document.ts'
import { pageSegments } from './pdf-tables.ts'

/** A gap of this many letter sizes parts cells; a smaller one may still be a blank. */
const cellGap = 1.6
const wordGap = 0.18

/** Runs on the same baseline, in the order of the file (which is reading order in business documents). */
export function pageLines(texts: PdfText[]): PdfLine[] {
  const lines: PdfText[][] = []
  for (const text of texts) {
    if (text.text === '') continue
    const line = lines.at(-1)
    const last = line?.at(-1)
    if (line !== undefined && last !== undefined && isSameLine(last, text)) line.push(text)
    else lines.push([text])
  }
  return mergeRows(lines.map(toLine)).filter((line) => line.text !== '')
}

function isSameLine(last: PdfText, next: PdfText): boolean {
  return Math.abs(last.y - next.y) <= Math.max(last.size, next.size) * 0.3 && next.x >= last.x - 1
}

function toLine(runs: PdfText[]): PdfLine {
  const cells: PdfLine['cells'] = []
  let end = -Infinity
  for (const run of runs) {
    // Writers put out blanks as runs of their own, sometimes as wide as the gap of a table.
    if (run.text.trim() === '') continue
    const gap = run.x - end
    const cell = cells.at(-1)
    const piece = { text: run.text.trim(), x: run.x, end: run.x + run.width }
    const size = run.size || 1
    if (cell === undefined || gap > size * cellGap) cells.push({ ...piece, runs: [piece] })
    else {
      cell.text += (gap > size * wordGap || /^\s/u.test(run.text) ? ' ' : '') + run.text.trim()
      cell.end = piece.end
      cell.runs.push(piece)
    }
    end = run.x + run.width - (/\s+$/u.test(run.text) ? size * 0.2 : 0)
  }
  const first = runs.find((run) => run.text.trim() !== '')
  const size = Math.max(0, ...runs.filter((run) => run.text.trim() !== '').map((run) => run.size))
  return {
    text: cells
      .map((cell) => cell.text)
      .join(' ')
      .trim(),
    cells,
    x: first?.x ?? 0,
    y: first?.y ?? 0,
    size,
  }
}

/** Cells of a table row are often written one after the other: neighbours on one baseline become one line. */
function mergeRows(lines: PdfLine[]): PdfLine[] {
  const merged: PdfLine[] = []
  for (const line of lines) {
    const last = merged.at(-1)
    if (
      last !== undefined &&
      line.text !== '' &&
      Math.abs(last.y - line.y) <= line.size * 0.3 &&
      last.text !== ''
    ) {
      last.cells = [...last.cells, ...line.cells].sort((a, b) => a.x - b.x)
      last.text = last.cells.map((cell) => cell.text).join(' ')
      last.size = Math.max(last.size, line.size)
    } else merged.push({ ...line })
  }
  return merged
}

/** The letter size that most characters have. */
export function bodySize(lines: PdfLine[]): number {
  const characters = new Map<number, number>()
  for (const line of lines) {
    const size = Math.round(line.size * 2) / 2
    characters.set(size, (characters.get(size) ?? 0) + line.text.length)
  }
  return [...characters].sort((a, b) => b[1] - a[1])[0]?.[0] ?? 0
}

/** Headers and footers: first or last lines that come back, but for their numbers, on most pages of three or more. */
export function findRunningLines(pages: PdfLine[][]): Set<PdfLine> {
  const seen = new Map<string, PdfLine[]>()
  for (const lines of pages) {
    const byHeight = lines.toSorted((a, b) => b.y - a.y)
    for (const line of new Set([...byHeight.slice(0, 2), ...byHeight.slice(-2)])) {
      const key = `${line.text.replace(/\d+/gu, '#')}@${Math.round(line.y / 4)}`
      seen.set(key, [...(seen.get(key) ?? []), line])
    }
  }
  const enough = Math.max(3, pages.length * 0.6)
  return new Set([...seen.values()].filter((lines) => lines.length >= enough).flat())
}

const listMark = /^(?:[•◦▪‣●○·–-]|\(?\d{1,3}[.)]|\(?[a-z][.)])\s+\S/u

/** Blocks of a page. @param body letter size of running text in the document, in points */
export function pagePieces(lines: PdfLine[], body: number): BlockText[] {
  return pageSegments(lines).flatMap((segment): BlockText[] =>
    'rows' in segment ? [{ kind: 'table', text: tableText(segment.rows) }] : linePieces(segment.lines, body),
  )
}

function linePieces(lines: readonly PdfLine[], body: number): BlockText[] {
  const pieces: BlockText[] = []
  let group: PdfLine[] = []
  const flush = (): void => {
    if (group.length > 0) pieces.push(groupPiece(group, body))
    group = []
  }
  for (const line of lines) {
    const last = group.at(-1)
    if (last !== undefined && !belongs(last, line, body)) flush()
    group.push(line)
  }
  flush()
  return pieces
}

type LineKind = 'heading' | 'row' | 'item' | 'text'

function lineKind(line: PdfLine, body: number): LineKind {
  if (line.size > body * 1.12 && line.text.length <= 160) return 'heading'
  if (line.cells.length > 1 && !(line.cells.length === 2 && isMark(line.cells[0]?.text ?? ''))) return 'row'
  return listMark.test(line.text) ? 'item' : 'text'
}

const isMark = (text: string): boolean => /^(?:[•◦▪‣●○·–-]|\(?\d{1,3}[.)]|\(?[a-z][.)])$/u.test(text)

function belongs(last: PdfLine, line: PdfLine, body: number): boolean {
  const [before, after] = [lineKind(last, body), lineKind(line, body)]
  const gap = last.y - line.y
  const near = gap > 0 && gap <= Math.max(last.size, line.size) * (after === 'row' ? 3 : 1.75)
  if (!near || (before === 'heading') !== (after === 'heading')) return false
  if (after === 'heading') return Math.abs(last.size - line.size) < 0.5
  if (before === 'row' || after === 'row') return before === after
  if (after === 'item') return before === 'item' || listMark.test(last.text)
  return true
}

function groupPiece(group: PdfLine[], body: number): BlockText {
  const first = group[0]
  const kind = first === undefined ? 'text' : lineKind(first, body)
  if (kind === 'heading')
    return { kind: 'heading', level: headingLevel(first?.size ?? body, body), text: joinLines(group) }
  if (kind === 'row' && group.length > 1) return { kind: 'table', text: alignedTable(group) }
  if (kind === 'item') return { kind: 'list', text: listText(group) }
  return { kind: 'paragraph', text: joinLines(group) }
}

function headingLevel(size: number, body: number): number {
  const ratio = size / (body || 1)
  return ratio >= 1.7 ? 1 : ratio >= 1.35 ? 2 : 3
}

function listText(group: PdfLine[]): string {
  const items: PdfLine[][] = []
  for (const line of group) {
    const current = items.at(-1)
    if (current === undefined || listMark.test(line.text)) items.push([line])
    else current.push(line)
  }
  return items.map(joinLines).join('\n')
}

/** Lines of a paragraph as running text; a word broken at the line's end is put together again. */
function joinLines(lines: PdfLine[]): string {
  return lines
    .map((line) => line.text)
    .reduce((text, line) =>
      /\p{Ll}-$/u.test(text) && /^\p{Ll}/u.test(line) ? text.slice(0, -1) + line : `${text} ${line}`,
    )
}

/** Cells under their columns: a column begins where cells of most rows begin. */
function alignedTable(group: PdfLine[]): string {
  const starts = columnStarts(group)
  const rows = group.map((line) => {
    const row = starts.map(() => '')
    for (const cell of line.cells) {
      const column = nearest(starts, cell.x)
      row[column] =
        row[column] === '' || row[column] === undefined ? cell.text : `${row[column]} ${cell.text}`
    }
    return row
  })
  return tableText(rows)
}

function columnStarts(group: PdfLine[]): number[] {
  const widest = group.reduce((best, line) => (line.cells.length > best.cells.length ? line : best))
  return widest.cells.map((cell) => cell.x)
}

function nearest(starts: number[], x: number): number {
  let best = 0
  starts.forEach((start, index) => {
    if (Math.abs(start - x) < Math.abs((starts[best] ?? 0) - x)) best = index
  })
  return best
}
