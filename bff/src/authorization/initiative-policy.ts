import { can, type Actor } from './actor.ts'

/** Who may enter tenant content at all: a super admin only by impersonation (decisions D1). */
export const mayReadInitiatives = (actor: Actor): boolean => actor.kind !== 'super_admin'

/** Creating and changing initiatives, phases, people and artifacts, and running agents (decisions D1). */
export const mayManageInitiatives = (actor: Actor): boolean =>
  mayReadInitiatives(actor) && can(actor, 'manage_initiatives')
