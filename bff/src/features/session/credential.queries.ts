import type { Id } from '@parley/contracts/ids.ts'
import type { Database as Tables } from '@parley/migrations/generated/database.ts'
import type { Kysely } from 'kysely'
import { builtInRoles } from '../../authorization/built-in-roles.ts'
import { forgetAllAttempts } from './attempt-count.queries.ts'

type Tx = Kysely<Tables>

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
  // The credential before its counts, as who signs in takes them.
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
  await forgetAllAttempts(tx, userId)
}

/** Until the transaction ends, neither the password changes nor does anybody begin a session by it. */
export const holdCredential = (tx: Tx, userId: Id) =>
  tx.selectFrom('credential').select('user_id').where('user_id', '=', userId).forUpdate().execute()

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
