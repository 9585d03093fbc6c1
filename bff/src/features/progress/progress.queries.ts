import type { Id } from '@parley/contracts/ids.ts'
import { sql } from 'kysely'
import type { Tx } from '../../database.ts'

export const listStates = (tx: Tx, userId: Id) =>
  tx.selectFrom('user_progress').select(['key', 'state']).where('user_id', '=', userId).execute()

export async function keepState(
  tx: Tx,
  { userId, key, state }: { userId: Id; key: string; state: string },
): Promise<void> {
  await tx
    .insertInto('user_progress')
    .values({ user_id: userId, key, state })
    .onConflict((conflict) =>
      conflict.columns(['user_id', 'key']).doUpdateSet({ state, updated_at: sql`now()` }),
    )
    .execute()
}

export async function forgetState(tx: Tx, { userId, key }: { userId: Id; key: string }): Promise<void> {
  await tx.deleteFrom('user_progress').where('user_id', '=', userId).where('key', '=', key).execute()
}
