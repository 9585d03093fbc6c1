import type { Id } from '@parley/contracts/ids.ts'
import { authScope } from '@parley/server-kit/database/scope.ts'
import { findAccountOfPerson } from './account.queries.ts'
import { isShut } from './demo-accounts.ts'
import { openSession, type SignInOutcome } from './open-session.ts'
import type { CallOrigin } from './origin-of-call.ts'
import type { SessionServices } from './session-services.ts'

/**
 * Goes on after somebody else has proved who the person is: a session, or the second factor where they have one.
 * @returns undefined for an account that is not alive, or is secured anew in this very moment
 */
export async function signInAs(
  services: SessionServices,
  userId: Id,
  origin: CallOrigin,
): Promise<SignInOutcome | undefined> {
  const account = await services.dependencies.database.tenantRead(authScope, (tx) =>
    findAccountOfPerson(tx, userId),
  )
  return account && !isShut(services, account) ? openSession(services, account, origin) : undefined
}
