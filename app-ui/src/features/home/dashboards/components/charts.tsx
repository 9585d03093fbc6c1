import { BarChart } from '@mui/x-charts/BarChart'
import { PieChart } from '@mui/x-charts/PieChart'
import { formatNumber } from '@parley/ui-kit/i18n/format.ts'

export interface Drawn {
  id: string
  name: string
  count: number
  colour?: string
}

// Charts stand beside tables that say the same (quality: a text alternative), so keys do not stop in them.

/** Parts of a whole. */
export function Ring({ parts, height }: { parts: readonly Drawn[]; height: number }) {
  return (
    <PieChart
      height={height}
      hideLegend
      disableKeyboardNavigation
      series={[
        {
          data: parts.map(({ id, name, count, colour }) => ({
            id,
            label: name,
            value: count,
            ...(colour === undefined ? {} : { color: colour }),
          })),
          valueFormatter: ({ value }) => formatNumber(value),
          innerRadius: '62%',
          paddingAngle: parts.length > 1 ? 2 : 0,
          cornerRadius: 3,
        },
      ]}
    />
  )
}

/** Amounts beside each other, the first on top. */
export function Bars({ rows, height }: { rows: readonly Drawn[]; height: number }) {
  return (
    <BarChart
      height={height}
      hideLegend
      disableKeyboardNavigation
      layout="horizontal"
      margin={{ top: 4, right: 16, bottom: 4, left: 4 }}
      yAxis={[
        {
          scaleType: 'band',
          data: rows.map(({ name }) => name),
          width: 124,
          disableLine: true,
          disableTicks: true,
          categoryGapRatio: 0.35,
        },
      ]}
      xAxis={[{ position: 'none', min: 0 }]}
      series={[
        {
          data: rows.map(({ count }) => count),
          color: 'var(--parley-palette-primary-main)',
          valueFormatter: (value) => formatNumber(value ?? 0),
        },
      ]}
      borderRadius={4}
    />
  )
}
