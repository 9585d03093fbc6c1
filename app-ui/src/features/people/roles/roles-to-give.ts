import { listRoles, type Role } from '@parley/contracts/http/roles.ts'
import type { SessionUser } from '@parley/contracts/http/session.ts'
import { useRouteQuery } from '@parley/ui-kit/calls/use-route.ts'
import type { UseQueryResult } from '@tanstack/react-query'

/** Roles that can be given in a tenant; fresh 0 (Document 1, section 9). */
export function useTenantRoles(
  tenant: { clientId?: string; consultingFirmId?: string },
  enabled = true,
): UseQueryResult<Role[]> {
  const query = Object.keys(tenant).length === 0 ? {} : { filter: JSON.stringify(tenant) }
  return useRouteQuery(listRoles, { query }, { staleTime: 0, enabled })
}

/** Nobody gives a permission that they lack (decisions D1). */
export const mayGive = (user: SessionUser, permissions: readonly string[]): boolean =>
  user.permissions.includes('*') || permissions.every((permission) => user.permissions.includes(permission))
