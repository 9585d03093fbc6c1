import type { Block } from '../deck-document.ts'
import { plain, textIn } from './elements.ts'
import { heightOf } from './paragraphs.ts'
import type { ChartElement, Frame, SlideElement } from './slide.ts'
import { areaColour, styles } from './slide-look.ts'

export type Chart = Extract<Block, { type: 'chart' }>

/** Inches; lower, a chart cannot be read. */
export const leastChart = 2.6
const mostCategories = 12

/** Charts of so many categories that each can be labelled. */
export const readableCharts = (chart: Chart): Chart[] => {
  const count = Math.ceil(chart.categories.length / mostCategories)
  const size = Math.ceil(chart.categories.length / count)
  return Array.from({ length: count }, (_, index) => {
    const part = <Item>(all: Item[]) => all.slice(index * size, (index + 1) * size)
    return {
      ...chart,
      categories: part(chart.categories),
      ...(chart.tones === undefined ? {} : { tones: part(chart.tones) }),
      series: chart.series.map((series) => ({ ...series, values: part(series.values) })),
    }
  })
}

const colourOf = (chart: Chart): Pick<ChartElement, 'series' | 'categoryColours'> => {
  const byCategory = chart.shape === 'donut' || chart.tones !== undefined
  return {
    series: chart.series.map((series, index) => ({
      name: series.name,
      colour: areaColour(series.tone, index),
      values: chart.categories.map((_, at) => series.values[at] ?? 0),
    })),
    categoryColours: byCategory
      ? chart.categories.map((_, index) => areaColour(chart.tones?.[index], index))
      : null,
  }
}

/** A chart with its caption above it. */
export const chartElements = (chart: Chart, frame: Frame): SlideElement[] => {
  const { caption, shape, categories } = chart
  const captionHeight = caption === '' ? 0 : heightOf(plain(caption), frame.width, styles.caption)
  const top = captionHeight === 0 ? 0 : captionHeight + 0.06
  const element: ChartElement = {
    type: 'chart',
    shape,
    caption,
    categories,
    frame: { ...frame, y: frame.y + top, height: Math.max(frame.height - top, 1) },
    ...colourOf(chart),
  }
  if (caption === '') return [element]
  const place = { ...frame, height: captionHeight }
  return [textIn(place, styles.caption, { colour: 'muted', paragraphs: plain(caption) }), element]
}
