import { newId, type Id } from '@parley/contracts/ids.ts'
import type { Database as Tables } from '@parley/migrations/generated/database.ts'
import type { Kysely } from 'kysely'
import { hashOpaqueToken, newOpaqueToken } from '@parley/server-kit/secrets/opaque-token.ts'

type Tx = Kysely<Tables>

export interface NewSession {
  userId: Id
  parentId?: Id
  acting?: { as: 'firm' | 'client'; firmId: Id; clientId: Id | null; reason: string | null }
  now: Date
  expiresAt: Date
  userAgent: string | null
  ipAddress: string | null
}

export async function insertSession(tx: Tx, session: NewSession): Promise<Id> {
  const id = newId()
  await tx
    .insertInto('session')
    .values({
      id,
      user_id: session.userId,
      parent_id: session.parentId ?? null,
      acting_as: session.acting?.as ?? null,
      firm_id: session.acting?.firmId ?? null,
      client_id: session.acting?.clientId ?? null,
      reason: session.acting?.reason ?? null,
      created_at: session.now,
      last_seen_at: session.now,
      expires_at: session.expiresAt,
      user_agent: session.userAgent,
      ip_address: session.ipAddress,
    })
    .execute()
  return id
}

/** Adds a refresh token to the session's family; the answer is the only copy of it. */
export async function insertRefreshToken(
  tx: Tx,
  { sessionId, now, expiresAt }: { sessionId: Id; now: Date; expiresAt: Date },
): Promise<string> {
  const token = newOpaqueToken()
  await tx
    .insertInto('refresh_token')
    .values({
      id: newId(),
      session_id: sessionId,
      token_hash: hashOpaqueToken(token),
      created_at: now,
      expires_at: expiresAt,
    })
    .execute()
  return token
}

/** Locks the token's row, so that of many refreshes at once one rotates and the others see that it did. */
export const lockRefreshToken = (tx: Tx, token: string) =>
  tx
    .selectFrom('refresh_token')
    .select(['id', 'session_id', 'expires_at', 'rotated_at'])
    .where('token_hash', '=', hashOpaqueToken(token))
    .forUpdate()
    .executeTakeFirst()

export const markRotated = (tx: Tx, tokenId: Id, now: Date) =>
  tx.updateTable('refresh_token').set({ rotated_at: now }).where('id', '=', tokenId).execute()

/** Every token of a family counts as used from now on. */
export const retireFamily = (tx: Tx, sessionId: Id, now: Date) =>
  tx
    .updateTable('refresh_token')
    .set({ rotated_at: now })
    .where('session_id', '=', sessionId)
    .where('rotated_at', 'is', null)
    .execute()

/** Ends a session and those that were started from it. Returns the ids that were alive. */
export async function revokeSession(
  tx: Tx,
  { sessionId, now, reason }: { sessionId: Id; now: Date; reason: string },
): Promise<Id[]> {
  const rows = await tx
    .updateTable('session')
    .set({ revoked_at: now, revoked_reason: reason })
    .where((where) => where.or([where('id', '=', sessionId), where('parent_id', '=', sessionId)]))
    .where('revoked_at', 'is', null)
    .returning('id')
    .execute()
  return rows.map((row) => row.id)
}

export const noteSeen = (
  tx: Tx,
  { sessionId, now, expiresAt }: { sessionId: Id; now: Date; expiresAt: Date },
) =>
  tx
    .updateTable('session')
    .set({ last_seen_at: now, expires_at: expiresAt })
    .where('id', '=', sessionId)
    .execute()

export const insertOneTimeToken = async (
  tx: Tx,
  values: { userId: Id; purpose: string; now: Date; expiresAt: Date },
): Promise<string> => {
  const token = newOpaqueToken()
  await tx
    .insertInto('one_time_token')
    .values({
      id: newId(),
      user_id: values.userId,
      purpose: values.purpose,
      token_hash: hashOpaqueToken(token),
      created_at: values.now,
      expires_at: values.expiresAt,
    })
    .execute()
  return token
}
