import { AppError } from '@parley/contracts/errors.ts'
import type { SessionUser } from '@parley/contracts/http/session.ts'
import type { Id } from '@parley/contracts/ids.ts'
import { authScope } from '@parley/server-kit/database/scope.ts'
import type { Actor } from '../../authorization/actor.ts'
import { presentSessionUser } from './session-user.ts'
import { isAlive, momentOf } from './actor-of-session.ts'
import { findBuiltInRole, findSessionView } from './session.views.ts'
import type { SessionServices } from './session-services.ts'

/** A new refresh token for the cookie, with the end of its life. */
export interface IssuedRefresh {
  token: string
  expiresAt: Date
}

export interface SignedIn {
  token: string
  user: SessionUser
}

/** Who makes a call, of what the call itself was checked by; the database is asked for the role of a switched session alone. */
export function describeCaller(
  { dependencies, reader }: SessionServices,
  actor: Actor,
): Promise<SessionUser> {
  const view = reader.viewOf(actor)
  if (view === undefined) throw new Error('The actor is not of this session reader.')
  return presentSessionUser(view, (name) =>
    dependencies.database.tenantRead(authScope, (tx) => findBuiltInRole(tx, name)),
  )
}

/** The access token and the user of a session. @throws AppError SESSION_ENDED when it is over. */
export async function describeSession(
  { dependencies, tokens }: SessionServices,
  sessionId: Id,
): Promise<SignedIn> {
  const { view, user } = await dependencies.database.tenantTransaction(authScope, async (tx) => {
    const found = await findSessionView(tx, sessionId)
    if (found === undefined || !isAlive(found, momentOf(dependencies)))
      throw new AppError('SESSION_ENDED', 'Your session has ended. Please sign in again.')
    return { view: found, user: await presentSessionUser(found, (name) => findBuiltInRole(tx, name)) }
  })
  const token = await tokens.sign({
    sessionId,
    userId: view.user_id,
    actingIn: view.parent_id === null ? null : (view.target_client_id ?? view.target_firm_id),
    sessionExpiresAt: view.expires_at,
  })
  return { token, user }
}
