import { AppError, conflict, forbidden, notFound } from '@parley/contracts/errors.ts'
import type { Id } from '@parley/contracts/ids.ts'
import type { Database as Tables } from '@parley/migrations/generated/database.ts'
import { authScope } from '@parley/server-kit/database/scope.ts'
import type { Kysely } from 'kysely'
import type { Actor } from '../../authorization/actor.ts'
import { appendAudit } from '../../authorization/audit.queries.ts'
import { findClientTarget, findFirmTarget, type Target } from './impersonation.queries.ts'
import type { CallOrigin } from './origin-of-call.ts'
import { prolong, stoppedReason } from './refresh-session.ts'
import { insertRefreshToken, insertSession, retireFamily, revokeSession } from './session.queries.ts'
import type { SessionServices } from './session-services.ts'
import { findSessionView, type SessionView } from './session.views.ts'
import type { IssuedRefresh } from './signed-in.ts'

type Tx = Kysely<Tables>

/** Minutes that an impersonation lasts at most (D2). */
const impersonationMinutes = 60

/** Which of the three calls: a super admin into a client or a firm, a consultant into a client (Document 1, section 7). */
export interface ImpersonationRequest {
  by: 'super-admin' | 'consultant'
  into: 'client' | 'firm'
  id: Id
  reason: string | null
}

export interface SwitchedSession {
  sessionId: Id
  refresh: IssuedRefresh
}

const onlyWhoMaySwitch = (): AppError => forbidden('Only consultants and super admins can switch to clients')

/** @throws AppError FORBIDDEN for who may not switch at all; the id is not looked at. */
function checkMaySwitch(view: SessionView, request: ImpersonationRequest): void {
  const maySwitch = request.by === 'super-admin' ? view.is_super_admin : view.consultant_id !== null
  if (maySwitch) return
  throw request.into === 'client' ? onlyWhoMaySwitch() : forbidden()
}

async function getTarget(tx: Tx, view: SessionView, request: ImpersonationRequest): Promise<Target> {
  if (request.into === 'firm') {
    const firm = await findFirmTarget(tx, request.id)
    if (firm === undefined) throw notFound('Consulting firm')
    return firm
  }
  const mayReach = view.is_super_admin || view.accessible_client_ids.includes(request.id)
  const client = mayReach ? await findClientTarget(tx, request.id) : undefined
  if (client === undefined) throw notFound('Client')
  return client
}

/** It cannot nest (D2), but from a firm a super admin may go on into one of its clients (D11). */
function checkNesting(view: SessionView, target: Target): void {
  if (view.parent_id === null) return
  const goesOn =
    view.acting_as === 'firm' && target.clientId !== null && target.firmId === view.target_firm_id
  if (!goesOn) throw conflict('Disconnect from the current organisation first.')
}

const auditOf = (view: SessionView, target: Target, origin: CallOrigin) => ({
  // In the log of the tenant that was entered, so that its firm is told.
  firmId: target.firmId,
  clientId: target.clientId,
  entity: target.clientId === null ? 'consulting_firm' : 'client',
  entityId: target.clientId ?? target.firmId,
  subjectId: target.clientId ?? target.firmId,
  actorId: view.user_id,
  requestId: origin.requestId,
  ipAddress: origin.ipAddress,
})

/** Tells the tenant that was entered that it was left (D2); nothing for a person's own session. */
export async function noteStopped(tx: Tx, view: SessionView, origin: CallOrigin): Promise<void> {
  const { parent_id: parentId, target_firm_id: firmId, target_client_id: clientId } = view
  if (parentId === null || firmId === null) return
  const entry = auditOf(view, { firmId, clientId }, origin)
  await appendAudit(tx, { ...entry, action: 'impersonation.stopped', sessionId: view.id })
}

/**
 * Starts a child session inside a client or firm (D2, D11): 60 minutes, its own refresh family.
 * @throws AppError FORBIDDEN, NOT_FOUND (missing, or not the consultant's), CONFLICT when it would nest.
 */
export async function startImpersonation(
  { dependencies }: SessionServices,
  { actor, request }: { actor: Actor; request: ImpersonationRequest },
  origin: CallOrigin,
): Promise<SwitchedSession> {
  const now = dependencies.clock.now()
  return dependencies.database.tenantTransaction(authScope, async (tx) => {
    const view = await getOwnView(tx, actor)
    checkMaySwitch(view, request)
    // Before the target is looked for: inside a client every id is refused alike.
    if (view.acting_as === 'client') throw conflict('Disconnect from the current organisation first.')
    const target = await getTarget(tx, view, request)
    checkNesting(view, target)
    if (view.parent_id !== null) await revokeSession(tx, { sessionId: view.id, now, reason: 'replaced' })
    await noteStopped(tx, view, origin)
    const expiresAt = new Date(now.getTime() + impersonationMinutes * 60_000)
    const sessionId = await insertSession(tx, {
      userId: view.user_id,
      parentId: view.parent_id ?? view.id,
      acting: { as: request.into, ...target, reason: request.reason },
      now,
      expiresAt,
      ...origin,
    })
    await appendAudit(tx, {
      ...auditOf(view, target, origin),
      action: 'impersonation.started',
      sessionId,
      // Written for those who read the log; they are promised it.
      details: request.reason === null ? {} : { reason: request.reason },
    })
    const token = await insertRefreshToken(tx, { sessionId, now, expiresAt })
    return { sessionId, refresh: { token, expiresAt } }
  })
}

/**
 * Returns to the person's own session (D11: always to the actor, whatever came in between).
 * @throws AppError CONFLICT outside of an impersonation.
 */
export async function stopImpersonation(
  { dependencies }: SessionServices,
  actor: Actor,
  origin: CallOrigin,
): Promise<SwitchedSession> {
  const now = dependencies.clock.now()
  return dependencies.database.tenantTransaction(authScope, async (tx) => {
    const view = await getOwnView(tx, actor)
    if (view.parent_id === null || view.target_firm_id === null)
      throw conflict('You are not switched into another organisation.')
    const parent = await findSessionView(tx, view.parent_id)
    if (parent === undefined) throw new Error('An impersonation without its parent session')
    await revokeSession(tx, { sessionId: view.id, now, reason: stoppedReason })
    await retireFamily(tx, view.id, now)
    await retireFamily(tx, parent.id, now)
    await noteStopped(tx, view, origin)
    const expiresAt = await prolong(tx, parent, now)
    const token = await insertRefreshToken(tx, { sessionId: parent.id, now, expiresAt })
    return { sessionId: parent.id, refresh: { token, expiresAt } }
  })
}

async function getOwnView(tx: Tx, actor: Actor): Promise<SessionView> {
  const view = await findSessionView(tx, actor.sessionId)
  if (view === undefined) throw new AppError('SESSION_ENDED', 'Your session has ended. Please sign in again.')
  return view
}
