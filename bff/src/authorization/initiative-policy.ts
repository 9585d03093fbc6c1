import { can, type Actor } from './actor.ts'

/** Who may enter tenant content at all: a super admin only by impersonation (decisions D1). */
export const mayReadInitiatives = (actor: Actor): boolean => actor.kind !== 'super_admin'

/** Creating and changing initiatives, phases, people and artifacts, and running agents (decisions D1). */
export const mayManageInitiatives = (actor: Actor): boolean =>
  mayReadInitiatives(actor) && can(actor, 'manage_initiatives')

/** What models were given holds all of a phase's material in one place: never for super admins, inside a tenant either. */
export const maySeeModelViews = (actor: Actor): boolean =>
  mayManageInitiatives(actor) && actor.impersonation?.isSuperAdmin !== true
