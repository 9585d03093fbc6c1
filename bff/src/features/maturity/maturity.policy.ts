import { type Actor, can } from '../../authorization/actor.ts'

/** Everybody inside a client sees how it rates itself, viewers too (decisions D1). */
export const mayReadMaturity = (actor: Actor): boolean => actor.kind === 'client' && actor.clientId !== null

/** Who manages the client's work or its settings speaks for it. */
export const mayAssessMaturity = (actor: Actor): boolean =>
  mayReadMaturity(actor) && (can(actor, 'manage_initiatives') || can(actor, 'manage_settings'))

export const refusals = {
  read: 'Connect to a client to see its maturity level.',
  assess: 'Only people who may manage initiatives or settings can assess the maturity, inside a client.',
} as const
