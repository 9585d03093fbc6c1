import type { Id } from '@parley/contracts/ids.ts'
import type { Database as Tables } from '@parley/migrations/generated/database.ts'
import { type Kysely, sql } from 'kysely'

type Tx = Kysely<Tables>

/** Living accounts with what sign-in needs; deactivated and deleted ones are as unknown (D10). */
const livingAccounts = (tx: Tx) =>
  tx
    .selectFrom('user_account as u')
    .innerJoin('credential as cr', 'cr.user_id', 'u.id')
    .leftJoin('consulting_firm as f', 'f.id', 'u.firm_id')
    .leftJoin('client as c', 'c.id', 'u.client_id')
    .leftJoin('consultant as k', 'k.id', 'u.consultant_id')
    .leftJoin('two_factor as t', 't.user_id', 'u.id')
    .select([
      'u.id',
      'u.email',
      'u.firm_id',
      'u.client_id',
      'f.settings as firm_settings',
      'cr.password_hash',
      't.enabled_at as two_factor_enabled_at',
    ])
    .where('u.is_obsolete', '=', false)
    .where('u.deleted_at', 'is', null)
    .where(
      sql<boolean>`not coalesce(f.is_obsolete, false) and not coalesce(c.is_obsolete, false) and not coalesce(k.is_obsolete, false)`,
    )

export const findSignInAccount = (tx: Tx, email: string) =>
  livingAccounts(tx)
    .where(sql`lower(u.email)`, '=', email.toLowerCase())
    .executeTakeFirst()

/** The account of a person who is known already: by a session, or by the first step of signing in. */
export const findAccountOfPerson = (tx: Tx, userId: Id) =>
  livingAccounts(tx).where('u.id', '=', userId).executeTakeFirst()

export type SignInAccount = NonNullable<Awaited<ReturnType<typeof findSignInAccount>>>

/**
 * Counts an attempt before its secret is compared, in one statement, so that parallel guesses cannot outrun the limit
 * (Security, "Sign-in"). The attempt that reaches the limit is still compared and locks what follows.
 * @returns false while the account is locked
 */
export async function countAttempt(
  tx: Tx,
  {
    userId,
    now,
    policy,
  }: { userId: Id; now: Date; policy: { maxLoginAttempts: number; lockoutDuration: number } },
): Promise<boolean> {
  const attempts = sql<number>`case when locked_until is null then failed_attempts + 1 else 1 end`
  const lockedUntil = new Date(now.getTime() + policy.lockoutDuration * 60_000)
  const row = await tx
    .updateTable('credential')
    .set({
      failed_attempts: attempts,
      locked_until: sql<Date | null>`case when ${attempts} >= ${policy.maxLoginAttempts} then ${lockedUntil}::timestamptz end`,
    })
    .where('user_id', '=', userId)
    .where((where) => where.or([where('locked_until', 'is', null), where('locked_until', '<=', now)]))
    .returning('user_id')
    .executeTakeFirst()
  return row !== undefined
}

/**
 * Takes back an attempt that was counted and turned out right where the person is not signed in by it: the first of
 * two steps, or proving again who one is. What others got wrong meanwhile stays counted, so that nobody who knows the
 * password can start the count anew between guesses at codes.
 */
export const takeAttemptBack = (
  tx: Tx,
  { userId, policy }: { userId: Id; policy: { maxLoginAttempts: number } },
) =>
  tx
    .updateTable('credential')
    .set({
      failed_attempts: sql<number>`greatest(failed_attempts - 1, 0)`,
      locked_until: sql<Date | null>`case when failed_attempts - 1 >= ${policy.maxLoginAttempts} then locked_until end`,
    })
    .where('user_id', '=', userId)
    .execute()

/** Until when the account is locked, as it was last set. */
export async function findLockEnd(tx: Tx, userId: Id): Promise<Date | null> {
  const row = await tx
    .selectFrom('credential')
    .select('locked_until')
    .where('user_id', '=', userId)
    .executeTakeFirst()
  return row?.locked_until ?? null
}

export const noteSuccess = (tx: Tx, userId: Id, now: Date) =>
  tx
    .updateTable('credential')
    .set({
      failed_attempts: 0,
      locked_until: null,
      last_login_at: now,
      first_login_at: sql<Date>`coalesce(first_login_at, ${now}::timestamptz)`,
    })
    .where('user_id', '=', userId)
    .execute()
