import { createHash } from 'node:crypto'
import type { Environment } from '@parley/server-kit/env/environment.ts'
import { readSecret } from '@parley/server-kit/env/secret.ts'
import { currentSecret } from '@parley/server-kit/secrets/secret-keys.ts'

/** Tells whether two products have the same secret, and nothing of the secret itself. */
export const secretDigestOf = (environment: Environment): string =>
  createHash('sha256')
    .update(`parley backup\0${currentSecret(readSecret(environment))}`)
    .digest('hex')
