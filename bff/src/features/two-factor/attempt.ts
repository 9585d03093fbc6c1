import type { AuditAction } from '@parley/contracts/audit-actions.ts'
import { AppError } from '@parley/contracts/errors.ts'
import type { Id } from '@parley/contracts/ids.ts'
import { authScope } from '@parley/server-kit/database/scope.ts'
import { appendAudit } from '../../authorization/audit.queries.ts'
import {
  accountEntry,
  type CallOrigin,
  countAttempt,
  type Door,
  findAccountOfPerson,
  findLockEnd,
  securityPolicyOf,
  type SessionServices,
  type SignInAccount,
} from '../session/index.ts'

export interface Attempt {
  account: SignInAccount
  /** Set where the account is locked: then nothing may be compared. */
  lockedUntil: Date | null
  door: Door
}

/**
 * Counts an attempt before its secret is compared (Security, "Sign-in"): passwords and codes that come in
 * at one door share its count and its lock, and the count is committed whatever the comparison says.
 * @throws AppError SESSION_ENDED for an account that is gone
 */
export function beginAttempt(
  { dependencies }: SessionServices,
  userId: Id,
  doorOf: (account: SignInAccount) => Promise<Door>,
): Promise<Attempt> {
  const now = dependencies.clock.now()
  return dependencies.database.tenantTransaction(authScope, async (tx) => {
    const account = await findAccountOfPerson(tx, userId)
    if (account === undefined)
      throw new AppError('SESSION_ENDED', 'Your session has ended. Please sign in again.')
    const policy = securityPolicyOf(account.firm_settings)
    const door = await doorOf(account)
    if (await countAttempt(tx, { userId, door, now, policy })) return { account, lockedUntil: null, door }
    return { account, lockedUntil: (await findLockEnd(tx, { userId, door })) ?? now, door }
  })
}

/** The same for who is signed in. @throws AppError TOO_MANY_REQUESTS with the seconds until the lock ends */
export async function beginSignedInAttempt(services: SessionServices, userId: Id): Promise<SignInAccount> {
  const { account, lockedUntil } = await beginAttempt(services, userId, () => Promise.resolve('signed-in'))
  if (lockedUntil === null) return account
  const seconds = (lockedUntil.getTime() - services.dependencies.clock.now().getTime()) / 1000
  throw new AppError('TOO_MANY_REQUESTS', 'Too many attempts. Please wait a while and try again.', {
    retryAfterSeconds: Math.max(1, Math.ceil(seconds)),
  })
}

/** What failed, for the audit log: an attempt that was not right, or not even looked at. */
export const auditFailedAttempt = (
  { dependencies }: SessionServices,
  {
    account,
    ...entry
  }: { account: SignInAccount; action: AuditAction; reason: string; sessionId: Id | null },
  origin: CallOrigin,
): Promise<void> =>
  dependencies.database.tenantTransaction(authScope, (tx) =>
    appendAudit(tx, {
      ...accountEntry(account, origin),
      action: entry.action,
      sessionId: entry.sessionId,
      details: { reason: entry.reason },
    }),
  )

/** The refusal of a secret that is not right, beside the field it was typed into. */
export const notRight = (field: 'token' | 'code' | 'password'): AppError => {
  const text = field === 'password' ? 'The password is not right.' : 'The code is not right.'
  return new AppError('VALIDATION_FAILED', text, { errors: { [field]: text } })
}
