import { AppError } from '@parley/contracts/errors.ts'
import { authScope } from '@parley/server-kit/database/scope.ts'
import { appendAudit } from '../../authorization/audit.queries.ts'
import { queueMail } from '../mail/index.ts'
import * as links from './account-links.queries.ts'
import * as credentials from './credential.queries.ts'
import { accountEntry } from './open-session.ts'
import type { CallOrigin } from './origin-of-call.ts'
import { checkNewPassword } from './password-rules.ts'
import { revokeSessionsOf } from './session-ends.queries.ts'
import type { SessionServices } from './session-services.ts'
import { shownOrigin } from './shown-origin.ts'

// Texts of Document 3, sections 2 and 8.
const mailedText = 'Password reset email sent successfully'
const resetText = 'Password has been reset successfully'
const invalidLink = (): AppError =>
  new AppError('BAD_REQUEST', 'Invalid reset link. Please request a new password reset.')

/** An audit entry about what a person did to their own account by a link, without a session. */
export const entryByLink = (
  account: Pick<links.AccountOfLink, 'id' | 'firm_id' | 'client_id'>,
  origin: CallOrigin,
) => ({
  ...accountEntry(account, origin),
  sessionId: null,
})

export interface PasswordByLink {
  token: string
  password: string
  /** Of an invitation, where the person says their name. */
  names?: { firstName: string; lastName: string }
  /** Kinds of links that are taken; those of invitations and resets unless told. */
  purposes?: readonly string[]
  /** For a link that is wrong, used or too old. */
  refusal?: () => AppError
}

/**
 * Sets a password by the link of an invitation or a reset mail: once, and every session that was open ends. A
 * password that breaks the rules leaves the link as it was. It ends a lock, so a locked-out owner gets back in.
 * @returns the account
 * @throws AppError BAD_REQUEST for a link that is wrong, used or too old; VALIDATION_FAILED
 */
export async function setPasswordByLink(
  { dependencies, passwords, breaches }: SessionServices,
  { token, password, names, purposes, refusal = invalidLink }: PasswordByLink,
  origin: CallOrigin,
): Promise<links.AccountOfLink> {
  const { database, clock } = dependencies
  const now = clock.now()
  const account = await database.tenantRead(authScope, (tx) =>
    links.findAccountOfLink(tx, token, { now, ...(purposes && { purposes }) }),
  )
  if (account === undefined) throw refusal()
  await checkNewPassword(password, account.firm_settings, {
    breaches,
    owner: {
      email: account.email,
      firstName: names?.firstName ?? account.first_name,
      lastName: names?.lastName ?? account.last_name,
      organisations: [account.firm_name, account.client_name],
    },
  })
  const passwordHash = await passwords.hash(password)
  await database.tenantTransaction(authScope, async (tx) => {
    if (!(await links.useLink(tx, token, now))) throw refusal()
    await credentials.setPassword(tx, { userId: account.id, passwordHash, now })
    await links.useUpLinks(tx, account.id, { now })
    await links.noteAddressVerified(tx, account.id, now)
    if (names !== undefined) await links.setNames(tx, account.id, names)
    const action = account.purpose === 'invitation' ? 'user.invitation_accepted' : 'credential.password_reset'
    await appendAudit(tx, { ...entryByLink(account, origin), action })
    await revokeSessionsOf(tx, { userId: account.id, now, reason: 'password reset' })
  })
  return account
}

/** @throws AppError BAD_REQUEST for a link that is wrong, used or too old; VALIDATION_FAILED */
export async function resetPassword(
  services: SessionServices,
  body: { token: string; password: string },
  origin: CallOrigin,
): Promise<{ message: string }> {
  await setPasswordByLink(services, body, origin)
  return { message: resetText }
}

/**
 * Asks for a link by mail. Nobody is looked up: whoever has the address is found when the mail is made, so known and
 * unknown addresses get the same answer after the very same work (HTTP API, Session; Security, "Sign-in").
 */
export async function mailResetLink(
  { dependencies }: SessionServices,
  email: string,
  origin: CallOrigin,
): Promise<{ message: string }> {
  const { requestId, ipAddress } = origin
  await dependencies.database.tenantTransaction(authScope, (tx) =>
    queueMail(tx, {
      kind: 'password_reset',
      to: { userId: null, email, firmId: null, clientId: null },
      asked: { by: 'person', ...shownOrigin(origin), requestId, ipAddress },
    }),
  )
  return { message: mailedText }
}
