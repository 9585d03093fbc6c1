import type { Id } from '@parley/contracts/ids.ts'
import { type SqlBool, sql } from 'kysely'
import type { Tx } from '../../database.ts'

/**
 * Where attempts at an account's secrets come in. Each has a count and a lock of its own, so that strangers who guess
 * keep out strangers alone: neither who comes from a device that was signed in on before, nor who is at work.
 */
export type Door = 'anywhere' | 'signed-in' | `device:${string}`

/** The count of one account at one door. */
export interface Counted {
  userId: Id
  door: Door
}

/** Of a firm's policy: attempts, and minutes. */
interface LockPolicy {
  maxLoginAttempts: number
  lockoutDuration: number
}

/**
 * Counts an attempt before its secret is compared, in one statement, so that parallel guesses cannot outrun the limit
 * (Security, "Sign-in"). The attempt that reaches the limit is still compared and locks what follows.
 * @returns false while the door is locked
 */
export async function countAttempt(
  tx: Tx,
  { userId, door, now, policy }: Counted & { now: Date; policy: LockPolicy },
): Promise<boolean> {
  const attempts = sql<number>`case when attempt_count.locked_until is null then attempt_count.failed_attempts + 1 else 1 end`
  const lockedUntil = new Date(now.getTime() + policy.lockoutDuration * 60_000)
  const row = await tx
    .insertInto('attempt_count')
    .values({ user_id: userId, door, failed_attempts: 1 })
    .onConflict((conflict) =>
      conflict
        .columns(['user_id', 'door'])
        .doUpdateSet({
          failed_attempts: attempts,
          locked_until: sql<Date | null>`case when ${attempts} >= ${policy.maxLoginAttempts} then ${lockedUntil}::timestamptz end`,
        })
        .where(
          sql<SqlBool>`attempt_count.locked_until is null or attempt_count.locked_until <= ${now}::timestamptz`,
        ),
    )
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
  { userId, door, policy }: Counted & { policy: Pick<LockPolicy, 'maxLoginAttempts'> },
) =>
  tx
    .updateTable('attempt_count')
    .set({
      failed_attempts: sql<number>`greatest(failed_attempts - 1, 0)`,
      locked_until: sql<Date | null>`case when failed_attempts - 1 >= ${policy.maxLoginAttempts} then locked_until end`,
    })
    .where('user_id', '=', userId)
    .where('door', '=', door)
    .execute()

/** Until when a door is locked, as it was last set. */
export async function findLockEnd(tx: Tx, { userId, door }: Counted): Promise<Date | null> {
  const row = await tx
    .selectFrom('attempt_count')
    .select('locked_until')
    .where('user_id', '=', userId)
    .where('door', '=', door)
    .executeTakeFirst()
  return row?.locked_until ?? null
}

/** The count of a door starts anew. */
export const forgetAttempts = (tx: Tx, { userId, door }: Counted) =>
  tx.deleteFrom('attempt_count').where('user_id', '=', userId).where('door', '=', door).execute()

/** All doors of an account are open again. */
export const forgetAllAttempts = (tx: Tx, userId: Id) =>
  tx.deleteFrom('attempt_count').where('user_id', '=', userId).execute()

/**
 * Whether the owner is to be told now that strangers have locked the sign-in: one caller of many is told so, and none
 * within the hours after.
 */
export async function takeTurnToTell(
  tx: Tx,
  { userId, now, quietHours }: { userId: Id; now: Date; quietHours: number },
): Promise<boolean> {
  const row = await tx
    .updateTable('attempt_count')
    .set({ told_at: now })
    .where('user_id', '=', userId)
    .where('door', '=', 'anywhere')
    .where('locked_until', '>', now)
    .where((eb) =>
      eb.or([
        eb('told_at', 'is', null),
        eb('told_at', '<=', new Date(now.getTime() - quietHours * 3_600_000)),
      ]),
    )
    .returning('user_id')
    .executeTakeFirst()
  return row !== undefined
}
