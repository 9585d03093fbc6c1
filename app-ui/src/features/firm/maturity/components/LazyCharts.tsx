import Skeleton from '@mui/material/Skeleton'
import { lazy, type ReactNode, Suspense } from 'react'
import { ErrorBoundary } from 'react-error-boundary'

// The library is large, and the numbers do not wait for it.
export const LazyRadar = lazy(async () => ({ default: (await import('./charts.tsx')).Radar }))
export const LazyDevelopment = lazy(async () => ({ default: (await import('./charts.tsx')).Development }))

/** A chart for the eye once its library is there; without it, the table beside it stands alone. */
export function Drawn({ height, children }: { height: number; children: ReactNode }) {
  return (
    <div aria-hidden>
      <ErrorBoundary fallback={null}>
        <Suspense fallback={<Skeleton variant="rounded" height={height} />}>{children}</Suspense>
      </ErrorBoundary>
    </div>
  )
}
