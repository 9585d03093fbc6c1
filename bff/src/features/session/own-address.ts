import { AppError } from '@parley/contracts/errors.ts'
import type { Asked } from '@parley/contracts/stored/mail.ts'
import { newOpaqueToken } from '@parley/server-kit/secrets/opaque-token.ts'
import { authScope } from '@parley/server-kit/database/scope.ts'
import { z } from 'zod'
import type { Actor } from '../../authorization/actor.ts'
import { appendAudit, auditIdentities } from '../../authorization/audit.queries.ts'
import type { Tx } from '../../database.ts'
import { queueMail } from '../mail/index.ts'
import * as links from './account-links.queries.ts'
import { findAccountOfPerson, isAsProved, type SignInAccount } from './account.queries.ts'
import { countAttempt, takeAttemptBack } from './attempt-count.queries.ts'
import * as credentials from './credential.queries.ts'
import type { CallOrigin } from './origin-of-call.ts'
import { isTaken, prolongWayBack, setAddress } from './own-address.queries.ts'
import { entryByLink } from './reset-password.ts'
import { securityPolicyOf } from './security-policy.ts'
import { revokeSessionsOf } from './session-ends.queries.ts'
import type { SessionServices } from './session-services.ts'
import { shownOrigin } from './shown-origin.ts'

/** Days in which the address before can be taken back; the mail's link is made with the same. */
const wayBackDays = 7

const invalidAddressLink = (): AppError =>
  new AppError('BAD_REQUEST', 'This link is no longer valid. Please ask for a new one.')

const refused = (field: string, text: string): AppError =>
  new AppError('VALIDATION_FAILED', text, { errors: { [field]: text } })

const sessionEnded = (): AppError =>
  new AppError('SESSION_ENDED', 'Your session has ended. Please sign in again.')

interface AddressChange {
  newEmail: string
  currentPassword: string
}

/**
 * Asks for another own address: a link goes to the new one, a notice with the way to undo it to the one before. It
 * changes when the link is used. An address that somebody has gets the same answer, and a mail to them that says so.
 * @throws AppError VALIDATION_FAILED for a wrong password, or the address that one has; SESSION_ENDED for a password
 * that was changed while it was compared
 */
export async function askForAddress(
  services: SessionServices,
  { actor, body }: { actor: Actor; body: AddressChange },
  origin: CallOrigin,
): Promise<{ message: string }> {
  if (body.newEmail.toLowerCase() === actor.email.toLowerCase())
    throw refused('newEmail', 'This is your email address already.')
  const account = await proveAgain(services, { actor, password: body.currentPassword }, origin)
  const { requestId, ipAddress } = origin
  const asked: Asked = { by: 'person', ...shownOrigin(origin), requestId, ipAddress }
  const to = { userId: account.id, firmId: account.firm_id, clientId: account.client_id }
  const now = services.dependencies.clock.now()
  await services.dependencies.database.tenantTransaction(authScope, async (tx) => {
    if (!(await isAsProved(tx, account))) throw sessionEnded()
    await links.useUpLinks(tx, account.id, { now, purposes: ['email_change'] })
    await queueMail(tx, { kind: 'email_verification', to: { ...to, email: body.newEmail }, asked })
    const { newEmail } = body
    await queueMail(tx, { kind: 'email_undo', to: { ...to, email: actor.email }, newEmail, asked })
    await appendAudit(tx, { ...entryOf(actor, account, origin), action: 'credential.email_change_requested' })
  })
  return { message: 'We have sent a link to the new address. Your address changes when you open it.' }
}

const entryOf = (actor: Actor, account: SignInAccount, origin: CallOrigin) => ({
  ...entryByLink(account, origin),
  ...auditIdentities(actor),
})

/** Counted like a sign-in before the comparison, so that no open session is a way to guess. */
async function proveAgain(
  { dependencies: { database, clock }, passwords }: SessionServices,
  { actor, password }: { actor: Actor; password: string },
  origin: CallOrigin,
): Promise<SignInAccount> {
  const now = clock.now()
  const door = 'signed-in'
  const { account, mayTry } = await database.tenantTransaction(authScope, async (tx) => {
    const found = await findAccountOfPerson(tx, actor.userId)
    if (found === undefined) return { account: undefined, mayTry: false }
    const policy = securityPolicyOf(found.firm_settings)
    return { account: found, mayTry: await countAttempt(tx, { userId: found.id, door, now, policy }) }
  })
  const isMatch = await passwords.matches(mayTry ? account?.password_hash : null, password)
  if (account === undefined) throw sessionEnded()
  await database.tenantTransaction(authScope, async (tx) => {
    if (isMatch)
      await takeAttemptBack(tx, { userId: account.id, door, policy: securityPolicyOf(account.firm_settings) })
    else
      await appendAudit(tx, {
        ...entryOf(actor, account, origin),
        action: 'credential.check_failed',
        details: { reason: mayTry ? 'password' : 'locked' },
      })
  })
  if (!isMatch) throw refused('currentPassword', 'The current password is not right')
  return account
}

const linkData = z.object({ email: z.email() })

/**
 * Uses the link of a change of address: the new one's takes it up, the old one's keeps it or takes it back.
 * @throws AppError BAD_REQUEST for a link that is wrong, used or too old, or whose address somebody has by now
 */
export async function useAddressLink(
  services: SessionServices,
  token: string,
  origin: CallOrigin,
): Promise<{ message: string }> {
  const { database, clock } = services.dependencies
  const now = clock.now()
  const account = await database.tenantRead(authScope, (tx) =>
    links.findAccountOfLink(tx, token, { now, purposes: links.addressLinkPurposes }),
  )
  const { data } = linkData.safeParse(account?.data)
  if (account === undefined || data === undefined) throw invalidAddressLink()
  const use = { account, email: data.email, token, now, origin }
  return account.purpose === 'email_change' ? takeUp(services, use) : takeBack(services, use)
}

interface AddressUse {
  account: links.AccountOfLink
  email: string
  token: string
  now: Date
  origin: CallOrigin
}

async function changeAddress(tx: Tx, { account, email, token, now }: AddressUse): Promise<void> {
  if (!(await links.useLink(tx, token, now))) throw invalidAddressLink()
  if (await isTaken(tx, { email, userId: account.id })) throw invalidAddressLink()
  await setAddress(tx, { userId: account.id, email, now })
  await links.useUpLinks(tx, account.id, { now })
}

async function takeUp({ dependencies }: SessionServices, use: AddressUse): Promise<{ message: string }> {
  const { account, now, origin } = use
  // Sessions go on, under the new address.
  await dependencies.database.tenantTransaction(authScope, async (tx) => {
    await changeAddress(tx, use)
    const until = new Date(now.getTime() + wayBackDays * 86_400_000)
    await prolongWayBack(tx, { userId: account.id, until })
    await appendAudit(tx, { ...entryByLink(account, origin), action: 'credential.email_changed' })
  })
  return { message: 'Email address verified successfully' }
}

/** Somebody else may have asked for the change, with the password: sessions and password end, and a reset is mailed. */
async function takeBack(services: SessionServices, use: AddressUse): Promise<{ message: string }> {
  const { account, email, now, origin } = use
  const passwordHash = await services.passwords.hash(newOpaqueToken())
  await services.dependencies.database.tenantTransaction(authScope, async (tx) => {
    await changeAddress(tx, use)
    await links.useUpLinks(tx, account.id, { now, purposes: links.addressLinkPurposes })
    await credentials.setPassword(tx, { userId: account.id, passwordHash, now })
    await appendAudit(tx, { ...entryByLink(account, origin), action: 'credential.email_change_undone' })
    await mailReset(tx, { account, email, origin })
    await revokeSessionsOf(tx, { userId: account.id, now, reason: 'change of address undone' })
  })
  return { message: 'Your address stays as it was. We have mailed you a link to set a new password.' }
}

const mailReset = (
  tx: Tx,
  { account, email, origin }: Pick<AddressUse, 'account' | 'email' | 'origin'>,
): Promise<void> =>
  queueMail(tx, {
    kind: 'password_reset',
    to: { userId: account.id, email, firmId: account.firm_id, clientId: account.client_id },
    asked: {
      by: 'person',
      ...shownOrigin(origin),
      requestId: origin.requestId,
      ipAddress: origin.ipAddress,
    },
  })
