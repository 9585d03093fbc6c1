import { ForbiddenState } from '@parley/ui-kit/components/ErrorState.tsx'
import { Page } from '@parley/ui-kit/components/Page.tsx'
import { PageHeader } from '@parley/ui-kit/components/PageHeader.tsx'
import { PageSkeleton } from '@parley/ui-kit/components/Skeletons.tsx'
import { leaveFor } from '@parley/ui-kit/lib/leave-app.ts'
import { useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import { Navigate, Outlet, useLocation } from 'react-router'
import { useUser } from '../features/account/session/session-context.ts'
import { hasRole, kindOf } from '../features/account/session/session-user.ts'
import { consoleAddressOf } from './console-addresses.ts'
import { homePathOf, refugeOf } from './homes.ts'
import './shell/locales/en.ts'

/** Lets those with one of the roles through. */
export function RequireRole({ roles }: { roles: readonly string[] }) {
  const user = useUser()
  return hasRole(user, roles) ? <Outlet /> : <Navigate to={refugeOf(user)} replace />
}

/** Tells super admins who act for nobody that the record is its tenant's, without asking the server for it. */
export function RequireTenant() {
  const { t } = useTranslation()
  if (kindOf(useUser()) !== 'super-admin') return <Outlet />
  return (
    <Page>
      <PageHeader title={t('shell.menu.initiatives')} />
      <ForbiddenState />
    </Page>
  )
}

/** The root leads each kind of person to where they begin. */
export function RootRedirect() {
  return <Navigate to={homePathOf(useUser())} replace />
}

/** Leads super admins from addresses whose pages they have in the console to there (decisions D8). */
export function ConsoleOrPage() {
  const user = useUser()
  const { pathname } = useLocation()
  const wanted = pathname === '/' ? homePathOf(user) : pathname
  const address = kindOf(user) === 'super-admin' ? consoleAddressOf(wanted) : undefined
  useEffect(() => {
    if (address !== undefined) leaveFor(address)
  }, [address])
  return address === undefined ? <Outlet /> : <PageSkeleton />
}
