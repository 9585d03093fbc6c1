import type { Id } from '@parley/contracts/ids.ts'
import { authScope } from '@parley/server-kit/database/scope.ts'
import { appendAudit } from '../../authorization/audit.queries.ts'
import type { Tx } from '../../database.ts'
import { isAsProved, noteSuccess, type SignInAccount } from './account.queries.ts'
import type { Door } from './attempt-count.queries.ts'
import type { CallOrigin } from './origin-of-call.ts'
import { type SecurityPolicy, securityPolicyOf } from './security-policy.ts'
import { insertOneTimeToken, insertRefreshToken, insertSession } from './session.queries.ts'
import type { SessionServices } from './session-services.ts'
import type { IssuedRefresh } from './signed-in.ts'

export interface OpenedSession {
  sessionId: Id
  refresh: IssuedRefresh
}

export type SignInOutcome =
  ({ kind: 'signed-in' } & OpenedSession) | { kind: 'second-factor'; challenge: string }

/** Of the token that stands between the two steps of signing in. */
export const challengePurpose = 'two_factor_challenge'
/** Minutes to enter the second factor. */
const challengeMinutes = 5

/** Days that a session lasts at most, however busy. */
const longestSessionDays = 30

/** The end of a session that is not refreshed any more: the firm's timeout, at most 30 days after sign-in. */
export function endOfIdleTime(policy: SecurityPolicy, now: Date, signedInAt: Date): Date {
  const idle = now.getTime() + policy.sessionTimeout * 60_000
  return new Date(Math.min(idle, signedInAt.getTime() + longestSessionDays * 86_400_000))
}

/** An audit entry about an account's own sign-in. */
export const accountEntry = (
  account: Pick<SignInAccount, 'id' | 'firm_id' | 'client_id'>,
  origin: CallOrigin,
) => ({
  firmId: account.firm_id,
  clientId: account.client_id,
  entity: 'user',
  entityId: account.id,
  subjectId: account.id,
  actorId: account.id,
  requestId: origin.requestId,
  ipAddress: origin.ipAddress,
})

/**
 * After the first proof (password, or a provider's word): opens the session, or asks for the second factor where the
 * person has one.
 * @returns undefined where the password, the second factor or the account itself has changed since the proof
 */
export function openSession(
  { dependencies }: SessionServices,
  account: SignInAccount,
  { door = 'anywhere', ...origin }: CallOrigin & { door?: Door },
): Promise<SignInOutcome | undefined> {
  const now = dependencies.clock.now()
  return dependencies.database.tenantTransaction(
    authScope,
    async (tx): Promise<SignInOutcome | undefined> => {
      if (!(await isAsProved(tx, account))) return undefined
      if (account.two_factor_enabled_at === null)
        return { kind: 'signed-in', ...(await beginSession(tx, account, { now, origin, door })) }
      const expiresAt = new Date(now.getTime() + challengeMinutes * 60_000)
      const purpose = challengePurpose
      const challenge = await insertOneTimeToken(tx, { userId: account.id, purpose, now, expiresAt })
      return { kind: 'second-factor', challenge }
    },
  )
}

/** What a session starts with. */
export interface SessionStart {
  now: Date
  origin: CallOrigin
  /** Through which the person came in. */
  door: Door
  /** How the second factor was proved, where it was. */
  secondFactor?: string
}

/** Signs an account in that has proved all that it must: session, refresh token, audit. */
export async function beginSession(
  tx: Tx,
  account: SignInAccount,
  { now, origin, door, secondFactor }: SessionStart,
): Promise<OpenedSession> {
  await noteSuccess(tx, { userId: account.id, door, now })
  const expiresAt = endOfIdleTime(securityPolicyOf(account.firm_settings), now, now)
  const secondFactorAt = secondFactor === undefined ? null : now
  const sessionId = await insertSession(tx, { userId: account.id, now, expiresAt, secondFactorAt, ...origin })
  const token = await insertRefreshToken(tx, { sessionId, now, expiresAt })
  await appendAudit(tx, {
    ...accountEntry(account, origin),
    action: 'session.signed_in',
    sessionId,
    ...(secondFactor === undefined ? {} : { details: { secondFactor } }),
  })
  return { sessionId, refresh: { token, expiresAt } }
}
