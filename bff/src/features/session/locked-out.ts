import { AppError } from '@parley/contracts/errors.ts'
import type { Id } from '@parley/contracts/ids.ts'
import { authScope } from '@parley/server-kit/database/scope.ts'
import { appendAudit } from '../../authorization/audit.queries.ts'
import type { Tx } from '../../database.ts'
import { queueMail } from '../mail/index.ts'
import { findAccountOfLink, useLink } from './account-links.queries.ts'
import type { SignInAccount } from './account.queries.ts'
import { forgetAttempts, takeTurnToTell } from './attempt-count.queries.ts'
import { accountEntry } from './open-session.ts'
import type { CallOrigin } from './origin-of-call.ts'
import { entryByLink } from './reset-password.ts'
import type { SessionServices } from './session-services.ts'

/** Hours after a mail about a lock in which no other is sent, however often strangers lock it. */
const quietHours = 12

/**
 * Tells the owner by mail, and their firm in the audit log, that strangers have locked the sign-in; the mail's link
 * opens it. Nobody else is told.
 */
export async function tellOwnerOfLock(
  tx: Tx,
  account: SignInAccount,
  { now, origin }: { now: Date; origin: CallOrigin },
): Promise<void> {
  if (!(await takeTurnToTell(tx, { userId: account.id, now, quietHours }))) return
  await appendAudit(tx, {
    ...accountEntry(account, origin),
    // Whoever guessed is nobody that one knows.
    actorId: null,
    action: 'credential.sign_in_locked',
    sessionId: null,
  })
  if (account.email === null) return
  const { id: userId, email, firm_id: firmId, client_id: clientId } = account
  await queueMail(tx, { kind: 'sign_in_locked', to: { userId, email, firmId, clientId } })
}

/**
 * Opens the sign-in by the link of that mail: the count of strangers starts anew.
 * @returns whose it is @throws AppError BAD_REQUEST for a link that is wrong, used or too old
 */
export async function openByLink(
  { dependencies: { database, clock } }: SessionServices,
  token: string,
  origin: CallOrigin,
): Promise<Id> {
  const now = clock.now()
  return database.tenantTransaction(authScope, async (tx) => {
    const account = await findAccountOfLink(tx, token, { now, purposes: ['sign_in_unlock'] })
    if (account === undefined || !(await useLink(tx, token, now)))
      throw new AppError('BAD_REQUEST', 'This link is no longer valid. Please ask for a new one.')
    await forgetAttempts(tx, { userId: account.id, door: 'anywhere' })
    await appendAudit(tx, { ...entryByLink(account, origin), action: 'credential.sign_in_opened' })
    return account.id
  })
}
