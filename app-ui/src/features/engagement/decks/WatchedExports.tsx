import { lazy, Suspense } from 'react'
import { useWatchedExports } from './watched-exports.ts'

const ExportWatch = lazy(async () => ({ default: (await import('./ExportWatch.tsx')).ExportWatch }))

/** Tells the end of exports wherever the person is by then; loads nothing while there are none. */
export function WatchedExports() {
  const ids = useWatchedExports()
  if (ids.length === 0) return null
  return (
    <Suspense>
      <ExportWatch ids={ids} />
    </Suspense>
  )
}
