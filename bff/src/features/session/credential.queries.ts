import type { Id } from '@parley/contracts/ids.ts'
import { json } from '@parley/server-kit/database/json.ts'
import type { Database as Tables } from '@parley/migrations/generated/database.ts'
import { hashOpaqueToken } from '@parley/server-kit/secrets/opaque-token.ts'
import { type Kysely, sql } from 'kysely'
import { builtInRoles } from '../../authorization/built-in-roles.ts'
import { forgetAllAttempts } from './attempt-count.queries.ts'

type Tx = Kysely<Tables>

/** Of links in mails, by which a password can be set. */
export const accountLinkPurposes = ['invitation', 'password_reset']
/** Of links about the address: the new one's, which it proves, and the way back to the one before. */
export const addressLinkPurposes = ['email_change', 'email_undo']
/** Ways into an account that end with it being secured anew; the way back to the address before stays. */
const waysIn = [...accountLinkPurposes, 'email_change']

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

/** A new password also ends every lock (Security, "Sign-in"). */
export async function setPassword(
  tx: Tx,
  { userId, passwordHash, now }: { userId: Id; passwordHash: string; now: Date },
): Promise<void> {
  await forgetAllAttempts(tx, userId)
  await tx
    .insertInto('credential')
    .values({ user_id: userId, password_hash: passwordHash, password_changed_at: now })
    .onConflict((conflict) =>
      conflict.column('user_id').doUpdateSet({
        password_hash: passwordHash,
        password_changed_at: now,
      }),
    )
    .execute()
}

/** The own account, with what a change of its password is held to. */
export const findOwnAccount = (tx: Tx, userId: Id) =>
  tx
    .selectFrom('user_account as u')
    .innerJoin('credential as cr', 'cr.user_id', 'u.id')
    .leftJoin('consulting_firm as f', 'f.id', 'u.firm_id')
    .leftJoin('client as c', 'c.id', 'u.client_id')
    .select(['u.id', 'u.firm_id', 'u.client_id', 'u.email', 'u.first_name', 'u.last_name', 'u.locale'])
    .select('cr.password_hash')
    .select(['f.settings as firm_settings', 'f.name as firm_name', 'c.name as client_name'])
    .where('u.id', '=', userId)
    .executeTakeFirst()
export type OwnAccount = NonNullable<Awaited<ReturnType<typeof findOwnAccount>>>

/** Whether the person has ever had a password: those who have not are still to be invited. */
export async function hasPassword(tx: Tx, userId: Id): Promise<boolean> {
  const row = await tx
    .selectFrom('credential')
    .select('password_hash')
    .where('user_id', '=', userId)
    .executeTakeFirst()
  return (row?.password_hash ?? null) !== null
}

const signInTables = [
  'credential',
  'attempt_count',
  'two_factor',
  'backup_code',
  'one_time_token',
  'sso_identity',
  'sso_expected_link',
] as const

/** Everything that a person signs in with. */
export async function deleteSignIn(tx: Tx, userId: Id): Promise<void> {
  for (const table of signInTables) await tx.deleteFrom(table).where('user_id', '=', userId).execute()
}

/** What the person asked the knowledge, and its answers: theirs alone, so they go with the account (D3). */
export const deleteQuestions = (tx: Tx, userId: Id) =>
  tx.deleteFrom('knowledge_turn').where('user_id', '=', userId).execute()

/** What was told to the person alone, and the searches that they kept. */
export async function deleteOwnRecords(tx: Tx, userId: Id): Promise<void> {
  await tx.deleteFrom('notification').where('user_id', '=', userId).execute()
  await tx.deleteFrom('saved_view').where('user_id', '=', userId).execute()
}

/** Where the person signed in from, and with which device: sessions stay for the audit log's ids. */
export const forgetDevices = (tx: Tx, userId: Id) =>
  tx
    .updateTable('session')
    .set({ user_agent: null, ip_address: null })
    .where('user_id', '=', userId)
    .execute()

/** What the person told the agents of the demo deck. */
export const deleteDemoAdditions = (tx: Tx, userId: Id) =>
  tx.deleteFrom('demo_addition').where('user_id', '=', userId).execute()

export const deleteProgress = (tx: Tx, userId: Id) =>
  tx.deleteFrom('user_progress').where('user_id', '=', userId).execute()

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

/** Links that were mailed before lead nowhere any more; that of the address before only where one says so. */
export const useUpLinks = (
  tx: Tx,
  userId: Id,
  { now, purposes = waysIn }: { now: Date; purposes?: readonly string[] },
) =>
  tx
    .updateTable('one_time_token')
    .set({ used_at: now, data: json({}) })
    .where('user_id', '=', userId)
    .where('purpose', 'in', [...purposes])
    .where('used_at', 'is', null)
    .execute()

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

/**
 * Clients that an account's own rights reach, whole whoever asks: that decides who may give the account away. A Firm
 * Admin's are all of the firm (D1).
 */
export async function listClientsReached(tx: Tx, userId: Id): Promise<'all' | Id[]> {
  const admin = await tx
    .selectFrom('user_role as ur')
    .innerJoin('role as r', 'r.id', 'ur.role_id')
    .select('r.id')
    .where('ur.user_id', '=', userId)
    .where('ur.client_id', 'is', null)
    .where('r.kind', '=', 'firm')
    .where('r.name', '=', builtInRoles.firmAdmin.name)
    .executeTakeFirst()
  if (admin !== undefined) return 'all'
  const rows = await tx
    .selectFrom('user_account as u')
    .innerJoin('consultant_client_access as a', 'a.consultant_id', 'u.consultant_id')
    .select('a.client_id')
    .where('u.id', '=', userId)
    .where('a.can_access', '=', true)
    .execute()
  return rows.map((row) => row.client_id)
}
