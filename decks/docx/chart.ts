import type { DeckLanguage } from '@parley/contracts/http/exports.ts'
import { Paragraph } from 'docx'
import { ChartRun, type ChartRunOptions } from 'docx/charts'
import { chartRows, type ChartBlock } from '../chart-figures.ts'
import { areaOnPaper, paper } from '../paper-colours.ts'
import { formatNumber } from '../reading-words.ts'
import { caption } from './tables.ts'

const font = { name: 'Arial', color: paper.ink } as const
const noFrame = { fill: 'none', border: 'none' } as const

/** Pixels: the text's width, and as high as its bars need. */
const size = (rows: number) => ({ width: 620, height: Math.min(620, 90 + rows * 34) })

/** The numbers on the bars; a piece of nothing has none. */
function labels(block: ChartBlock, color: string) {
  const isWhole = block.series.every((series) => series.values.every((value) => Number.isInteger(value)))
  return {
    value: true,
    numberFormat: isWhole ? '#,##0;;' : '#,##0.0;;',
    font: { size: 9, bold: true, color },
  }
}

function barOptions(block: ChartBlock): ChartRunOptions {
  const rows = chartRows(block)
  const isStacked = block.series.length > 1
  const first = rows[0]
  return {
    type: 'bar',
    categories: rows.map((row) => row.category),
    stacking: isStacked ? 'stacked' : 'none',
    gapWidth: 60,
    series: block.series.map((series, index) => ({
      name: series.name,
      values: rows.map((row) => row.parts[index]?.value ?? 0),
      color: areaOnPaper(first?.parts[index]?.tone ?? 'accent'),
      ...(!isStacked && { colors: rows.map((row) => areaOnPaper(row.parts[index]?.tone ?? 'accent')) }),
    })),
    legend: isStacked ? { position: 'bottom' } : false,
    dataLabels: labels(block, isStacked ? 'FFFFFF' : paper.ink),
    // Word draws the first category at the foot; people read from the top.
    categoryAxis: { reverseOrder: true },
    valueAxis: { visible: false, gridlines: false, minimum: 0 },
    transformation: size(rows.length),
  }
}

function donutOptions(block: ChartBlock): ChartRunOptions {
  const rows = chartRows(block)
  return {
    type: 'doughnut',
    categories: rows.map((row) => row.category),
    series: [
      {
        name: block.series[0]?.name ?? block.caption,
        values: rows.map((row) => row.total),
        colors: rows.map((row) => areaOnPaper(row.parts[0]?.tone ?? 'neutral')),
      },
    ],
    holeSize: 55,
    legend: { position: 'right' },
    dataLabels: labels(block, 'FFFFFF'),
    transformation: { width: 420, height: 230 },
  }
}

/** What a screen reader says in the chart's place. */
const described = (block: ChartBlock, language: DeckLanguage): string =>
  chartRows(block)
    .map(
      (row) =>
        `${row.category}: ${row.parts.map((part) => `${part.name} ${formatNumber(part.value, language)}`).join(', ')}`,
    )
    .join('; ')

/** A chart of Word's own, with its numbers in it, so that it can be edited there. */
export function chart(block: ChartBlock, language: DeckLanguage): Paragraph[] {
  const options = block.shape === 'donut' ? donutOptions(block) : barOptions(block)
  const run = new ChartRun({
    ...options,
    font,
    chartArea: noFrame,
    altText: { name: block.caption, title: block.caption, description: described(block, language) },
  })
  return [...caption(block.caption), new Paragraph({ children: [run], spacing: { after: 160 } })]
}
