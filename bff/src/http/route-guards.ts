import { AppError, forbidden } from '@parley/contracts/errors.ts'
import type { Actor } from '../authorization/actor.ts'
import type { RouteGuards } from './define-route.ts'

/** Minutes for which a proof of identity holds for sensitive actions. */
export const proofMinutes = 15

/**
 * For actions that are sensitive only with certain values; whole routes say `recentProof`.
 * @throws AppError STEP_UP_REQUIRED
 */
export function checkRecentProof(actor: Actor, now: Date): void {
  if (now.getTime() - actor.provedAt.getTime() > proofMinutes * 60_000)
    throw new AppError('STEP_UP_REQUIRED', 'Please confirm that it is you.')
}

/**
 * Holds a call to what its route asks beyond the policy.
 * @throws AppError FORBIDDEN, TWO_FACTOR_SETUP_REQUIRED or STEP_UP_REQUIRED; the screens answer the last two with a
 * dialog
 */
export function checkGuards(guards: RouteGuards, actor: Actor, now: Date): void {
  if (guards.ownSessionOnly === true && actor.impersonation !== null)
    throw forbidden('This cannot be done while you act for another organisation.')
  const { twoFactorDeadline: deadline } = actor
  if (guards.openWhileTwoFactorIsOwed !== true && deadline !== null && deadline <= now)
    throw new AppError(
      'TWO_FACTOR_SETUP_REQUIRED',
      'Your organisation requires two-factor authentication. Please set it up to go on.',
    )
  if (guards.recentProof === true) checkRecentProof(actor, now)
}
