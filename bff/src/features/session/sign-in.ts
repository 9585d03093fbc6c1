import { deviceOf } from '@parley/contracts/device.ts'
import { AppError } from '@parley/contracts/errors.ts'
import { authScope } from '@parley/server-kit/database/scope.ts'
import { appendAudit } from '../../authorization/audit.queries.ts'
import { countAttempt, findSignInAccount, type SignInAccount, takeAttemptBack } from './account.queries.ts'
import { accountEntry, openSession, type SignInOutcome } from './open-session.ts'
import type { CallOrigin } from './origin-of-call.ts'
import { securityPolicyOf } from './security-policy.ts'
import type { SessionServices } from './session-services.ts'

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
  if (isMatch) return afterPassword(services, account, origin)
  await auditFailure(services, { account, origin, wasLocked: !mayTry })
  throw invalidCredentials()
}

async function afterPassword(
  services: SessionServices,
  account: SignInAccount,
  origin: CallOrigin,
): Promise<SignInOutcome> {
  const outcome = await openSession(services, account, origin)
  if (outcome.kind === 'second-factor')
    await services.dependencies.database.tenantTransaction(authScope, (tx) =>
      takeAttemptBack(tx, { userId: account.id, policy: securityPolicyOf(account.firm_settings) }),
    )
  return outcome
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
      details: { reason: wasLocked ? 'locked' : 'password', device: deviceOf(origin.userAgent) },
    }),
  )
}
