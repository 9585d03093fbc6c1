import { BarChart } from '@mui/x-charts/BarChart'
import { LineChart } from '@mui/x-charts/LineChart'
import { formatDay } from '@parley/ui-kit/i18n/format.ts'
import { type ChartFormat, formatValue, type ReportChart } from '../report-model.ts'

// Charts can be shown as tables that say the same (quality: a text alternative), so keys do not stop in them.

interface DrawnProps {
  chart: ReportChart
  /** px */
  height: number
}

const said = (format: ChartFormat) => (value: number | null) =>
  value === null ? '' : formatValue(value, format)

/** What every chart has alike. */
const common = {
  disableKeyboardNavigation: true,
  skipAnimation: true,
  slotProps: { legend: { position: { vertical: 'top', horizontal: 'start' } } },
} as const

const seriesOf = ({ series, format }: ReportChart) =>
  series.map(({ label, colour, values }) => ({
    label,
    color: colour,
    data: [...values],
    valueFormatter: said(format),
  }))

/** Names of what is compared, at the left; long ones on several lines. */
const names = (labels: readonly string[]) => ({
  scaleType: 'band' as const,
  data: [...labels],
  width: 132,
  disableLine: true,
  disableTicks: true,
  categoryGapRatio: 0.35,
  barGapRatio: 0.15,
})

function Horizontal({ chart, height }: DrawnProps) {
  const { kind, labels, series, format } = chart
  return (
    <BarChart
      {...common}
      height={height}
      hideLegend={series.length === 1}
      layout="horizontal"
      margin={{ top: 8, right: 24, bottom: 4, left: 4 }}
      yAxis={[names(labels)]}
      xAxis={[
        {
          min: 0,
          ...(format === 'percent' ? { max: 100 } : {}),
          tickMinStep: format === 'number' ? 1 : 0.1,
          tickNumber: 5,
          height: 24,
          disableLine: true,
          valueFormatter: (value: number) => formatValue(value, format),
        },
      ]}
      grid={{ vertical: true }}
      series={seriesOf(chart).map((one) => (kind === 'stacks' ? { ...one, stack: 'all' } : one))}
      borderRadius={3}
    />
  )
}

/** A few columns stay columns. */
const gapOf = (columns: number): number => Math.max(0.3, 0.9 - columns / 12)

function Vertical({ chart, height }: DrawnProps) {
  const { labels, series, format } = chart
  return (
    <BarChart
      {...common}
      height={height}
      hideLegend={series.length === 1}
      margin={{ top: 8, right: 16, bottom: 4, left: 4 }}
      xAxis={[
        {
          scaleType: 'band',
          data: [...labels],
          height: 28,
          disableTicks: true,
          categoryGapRatio: gapOf(labels.length),
        },
      ]}
      yAxis={[
        {
          min: 0,
          width: 72,
          disableLine: true,
          disableTicks: true,
          valueFormatter: (value: number) => formatValue(value, format),
        },
      ]}
      grid={{ horizontal: true }}
      series={seriesOf(chart).map((one) => ({ ...one, stack: 'all' }))}
      borderRadius={3}
    />
  )
}

const shortDay = (at: Date): string => formatDay(at.toISOString().slice(0, 10))

function Steps({ chart, height }: DrawnProps) {
  return (
    <LineChart
      {...common}
      height={height}
      margin={{ top: 8, right: 24, bottom: 4, left: 4 }}
      xAxis={[
        {
          scaleType: 'utc',
          data: chart.labels.map((day) => new Date(day)),
          height: 28,
          tickNumber: 3,
          valueFormatter: (at: Date) => shortDay(at),
        },
      ]}
      yAxis={[{ min: 0, width: 40, tickMinStep: 1, disableLine: true, disableTicks: true }]}
      grid={{ horizontal: true }}
      series={seriesOf(chart).map((one) => ({
        ...one,
        curve: 'stepAfter',
        showMark: one.data.length === 1,
      }))}
    />
  )
}

/** A chart of the report. */
export function DrawnChart(props: DrawnProps) {
  if (props.chart.kind === 'steps') return <Steps {...props} />
  return props.chart.kind === 'columns' ? <Vertical {...props} /> : <Horizontal {...props} />
}
