import { AppError, conflict, forbidden } from '@parley/contracts/errors.ts'
import { type Actor, can } from '../../authorization/actor.ts'
import { holdsAll } from '../../authorization/grants.ts'

/** Whoever belongs somewhere may see who else does; changing is for holders of manage_users (D1). */
export const mayManageUsers = (actor: Actor): boolean => can(actor, 'manage_users')

/** Nobody grants a permission that they lack (D1). @throws AppError FORBIDDEN */
export function checkMayGrant(actor: Actor, roles: readonly { name: string; permissions: string[] }[]): void {
  const beyond = roles.find((role) => !holdsAll(actor.permissions, role.permissions))
  if (beyond !== undefined)
    throw forbidden(`You cannot give the role ${beyond.name}: it has permissions that you do not have.`)
}

/**
 * Nobody changes an account that may do more than they do: a new address or a reset mail would give them its rights
 * (D1). @throws AppError FORBIDDEN
 */
export function checkMayChange(actor: Actor, permissions: readonly string[]): void {
  if (!holdsAll(actor.permissions, permissions))
    throw forbidden('This user has permissions that you do not have, so you cannot change their account.')
}

/**
 * A new address, or a mail with a link, would give the account to whoever reads that mail, and with it every client
 * that a consultant may access: it is for those who see every client of the firm, and for the consultant (D1: nobody
 * gives what they lack). @throws AppError FORBIDDEN
 */
export function checkReachesWhatTheyReach(
  actor: Actor,
  account: { id: string; consultantId: string | null },
): void {
  if (account.consultantId === null || account.id === actor.userId || actor.kind === 'super_admin') return
  if (actor.clientIds !== 'all')
    throw forbidden('Only who may see every client of the firm can change how a consultant signs in.')
}

/** An impersonation cannot change credentials or e-mail addresses (D2). @throws AppError FORBIDDEN */
export function refuseWhileImpersonating(actor: Actor, what: string): void {
  if (actor.impersonation !== null)
    throw forbidden(`${what} while you act for another organisation. Disconnect first.`)
}

/** @throws AppError CONFLICT for the own account */
export function refuseOwnAccount(actor: Actor, userId: string, what: string): void {
  if (actor.userId === userId) throw conflict(`You cannot ${what} your own account.`)
}

export const lastAdministrator = (): AppError =>
  conflict('This is the last active administrator. Make somebody else an administrator first.')

export const addressTaken = (cause?: unknown): AppError =>
  new AppError('CONFLICT', 'This email is already in use.', {
    errors: { email: 'This email is already in use.' },
    cause,
  })
