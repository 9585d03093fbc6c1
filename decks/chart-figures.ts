import type { Block, Tone } from './deck-document.ts'

export type ChartBlock = Extract<Block, { type: 'chart' }>

export interface ChartRow {
  category: string
  /** One a series. */
  parts: { name: string; tone: Tone; value: number }[]
  total: number
}

/** Colours of parts that carry no meaning of their own, in turn. */
const turns: Tone[] = ['accent', 'medium', 'good', 'high', 'low', 'critical']

/** A chart's numbers by row, as its table and its bars show them; negative and missing ones count as nothing. */
export function chartRows(block: ChartBlock): ChartRow[] {
  return block.categories.map((category, row) => {
    const parts = block.series.map((series, index) => {
      const own = series.tone ?? (block.series.length > 1 ? turns[index % turns.length] : undefined)
      const byCategory =
        block.tones?.[row] ?? (block.shape === 'donut' ? turns[row % turns.length] : undefined)
      const tone = (block.series.length > 1 ? own : (byCategory ?? own)) ?? 'accent'
      return { name: series.name, tone, value: Math.max(0, series.values[row] ?? 0) }
    })
    return { category, parts, total: parts.reduce((sum, part) => sum + part.value, 0) }
  })
}

/** The longest bar of a chart; never 0. */
export const longestBar = (rows: ChartRow[]): number => Math.max(...rows.map((row) => row.total), 0) || 1

/** All of a chart, the ring of a donut; never 0. */
export const wholeOf = (rows: ChartRow[]): number => rows.reduce((sum, row) => sum + row.total, 0) || 1
