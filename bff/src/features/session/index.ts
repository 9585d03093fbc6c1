import type { Dependencies } from '../../dependencies.ts'
import { createAccessTokens } from './access-tokens.ts'
import { createPasswordHashes } from './password-hashes.ts'
import { createSessionReader } from './session-reader.ts'
import type { SessionServices } from './session-services.ts'

export * as accounts from './accounts.ts'
export { demoAccountList, demoPassword } from './demo-accounts.ts'
export { type CallOrigin, originOf } from './origin-of-call.ts'
export { checkNewPassword } from './password-rules.ts'
export { recoveryRoutes } from './recovery.routes.ts'
export { sessionRoutes } from './session.routes.ts'
export type { SessionReader } from './session-reader.ts'
export type { SessionServices } from './session-services.ts'

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
