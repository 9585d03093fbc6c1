import { AppError } from '@parley/contracts/errors.ts'
import type { Id } from '@parley/contracts/ids.ts'
import { authScope } from '@parley/server-kit/database/scope.ts'
import { appendAudit } from '../../authorization/audit.queries.ts'
import { countAttempt, findSignInAccount, noteSuccess, type SignInAccount } from './account.queries.ts'
import type { CallOrigin } from './origin-of-call.ts'
import { type SecurityPolicy, securityPolicyOf } from './security-policy.ts'
import { insertOneTimeToken, insertRefreshToken, insertSession } from './session.queries.ts'
import type { SessionServices } from './session-services.ts'
import type { IssuedRefresh } from './signed-in.ts'

export type SignInOutcome =
  { kind: 'signed-in'; sessionId: Id; refresh: IssuedRefresh } | { kind: 'second-factor'; challenge: string }

/** Minutes to enter the second factor. */
const challengeMinutes = 5

/** One text for every reason (Document 1, section 5), so that nobody learns which addresses exist or are locked. */
const invalidCredentials = (): AppError => new AppError('INVALID_CREDENTIALS', 'Invalid credentials')

/**
 * Signs in with a password (D2). The attempt is counted before the comparison; unknown, deactivated and locked
 * accounts take the same time and get the same answer.
 * @throws AppError INVALID_CREDENTIALS
 */
export async function signIn(
  services: SessionServices,
  credentials: { email: string; password: string },
  origin: CallOrigin,
): Promise<SignInOutcome> {
  const { database, clock } = services.dependencies
  const now = clock.now()
  const { account, mayTry } = await database.tenantTransaction(authScope, async (tx) => {
    const found = await findSignInAccount(tx, credentials.email)
    if (found === undefined) return { account: undefined, mayTry: false }
    const policy = securityPolicyOf(found.firm_settings)
    return { account: found, mayTry: await countAttempt(tx, { userId: found.id, now, policy }) }
  })
  const storedHash = mayTry ? account?.password_hash : null
  const isMatch = await services.passwords.matches(storedHash, credentials.password)
  if (account === undefined) throw invalidCredentials()
  if (isMatch) return openSession(services, account, origin)
  await auditFailure(services, { account, origin, wasLocked: !mayTry })
  throw invalidCredentials()
}

async function auditFailure(
  { dependencies }: SessionServices,
  { account, origin, wasLocked }: { account: SignInAccount; origin: CallOrigin; wasLocked: boolean },
): Promise<void> {
  await dependencies.database.tenantTransaction(authScope, (tx) =>
    appendAudit(tx, {
      ...accountEntry(account, origin),
      action: 'session.sign_in_failed',
      sessionId: null,
      details: { reason: wasLocked ? 'locked' : 'password' },
    }),
  )
}

const accountEntry = (account: SignInAccount, origin: CallOrigin) => ({
  firmId: account.firm_id,
  clientId: account.client_id,
  entity: 'user',
  entityId: account.id,
  subjectId: account.id,
  actorId: account.id,
  requestId: origin.requestId,
  ipAddress: origin.ipAddress,
})

async function openSession(
  { dependencies }: SessionServices,
  account: SignInAccount,
  origin: CallOrigin,
): Promise<SignInOutcome> {
  const now = dependencies.clock.now()
  return dependencies.database.tenantTransaction(authScope, async (tx): Promise<SignInOutcome> => {
    await noteSuccess(tx, account.id, now)
    if (account.two_factor_enabled_at !== null) {
      const expiresAt = new Date(now.getTime() + challengeMinutes * 60_000)
      const challenge = await insertOneTimeToken(tx, {
        userId: account.id,
        purpose: 'two_factor_challenge',
        now,
        expiresAt,
      })
      return { kind: 'second-factor', challenge }
    }
    const expiresAt = endOfIdleTime(securityPolicyOf(account.firm_settings), now, now)
    const sessionId = await insertSession(tx, { userId: account.id, now, expiresAt, ...origin })
    const token = await insertRefreshToken(tx, { sessionId, now, expiresAt })
    await appendAudit(tx, { ...accountEntry(account, origin), action: 'session.signed_in', sessionId })
    return { kind: 'signed-in', sessionId, refresh: { token, expiresAt } }
  })
}

/** Days that a session lasts at most, however busy. */
const longestSessionDays = 30

/** The end of a session that is not refreshed any more: the firm's timeout, at most 30 days after sign-in. */
export function endOfIdleTime(policy: SecurityPolicy, now: Date, signedInAt: Date): Date {
  const idle = now.getTime() + policy.sessionTimeout * 60_000
  return new Date(Math.min(idle, signedInAt.getTime() + longestSessionDays * 86_400_000))
}
