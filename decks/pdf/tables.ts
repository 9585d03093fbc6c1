import type { Block, Cell } from '../deck-document.ts'
import { columnShares } from '../column-shares.ts'
import { paper, toneOnPaper } from '../paper-colours.ts'
import type { InkRun } from './ink.ts'
import { citations, type Writing } from './citing.ts'
import { left, styles, textWidth } from './sheets.ts'
import { breakLines, writeLine, type TypeLine } from './typeset.ts'

type TableBlock = Extract<Block, { type: 'table' }>
const pad = { x: 5, y: 4 }
const style = styles.cell

interface Column {
  label: string
  x: number
  width: number
  align: 'left' | 'right'
}

function columnsOf(block: TableBlock): Column[] {
  const shares = columnShares(block)
  let x = left
  return block.columns.map((column, index) => {
    const width = (shares[index] ?? 0) * textWidth
    const placed = { label: column.label, align: column.align, x: x + pad.x, width: width - 2 * pad.x }
    x += width
    return placed
  })
}

function runsOf(writing: Writing, cell: Cell): InkRun[] {
  const toned = cell.tone === undefined ? {} : { isBold: true, colour: toneOnPaper[cell.tone] }
  return [{ text: cell.text.trim(), ...toned }, ...citations(writing, cell.sources)]
}

function head(writing: Writing, columns: Column[]): void {
  const { sheets } = writing
  const cells = columns.map(({ label, width }) =>
    breakLines(sheets.ink, [{ text: label }], { width, style: styles.head }),
  )
  const height = Math.max(...cells.map((lines) => lines.length)) * styles.head.leading + pad.y
  writeCells(writing, columns, { cells, style: styles.head })
  sheets.y += height
  sheets.ink.rule({ x: left, y: sheets.y, width: textWidth }, { colour: paper.muted, thickness: 1 })
}

function writeCells(
  { sheets }: Writing,
  columns: Column[],
  row: { cells: TypeLine[][]; style: typeof styles.cell | typeof styles.head },
): void {
  columns.forEach((column, index) => {
    ;(row.cells[index] ?? []).forEach((line, at) => {
      writeLine(sheets.ink, line, {
        x: column.x,
        y: sheets.y + pad.y / 2 + at * row.style.leading,
        width: column.width,
        style: row.style,
        align: column.align,
      })
    })
  })
}

/** A row, in as many parts as sheets that it needs; none of them is a single line where that can be helped. */
function row(writing: Writing, columns: Column[], cells: TypeLine[][]): void {
  const { sheets } = writing
  let rest = cells
  for (;;) {
    const count = Math.max(1, ...rest.map((lines) => lines.length))
    const fitting = Math.floor((sheets.room - 2 * pad.y) / style.leading)
    // Short rows stay whole; a long one may begin at the foot of a sheet.
    if (fitting < (count <= 12 ? count : 4) && !sheets.isAtTop && !isBelowHead(sheets.y)) {
      sheets.turn()
      head(writing, columns)
      continue
    }
    const now = Math.max(1, Math.min(count, fitting))
    sheets.y += pad.y / 2
    writeCells(writing, columns, { cells: rest.map((lines) => lines.slice(0, now)), style })
    sheets.y += now * style.leading + pad.y * 1.5
    sheets.ink.rule({ x: left, y: sheets.y, width: textWidth }, { colour: paper.line, thickness: 0.5 })
    if (now >= count) return
    rest = rest.map((lines) => lines.slice(now))
    sheets.turn()
    head(writing, columns)
  }
}

/** Right below a head at the top of a sheet: there is no more room anywhere else. */
const isBelowHead = (y: number): boolean => y < 130

/** A table whose head is repeated on each sheet. */
export function writeTable(writing: Writing, block: TableBlock): void {
  const { sheets } = writing
  const columns = columnsOf(block)
  sheets.text([{ text: block.caption }], { style: styles.caption, before: 8, after: 3, keepWith: 60 })
  head(writing, columns)
  for (const cells of block.rows) {
    row(
      writing,
      columns,
      columns.map((column, index) =>
        breakLines(sheets.ink, runsOf(writing, cells[index] ?? { text: '' }), { width: column.width, style }),
      ),
    )
  }
  sheets.y += 10
}
