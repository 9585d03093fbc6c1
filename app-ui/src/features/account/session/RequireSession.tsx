import { me } from '@parley/contracts/http/session.ts'
import { hasStatus, messageOf } from '@parley/ui-kit/calls/api-error.ts'
import { minutes } from '@parley/ui-kit/calls/query-client.ts'
import { loginPathFor, noteSession, readToken } from '@parley/ui-kit/calls/session-store.ts'
import { useRouteQuery } from '@parley/ui-kit/calls/use-route.ts'
import { QueryView } from '@parley/ui-kit/components/QueryView.tsx'
import { PageSkeleton } from '@parley/ui-kit/components/Skeletons.tsx'
import { type ReactNode, useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import { Navigate, Outlet, useLocation } from 'react-router'
import { SessionContext } from './session-context.ts'

interface RequireSessionProps {
  /** Whether there is a page at an address; everywhere unless told. */
  isPage?: (address: string) => boolean
  /** For who is not signed in, where there is none. */
  elsewhere?: ReactNode
}

/** Lets signed-in people through and takes the rest to the sign-in page, which brings them back. */
export function RequireSession({ isPage = () => true, elsewhere }: RequireSessionProps) {
  const { t } = useTranslation()
  const location = useLocation()
  const hasToken = readToken() !== null
  // Document 1, section 9: fresh for 5 minutes.
  const current = useRouteQuery(me, {}, { enabled: hasToken, staleTime: minutes(5) })
  const user = current.data?.user
  useEffect(() => {
    if (user !== undefined) noteSession(user)
  }, [user])

  if (!hasToken || hasStatus(current.error, 401)) {
    if (!isPage(location.pathname)) return elsewhere
    return <Navigate to={loginPathFor(location.pathname + location.search)} replace />
  }
  if (user !== undefined) {
    return (
      <SessionContext value={user}>
        <Outlet />
      </SessionContext>
    )
  }
  const failed = t('session.currentUserFailed', { message: messageOf(current.error) })
  return <QueryView query={current} skeleton={<PageSkeleton />} failed={failed} />
}
