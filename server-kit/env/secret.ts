import { randomBytes } from 'node:crypto'
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Secrets } from '../secrets/secret-keys.ts'
import { type Environment, EnvironmentError } from './environment.ts'

/** Characters at least; 32 random bytes in hex are 64. */
const shortest = 32
const wellKnown = /^(secret|password|changeme|change-me|example|test|parley|default)/i

/**
 * The secret that signs and seals: given, or for the embedded default made once and kept in the data folder, readable by
 * its owner alone (Security, "Secrets"); and those before it.
 * @throws EnvironmentError when a server has none, or one that is short or well known
 */
export function readSecret(environment: Environment): Secrets {
  const previous = (environment.PARLEY_SECRET_PREVIOUS ?? '')
    .split(',')
    .map((secret) => secret.trim())
    .filter((secret) => secret !== '')
  for (const secret of previous) checkStrength('PARLEY_SECRET_PREVIOUS', secret)
  const current = presentSecret(environment)
  return previous.length === 0 ? current : [current, ...previous]
}

function checkStrength(name: string, secret: string): void {
  if (secret.length >= shortest && !wellKnown.test(secret) && new Set(secret).size >= 8) return
  throw new EnvironmentError([
    `${name}: must be at least ${shortest} random characters; openssl rand -hex 32 makes some`,
  ])
}

function presentSecret(environment: Environment): string {
  const given = environment.PARLEY_SECRET
  if (given !== undefined) {
    checkStrength('PARLEY_SECRET', given)
    return given
  }
  if (environment.DATABASE_URL !== undefined) {
    throw new EnvironmentError([
      'PARLEY_SECRET: must be set with DATABASE_URL, the same for every process; openssl rand -hex 32 makes one',
    ])
  }
  return keptSecret(environment.PARLEY_DATA_DIR)
}

function keptSecret(folder: string): string {
  const path = join(folder, 'secret')
  if (!existsSync(path)) {
    mkdirSync(folder, { recursive: true })
    writeFileSync(path, randomBytes(32).toString('hex'), { mode: 0o600, flag: 'wx' })
  }
  return readFileSync(path, 'utf8').trim()
}
