import { type Actor, can } from '../../authorization/actor.ts'

/** The firm's people with view_analytics, and who acts for the firm (D1); its clients have no dashboard. */
export const maySeeFirmDashboard = (actor: Actor): boolean =>
  actor.kind === 'firm' && can(actor, 'view_analytics')

/** A super admin sees totals; while acting for a tenant, rights are the tenant's (D1, D2). */
export const maySeePlatform = (actor: Actor): boolean => actor.kind === 'super_admin'
