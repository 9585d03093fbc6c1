import Box from '@mui/material/Box'
import Skeleton from '@mui/material/Skeleton'
import { lazy, Suspense } from 'react'
import { ErrorBoundary } from 'react-error-boundary'
import type { Drawn } from './charts.tsx'

// The library is large, and the numbers do not wait for it.
const Ring = lazy(async () => ({ default: (await import('./charts.tsx')).Ring }))
const Bars = lazy(async () => ({ default: (await import('./charts.tsx')).Bars }))

/** Bars that are drawn at most; the table has them all. */
const mostBars = 8
/** px */
const ringHeight = 180
const barHeight = 26

interface LazyChartProps {
  kind: 'ring' | 'bars'
  rows: readonly Drawn[]
}

/** A chart once its library is there; without it, the table stands alone. */
export function LazyChart({ kind, rows }: LazyChartProps) {
  const shown = kind === 'ring' ? rows : rows.slice(0, mostBars)
  const height = kind === 'ring' ? ringHeight : shown.length * barHeight + 8
  const waiting = <Skeleton variant="rounded" height={height - 16} sx={{ mx: 4, my: 2 }} />
  return (
    <Box sx={{ px: 2, pb: 2 }}>
      <ErrorBoundary fallback={null}>
        <Suspense fallback={waiting}>
          {kind === 'ring' ? <Ring parts={shown} height={height} /> : <Bars rows={shown} height={height} />}
        </Suspense>
      </ErrorBoundary>
    </Box>
  )
}
