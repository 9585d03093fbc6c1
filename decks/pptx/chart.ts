import type { ChartElement } from '../slides/slide.ts'
import { colours, fontFamily } from '../slides/slide-look.ts'
import type { ChartOptions, PptxSlide } from './library.ts'

const longLabel = 16
const manyCategories = 8
/** Inches; wider, standing bars would be blocks. */
const widestStanding = 8

const coloursOf = (chart: ChartElement): string[] =>
  (chart.categoryColours ?? chart.series.map((series) => series.colour)).map((colour) => colours[colour])

/** Figures as people read them; nought is left out, for it has no bar to stand on. */
const formatOf = (chart: ChartElement): string => {
  const values = chart.series.flatMap((series) => series.values)
  const figure = values.every(Number.isInteger) ? '#,##0' : '#,##0.0'
  return `${figure};-${figure};`
}

const commonOptions = (chart: ChartElement): ChartOptions => {
  const { frame } = chart
  const axes = { color: colours.muted, size: 11 }
  return {
    x: frame.x,
    y: frame.y,
    w: frame.width,
    h: frame.height,
    altText: chart.caption,
    chartColors: coloursOf(chart),
    chartArea: { roundedCorners: false },
    showLegend: chart.shape === 'donut' || chart.series.length > 1,
    legendPos: chart.shape === 'donut' ? 'r' : 't',
    legendFontFace: fontFamily,
    legendFontSize: axes.size,
    legendColor: axes.color,
    showValue: true,
    showPercent: false,
    showLabel: false,
    showTitle: false,
    dataLabelFontFace: fontFamily,
    dataLabelFontSize: 11,
    dataLabelFontBold: true,
    dataLabelFormatCode: formatOf(chart),
    catAxisLabelFontFace: fontFamily,
    catAxisLabelFontSize: axes.size,
    catAxisLabelColor: axes.color,
  }
}

// The library declares the other order alone, and writes what it is given.
const topDown = 'maxMin' as unknown as 'minMax'

const barOptions = (chart: ChartElement): ChartOptions => {
  const isLying =
    chart.frame.width > widestStanding ||
    chart.categories.length > manyCategories ||
    chart.categories.some((category) => category.length > longLabel)
  const isStacked = chart.shape === 'stacked-bar'
  return {
    barDir: isLying ? 'bar' : 'col',
    barGrouping: isStacked ? 'stacked' : 'clustered',
    barGapWidthPct: 60,
    // Read from the top, as a list is.
    ...(isLying ? { catAxisOrientation: topDown } : {}),
    valAxisHidden: true,
    valAxisLineShow: false,
    valAxisMinVal: Math.min(0, ...chart.series.flatMap((series) => series.values)),
    valGridLine: { style: 'none' },
    catGridLine: { style: 'none' },
    dataLabelColor: isStacked ? colours.surface : colours.ink,
    ...(isStacked ? { dataLabelPosition: 'ctr' } : {}),
  }
}

const donutOptions: ChartOptions = {
  holeSize: 62,
  dataLabelColor: colours.surface,
  dataBorder: { pt: 1.5, color: colours.surface },
}

/** A native chart, with its figures in a sheet that can be edited. */
export const drawChart = (slide: PptxSlide, chart: ChartElement): void => {
  const data = chart.series.map((series) => ({
    name: series.name,
    labels: chart.categories,
    values: series.values,
  }))
  const own = chart.shape === 'donut' ? donutOptions : barOptions(chart)
  slide.addChart(chart.shape === 'donut' ? 'doughnut' : 'bar', data, { ...commonOptions(chart), ...own })
}
