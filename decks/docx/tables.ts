import {
  AlignmentType,
  BorderStyle,
  Paragraph,
  Table,
  TableCell,
  TableLayoutType,
  TableRow,
  WidthType,
} from 'docx'
import type { Block, Cell } from '../deck-document.ts'
import { columnShares } from '../column-shares.ts'
import { paper } from '../paper-colours.ts'
import { citations, runs, toned, type Writing } from './texts.ts'

/** Twentieths of a point between the margins of a sheet of A4. */
export const textWidth = 11906 - 2 * 1134

const none = { style: BorderStyle.NONE, size: 0, color: 'auto' } as const
const thin = { style: BorderStyle.SINGLE, size: 4, color: paper.line } as const
const firm = { style: BorderStyle.SINGLE, size: 8, color: paper.muted } as const

type TableBlock = Extract<Block, { type: 'table' }>
type Align = TableBlock['columns'][number]['align']

const alignment = (align: Align) => (align === 'right' ? AlignmentType.RIGHT : AlignmentType.LEFT)

/** Widths that fill the text's width, in proportion. */
const columnWidths = (block: TableBlock): number[] =>
  columnShares(block).map((share) => Math.round(share * textWidth))

function bodyCell(writing: Writing, cell: Cell, align: Align): TableCell {
  const text = cell.tone === undefined ? runs(cell.text) : [toned(cell.text, cell.tone)]
  return new TableCell({
    children: [
      new Paragraph({
        style: 'TableText',
        alignment: alignment(align),
        children: [...text, ...citations(writing, cell.sources)],
      }),
    ],
  })
}

/** A native table whose head is repeated on each page. */
export function table(writing: Writing, block: TableBlock): (Paragraph | Table)[] {
  const head = new TableRow({
    tableHeader: true,
    cantSplit: true,
    children: block.columns.map(
      (column) =>
        new TableCell({
          borders: { bottom: firm },
          children: [
            new Paragraph({
              style: 'TableHeading',
              alignment: alignment(column.align),
              children: [...runs(column.label)],
            }),
          ],
        }),
    ),
  })
  const body = block.rows.map(
    (row) =>
      new TableRow({
        cantSplit: row.every((cell) => cell.text.length < 1500),
        children: block.columns.map((column, index) =>
          bodyCell(writing, row[index] ?? { text: '' }, column.align),
        ),
      }),
  )
  return [
    ...caption(block.caption),
    grid(columnWidths(block), [head, ...body]),
    new Paragraph({ style: 'Gap' }),
  ]
}

export const caption = (text: string): Paragraph[] =>
  text === '' ? [] : [new Paragraph({ style: 'Caption', keepNext: true, children: [...runs(text)] })]

/** A table of rows parted by thin lines, across the text's width. */
export const grid = (widths: number[], rows: TableRow[]): Table =>
  new Table({
    width: { size: textWidth, type: WidthType.DXA },
    columnWidths: widths,
    layout: TableLayoutType.FIXED,
    margins: { top: 50, bottom: 50, left: 80, right: 80, marginUnitType: WidthType.DXA },
    borders: {
      top: none,
      left: none,
      right: none,
      insideVertical: none,
      bottom: thin,
      insideHorizontal: thin,
    },
    rows,
  })
