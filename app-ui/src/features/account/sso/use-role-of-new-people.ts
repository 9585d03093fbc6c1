import { useTenantRoles } from '../../people/roles/index.ts'
import type { ConfiguredSso } from './sso-access.ts'

/** The name of the role that people get who come for the first time. */
export function useRoleOfNewPeople({ provisionUsers, provisionRoleId }: ConfiguredSso): string {
  const roles = useTenantRoles({}, provisionUsers && provisionRoleId !== null)
  return roles.data?.find(({ id }) => id === provisionRoleId)?.name ?? 'Client Viewer'
}
