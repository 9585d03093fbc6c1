import { AppError } from '@parley/contracts/errors.ts'
import { authScope } from '@parley/server-kit/database/scope.ts'
import {
  beginSession,
  type CallOrigin,
  challengePurpose,
  isAsProved,
  type OpenedSession,
  tellOwnerOfLock,
} from '../session/index.ts'
import { auditFailedAttempt, beginAttempt } from './attempt.ts'
import { findChallenged, useChallenge } from './two-factor.queries.ts'
import type { TwoFactorServices } from './two-factor-services.ts'
import { useCode } from './use-code.ts'

const overdue = (): AppError =>
  new AppError('SESSION_ENDED', 'The time to enter the code is over. Please sign in again.')
const locked = (): AppError =>
  new AppError('ACCOUNT_LOCKED', 'Too many attempts. Please wait a while, or reset your password by mail.')

/**
 * The second step of signing in (HTTP API, Session): the challenge of the first, and a code of the authenticator or a
 * backup code. A challenge lets in once; wrong codes count like wrong passwords.
 * @throws AppError SESSION_ENDED where the first step has to be repeated, ACCOUNT_LOCKED, INVALID_CREDENTIALS
 */
export async function signInWithCode(
  services: TwoFactorServices,
  { challenge, code, device }: { challenge: string; code: string; device: string | undefined },
  origin: CallOrigin,
): Promise<OpenedSession> {
  const { database, clock } = services.session.dependencies
  const now = clock.now()
  const wanted = { challenge, purpose: challengePurpose, now }
  const userId = await database.tenantRead(authScope, (tx) => findChallenged(tx, wanted))
  if (userId === undefined) throw overdue()
  const { account, lockedUntil, door } = await beginAttempt(services.session, userId, (found) =>
    services.session.devices.doorOf(device, found),
  )
  if (account.two_factor_enabled_at === null) throw overdue()
  const failure = { account, action: 'session.sign_in_failed' as const, sessionId: null }
  if (lockedUntil !== null) {
    await auditFailedAttempt(services.session, { ...failure, reason: 'locked' }, origin)
    throw locked()
  }
  const opened = await database.tenantTransaction(authScope, async (tx) => {
    // A new password, or another second factor, ends the first step too where it comes in between.
    if (!(await isAsProved(tx, account)) || (await findChallenged(tx, wanted)) === undefined) throw overdue()
    const secondFactor = await useCode(services, tx, { userId, code })
    if (secondFactor === undefined) return undefined
    if (!(await useChallenge(tx, challenge, now))) throw overdue()
    return beginSession(tx, account, { now, origin, door, secondFactor })
  })
  if (opened !== undefined) return opened
  await auditFailedAttempt(services.session, { ...failure, reason: 'second_factor' }, origin)
  if (door === 'anywhere')
    await database.tenantTransaction(authScope, (tx) => tellOwnerOfLock(tx, account, { now, origin }))
  throw new AppError('INVALID_CREDENTIALS', 'The code is not right.')
}
