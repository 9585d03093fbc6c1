import { useEffect } from 'react'
import { Navigate, Outlet, useLocation } from 'react-router'
import { useUser } from '../features/session/session-context.ts'
import { hasRole, kindOf } from '../features/session/session-user.ts'
import { leaveFor } from '../lib/leave-app.ts'
import { PageSkeleton } from '../ui/Skeletons.tsx'
import { consoleAddressOf } from './console-addresses.ts'
import { homePathOf, refugeOf } from './homes.ts'

/** Lets those with one of the roles through. */
export function RequireRole({ roles }: { roles: readonly string[] }) {
  const user = useUser()
  return hasRole(user, roles) ? <Outlet /> : <Navigate to={refugeOf(user)} replace />
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
