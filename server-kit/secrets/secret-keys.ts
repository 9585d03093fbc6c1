import { createHash, hkdfSync } from 'node:crypto'

/**
 * `PARLEY_SECRET`, or a list of it and of those before it, the newest first. The first seals and signs; the others open
 * and verify what was sealed and signed while they were the first.
 */
export type Secrets = string | readonly [string, ...string[]]

/** A key for one purpose. Its id stands beside what was made with it and tells nothing of the key. */
export interface PurposeKey {
  id: string
  bytes: Uint8Array
}

export const secretList = (secrets: Secrets): readonly [string, ...string[]] =>
  typeof secrets === 'string' ? [secrets] : secrets

/** The one that seals and signs now. */
export const currentSecret = (secrets: Secrets): string => secretList(secrets)[0]

function keyOf(secret: string, purpose: string): PurposeKey {
  const bytes = new Uint8Array(hkdfSync('sha256', secret, 'parley', purpose, 32))
  const id = createHash('sha256').update('parley key id').update(bytes).digest('base64url').slice(0, 12)
  return { id, bytes }
}

/** The keys of a purpose, by each of the secrets. */
export function keysOf(secrets: Secrets, purpose: string): [PurposeKey, ...PurposeKey[]] {
  const [current, ...previous] = secretList(secrets)
  return [keyOf(current, purpose), ...previous.map((secret) => keyOf(secret, purpose))]
}

/**
 * The key that a token names. One without a name is of a time when there was one key.
 * @throws Error for a key that is not among them
 */
export function keyNamed(keys: readonly [PurposeKey, ...PurposeKey[]], id: string | undefined): Uint8Array {
  const key = id === undefined ? keys[0] : keys.find((known) => known.id === id)
  if (key === undefined) throw new Error('Made with a key that is not known here')
  return key.bytes
}
