import Box from '@mui/material/Box'
import CircularProgress from '@mui/material/CircularProgress'
import CssBaseline from '@mui/material/CssBaseline'
import { me, type SessionUser } from '@parley/contracts/http/session.ts'
import { hasStatus } from '@parley/ui-kit/calls/api-error.ts'
import { callRoute } from '@parley/ui-kit/calls/call-route.ts'
import { noteSession, readToken, watchOtherTabs } from '@parley/ui-kit/calls/session-store.ts'
import { useQuery } from '@tanstack/react-query'
import { useTranslate } from 'react-admin'
import { useEffect, type ReactNode } from 'react'
import { leaveForSignIn } from './leave-console.ts'
import { Refusal } from './Refusal.tsx'
import { SessionContext } from './session-context.ts'

/** Whether nothing but the setup of two-factor is open, which is in the app (decisions D10). */
const owesTwoFactor = ({ isImpersonating, twoFactorDeadline }: SessionUser): boolean =>
  !isImpersonating && twoFactorDeadline !== null && new Date(twoFactorDeadline) <= new Date()

/**
 * Lets super admins in who act as themselves; takes those who are not signed in to the sign-in page, and tells the
 * rest why they are refused (decisions D8).
 */
export function SessionGate({ children }: { children: ReactNode }) {
  const translate = useTranslate()
  const hasToken = readToken() !== null
  const { data, error, isError, refetch } = useQuery({
    queryKey: ['session'],
    queryFn: () => callRoute(me),
    enabled: hasToken,
    // Document 1, section 9: fresh for 5 minutes.
    staleTime: 300_000,
  })
  const user = data?.user
  const isSignedOut = !hasToken || hasStatus(error, 401)
  useEffect(() => {
    if (isSignedOut) leaveForSignIn()
  }, [isSignedOut])
  useEffect(() => {
    if (user !== undefined) noteSession(user)
  }, [user])
  useEffect(() => watchOtherTabs(), [])

  if (user !== undefined && !isSignedOut && owesTwoFactor(user))
    return <Refusal problem={translate('console.session.twoFactorOwed')} />
  if (user !== undefined && !isSignedOut)
    return user.isSuperAdmin && !user.isImpersonating ? (
      <SessionContext value={user}>{children}</SessionContext>
    ) : (
      <Refusal user={user} />
    )
  if (isError && !isSignedOut)
    return (
      <Refusal
        problem={translate('console.session.failed', { message: error.message })}
        onRetry={() => void refetch()}
      />
    )
  return (
    <Box sx={{ minHeight: '100vh', display: 'grid', placeItems: 'center' }}>
      <CssBaseline enableColorScheme />
      <CircularProgress aria-label={translate('ra.page.loading')} />
    </Box>
  )
}
