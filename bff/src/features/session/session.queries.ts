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
  /** When the second factor was proved; null where the person has none. */
  secondFactorAt?: Date | null
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
      // What is proved in the own session holds for what is done from it.
      proved_at: session.parentId === undefined ? session.now : null,
      second_factor_at: session.secondFactorAt ?? null,
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

/** Ends all sessions of a person but one. Returns the ids that were alive. */
export async function revokeOtherSessions(
  tx: Tx,
  { userId, keptId, now, reason }: { userId: Id; keptId: Id; now: Date; reason: string },
): Promise<Id[]> {
  const rows = await tx
    .updateTable('session')
    .set({ revoked_at: now, revoked_reason: reason })
    .where('user_id', '=', userId)
    .where('id', '<>', keptId)
    .where('revoked_at', 'is', null)
    .where('expires_at', '>', now)
    .returning('id')
    .execute()
  return rows.map((row) => row.id)
}

/** What was proved in a session holds in the one that takes its place; the person has just proved it again. */
export const takeOverProofs = (tx: Tx, { fromId, toId, now }: { fromId: Id; toId: Id; now: Date }) =>
  tx
    .updateTable('session')
    .from('session as before')
    .set((eb) => ({ second_factor_at: eb.ref('before.second_factor_at'), proved_at: now }))
    .where('session.id', '=', toId)
    .where('before.id', '=', fromId)
    .execute()

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

/** Why an impersonation ended whose time was over. */
export const ranOutReason = 'ran out'

/** Ends impersonations whose time is over: one, or at most 200 at once. Each is returned to one caller alone. */
export const endImpersonationsThatRanOut = (tx: Tx, now: Date, sessionId?: Id) =>
  tx
    .updateTable('session')
    .set({ revoked_at: now, revoked_reason: ranOutReason })
    .where('id', 'in', (from) =>
      from
        .selectFrom('session')
        .select('id')
        .where('parent_id', 'is not', null)
        .where('revoked_at', 'is', null)
        .where('expires_at', '<=', now)
        .$if(sessionId !== undefined, (query) => query.where('id', '=', sessionId ?? ''))
        .limit(200)
        .forUpdate()
        .skipLocked(),
    )
    .returning(['id', 'user_id', 'firm_id', 'client_id'])
    .execute()
