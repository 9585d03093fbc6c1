import { chartRows, longestBar, wholeOf, type ChartBlock, type ChartRow } from '../chart-figures.ts'
import { areaOnPaper, paper } from '../paper-colours.ts'
import { formatNumber, formatShare } from '../reading-words.ts'
import type { Writing } from './citing.ts'
import { drawBar, drawRing } from './drawings.ts'
import { left, styles, textWidth } from './sheets.ts'
import { breakLines, writeLine, type TypeLine } from './typeset.ts'

const labelWidth = textWidth * 0.3
const valueWidth = 64
const style = styles.cell

function cell(
  writing: Writing,
  text: string,
  place: { x: number; width: number; align?: 'left' | 'right'; isBold?: boolean },
): { lines: TypeLine[]; write: (y: number) => void } {
  const { ink } = writing.sheets
  const lines = breakLines(ink, [{ text, isBold: place.isBold ?? false }], { width: place.width, style })
  return {
    lines,
    write: (y) => {
      lines.forEach((line, index) => {
        writeLine(ink, line, { ...place, y: y + index * style.leading, style })
      })
    },
  }
}

/** What the colours of a stacked bar stand for. */
function legend(writing: Writing, row: ChartRow): void {
  const { sheets } = writing
  let x = left + labelWidth
  for (const part of row.parts) {
    const name = cell(writing, part.name, { x: x + 12, width: 150 })
    const width = Math.max(0, ...name.lines.map((line) => line.width)) + 28
    if (x + width > left + textWidth && x > left + labelWidth) {
      sheets.y += style.leading + 2
      x = left + labelWidth
    }
    sheets.ink.fill({ x, y: sheets.y + 3, width: 7, height: 7 }, areaOnPaper(part.tone))
    sheets.ink.doc.fillColor(`#${paper.ink}`)
    cell(writing, part.name, { x: x + 12, width: 150 }).write(sheets.y)
    x += width
  }
  sheets.y += style.leading + 6
}

function bars(writing: Writing, block: ChartBlock, rows: ChartRow[]): void {
  const { sheets } = writing
  const { language } = writing.document
  const longest = longestBar(rows)
  const isStacked = block.series.length > 1
  const figures = (row: ChartRow): string =>
    row.parts.map((part) => formatNumber(part.value, language)).join(' / ')
  const track = { x: left + labelWidth, width: textWidth - labelWidth - valueWidth - 8 }
  if (isStacked && rows[0] !== undefined) legend(writing, rows[0])
  for (const row of rows) {
    const label = cell(writing, row.category, { x: left, width: labelWidth - 10 })
    const value = cell(writing, figures(row), {
      x: left + textWidth - valueWidth,
      width: valueWidth,
      align: 'right',
      isBold: true,
    })
    const height = Math.max(label.lines.length, value.lines.length, 1) * style.leading + 4
    sheets.need(height)
    label.write(sheets.y)
    value.write(sheets.y)
    drawBar(sheets.ink, { ...track, y: sheets.y + 1, height: style.leading - 2 }, { row, longest })
    sheets.y += height
  }
}

function donut(writing: Writing, rows: ChartRow[]): void {
  const { sheets } = writing
  const { language } = writing.document
  const size = 104
  const whole = wholeOf(rows)
  sheets.need(Math.max(size, rows.length * 17) + 4)
  const top = sheets.y
  drawRing(sheets.ink, { x: left, y: top, width: size, height: size }, rows)
  const x = left + size + 26
  let y = top + Math.max(0, (size - rows.length * 17) / 2)
  for (const row of rows) {
    sheets.ink.fill({ x, y: y + 3, width: 7, height: 7 }, areaOnPaper(row.parts[0]?.tone ?? 'neutral'))
    const label = cell(writing, row.category, { x: x + 13, width: 190 })
    label.write(y)
    const figures = { x: x + 210, width: 50, align: 'right' as const }
    cell(writing, formatNumber(row.total, language), { ...figures, isBold: true }).write(y)
    cell(writing, formatShare(row.total / whole, language), { ...figures, x: x + 262 }).write(y)
    y += Math.max(1, label.lines.length) * style.leading + 4.5
  }
  sheets.y = Math.max(top + size, y) + 4
}

/** A chart with its numbers beside it: the picture says nothing that is not there in figures. */
export function writeChart(writing: Writing, block: ChartBlock): void {
  const { sheets } = writing
  const rows = chartRows(block)
  sheets.need(Math.min(rows.length * 18 + 50, 300))
  sheets.text([{ text: block.caption }], { style: styles.caption, before: 8, after: 5, keepWith: 40 })
  if (block.shape === 'donut') donut(writing, rows)
  else bars(writing, block, rows)
  sheets.y += 8
}
