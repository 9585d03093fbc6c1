import { newId } from '@parley/contracts/ids.ts'
import type { Database as DB } from '@parley/migrations/generated/database.ts'
import { hashOpaqueToken, newOpaqueToken } from '@parley/server-kit/secrets/opaque-token.ts'
import { type Kysely, sql } from 'kysely'

type Tx = Kysely<DB>

/** A mail that waits, held, with whom it is for; undefined when there is none or it is done. */
export const findWaitingMail = (tx: Tx, id: string) =>
  tx
    .selectFrom('mail_message as m')
    .leftJoin('user_account as u', 'u.id', 'm.user_id')
    .leftJoin('client as c', 'c.id', 'u.client_id')
    .leftJoin('consulting_firm as f', 'f.id', 'u.firm_id')
    .select([
      'm.id',
      'm.kind',
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
    .forUpdate('m')
    .executeTakeFirst()
export type WaitingMail = NonNullable<Awaited<ReturnType<typeof findWaitingMail>>>

/** A link that sets a password; the answer is the only copy of its secret. */
export async function insertLink(
  tx: Tx,
  { userId, purpose, now, minutes }: { userId: string; purpose: string; now: Date; minutes: number },
): Promise<string> {
  const token = newOpaqueToken()
  await tx
    .insertInto('one_time_token')
    .values({
      id: newId(),
      user_id: userId,
      purpose,
      token_hash: hashOpaqueToken(token),
      created_at: now,
      expires_at: new Date(now.getTime() + minutes * 60_000),
    })
    .execute()
  return token
}

export const noteAttempt = (tx: Tx, id: string, to: string) =>
  tx
    .updateTable('mail_message')
    .set({ attempts: sql<number>`attempts + 1`, to_address: to })
    .where('id', '=', id)
    .execute()

/** With no mail server: it is read in the console, link and all (decisions D2). */
export const keepMail = (tx: Tx, id: string, mail: { subject: string; text: string; html: string }) =>
  tx
    .updateTable('mail_message')
    .set({ status: 'KEPT', subject: mail.subject, text_body: mail.text, html_body: mail.html })
    .where('id', '=', id)
    .execute()

/** What was sent is not stored: it may hold a link that still works. */
export const noteSent = (tx: Tx, id: string, { subject, now }: { subject: string; now: Date }) =>
  tx
    .updateTable('mail_message')
    .set({ status: 'SENT', subject, sent_at: now, error: null })
    .where('id', '=', id)
    .where('status', '=', 'PENDING')
    .execute()

export const noteFailure = (tx: Tx, id: string, { error, isFinal }: { error: string; isFinal: boolean }) =>
  tx
    .updateTable('mail_message')
    .set({ error, ...(isFinal && { status: 'FAILED' }) })
    .where('id', '=', id)
    .where('status', '=', 'PENDING')
    .execute()
