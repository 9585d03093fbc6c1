import { AppError, conflict } from '@parley/contracts/errors.ts'
import type { Id } from '@parley/contracts/ids.ts'
import { inLanguages } from '@parley/contracts/in-languages.ts'
import type { Database as Tables } from '@parley/migrations/generated/database.ts'
import { authScope } from '@parley/server-kit/database/scope.ts'
import type { Kysely } from 'kysely'
import type { Actor } from '../../authorization/actor.ts'
import { appendAudit } from '../../authorization/audit.queries.ts'
import { queueMail } from '../mail/index.ts'
import * as links from './account-links.queries.ts'
import { countAttempt, findLockEnd } from './attempt-count.queries.ts'
import * as credentials from './credential.queries.ts'
import type { OwnAccount } from './credential.queries.ts'
import type { CallOrigin } from './origin-of-call.ts'
import { checkNewPassword, normalPassword } from './password-rules.ts'
import { renewSession } from './renew-session.ts'
import { securityPolicyOf } from './security-policy.ts'
import { revokeSessionsOf } from './session-ends.queries.ts'
import type { SessionServices } from './session-services.ts'
import type { IssuedRefresh } from './signed-in.ts'

type Tx = Kysely<Tables>

export interface PasswordChange {
  currentPassword: string
  newPassword: string
}

const wrongField = (field: keyof PasswordChange, text: string): AppError =>
  new AppError('VALIDATION_FAILED', text, { errors: { [field]: text } })

const locked = (until: Date | null, now: Date): AppError => {
  const left = (until?.getTime() ?? now.getTime()) - now.getTime()
  return new AppError('TOO_MANY_REQUESTS', 'Too many attempts. Please wait a moment and try again.', {
    retryAfterSeconds: Math.max(1, Math.ceil(left / 1000)),
  })
}

const sessionEnded = (): AppError =>
  new AppError('SESSION_ENDED', 'Your session has ended. Please sign in again.')

const entryOf = (account: OwnAccount, actor: Actor, origin: CallOrigin) => ({
  firmId: account.firm_id,
  clientId: account.client_id,
  entity: 'user',
  entityId: account.id,
  subjectId: account.id,
  actorId: account.id,
  sessionId: actor.sessionId,
  requestId: origin.requestId,
  ipAddress: origin.ipAddress,
})

interface Change {
  actor: Actor
  body: PasswordChange
  origin: CallOrigin
}

/**
 * Changes the own password. The attempt is counted before the comparison, with those of other proofs by who is signed
 * in (Security, "Sign-in"). All sessions end; the one that asked goes on under a new id. The person is told by mail.
 * @throws AppError VALIDATION_FAILED beside the field, TOO_MANY_REQUESTS while locked, CONFLICT without a password,
 * SESSION_ENDED where the session was ended meanwhile
 */
export async function changePassword(
  services: SessionServices,
  change: Change,
): Promise<{ sessionId: Id; refresh: IssuedRefresh }> {
  const { dependencies, passwords } = services
  const now = dependencies.clock.now()
  const account = await provePassword(services, change, now)
  const passwordHash = await passwords.hash(change.body.newPassword)
  return dependencies.database.tenantTransaction(authScope, (tx) =>
    writeChange(tx, change, { account, passwordHash, now }),
  )
}

/** Holds the new password to the rules, and then the current one to what is stored. */
async function provePassword(
  { dependencies: { database }, passwords, breaches }: SessionServices,
  change: Change,
  now: Date,
): Promise<OwnAccount> {
  const { actor, body } = change
  if (normalPassword(body.newPassword) === normalPassword(body.currentPassword))
    throw wrongField('newPassword', 'The new password must differ from the current one')
  const account = await database.tenantRead(authScope, (tx) => credentials.findOwnAccount(tx, actor.userId))
  if (account === undefined || account.password_hash === null)
    throw conflict(
      'Your account has no password yet. Ask for one with ‘Forgot password?’ on the sign-in page.',
    )
  await checkNewPassword(body.newPassword, account.firm_settings, {
    breaches,
    form: 'change',
    field: 'newPassword',
    owner: {
      email: account.email,
      firstName: account.first_name,
      lastName: account.last_name,
      organisations: [account.firm_name, account.client_name],
    },
  })
  const policy = securityPolicyOf(account.firm_settings)
  const counted = { userId: account.id, door: 'signed-in' as const }
  const lock = await database.tenantTransaction(authScope, async (tx) =>
    (await countAttempt(tx, { ...counted, now, policy }))
      ? undefined
      : { end: await findLockEnd(tx, counted) },
  )
  if (lock !== undefined) throw locked(lock.end, now)
  if (await passwords.matches(account.password_hash, body.currentPassword)) return account
  await database.tenantTransaction(authScope, (tx) =>
    appendAudit(tx, {
      ...entryOf(account, actor, change.origin),
      action: 'credential.password_change_failed',
    }),
  )
  throw wrongField('currentPassword', 'The current password is not right')
}

const mailWords = inLanguages({
  en: {
    title: 'Your Parley password was changed',
    text: 'The password of your account was changed, and all other sessions were ended. If it was not you, ask for a new password with ‘Forgot password?’ on the sign-in page at once, and tell your administrator.',
  },
  de: {
    title: 'Ihr Parley-Passwort wurde geändert',
    text: 'Das Passwort Ihres Kontos wurde geändert, alle anderen Sitzungen wurden beendet. Waren Sie das nicht, fordern Sie sofort mit „Passwort vergessen?“ auf der Anmeldeseite ein neues an und sagen Sie es Ihrer Administration.',
  },
})

async function writeChange(
  tx: Tx,
  { actor, origin }: Change,
  { account, passwordHash, now }: { account: OwnAccount; passwordHash: string; now: Date },
) {
  await credentials.setPassword(tx, { userId: account.id, passwordHash, now })
  await links.useUpLinks(tx, account.id, { now })
  const ended = await revokeSessionsOf(tx, { userId: account.id, now, reason: 'password changed' })
  // Whoever ended it since the proof, by a reset for one, has had the last word on the password.
  if (!ended.includes(actor.sessionId)) throw sessionEnded()
  const policy = securityPolicyOf(account.firm_settings)
  const renewal = { userId: account.id, fromId: actor.sessionId, policy, now, origin }
  const renewed = await renewSession(tx, renewal)
  await appendAudit(tx, { ...entryOf(account, actor, origin), action: 'credential.password_changed' })
  if (account.email !== null)
    await queueMail(tx, {
      kind: 'notification',
      to: { userId: account.id, email: account.email, firmId: account.firm_id, clientId: account.client_id },
      words: { ...mailWords(account.locale), path: '/settings/security' },
    })
  return renewed
}
