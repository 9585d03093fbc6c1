import { permissions as allPermissions, type Permission } from '@parley/contracts/enums.ts'
import type { Role } from '@parley/contracts/http/roles.ts'

export { allPermissions }

/** The permissions of a role by name; `*` means all (Document 1, section 3). */
export const spelledOut = (permissions: readonly string[]): Permission[] =>
  allPermissions.filter((permission) => permissions.includes('*') || permissions.includes(permission))

export interface RoleCounts {
  total: number
  system: number
  custom: number
  /** Sum of the roles' permission counts (Document 1, 2.11). */
  permissions: number
}

export function countRoles(roles: readonly Role[]): RoleCounts {
  const system = roles.filter((role) => role.isImmutable).length
  return {
    total: roles.length,
    system,
    custom: roles.length - system,
    permissions: roles.reduce((sum, role) => sum + spelledOut(role.permissions).length, 0),
  }
}
