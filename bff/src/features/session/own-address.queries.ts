import type { Id } from '@parley/contracts/ids.ts'
import { type Kysely, sql } from 'kysely'
import type { Database as Tables } from '@parley/migrations/generated/database.ts'

type Tx = Kysely<Tables>

/** Whether another account has the address, ignoring case (D11, E-mail). */
export async function isTaken(tx: Tx, { email, userId }: { email: string; userId: Id }): Promise<boolean> {
  const row = await tx
    .selectFrom('user_account')
    .select('id')
    .where(sql`lower(email)`, '=', email.toLowerCase())
    .where('id', '<>', userId)
    .executeTakeFirst()
  return row !== undefined
}

export const setAddress = (tx: Tx, { userId, email, now }: { userId: Id; email: string; now: Date }) =>
  tx.updateTable('user_account').set({ email, email_verified_at: now }).where('id', '=', userId).execute()

/** The way back to the address before works for its days from the change on. */
export const prolongWayBack = (tx: Tx, { userId, until }: { userId: Id; until: Date }) =>
  tx
    .updateTable('one_time_token')
    .set({ expires_at: until })
    .where('user_id', '=', userId)
    .where('purpose', '=', 'email_undo')
    .where('used_at', 'is', null)
    .execute()
