import { lazy, Suspense } from 'react'
import { useLocation } from 'react-router'
import { useUser } from '../../features/account/session/session-context.ts'
import { kindOf } from '../../features/account/session/session-user.ts'
import { WorkSkeleton } from '../../features/home/my-work/WorkSkeleton.tsx'
import { homePathOf } from '../homes.ts'

const FirstSteps = lazy(async () => ({
  default: (await import('../../features/help/checklist/FirstSteps.tsx')).FirstSteps,
}))

const MyWork = lazy(async () => ({ default: (await import('../../features/home/my-work/index.ts')).MyWork }))

/** Above a person's first page: what waits for them, and what to do first. */
export function HomeSteps() {
  const user = useUser()
  const { pathname } = useLocation()
  if (kindOf(user) === 'super-admin' || pathname !== homePathOf(user)) return null
  return (
    <>
      <Suspense fallback={<WorkSkeleton userId={user.id} />}>
        <MyWork />
      </Suspense>
      <Suspense>{!user.isImpersonating && <FirstSteps />}</Suspense>
    </>
  )
}
