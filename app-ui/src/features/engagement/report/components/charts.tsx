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
const legend = { legend: { position: { vertical: 'top', horizontal: 'start' } } } as const

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

function Horizontal({ chart: { kind, labels, series, format }, height }: DrawnProps) {
  return (
    <BarChart
      height={height}
      disableKeyboardNavigation
      skipAnimation
      hideLegend={series.length === 1}
      slotProps={legend}
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
      series={series.map(({ label, colour, values }) => ({
        label,
        color: colour,
        data: [...values],
        valueFormatter: said(format),
        ...(kind === 'stacks' ? { stack: 'all' } : {}),
      }))}
      borderRadius={3}
    />
  )
}

/** A few columns stay columns. */
const gapOf = (columns: number): number => Math.max(0.3, 0.9 - columns / 12)

function Vertical({ chart: { labels, series, format }, height }: DrawnProps) {
  return (
    <BarChart
      height={height}
      disableKeyboardNavigation
      skipAnimation
      hideLegend={series.length === 1}
      slotProps={legend}
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
      series={series.map(({ label, colour, values }) => ({
        label,
        color: colour,
        data: [...values],
        stack: 'all',
        valueFormatter: said(format),
      }))}
      borderRadius={3}
    />
  )
}

const shortDay = (at: Date): string => formatDay(at.toISOString().slice(0, 10))

function Steps({ chart: { labels, series, format }, height }: DrawnProps) {
  return (
    <LineChart
      height={height}
      disableKeyboardNavigation
      skipAnimation
      slotProps={legend}
      margin={{ top: 8, right: 24, bottom: 4, left: 4 }}
      xAxis={[
        {
          scaleType: 'utc',
          data: labels.map((day) => new Date(day)),
          height: 28,
          tickNumber: 3,
          valueFormatter: (at: Date) => shortDay(at),
        },
      ]}
      yAxis={[{ min: 0, width: 40, tickMinStep: 1, disableLine: true, disableTicks: true }]}
      grid={{ horizontal: true }}
      series={series.map(({ label, colour, values }) => ({
        label,
        color: colour,
        data: [...values],
        curve: 'stepAfter' as const,
        showMark: values.length === 1,
        valueFormatter: said(format),
      }))}
    />
  )
}

/** A chart of the report. */
export function DrawnChart(props: DrawnProps) {
  if (props.chart.kind === 'steps') return <Steps {...props} />
  return props.chart.kind === 'columns' ? <Vertical {...props} /> : <Horizontal {...props} />
}
