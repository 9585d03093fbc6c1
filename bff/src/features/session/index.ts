import type { Dependencies } from '../../dependencies.ts'
import { createAccessTokens } from './access-tokens.ts'
import { createPasswordHashes } from './password-hashes.ts'
import { createSessionReader } from './session-reader.ts'
import type { SessionServices } from './session-services.ts'

export * as accounts from './accounts.ts'
export {
  countAttempt,
  findAccountOfPerson,
  findLockEnd,
  findSignInAccount,
  type SignInAccount,
  takeAttemptBack,
} from './account.queries.ts'
export { signInAs } from './first-proof.ts'
export { createLoginLimits } from './login-limits.ts'
export {
  accountEntry,
  beginSession,
  challengePurpose,
  type OpenedSession,
  openSession,
  type SignInOutcome,
} from './open-session.ts'
export { type CallOrigin, originOf } from './origin-of-call.ts'
export { ownAccountRoutes } from './own-account.routes.ts'
export { checkNewPassword } from './password-rules.ts'
export { recoveryRoutes } from './recovery.routes.ts'
export { renewSession } from './renew-session.ts'
export { type SecurityPolicy, securityPolicyOf } from './security-policy.ts'
export { revokeOtherSessions } from './session.queries.ts'
export { setPasswordByLink } from './reset-password.ts'
export { watchImpersonations } from './running-out.ts'
export { useLink } from './credential.queries.ts'
export { sessionRoutes } from './session.routes.ts'
export type { SessionReader } from './session-reader.ts'
export type { SessionServices } from './session-services.ts'
export { describeSession } from './signed-in.ts'

/** The session feature over the process's dependencies; its reader is what the pipeline authenticates with. */
export function createSessionServices(dependencies: Dependencies): SessionServices {
  const { database, clock, settings } = dependencies
  const tokens = createAccessTokens(settings.secret, clock)
  return {
    dependencies,
    tokens,
    reader: createSessionReader(database, { clock, tokens }),
    passwords: createPasswordHashes(),
  }
}
