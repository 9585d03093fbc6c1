import type { Dependencies } from '../../dependencies.ts'
import type { AccessTokens } from './access-tokens.ts'
import type { PasswordHashes } from './password-hashes.ts'
import type { SessionReader } from './session-reader.ts'

/** What the session's use cases share. */
export interface SessionServices {
  dependencies: Pick<Dependencies, 'database' | 'clock' | 'logger' | 'settings'>
  tokens: AccessTokens
  reader: SessionReader
  passwords: PasswordHashes
}
