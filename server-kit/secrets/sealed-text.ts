import { CompactEncrypt, compactDecrypt, decodeProtectedHeader } from 'jose'
import { keysOf, type Secrets } from './secret-keys.ts'

/** What is sealed was changed, is another owner's, or of a secret that is not known here (any more). */
export class CannotOpen extends Error {}

/** Encrypts secrets that the product has to read again: authenticator secrets, client secrets of providers. */
export interface SealedText {
  /** @param owner id of the row that the secret belongs to: what is moved to another row does not open */
  seal(text: string, owner: string): Promise<Buffer>
  /** @throws CannotOpen where the bytes were changed, belong to another owner or to a secret that is not known */
  open(sealed: Uint8Array, owner: string): Promise<string>
  /** The same for what is no text, for example because it was compressed. */
  sealBytes(bytes: Uint8Array, owner: string): Promise<Buffer>
  openBytes(sealed: Uint8Array, owner: string): Promise<Uint8Array>
  /** Whether it was sealed with the present secret; what was not is to be sealed anew. */
  isCurrent(sealed: Uint8Array): boolean
}

const algorithm = { alg: 'dir', enc: 'A256GCM' } as const
const only = {
  keyManagementAlgorithms: [algorithm.alg],
  contentEncryptionAlgorithms: [algorithm.enc],
}

/**
 * AES-256-GCM in JWE's compact form, under a key derived from `PARLEY_SECRET` for one purpose, whose id stands in the
 * header (Security, "Secrets"). What was sealed before there were ids is tried with every key.
 * @param purpose what is sealed, for example `two-factor`; each purpose has a key of its own
 */
export function createSealedText(secrets: Secrets, purpose: string): SealedText {
  const keys = keysOf(secrets, `sealed ${purpose}`)
  const [current] = keys
  const keyIdOf = (sealed: Uint8Array): string | undefined =>
    decodeProtectedHeader(Buffer.from(sealed).toString()).kid

  const sealBytes: SealedText['sealBytes'] = async (bytes, owner) => {
    const header = { ...algorithm, kid: current.id, owner }
    return Buffer.from(await new CompactEncrypt(bytes).setProtectedHeader(header).encrypt(current.bytes))
  }
  const openWith = async (sealed: Uint8Array, owner: string, key: Uint8Array): Promise<Uint8Array> => {
    const { plaintext, protectedHeader } = await compactDecrypt(Buffer.from(sealed).toString(), key, only)
    if (protectedHeader.owner !== owner) throw new CannotOpen('A sealed text of another owner')
    return plaintext
  }
  const openBytes: SealedText['openBytes'] = async (sealed, owner) => {
    try {
      const id = keyIdOf(sealed)
      const fitting = id === undefined ? keys : keys.filter((key) => key.id === id)
      return await Promise.any(fitting.map((key) => openWith(sealed, owner, key.bytes)))
    } catch (cause) {
      throw new CannotOpen('A sealed text that does not open here', { cause })
    }
  }
  return {
    sealBytes,
    openBytes,
    isCurrent: (sealed) => keyIdOf(sealed) === current.id,
    seal: (text, owner) => sealBytes(new TextEncoder().encode(text), owner),
    open: async (sealed, owner) => new TextDecoder().decode(await openBytes(sealed, owner)),
  }
}
