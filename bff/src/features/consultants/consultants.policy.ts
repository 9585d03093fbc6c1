import { conflict, forbidden } from '@parley/contracts/errors.ts'
import { type Actor, can } from '../../authorization/actor.ts'
import { holdsAll } from '../../authorization/grants.ts'

/** Consultants of a firm are its own business; its clients meet them in initiatives. */
export const mayReadConsultants = (actor: Actor): boolean => actor.kind !== 'client'

/** Consultants are people of the firm, so they are changed by who manages its people. */
export const mayManageConsultants = (actor: Actor): boolean =>
  actor.kind === 'firm' && can(actor, 'manage_users')

export interface ConsultantAccount {
  id: string
  permissions: string[]
}

/**
 * Ending a consultant ends their account's sessions, so it is held to the same rules as the account: nobody ends
 * their own, that of an administrator, or that of somebody who may do more (D1).
 * @throws AppError CONFLICT, FORBIDDEN
 */
export function checkMayEnd(actor: Actor, account: ConsultantAccount): void {
  if (account.id === actor.userId) throw conflict('You cannot delete yourself.')
  if (account.permissions.includes('*'))
    throw conflict('This consultant is an administrator of the firm. Take that role away first.')
  if (!holdsAll(actor.permissions, account.permissions))
    throw forbidden('This consultant has permissions that you do not have.')
}

/**
 * A sign-in reaches every client that the consultant may access; who makes it and knows its password must reach them
 * too (D1: nobody gives what they lack). @throws AppError FORBIDDEN
 */
export function checkReachesAll(actor: Actor): void {
  if (actor.kind !== 'super_admin' && actor.clientIds !== 'all')
    throw forbidden('Only who may see every client of the firm can set up how a consultant signs in.')
}
