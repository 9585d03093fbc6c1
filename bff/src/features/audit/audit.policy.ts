import { type Actor, can } from '../../authorization/actor.ts'

/** Administrators and who manages the settings; consultants and members have no need of it (decisions made, Audit). */
export const mayReadAudit = (actor: Actor): boolean =>
  actor.kind === 'super_admin' || can(actor, 'manage_settings')
