import { AppError, conflict, forbidden } from '@parley/contracts/errors.ts'
import { type Actor, can } from '../../authorization/actor.ts'
import { builtInRoles } from '../../authorization/built-in-roles.ts'
import { holdsAll } from '../../authorization/grants.ts'
import { checkRecentProof } from '../../http/route-guards.ts'

/** Whoever belongs somewhere may see who else does; changing is for holders of manage_users (D1). */
export const mayManageUsers = (actor: Actor): boolean => can(actor, 'manage_users')

/** Nobody grants a permission that they lack (D1). @throws AppError FORBIDDEN */
export function checkMayGrant(actor: Actor, roles: readonly { name: string; permissions: string[] }[]): void {
  // A Firm Admin reaches every client of the firm, so one who does not cannot make one.
  const isBeyondReach = (role: { name: string }): boolean =>
    actor.kind === 'firm' && actor.clientIds !== 'all' && role.name === builtInRoles.firmAdmin.name
  const beyond = roles.find((role) => !holdsAll(actor.permissions, role.permissions) || isBeyondReach(role))
  if (beyond !== undefined)
    throw forbidden(`You cannot give the role ${beyond.name}: it has permissions that you do not have.`)
}

/**
 * Making somebody an administrator is for who has proved lately who they are.
 * @throws AppError STEP_UP_REQUIRED
 */
export function checkProofForRoles(
  actor: Actor,
  roles: readonly { permissions: string[] }[],
  now: Date,
): void {
  if (roles.some((role) => role.permissions.includes('*'))) checkRecentProof(actor, now)
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
 * that it reaches; other roles, the end of it and deletion are no less. All are for those who reach these clients
 * themselves (D1: nobody gives what they lack). @throws AppError FORBIDDEN
 */
export function checkReachesWhatTheyReach(
  actor: Actor,
  account: { id: string; clientsReached: 'all' | readonly string[] },
): void {
  if (account.id === actor.userId || actor.kind !== 'firm' || actor.clientIds === 'all') return
  const { clientsReached } = account
  const { clientIds } = actor
  if (clientsReached === 'all' || clientsReached.some((id) => !clientIds.includes(id)))
    throw forbidden('Only who may see every client that this person may see can change their account.')
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
