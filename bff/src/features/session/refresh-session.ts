import { AppError } from '@parley/contracts/errors.ts'
import type { Id } from '@parley/contracts/ids.ts'
import type { Database as Tables } from '@parley/migrations/generated/database.ts'
import { authScope } from '@parley/server-kit/database/scope.ts'
import type { Kysely } from 'kysely'
import { appendAudit } from '../../authorization/audit.queries.ts'
import { isAlive, type Moment, momentOf } from './actor-of-session.ts'
import type { CallOrigin } from './origin-of-call.ts'
import { noteRunOut } from './running-out.ts'
import { securityPolicyOf } from './security-policy.ts'
import {
  insertRefreshToken,
  lockRefreshToken,
  markRotated,
  noteSeen,
  ranOutReason,
  retireFamily,
  revokeSession,
} from './session.queries.ts'
import { findSessionView, type SessionView } from './session.views.ts'
import type { SessionServices } from './session-services.ts'
import type { IssuedRefresh } from './signed-in.ts'
import { endOfIdleTime } from './open-session.ts'

type Tx = Kysely<Tables>

/** Milliseconds in which the previous token still gets an access token: two tabs, a lost answer (D10). */
const graceMs = 10_000

/** Why an impersonation ended, where the person's own session goes on. */
export const stoppedReason = 'stopped'

type Outcome = { kind: 'refreshed'; sessionId: Id; refresh: IssuedRefresh | null } | { kind: 'ended' }

const ended: Outcome = { kind: 'ended' }

/**
 * Exchanges a refresh token (D2): rotation under a row lock; the previous token gets an access token and no cookie for
 * 10 s, and after that ends the whole family. The revocation is committed although the answer is an error.
 * @throws AppError SESSION_ENDED
 */
export async function refreshSession(
  { dependencies }: SessionServices,
  token: string,
  origin: CallOrigin,
): Promise<{ sessionId: Id; refresh: IssuedRefresh | null }> {
  const moment = momentOf(dependencies)
  const outcome = await dependencies.database.tenantTransaction(authScope, (tx) =>
    exchange(tx, { token, moment, origin }),
  )
  if (outcome.kind === 'refreshed') return outcome
  throw new AppError('SESSION_ENDED', 'Your session has ended. Please sign in again.')
}

interface Exchange {
  token: string
  moment: Moment
  origin: CallOrigin
}

async function exchange(tx: Tx, { token, moment, origin }: Exchange): Promise<Outcome> {
  const { now } = moment
  const row = await lockRefreshToken(tx, token)
  if (row === undefined) return ended
  const view = await findSessionView(tx, row.session_id)
  if (view === undefined) return ended
  const isPrevious = row.rotated_at !== null
  if (row.rotated_at !== null && now.getTime() - row.rotated_at.getTime() > graceMs) {
    await revokeFamily(tx, view, { now, origin })
    return ended
  }
  const session = await findLivingSession(tx, view, moment)
  if (session === undefined) return ended
  // A session that the token does not name is the person's own after an impersonation: its token may have got lost.
  if (isPrevious && session.id === view.id) return { kind: 'refreshed', sessionId: session.id, refresh: null }
  if (!isPrevious) await markRotated(tx, row.id, now)
  if (session.id !== view.id) await retireFamily(tx, session.id, now)
  return { kind: 'refreshed', sessionId: session.id, refresh: await rotate(tx, session, now) }
}

/** The session itself, or the person's own where the impersonation has run out or was stopped. */
async function findLivingSession(
  tx: Tx,
  view: SessionView,
  moment: Moment,
): Promise<SessionView | undefined> {
  const { now } = moment
  if (isAlive(view, moment)) return view
  if (view.parent_id === null) return undefined
  if (view.revoked_at === null && view.expires_at <= now) await noteRunOut(tx, now, view.id)
  const isOver =
    view.revoked_at === null || view.revoked_reason === stoppedReason || view.revoked_reason === ranOutReason
  const parent = isOver ? await findSessionView(tx, view.parent_id) : undefined
  return parent !== undefined && isAlive(parent, moment) ? parent : undefined
}

async function rotate(tx: Tx, session: SessionView, now: Date): Promise<IssuedRefresh> {
  const expiresAt = await prolong(tx, session, now)
  return { token: await insertRefreshToken(tx, { sessionId: session.id, now, expiresAt }), expiresAt }
}

/** Moves the idle end of the person's own session; an impersonation keeps its 60 minutes (D2). */
export async function prolong(tx: Tx, session: SessionView, now: Date): Promise<Date> {
  const policy = securityPolicyOf(session.firm_settings)
  if (session.parent_id === null) {
    const expiresAt = endOfIdleTime(policy, now, session.created_at)
    await noteSeen(tx, { sessionId: session.id, now, expiresAt })
    return expiresAt
  }
  await noteSeen(tx, { sessionId: session.id, now, expiresAt: session.expires_at })
  const parent = await findSessionView(tx, session.parent_id)
  // Who works inside a client is not idle: their own session must be there to return to.
  if (parent !== undefined)
    await noteSeen(tx, {
      sessionId: parent.id,
      now,
      expiresAt: endOfIdleTime(policy, now, parent.created_at),
    })
  return session.expires_at
}

async function revokeFamily(
  tx: Tx,
  view: SessionView,
  { now, origin }: { now: Date; origin: CallOrigin },
): Promise<void> {
  // A copied token of an impersonation says that the person's own is not safe either.
  const sessionId = view.parent_id ?? view.id
  const revoked = await revokeSession(tx, { sessionId, now, reason: 'refresh token reused' })
  if (revoked.length > 0)
    await appendAudit(tx, {
      action: 'session.refresh_reused',
      firmId: view.firm_id,
      clientId: view.client_id,
      entity: 'session',
      entityId: sessionId,
      subjectId: view.user_id,
      actorId: view.user_id,
      sessionId,
      requestId: origin.requestId,
      ipAddress: origin.ipAddress,
    })
}
