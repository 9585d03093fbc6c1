import { LineChart } from '@mui/x-charts/LineChart'
import { RadarChart } from '@mui/x-charts/RadarChart'
import { formatDate } from '@parley/ui-kit/i18n/format.ts'
import { formatScore } from '../format-score.ts'

// Tables beside the charts say the same (quality: a text alternative), so keys do not stop in them.

export interface RadarRow {
  name: string
  now: number
  before: number | undefined
}

interface RadarProps {
  rows: readonly RadarRow[]
  words: { now: string; before: string }
}

const primary = 'var(--parley-palette-primary-main)'
const former = 'var(--parley-palette-accent-low)'

/** The dimensions around a centre of 0; the outermost line is 5. */
export function Radar({ rows, words }: RadarProps) {
  const hasBefore = rows.some(({ before }) => before !== undefined)
  const valueFormatter = (value: number | null): string => formatScore(value ?? 0)
  return (
    <RadarChart
      height={280}
      hideLegend={!hasBefore}
      divisions={5}
      margin={{ top: 28, bottom: 28, left: 56, right: 56 }}
      radar={{ metrics: rows.map(({ name }) => name), max: 5 }}
      series={[
        {
          label: words.now,
          data: rows.map(({ now }) => now),
          color: primary,
          fillArea: true,
          valueFormatter,
        },
        ...(hasBefore
          ? [
              {
                label: words.before,
                data: rows.map(({ before }) => before ?? 0),
                color: former,
                hideMark: true,
                valueFormatter,
              },
            ]
          : []),
      ]}
    />
  )
}

export interface LinePoint {
  at: string
  score: number
}

/** The overall score over time, oldest first. */
export function Development({ points, label }: { points: readonly LinePoint[]; label: string }) {
  return (
    <LineChart
      height={220}
      hideLegend
      disableKeyboardNavigation
      margin={{ top: 12, right: 44, bottom: 4, left: 16 }}
      xAxis={[
        {
          scaleType: 'point',
          data: points.map(({ at }) => at),
          valueFormatter: (at: string) => formatDate(at),
        },
      ]}
      yAxis={[{ min: 1, max: 5, tickNumber: 5, width: 28 }]}
      grid={{ horizontal: true }}
      series={[
        {
          label,
          data: points.map(({ score }) => score),
          color: primary,
          curve: 'linear',
          showMark: true,
          valueFormatter: (value) => formatScore(value ?? 0),
        },
      ]}
    />
  )
}
