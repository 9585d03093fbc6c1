import type { Dependencies } from '../../dependencies.ts'
import type { BreachedPasswords } from '../../outgoing/breached-passwords.ts'
import type { AccessTokens } from './access-tokens.ts'
import type { AttemptDelays } from './attempt-delays.ts'
import type { ComparisonTurns } from './comparison-turns.ts'
import type { KnownDevices } from './known-devices.ts'
import type { PasswordHashes } from './password-hashes.ts'
import type { SessionReader } from './session-reader.ts'

/** What the session's use cases share. */
export interface SessionServices {
  dependencies: Pick<Dependencies, 'limits' | 'database' | 'clock' | 'logger' | 'settings'>
  tokens: AccessTokens
  reader: SessionReader
  passwords: PasswordHashes
  devices: KnownDevices
  delays: AttemptDelays
  comparisons: ComparisonTurns
  breaches: BreachedPasswords
}
