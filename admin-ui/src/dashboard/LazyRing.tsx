import Skeleton from '@mui/material/Skeleton'
import { lazy, Suspense } from 'react'
import { ErrorBoundary } from 'react-error-boundary'
import type { RingPart } from './ring-part.ts'

// The library is large, and the numbers do not wait for it.
const StatusRing = lazy(async () => ({ default: (await import('./StatusRing.tsx')).StatusRing }))

/** px */
const height = 180

/** A chart once its library is there; without it, the table stands alone. */
export function LazyRing({ parts }: { parts: readonly RingPart[] }) {
  const waiting = <Skeleton variant="rounded" height={height - 16} sx={{ m: '8px 16px' }} />
  return (
    <ErrorBoundary fallback={null}>
      <Suspense fallback={waiting}>
        <StatusRing parts={parts} height={height} />
      </Suspense>
    </ErrorBoundary>
  )
}
