import { setTimeout } from 'node:timers/promises'
import type { Dependencies } from '../../dependencies.ts'
import { createAccessTokens } from './access-tokens.ts'
import { createBreachedPasswords, noBreachedPasswords } from '../../outgoing/breached-passwords.ts'
import { createAttemptDelays } from './attempt-delays.ts'
import { createComparisonTurns } from './comparison-turns.ts'
import { createKnownDevices } from './known-devices.ts'
import { createPasswordHashes } from './password-hashes.ts'
import { createSessionReader } from './session-reader.ts'
import type { SessionServices } from './session-services.ts'

export * as accounts from './accounts.ts'
export { findAccountOfPerson, findSignInAccount, isAsProved, type SignInAccount } from './account.queries.ts'
export { holdCredential } from './credential.queries.ts'
export { countAttempt, type Door, findLockEnd, takeAttemptBack } from './attempt-count.queries.ts'
export { tellOwnerOfLock } from './locked-out.ts'
export { deviceIn, rememberDevice } from './device-cookie.ts'
export { signInAs } from './first-proof.ts'
export { countingTries, createLoginLimits } from './login-limits.ts'
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
export { useLink } from './account-links.queries.ts'
export { sessionRoutes } from './session.routes.ts'
export type { SessionReader } from './session-reader.ts'
export type { SessionServices } from './session-services.ts'
export { describeSession } from './signed-in.ts'

/** The session feature over the process's dependencies; its reader is what the pipeline authenticates with. */
export function createSessionServices(dependencies: Dependencies): SessionServices {
  const { database, clock, settings, logger } = dependencies
  const { breachedPasswordsUrl: breachesUrl } = settings
  const tokens = createAccessTokens(settings.secret, clock)
  return {
    dependencies,
    tokens,
    reader: createSessionReader(database, { clock, settings, tokens }),
    passwords: createPasswordHashes(),
    devices: createKnownDevices(settings.secret, clock),
    delays: createAttemptDelays(dependencies.limits, (ms) => setTimeout(ms)),
    comparisons: createComparisonTurns(() => clock.now().getTime()),
    breaches: breachesUrl === undefined ? noBreachedPasswords : createBreachedPasswords(breachesUrl, logger),
  }
}
