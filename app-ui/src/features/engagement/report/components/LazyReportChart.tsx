import Box from '@mui/material/Box'
import Skeleton from '@mui/material/Skeleton'
import { lazy, type ReactNode, Suspense } from 'react'
import { ErrorBoundary } from 'react-error-boundary'
import type { ReportChart } from '../report-model.ts'

// The library is large, and the numbers do not wait for it.
const DrawnChart = lazy(async () => ({ default: (await import('./charts.tsx')).DrawnChart }))

/** px */
const plainHeight = 280
const leastHeight = 150
const rowHeight = 40
const around = 72

const heightOf = ({ kind, labels, series }: ReportChart): number =>
  kind === 'bars' || kind === 'stacks'
    ? Math.max(
        leastHeight,
        labels.length * rowHeight * (kind === 'bars' && series.length > 1 ? 1.25 : 1) + around,
      )
    : plainHeight

interface LazyReportChartProps {
  chart: ReportChart
  title: string
  /** What stands there without the library: the same numbers as a table. */
  table: ReactNode
}

/** A picture with the name of its part; its numbers are a table for whoever wants them. */
export function LazyReportChart({ chart, title, table }: LazyReportChartProps) {
  const height = heightOf(chart)
  return (
    <ErrorBoundary fallback={table}>
      <Suspense fallback={<Skeleton variant="rounded" height={height - 24} sx={{ mx: 4, my: 3 }} />}>
        <Box role="img" aria-label={title} sx={{ px: 2, pb: 3, minHeight: height }}>
          <DrawnChart chart={chart} height={height} />
        </Box>
      </Suspense>
    </ErrorBoundary>
  )
}
