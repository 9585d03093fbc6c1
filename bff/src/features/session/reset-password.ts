import { AppError } from '@parley/contracts/errors.ts'
import { authScope } from '@parley/server-kit/database/scope.ts'
import { appendAudit } from '../../authorization/audit.queries.ts'
import { findSignInAccount } from './account.queries.ts'
import * as credentials from './credential.queries.ts'
import type { CallOrigin } from './origin-of-call.ts'
import { checkNewPassword } from './password-rules.ts'
import type { SessionServices } from './session-services.ts'
import { queueMail } from '../mail/index.ts'

// Texts of Document 3, sections 2 and 8.
const mailedText = 'Password reset email sent successfully'
const resetText = 'Password has been reset successfully'
const invalidLink = (): AppError =>
  new AppError('BAD_REQUEST', 'Invalid reset link. Please request a new password reset.')

type Account = NonNullable<Awaited<ReturnType<typeof credentials.findAccountOfLink>>>

const entryOf = (account: Pick<Account, 'id' | 'firm_id' | 'client_id'>, origin: CallOrigin) => ({
  firmId: account.firm_id,
  clientId: account.client_id,
  entity: 'user',
  entityId: account.id,
  subjectId: account.id,
  actorId: account.id,
  sessionId: null,
  requestId: origin.requestId,
  ipAddress: origin.ipAddress,
})

/**
 * Sets a password by the link of an invitation or a reset mail: once, and every session that was open ends. A
 * password that breaks the rules leaves the link as it was.
 * @throws AppError BAD_REQUEST for a link that is wrong, used or too old; VALIDATION_FAILED
 */
export async function resetPassword(
  { dependencies, passwords, reader }: SessionServices,
  { token, password }: { token: string; password: string },
  origin: CallOrigin,
): Promise<{ message: string }> {
  const { database, clock } = dependencies
  const now = clock.now()
  const account = await database.tenantRead(authScope, (tx) => credentials.findAccountOfLink(tx, token, now))
  if (account === undefined) throw invalidLink()
  checkNewPassword(password, account.firm_settings)
  const passwordHash = await passwords.hash(password)
  const ended = await database.tenantTransaction(authScope, async (tx) => {
    if (!(await credentials.useLink(tx, token, now))) throw invalidLink()
    await credentials.setPassword(tx, { userId: account.id, passwordHash, now })
    await credentials.useUpLinks(tx, account.id, now)
    await credentials.noteAddressVerified(tx, account.id, now)
    const action = account.purpose === 'invitation' ? 'user.invitation_accepted' : 'credential.password_reset'
    await appendAudit(tx, { ...entryOf(account, origin), action })
    return credentials.revokeSessionsOf(tx, { userId: account.id, now, reason: 'password reset' })
  })
  reader.forget(ended)
  return { message: resetText }
}

/**
 * Mails a link to whoever has the address. Known and unknown addresses get the same answer (HTTP API, Session), and
 * the mail itself is made elsewhere, so that the time tells nothing either.
 */
export async function mailResetLink(
  { dependencies }: SessionServices,
  email: string,
  origin: CallOrigin,
): Promise<{ message: string }> {
  await dependencies.database.tenantTransaction(authScope, async (tx) => {
    const account = await findSignInAccount(tx, email)
    if (account === undefined) return
    await queueMail(tx, {
      kind: account.password_hash === null ? 'invitation' : 'password_reset',
      to: { userId: account.id, email, firmId: account.firm_id, clientId: account.client_id },
    })
    await appendAudit(tx, { ...entryOf(account, origin), action: 'credential.reset_requested' })
  })
  return { message: mailedText }
}
