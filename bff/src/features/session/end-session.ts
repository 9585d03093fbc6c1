import { notFound } from '@parley/contracts/errors.ts'
import type { Id } from '@parley/contracts/ids.ts'
import { authScope } from '@parley/server-kit/database/scope.ts'
import type { Actor } from '../../authorization/actor.ts'
import { appendAudit } from '../../authorization/audit.queries.ts'
import { noteStopped } from './impersonation.ts'
import type { CallOrigin } from './origin-of-call.ts'
import { lockRefreshToken, revokeOtherSessions, revokeSession } from './session.queries.ts'
import type { SessionServices } from './session-services.ts'
import { findSessionView, type SessionView } from './session.views.ts'

/** What a sign-out knows of its session: the access token's, or the cookie's where that has run out. */
export interface SessionClue {
  sessionId: Id | undefined
  refreshToken: string | undefined
}

const entryOf = (view: SessionView, origin: CallOrigin) => ({
  firmId: view.firm_id,
  clientId: view.client_id,
  entity: 'session',
  entityId: view.id,
  subjectId: view.user_id,
  actorId: view.user_id,
  requestId: origin.requestId,
  ipAddress: origin.ipAddress,
})

/** Signs out: the person's own session ends, and with it an impersonation that was started from it. */
export async function signOut(
  { dependencies }: SessionServices,
  clue: SessionClue,
  origin: CallOrigin,
): Promise<void> {
  const now = dependencies.clock.now()
  await dependencies.database.tenantTransaction(authScope, async (tx) => {
    const sessionId =
      clue.sessionId ??
      (clue.refreshToken === undefined
        ? undefined
        : (await lockRefreshToken(tx, clue.refreshToken))?.session_id)
    const view = sessionId === undefined ? undefined : await findSessionView(tx, sessionId)
    if (view === undefined) return
    const ended = await revokeSession(tx, { sessionId: view.parent_id ?? view.id, now, reason: 'signed out' })
    if (ended.length > 0)
      await appendAudit(tx, { ...entryOf(view, origin), action: 'session.signed_out', sessionId: view.id })
    if (ended.includes(view.id)) await noteStopped(tx, view, origin)
  })
}

/** Ends one of the own sessions. @throws AppError NOT_FOUND for another's, like for a missing one. */
export async function endOwnSession(
  { dependencies }: SessionServices,
  { actor, id }: { actor: Actor; id: Id },
  origin: CallOrigin,
): Promise<void> {
  const now = dependencies.clock.now()
  await dependencies.database.tenantTransaction(authScope, async (tx) => {
    const view = await findSessionView(tx, id)
    if (view?.user_id !== actor.userId) throw notFound('Session')
    const ended = await revokeSession(tx, { sessionId: id, now, reason: 'ended by its owner' })
    if (ended.length === 0) throw notFound('Session')
    await appendAudit(tx, { ...entryOf(view, origin), action: 'session.ended', sessionId: actor.sessionId })
  })
}

/** Ends every own session but this one. @returns how many there were */
export async function endOwnOtherSessions(
  { dependencies }: SessionServices,
  actor: Actor,
  origin: CallOrigin,
): Promise<number> {
  const now = dependencies.clock.now()
  const { userId, sessionId } = actor
  return dependencies.database.tenantTransaction(authScope, async (tx) => {
    const reason = 'ended by its owner'
    const ended = await revokeOtherSessions(tx, { userId, keptId: sessionId, now, reason })
    const view = await findSessionView(tx, sessionId)
    if (view !== undefined && ended.length > 0)
      await appendAudit(tx, {
        ...entryOf(view, origin),
        action: 'session.others_ended',
        sessionId,
        details: { sessionIds: ended },
      })
    return ended.length
  })
}
