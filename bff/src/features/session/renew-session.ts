import type { Id } from '@parley/contracts/ids.ts'
import type { Database as Tables } from '@parley/migrations/generated/database.ts'
import type { Kysely } from 'kysely'
import type { CallOrigin } from './origin-of-call.ts'
import type { SecurityPolicy } from './security-policy.ts'
import { insertRefreshToken, insertSession, takeOverProofs } from './session.queries.ts'
import type { IssuedRefresh } from './signed-in.ts'
import { endOfIdleTime } from './open-session.ts'

interface Renewal {
  userId: Id
  /** The session that the new one takes the place of; ended by the caller. */
  fromId: Id
  policy: SecurityPolicy
  now: Date
  origin: CallOrigin
}

/**
 * A new session in the place of one whose person has just proved who they are, so that who knew the old id or its
 * tokens has nothing more by them.
 */
export async function renewSession(
  tx: Kysely<Tables>,
  { userId, fromId, policy, now, origin }: Renewal,
): Promise<{ sessionId: Id; refresh: IssuedRefresh }> {
  const expiresAt = endOfIdleTime(policy, now, now)
  const sessionId = await insertSession(tx, { userId, now, expiresAt, ...origin })
  await takeOverProofs(tx, { fromId, toId: sessionId, now })
  const token = await insertRefreshToken(tx, { sessionId, now, expiresAt })
  return { sessionId, refresh: { token, expiresAt } }
}
