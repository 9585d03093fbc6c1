import type { Id } from '@parley/contracts/ids.ts'
import { type Actor, can } from '../../authorization/actor.ts'

/** Of a client that the actor reaches; the client itself is found by scope. Super admins look on (Document 1, 2.2). */
export const mayManageSso = (actor: Actor): boolean =>
  actor.kind !== 'super_admin' && can(actor, 'manage_integrations')

export const isSuperAdmin = (actor: Actor): boolean => actor.kind === 'super_admin'

/** Only the people of a client sign in with its provider. */
export const isOfClient = (actor: Actor): boolean => actor.kind === 'client'

/** Super admins set no tenant's accounts up for a provider: they would choose who signs in as them. */
export const mayLinkUsers = (actor: Actor): boolean =>
  actor.kind !== 'super_admin' && can(actor, 'manage_users')

/** Whether an account belongs to the client that a provider is of. */
export const isOfProvider = (provider: { client_id: Id }, account: { client_id: Id | null }): boolean =>
  account.client_id === provider.client_id
