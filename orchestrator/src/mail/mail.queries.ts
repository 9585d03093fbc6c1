import type { MailKind } from '@parley/contracts/http/mails.ts'
import { newId } from '@parley/contracts/ids.ts'
import type { LinkData } from '@parley/contracts/stored/mail.ts'
import type { Database as DB } from '@parley/migrations/generated/database.ts'
import { appendAudit } from '@parley/server-kit/audit/append-audit.queries.ts'
import { hashOpaqueToken, newOpaqueToken } from '@parley/server-kit/secrets/opaque-token.ts'
import { json } from '@parley/server-kit/database/json.ts'
import { type Kysely, sql } from 'kysely'
import { leaseEnd } from '../leases/index.ts'

type Tx = Kysely<DB>

/** Seconds that a mail is left to who sends it: longer than a server takes that still answers. */
const leaseSeconds = 120

/** A mail that waits, held, with whom it is for; undefined when there is none, it is done, or somebody sends it. */
export const findWaitingMail = (tx: Tx, id: string) =>
  tx
    .selectFrom('mail_message as m')
    .leftJoin('user_account as u', 'u.id', 'm.user_id')
    .leftJoin('client as c', 'c.id', 'u.client_id')
    .leftJoin('consulting_firm as f', 'f.id', 'u.firm_id')
    .select([
      'm.id',
      'm.kind',
      'm.to_address',
      'm.data',
      'm.attempts',
      'u.id as user_id',
      'u.email',
      'u.first_name',
      'u.locale',
      'u.is_obsolete',
      'u.deleted_at',
      'c.name as client_name',
      'f.name as firm_name',
    ])
    .where('m.id', '=', id)
    .where('m.status', '=', 'PENDING')
    .where(sql<boolean>`coalesce(m.lease_until <= now(), true)`)
    .forUpdate('m')
    .executeTakeFirst()
export type WaitingMail = NonNullable<Awaited<ReturnType<typeof findWaitingMail>>>

/** Whom a mail is for that was asked for by address alone: an account that can sign in, as sign-in finds it. */
export const findPersonOfAddress = (tx: Tx, address: string) =>
  tx
    .selectFrom('user_account as u')
    .innerJoin('credential as cr', 'cr.user_id', 'u.id')
    .leftJoin('client as c', 'c.id', 'u.client_id')
    .leftJoin('consulting_firm as f', 'f.id', 'u.firm_id')
    .leftJoin('consultant as k', 'k.id', 'u.consultant_id')
    .select(['u.id', 'u.firm_id', 'u.client_id', 'cr.password_hash'])
    .where(sql`lower(u.email)`, '=', address.toLowerCase())
    .where('u.is_obsolete', '=', false)
    .where('u.deleted_at', 'is', null)
    .where(
      sql<boolean>`not coalesce(f.is_obsolete, false) and not coalesce(c.is_obsolete, false) and not coalesce(k.is_obsolete, false)`,
    )
    .executeTakeFirst()
export type PersonOfAddress = NonNullable<Awaited<ReturnType<typeof findPersonOfAddress>>>

/** Whether an account has the address, other than the one named. */
export async function isAddressTaken(tx: Tx, address: string, butBy: string | null): Promise<boolean> {
  const row = await tx
    .selectFrom('user_account')
    .select('id')
    .where(sql`lower(email)`, '=', address.toLowerCase())
    .$if(butBy !== null, (query) => query.where('id', '<>', butBy ?? ''))
    .executeTakeFirst()
  return row !== undefined
}

/** The mail is this person's from now on. */
export const giveMailTo = (tx: Tx, id: string, { userId, kind }: { userId: string; kind: MailKind }) =>
  tx.updateTable('mail_message').set({ user_id: userId, kind }).where('id', '=', id).execute()

/** Nobody is to be written to, and nothing is to tell that somebody asked. */
export const dropMail = (tx: Tx, id: string) => tx.deleteFrom('mail_message').where('id', '=', id).execute()

/** Who asked for a new password is audited with the account that it is about, which only the mail's maker knows. */
export const auditResetRequest = (
  tx: Tx,
  person: PersonOfAddress,
  { requestId, ipAddress }: { requestId: string; ipAddress: string | null },
): Promise<void> =>
  appendAudit(tx, {
    action: 'credential.reset_requested',
    firmId: person.firm_id,
    clientId: person.client_id,
    entity: 'user',
    entityId: person.id,
    subjectId: person.id,
    actorId: person.id,
    requestId,
    ipAddress,
  })

interface NewLink {
  /** Null for a firm that registers itself: it has no account yet. */
  userId: string | null
  purpose: string
  now: Date
  minutes: number
  data?: LinkData
}

/** Links of a kind that were mailed to a person before. */
export const endLinks = (
  tx: Tx,
  { userId, purpose, now }: { userId: string; purpose: string; now: Date },
): Promise<unknown> =>
  tx
    .updateTable('one_time_token')
    .set({ used_at: now, data: json({}) })
    .where('user_id', '=', userId)
    .where('purpose', '=', purpose)
    .where('used_at', 'is', null)
    .execute()

/** A link of a mail; the answer is the only copy of its secret. */
export async function insertLink(
  tx: Tx,
  { userId, purpose, now, minutes, data = {} }: NewLink,
): Promise<string> {
  const token = newOpaqueToken()
  await tx
    .insertInto('one_time_token')
    .values({
      id: newId(),
      user_id: userId,
      purpose,
      token_hash: hashOpaqueToken(token),
      data: json(data),
      created_at: now,
      expires_at: new Date(now.getTime() + minutes * 60_000),
    })
    .execute()
  return token
}

export const noteAttempt = (tx: Tx, id: string, to: string) =>
  tx
    .updateTable('mail_message')
    .set({ attempts: sql<number>`attempts + 1`, to_address: to, lease_until: leaseEnd(leaseSeconds) })
    .where('id', '=', id)
    .execute()

/** With no mail server: it is read in the console (decisions D2). */
export const keepMail = (tx: Tx, id: string, mail: { subject: string; text: string; html: string }) =>
  tx
    .updateTable('mail_message')
    .set({
      status: 'KEPT',
      lease_until: null,
      data: json({}),
      subject: mail.subject,
      text_body: mail.text,
      html_body: mail.html,
    })
    .where('id', '=', id)
    .execute()

/** What was sent is not stored: it may hold a link that still works. */
export const noteSent = (tx: Tx, id: string, { subject, now }: { subject: string; now: Date }) =>
  tx
    .updateTable('mail_message')
    .set({ status: 'SENT', lease_until: null, data: json({}), subject, sent_at: now, error: null })
    .where('id', '=', id)
    .where('status', '=', 'PENDING')
    .execute()

export const noteFailure = (tx: Tx, id: string, { error, isFinal }: { error: string; isFinal: boolean }) =>
  tx
    .updateTable('mail_message')
    .set({ error, lease_until: null, ...(isFinal && { status: 'FAILED', data: json({}) }) })
    .where('id', '=', id)
    .where('status', '=', 'PENDING')
    .execute()
