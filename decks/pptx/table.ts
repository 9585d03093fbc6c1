import type { TableElement } from '../slides/slide.ts'
import { colours, fontFamily, styles } from '../slides/slide-look.ts'
import type { PptxSlide, TableRow } from './library.ts'
import { textProps } from './text-props.ts'

const none = { type: 'none' as const }
const below = (colour: string, pt: number) => [
  none,
  none,
  { type: 'solid' as const, pt, color: colour },
  none,
]
type Borders = [typeof none, typeof none, typeof none, typeof none]
// The library declares four borders of one kind and takes any.
const borders = (colour: string, pt: number): Borders => below(colour, pt) as unknown as Borders

type Margins = [number, number, number, number]
const marginsOf = ({ padding: { x, y } }: TableElement): Margins => [y, x, y, x]

const cellOptions = (table: TableElement, align: 'left' | 'right') => ({
  align,
  margin: marginsOf(table),
  fontFace: fontFamily,
})

const headOf = (table: TableElement, lang: string): TableRow =>
  table.columns.map((column) => ({
    text: textProps(column.label === '' ? [] : [{ runs: [{ text: column.label }] }], {
      style: { ...styles.small, isBold: true },
      colour: 'muted',
      lang,
    }),
    options: {
      ...cellOptions(table, column.align),
      valign: 'bottom',
      fontSize: styles.small.size,
      border: borders(colours.primary, 1.25),
    },
  }))

/** A native table: a head with a line of the accent colour, thin lines between the rows. */
export const drawTable = (slide: PptxSlide, table: TableElement, lang: string): void => {
  const { columns, frame } = table
  const rows = table.rows.map((row) =>
    row.cells.map((cell, index) => ({
      text: textProps(cell.paragraphs, { style: table.style, colour: 'ink', lang }),
      options: {
        ...cellOptions(table, columns[index]?.align ?? 'left'),
        valign: 'top' as const,
        fontSize: table.style.size,
        border: borders(colours.line, 0.75),
      },
    })),
  )
  slide.addTable([headOf(table, lang), ...rows], {
    x: frame.x,
    y: frame.y,
    w: frame.width,
    h: frame.height,
    colW: columns.map((column) => column.width),
    rowH: [table.headHeight, ...table.rows.map((row) => row.height)],
    autoPage: false,
  })
}
