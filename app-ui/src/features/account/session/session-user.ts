import { type Permission, permissions } from '@parley/contracts/enums.ts'
import type { SessionUser } from '@parley/contracts/http/session.ts'

/** As whom a person works at the moment; impersonation counts (Document 1, section 2.2). */
export type UserKind = 'super-admin' | 'firm' | 'client' | 'none'

export function kindOf(user: SessionUser): UserKind {
  if (user.isSuperAdmin && !user.isImpersonating) return 'super-admin'
  if (user.clientId !== null) return 'client'
  if (user.consultingFirmId !== null) return 'firm'
  return user.isSuperAdmin ? 'super-admin' : 'none'
}

/** Whether the server will let the person do it (decisions D1). */
export const can = (user: SessionUser, permission: Permission): boolean =>
  user.permissions.includes('*') || user.permissions.includes(permission)

/** Who holds every permission (docs/glossary.md, administrator). */
export const isAdministrator = (user: SessionUser): boolean =>
  permissions.every((permission) => can(user, permission))

/** A super admin always passes; others need one of the roles by name (Document 1, section 2.1). */
export const hasRole = (user: SessionUser, roles: readonly string[]): boolean =>
  user.isSuperAdmin || user.roles.some((role) => roles.includes(role.name))

/** Firm Admins open client work from the firm's list without switching (decisions D11, Menus). */
export const isFirmAdmin = (user: SessionUser): boolean =>
  user.roles.some((role) => role.name === 'Firm Admin')

/** Document 1, section 6. */
export const canSwitchToClients = (user: SessionUser): boolean =>
  user.consultantId !== null || user.isSuperAdmin

/** Full name, else e-mail, else 'User'. */
export function displayName(user: SessionUser): string {
  const name = `${user.firstName} ${user.lastName}`.trim()
  return name !== '' ? name : user.email !== '' ? user.email : 'User'
}

/**
 * What the organisation badge says; undefined for those who belong to none. Who works inside a client of their own firm
 * sees both (Document 1, section 2.2).
 */
export function organisationOf(user: SessionUser): string | undefined {
  const { client, consultingFirm } = user
  if (client === null) return consultingFirm?.name
  const isOfItsFirm = user.isImpersonating && !user.isSuperAdmin
  return isOfItsFirm ? `${client.consultingFirm.name} | ${client.name}` : client.name
}
