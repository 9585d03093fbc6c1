import { Navigate, Outlet } from 'react-router'
import { useUser } from '../features/session/session-context.ts'
import { hasRole } from '../features/session/session-user.ts'
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
