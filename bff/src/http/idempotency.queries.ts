import type { Database as Tables } from '@parley/migrations/generated/database.ts'
import { authScope } from '@parley/server-kit/database/scope.ts'
import type { Database } from '@parley/server-kit/database/tenant-transaction.ts'
import { json } from '@parley/server-kit/database/json.ts'

export interface StoredCall {
  route: string
  request_hash: string
  status: number | null
  response: unknown
}

interface CallKey {
  userId: string
  key: string
}

/** Takes the key for this call. @returns when it was taken; undefined when it is taken already */
export const claimKey = (
  database: Database<Tables>,
  { userId, key }: CallKey,
  call: { route: string; requestHash: string },
): Promise<Date | undefined> =>
  database.tenantTransaction(authScope, async (tx) => {
    const row = await tx
      .insertInto('idempotency_key')
      .values({ user_id: userId, key, route: call.route, request_hash: call.requestHash })
      .onConflict((conflict) => conflict.columns(['user_id', 'key']).doNothing())
      .returning('created_at')
      .executeTakeFirst()
    return row?.created_at
  })

export const findCall = (
  database: Database<Tables>,
  { userId, key }: CallKey,
): Promise<StoredCall | undefined> =>
  database.tenantTransaction(authScope, (tx) =>
    tx
      .selectFrom('idempotency_key')
      .select(['route', 'request_hash', 'status', 'response'])
      .where('user_id', '=', userId)
      .where('key', '=', key)
      .executeTakeFirst(),
  )

export const keepAnswer = (
  database: Database<Tables>,
  { userId, key }: CallKey,
  answer: { status: number; body: unknown },
): Promise<unknown> =>
  database.tenantTransaction(authScope, (tx) =>
    tx
      .updateTable('idempotency_key')
      .set({ status: answer.status, response: json(answer.body) })
      .where('user_id', '=', userId)
      .where('key', '=', key)
      .execute(),
  )

/** Leaves the key free, where it is still the one that was taken then. */
export const releaseKey = (
  database: Database<Tables>,
  { userId, key }: CallKey,
  takenAt: Date,
): Promise<unknown> =>
  database.tenantTransaction(authScope, (tx) =>
    tx
      .deleteFrom('idempotency_key')
      .where('user_id', '=', userId)
      .where('key', '=', key)
      .where('created_at', '=', takenAt)
      .execute(),
  )
