import { permissions as allPermissions, type Permission } from '@parley/contracts/enums.ts'

/** The permissions by name; `*` means all (Document 1, section 3). */
export const spelledOut = (permissions: readonly string[]): Permission[] =>
  allPermissions.filter((permission) => permissions.includes('*') || permissions.includes(permission))

/** The permissions with one given or taken, in the order in which they are offered. */
export function toggled(permissions: readonly string[], permission: Permission): Permission[] {
  const before = spelledOut(permissions)
  return allPermissions.filter((one) => (one === permission ? !before.includes(one) : before.includes(one)))
}
