import { type Actor, can } from '../../authorization/actor.ts'

/** Outside of an impersonation: inside one, the rights are the tenant's (decisions D2, D11). */
export const isSuperAdmin = (actor: Actor): boolean => actor.kind === 'super_admin'

/** Who runs the firm, for all of its clients. */
const runsFirm = (actor: Actor): boolean => actor.kind === 'firm' && actor.clientIds === 'all'

/**
 * Clients are made, changed and made obsolete by who manages the firm's people and sees all of its clients: a new
 * client would be out of a consultant's sight, and an obsolete one signs its people out (docs/decisions-made.md).
 */
export const mayManageClients = (actor: Actor): boolean =>
  isSuperAdmin(actor) || (runsFirm(actor) && can(actor, 'manage_users'))

/** From inside the client, as one of its people or connected to it (Document 3, section 6); a Firm Admin in place. */
export const mayChooseModels = (actor: Actor): boolean =>
  (actor.kind === 'client' || runsFirm(actor)) && can(actor, 'manage_settings')

/** What answers in a client is looked at by everybody in it, and by who may choose it. */
export const mayReadModels = (actor: Actor): boolean => actor.kind === 'client' || mayChooseModels(actor)
