import type { Id } from '@parley/contracts/ids.ts'
import type { Database as Tables } from '@parley/migrations/generated/database.ts'
import { hashOpaqueToken } from '@parley/server-kit/secrets/opaque-token.ts'
import type { Kysely } from 'kysely'

type Tx = Kysely<Tables>

/** Of links in mails, by which a password can be set. */
export const accountLinkPurposes = ['invitation', 'password_reset']

export const insertCredential = (
  tx: Tx,
  { userId, passwordHash, now }: { userId: Id; passwordHash: string | null; now: Date },
) =>
  tx
    .insertInto('credential')
    .values({
      user_id: userId,
      password_hash: passwordHash,
      password_changed_at: passwordHash === null ? null : now,
    })
    .execute()

/** A new password also ends a lock (Security, "Sign-in"). */
export const setPassword = (
  tx: Tx,
  { userId, passwordHash, now }: { userId: Id; passwordHash: string; now: Date },
) =>
  tx
    .insertInto('credential')
    .values({ user_id: userId, password_hash: passwordHash, password_changed_at: now })
    .onConflict((conflict) =>
      conflict.column('user_id').doUpdateSet({
        password_hash: passwordHash,
        password_changed_at: now,
        failed_attempts: 0,
        locked_until: null,
      }),
    )
    .execute()

export const unlockCredential = (tx: Tx, userId: Id) =>
  tx
    .updateTable('credential')
    .set({ failed_attempts: 0, locked_until: null })
    .where('user_id', '=', userId)
    .execute()

/** Whether the person has ever had a password: those who have not are still to be invited. */
export async function hasPassword(tx: Tx, userId: Id): Promise<boolean> {
  const row = await tx
    .selectFrom('credential')
    .select('password_hash')
    .where('user_id', '=', userId)
    .executeTakeFirst()
  return (row?.password_hash ?? null) !== null
}

/** Everything that a person signs in with. */
export async function deleteSignIn(tx: Tx, userId: Id): Promise<void> {
  for (const table of ['credential', 'two_factor', 'backup_code', 'one_time_token', 'sso_identity'] as const)
    await tx.deleteFrom(table).where('user_id', '=', userId).execute()
}

/** What the person asked the knowledge, and its answers: theirs alone, so they go with the account (D3). */
export const deleteQuestions = (tx: Tx, userId: Id) =>
  tx.deleteFrom('knowledge_turn').where('user_id', '=', userId).execute()

export const listSessionIds = async (tx: Tx, userIds: readonly Id[]): Promise<Id[]> => {
  if (userIds.length === 0) return []
  const rows = await tx
    .selectFrom('session')
    .select('id')
    .where('user_id', 'in', [...userIds])
    .where('revoked_at', 'is', null)
    .execute()
  return rows.map((row) => row.id)
}

/** Ends every session of a person. Returns the ids that were alive. */
export async function revokeSessionsOf(
  tx: Tx,
  { userId, now, reason }: { userId: Id; now: Date; reason: string },
): Promise<Id[]> {
  const rows = await tx
    .updateTable('session')
    .set({ revoked_at: now, revoked_reason: reason })
    .where('user_id', '=', userId)
    .where('revoked_at', 'is', null)
    .returning('id')
    .execute()
  return rows.map((row) => row.id)
}

/** Ends what people do inside clients by impersonation. Returns the ids that were alive. */
export async function revokeSessionsInside(
  tx: Tx,
  people: { userIds: readonly Id[]; clientIds: readonly Id[]; now: Date; reason: string },
): Promise<Id[]> {
  if (people.userIds.length === 0 || people.clientIds.length === 0) return []
  const rows = await tx
    .updateTable('session')
    .set({ revoked_at: people.now, revoked_reason: people.reason })
    .where('user_id', 'in', [...people.userIds])
    .where('client_id', 'in', [...people.clientIds])
    .where('parent_id', 'is not', null)
    .where('revoked_at', 'is', null)
    .returning('id')
    .execute()
  return rows.map((row) => row.id)
}

/** Ends sessions of a tenant's people and inside of it. Returns the ids that were alive. */
export async function revokeSessionsOfTenant(
  tx: Tx,
  { firmId, clientId, now, reason }: { firmId: Id; clientId: Id | null; now: Date; reason: string },
): Promise<Id[]> {
  const people = tx
    .selectFrom('user_account')
    .select('user_account.id')
    .where('user_account.firm_id', '=', firmId)
    .$if(clientId !== null, (query) => query.where('user_account.client_id', '=', clientId))
  const rows = await tx
    .updateTable('session')
    .set({ revoked_at: now, revoked_reason: reason })
    .where('revoked_at', 'is', null)
    .where((eb) =>
      eb.or([
        eb('user_id', 'in', people),
        clientId === null ? eb('session.firm_id', '=', firmId) : eb('session.client_id', '=', clientId),
      ]),
    )
    .returning('id')
    .execute()
  return rows.map((row) => row.id)
}

/** The account that a link in a mail belongs to, while the link can be used. */
export const findAccountOfLink = (tx: Tx, token: string, now: Date) =>
  tx
    .selectFrom('one_time_token as t')
    .innerJoin('user_account as u', 'u.id', 't.user_id')
    .leftJoin('consulting_firm as f', 'f.id', 'u.firm_id')
    .select(['u.id', 'u.firm_id', 'u.client_id', 't.purpose', 'f.settings as firm_settings'])
    .where('t.token_hash', '=', hashOpaqueToken(token))
    .where('t.purpose', 'in', accountLinkPurposes)
    .where('t.used_at', 'is', null)
    .where('t.expires_at', '>', now)
    .where('u.is_obsolete', '=', false)
    .where('u.deleted_at', 'is', null)
    .executeTakeFirst()

/** Uses a link up, in one statement. @returns false where somebody was quicker */
export async function useLink(tx: Tx, token: string, now: Date): Promise<boolean> {
  const row = await tx
    .updateTable('one_time_token')
    .set({ used_at: now })
    .where('token_hash', '=', hashOpaqueToken(token))
    .where('used_at', 'is', null)
    .returning('id')
    .executeTakeFirst()
  return row !== undefined
}

/** Links that were mailed before lead nowhere any more. */
export const useUpLinks = (tx: Tx, userId: Id, now: Date) =>
  tx
    .updateTable('one_time_token')
    .set({ used_at: now })
    .where('user_id', '=', userId)
    .where('purpose', 'in', accountLinkPurposes)
    .where('used_at', 'is', null)
    .execute()

/** Whoever came by the mail has its address. */
export const noteAddressVerified = (tx: Tx, userId: Id, now: Date) =>
  tx.updateTable('user_account').set({ email_verified_at: now }).where('id', '=', userId).execute()
