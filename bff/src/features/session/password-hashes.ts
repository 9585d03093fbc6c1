import { hash, verify } from '@node-rs/argon2'
import { normalPassword } from './password-rules.ts'

// RFC 9106's second recommendation halved in memory: about 40 ms on the machines that this runs on.
// The library's default algorithm is argon2id.
const options = { memoryCost: 19_456, timeCost: 2, parallelism: 1 }

export interface PasswordHashes {
  hash(password: string): Promise<string>
  /** Compares; without a stored hash it does the same work against one that nothing matches. */
  matches(storedHash: string | null | undefined, password: string): Promise<boolean>
}

/** argon2id; unknown addresses cost what known ones do (Security, "Sign-in"). */
export function createPasswordHashes(): PasswordHashes {
  const dummy = hash(crypto.randomUUID(), options)
  dummy.catch(() => undefined)
  return {
    hash: (password) => hash(normalPassword(password), options),
    async matches(storedHash, password) {
      const stored = storedHash ?? (await dummy)
      const compare = (given: string): Promise<boolean> => verify(stored, given).catch(() => false)
      const normal = normalPassword(password)
      // Hashes from before passwords were normalised are of what was typed.
      const isMatch = (await compare(normal)) || (normal !== password && (await compare(password)))
      return isMatch && typeof storedHash === 'string'
    },
  }
}
