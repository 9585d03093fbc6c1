import type { Id } from '@parley/contracts/ids.ts'
import { json } from '@parley/server-kit/database/json.ts'
import type { Database as Tables } from '@parley/migrations/generated/database.ts'
import { hashOpaqueToken } from '@parley/server-kit/secrets/opaque-token.ts'
import { type Kysely, sql } from 'kysely'

type Tx = Kysely<Tables>

/** Of links in mails, by which a password can be set. */
export const accountLinkPurposes = ['invitation', 'password_reset']
/** Of links about the address: the new one's, which it proves, and the way back to the one before. */
export const addressLinkPurposes = ['email_change', 'email_undo']
/** Ways into an account that end with it being secured anew; the way back to the address before stays. */
const waysIn = [...accountLinkPurposes, 'email_change']

/** The account that a link in a mail belongs to, while the link can be used. */
export const findAccountOfLink = (
  tx: Tx,
  token: string,
  { now, purposes = accountLinkPurposes }: { now: Date; purposes?: readonly string[] },
) =>
  tx
    .selectFrom('one_time_token as t')
    .innerJoin('user_account as u', 'u.id', 't.user_id')
    .leftJoin('consulting_firm as f', 'f.id', 'u.firm_id')
    .leftJoin('client as c', 'c.id', 'u.client_id')
    .select([
      'u.id',
      'u.firm_id',
      'u.client_id',
      'u.email',
      'u.first_name',
      'u.last_name',
      't.purpose',
      't.data',
      'f.name as firm_name',
      'f.settings as firm_settings',
      'c.name as client_name',
    ])
    .where('t.token_hash', '=', hashOpaqueToken(token))
    .where('t.purpose', 'in', [...purposes])
    .where('t.used_at', 'is', null)
    .where('t.expires_at', '>', now)
    .where('u.is_obsolete', '=', false)
    .where('u.deleted_at', 'is', null)
    .where(sql<boolean>`not coalesce(f.is_obsolete, false) and not coalesce(c.is_obsolete, false)`)
    .executeTakeFirst()
export type AccountOfLink = NonNullable<Awaited<ReturnType<typeof findAccountOfLink>>>

/** Uses a link up, in one statement. @returns false where somebody was quicker */
export async function useLink(tx: Tx, token: string, now: Date): Promise<boolean> {
  const row = await tx
    .updateTable('one_time_token')
    .set({ used_at: now, data: json({}) })
    .where('token_hash', '=', hashOpaqueToken(token))
    .where('used_at', 'is', null)
    .where('expires_at', '>', now)
    .returning('id')
    .executeTakeFirst()
  return row !== undefined
}

/** In which mail a link of a purpose stands. */
const mails = [
  { purpose: 'invitation', kind: 'invitation' },
  { purpose: 'password_reset', kind: 'password_reset' },
  { purpose: 'email_change', kind: 'email_verification' },
  { purpose: 'email_undo', kind: 'email_undo' },
] as const

/**
 * Links that were mailed before lead nowhere any more; that of the address before only where one says so. Mails that wait
 * get their link when they are sent, so they go first: one that is being sent just now has made its link by then.
 */
export async function useUpLinks(
  tx: Tx,
  userId: Id,
  { now, purposes = waysIn }: { now: Date; purposes?: readonly string[] },
): Promise<void> {
  const kinds = mails.filter(({ purpose }) => purposes.includes(purpose)).map(({ kind }) => kind)
  await tx
    .deleteFrom('mail_message')
    .where('user_id', '=', userId)
    .where('status', '=', 'PENDING')
    .where('kind', 'in', kinds)
    .execute()
  await tx
    .updateTable('one_time_token')
    .set({ used_at: now, data: json({}) })
    .where('user_id', '=', userId)
    .where('purpose', 'in', [...purposes])
    .where('used_at', 'is', null)
    .execute()
}

/** Whoever came by the mail has its address. */
export const noteAddressVerified = (tx: Tx, userId: Id, now: Date) =>
  tx.updateTable('user_account').set({ email_verified_at: now }).where('id', '=', userId).execute()

/** Names that the person gives; the address was proved by the link. */
export const setNames = (tx: Tx, userId: Id, names: { firstName: string; lastName: string }) =>
  tx
    .updateTable('user_account')
    .set({ first_name: names.firstName, last_name: names.lastName })
    .where('id', '=', userId)
    .execute()
