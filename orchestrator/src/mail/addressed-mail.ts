import type { Database as DB } from '@parley/migrations/generated/database.ts'
import type { Kysely } from 'kysely'
import { type MailData, mailDataSchema } from './mail-data.ts'
import type { MailKind } from './mail-facts.ts'
import {
  auditResetRequest,
  dropMail,
  findPersonOfAddress,
  findWaitingMail,
  giveMailTo,
  isAddressTaken,
  type WaitingMail,
} from './mail.queries.ts'

/** A mail whose reader is known. */
export interface AddressedMail {
  mail: WaitingMail
  kind: MailKind
  data: MailData
  to: string
}

/** Kinds that go to the address that they were written for, whatever the account's is by now. */
const toGivenAddress = new Set<MailKind>([
  'email_verification',
  'email_undo',
  'email_changed',
  'firm_registration',
])

/**
 * The mail with its reader. Who asked by address alone learns nothing from how long that took, because the person is
 * looked for here: an unknown address leaves no mail, one that somebody has gets a mail that says so.
 * @returns undefined where there is nothing to send; a problem that no other attempt will solve
 */
export async function findAddressedMail(
  tx: Kysely<DB>,
  id: string,
): Promise<AddressedMail | { problem: string } | undefined> {
  const waiting = await findWaitingMail(tx, id)
  if (waiting === undefined) return undefined
  const data = mailDataSchema.parse(waiting.data)
  const mail = waiting.kind === 'password_reset' ? await withPerson(tx, waiting, data) : waiting
  if (mail === undefined) return undefined
  const given = mail.kind
  const isKnown = await isOfSomebody(tx, mail)
  if (given === 'firm_registration' || isKnown)
    return { mail, kind: isKnown ? 'address_known' : given, data, to: mail.to_address }
  if (mail.user_id === null || mail.email === null || mail.deleted_at !== null || mail.is_obsolete !== false)
    return { problem: 'The account is no longer active.' }
  return { mail, kind: given, data, to: toGivenAddress.has(given) ? mail.to_address : mail.email }
}

/** Addresses that were only claimed may be somebody's. */
const isOfSomebody = async (tx: Kysely<DB>, mail: WaitingMail): Promise<boolean> =>
  (mail.kind === 'firm_registration' || mail.kind === 'email_verification') &&
  (await isAddressTaken(tx, mail.to_address, mail.user_id))

/** Who has never had a password gets the invitation again. */
async function withPerson(
  tx: Kysely<DB>,
  mail: WaitingMail,
  { asked }: MailData,
): Promise<WaitingMail | undefined> {
  if (mail.user_id !== null) return mail
  const person = await findPersonOfAddress(tx, mail.to_address)
  if (person === undefined) {
    await dropMail(tx, mail.id)
    return undefined
  }
  const kind = person.password_hash === null ? 'invitation' : 'password_reset'
  await giveMailTo(tx, mail.id, { userId: person.id, kind })
  await auditResetRequest(tx, person, asked ?? { requestId: '', ipAddress: null })
  return findWaitingMail(tx, mail.id)
}
