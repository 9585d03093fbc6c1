import { AppError } from '@parley/contracts/errors.ts'
import type { SessionUser } from '@parley/contracts/http/session.ts'
import type { Id } from '@parley/contracts/ids.ts'
import { authScope } from '@parley/server-kit/database/scope.ts'
import { presentSessionUser } from './session-user.ts'
import { isAlive } from './actor-of-session.ts'
import { findSessionView } from './session.views.ts'
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

/** The access token and the user of a session. @throws AppError SESSION_ENDED when it is over. */
export async function describeSession(
  { dependencies, tokens }: SessionServices,
  sessionId: Id,
): Promise<SignedIn> {
  const { view, user } = await dependencies.database.tenantTransaction(authScope, async (tx) => {
    const found = await findSessionView(tx, sessionId)
    if (found === undefined || !isAlive(found, dependencies.clock.now()))
      throw new AppError('SESSION_ENDED', 'Your session has ended. Please sign in again.')
    return { view: found, user: await presentSessionUser(tx, found) }
  })
  const token = await tokens.sign({
    sessionId,
    userId: view.user_id,
    actingIn: view.parent_id === null ? null : (view.target_client_id ?? view.target_firm_id),
    sessionExpiresAt: view.expires_at,
  })
  return { token, user }
}
