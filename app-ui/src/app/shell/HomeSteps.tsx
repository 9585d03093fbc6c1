import { lazy, Suspense } from 'react'
import { useLocation } from 'react-router'
import { useUser } from '../../features/session/session-context.ts'
import { homePathOf } from '../homes.ts'

const FirstSteps = lazy(async () => ({
  default: (await import('../../features/checklist/FirstSteps.tsx')).FirstSteps,
}))

/** Above a person's first page: what to do first. */
export function HomeSteps() {
  const user = useUser()
  const { pathname } = useLocation()
  if (user.isImpersonating || pathname !== homePathOf(user)) return null
  return (
    <Suspense>
      <FirstSteps />
    </Suspense>
  )
}
