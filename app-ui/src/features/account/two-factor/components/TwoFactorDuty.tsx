import { watchTwoFactorOwed } from '@parley/ui-kit/calls/step-up.ts'
import { keyOf } from '@parley/ui-kit/calls/use-route.ts'
import { PageSkeleton } from '@parley/ui-kit/components/Skeletons.tsx'
import { useNow } from '@parley/ui-kit/lib/use-now.ts'
import { useQueryClient } from '@tanstack/react-query'
import { me } from '@parley/contracts/http/session.ts'
import { lazy, Suspense, useEffect, type ReactNode } from 'react'
import { Navigate, useLocation } from 'react-router'
import { useUser } from '../../session/index.ts'
import { securityPathOf } from '../security-path.ts'

const dayMs = 86_400_000

const DutyBanner = lazy(async () => ({ default: (await import('./DutyBanner.tsx')).DutyBanner }))

const OwedSetup = lazy(async () => ({ default: (await import('./OwedSetup.tsx')).OwedSetup }))

const midnightOf = (time: number): number => new Date(time).setHours(0, 0, 0, 0)

/** Days of the person's calendar; 0 on the day itself. A day may have 23 or 25 hours. */
const nightsUntil = (deadline: string, now: number): number =>
  Math.round((midnightOf(new Date(deadline).getTime()) - midnightOf(now)) / dayMs)

/**
 * Where the firm requires two-factor (decisions D10): until the deadline a banner leads to the setup, afterwards every
 * address leads there, and nothing else is shown. While acting for others nothing is owed.
 */
export function TwoFactorDuty({ children }: { children: ReactNode }) {
  const user = useUser()
  const client = useQueryClient()
  const { pathname } = useLocation()
  const now = useNow()
  useEffect(() => {
    watchTwoFactorOwed(() => void client.invalidateQueries({ queryKey: keyOf(me) }))
    return () => watchTwoFactorOwed(null)
  }, [client])
  const { twoFactorDeadline: deadline } = user
  if (!user.twoFactorSetupRequired || deadline === null || user.isImpersonating) return children
  const left = new Date(deadline).getTime() - now
  const path = securityPathOf(user)
  const isThere = pathname === path
  if (left <= 0 && !isThere) return <Navigate to={path} replace />
  if (left <= 0)
    return (
      <Suspense fallback={<PageSkeleton />}>
        <OwedSetup />
      </Suspense>
    )
  return (
    <>
      <Suspense fallback={null}>
        <DutyBanner daysLeft={nightsUntil(deadline, now)} path={isThere ? undefined : path} />
      </Suspense>
      {children}
    </>
  )
}
