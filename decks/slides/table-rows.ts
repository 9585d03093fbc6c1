import type { Block, Cell } from '../deck-document.ts'
import { plain, textIn } from './elements.ts'
import { isFresh, needRoom, put, roomOf, turn, type Pager } from './pager.ts'
import { fillWith, heightOf, paragraphsOf } from './paragraphs.ts'
import type { Paragraph, TableCell, TableElement } from './slide.ts'
import { body, contentWidth, margin, styles, toneColour } from './slide-look.ts'

type Table = Extract<Block, { type: 'table' }>
type Columns = TableElement['columns']
/** What all slides of a table have in common. */
type Grid = Pick<TableElement, 'caption' | 'columns' | 'padding' | 'headHeight'>
interface Row {
  height: number
  cells: TableCell[]
}

const style = styles.cell
const headStyle = { ...styles.small, isBold: true }
const captionHeight = 0.3
const leastColumn = 0.7

const cellOf = (cell: Cell): TableCell => {
  if (cell.tone === undefined) return { paragraphs: paragraphsOf(cell) }
  const colour = toneColour(cell.tone)
  const [first, ...others] = paragraphsOf(cell, { isBold: true, colour })
  // The dot makes the tone seen at a glance; the word says it.
  return {
    paragraphs:
      first === undefined ? [] : [{ ...first, runs: [{ text: '● ', colour }, ...first.runs] }, ...others],
  }
}

/** Columns in inches, by their shares of the whole, none too narrow to be read. */
const columnsOf = (table: Table): Columns => {
  const shares = table.columns.map(({ width }) => (Number.isFinite(width) && width > 0 ? width : 0.01))
  const sum = shares.reduce((total, share) => total + share, 0)
  const least = Math.min(leastColumn, contentWidth / table.columns.length)
  const free = contentWidth - least * shares.length
  const wide = shares.map((share) => Math.max((share / sum) * contentWidth - least, 0))
  const wideSum = wide.reduce((total, one) => total + one, 0)
  return table.columns.map((column, index) => ({
    label: column.label,
    align: column.align,
    width: least + (wideSum === 0 ? free / shares.length : ((wide[index] ?? 0) / wideSum) * free),
  }))
}

const sidePadding = 0.08
const textWidthOf = (column: { width: number } | undefined): number => (column?.width ?? 1) - 2 * sidePadding

const rowOf = (cells: TableCell[], { columns, padding }: Grid): Row => ({
  cells,
  height:
    2 * padding.y +
    Math.max(
      style.leading / 72,
      ...cells.map(({ paragraphs }, index) => heightOf(paragraphs, textWidthOf(columns[index]), style)),
    ),
})

/** A row that is higher than a slide, in parts of at least two lines. */
const cutRow = (row: Row, grid: Grid, height: number): Row[] => {
  const parts: Row[] = []
  let rests: Paragraph[][] = row.cells.map((cell) => cell.paragraphs)
  while (rests.some((rest) => rest.length > 0)) {
    const filled = rests.map((rest, index) =>
      fillWith(rest, {
        width: textWidthOf(grid.columns[index]),
        height: height - 2 * grid.padding.y,
        style,
      }),
    )
    parts.push(
      rowOf(
        filled.map(({ taken }) => ({ paragraphs: taken })),
        grid,
      ),
    )
    if (filled.every(({ taken }) => taken.length === 0)) throw new Error('A row cannot be cut')
    rests = filled.map(({ rest }) => rest)
  }
  return parts
}

const headHeightOf = (columns: Columns, y: number): number =>
  2 * y +
  Math.max(
    ...columns.map((column) => heightOf(plain(column.label), textWidthOf(column), headStyle)),
    headStyle.leading / 72,
  )

const putCaption = (pager: Pager, caption: string): void => {
  if (caption === '') return
  const height = heightOf(plain(caption), contentWidth, styles.caption)
  const frame = { x: margin, y: pager.y, width: contentWidth, height }
  const element = textIn(frame, styles.caption, { colour: 'muted', paragraphs: plain(caption) })
  pager.slides.at(-1)?.elements.push(element)
  pager.y += height + 0.08
}

const putRows = (pager: Pager, rows: Row[], grid: Grid): void => {
  const height = grid.headHeight + rows.reduce((sum, row) => sum + row.height, 0)
  const frame = { x: margin, y: pager.y, width: contentWidth, height }
  put(pager, [{ type: 'table', frame, style, ...grid, rows }], pager.y + height)
}

const takeRows = (rows: Row[], room: number): Row[] => {
  let used = 0
  let count = 0
  for (const row of rows) {
    if (used + row.height > room) break
    used += row.height
    count += 1
  }
  return rows.slice(0, count)
}

const isAsHighAsSlide = (row: Row, pager: Pager, headHeight: number): boolean => {
  const whole = roomOf({ ...pager, y: body.top }) - headHeight
  return row.height > whole && roomOf(pager) > whole / 2
}

const gridOf = (table: Table, y: number): Grid => {
  const columns = columnsOf(table)
  const padding = { x: sidePadding, y }
  return { caption: table.caption, columns, padding, headHeight: headHeightOf(columns, y) }
}

/** A table over as many slides as it needs; a row stays whole where a slide can hold it. */
export const layoutTable = (pager: Pager, table: Table): void => {
  const grid = gridOf(table, pager.density.cell)
  const { headHeight } = grid
  const rows = table.rows.map((row) => rowOf(row.map(cellOf), grid))
  const firstRows = rows.slice(0, 2).reduce((sum, row) => sum + row.height, 0)
  needRoom(pager, captionHeight + headHeight + Math.min(firstRows, 2))
  putCaption(pager, table.caption)
  let left = rows
  while (left.length > 0) {
    const room = roomOf(pager) - headHeight
    const [next, ...others] = left
    const taken = takeRows(left, room)
    if (taken.length > 0) putRows(pager, taken, grid)
    else if (next !== undefined && (isFresh(pager) || isAsHighAsSlide(next, pager, headHeight))) {
      left = [...cutRow(next, grid, room), ...others]
      continue
    }
    left = left.slice(taken.length)
    if (left.length > 0) turn(pager)
  }
}
