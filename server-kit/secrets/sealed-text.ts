import { hkdfSync } from 'node:crypto'
import { CompactEncrypt, compactDecrypt } from 'jose'

/** Encrypts secrets that the product has to read again: authenticator secrets, client secrets of providers. */
export interface SealedText {
  /** @param owner id of the row that the secret belongs to: what is moved to another row does not open */
  seal(text: string, owner: string): Promise<Buffer>
  /** @throws where the bytes were changed, belong to another owner or were sealed with another secret */
  open(sealed: Uint8Array, owner: string): Promise<string>
  /** The same for what is no text, for example because it was compressed. */
  sealBytes(bytes: Uint8Array, owner: string): Promise<Buffer>
  openBytes(sealed: Uint8Array, owner: string): Promise<Uint8Array>
}

const algorithm = { alg: 'dir', enc: 'A256GCM' } as const

/**
 * AES-256-GCM in JWE's compact form, under a key derived from `PARLEY_SECRET` for one purpose (Security, "Secrets").
 * @param purpose what is sealed, for example `two-factor`; each purpose has a key of its own
 */
export function createSealedText(secret: string, purpose: string): SealedText {
  const key = new Uint8Array(hkdfSync('sha256', secret, 'parley', `sealed ${purpose}`, 32))
  const sealBytes: SealedText['sealBytes'] = async (bytes, owner) => {
    const jwe = await new CompactEncrypt(bytes).setProtectedHeader({ ...algorithm, owner }).encrypt(key)
    return Buffer.from(jwe)
  }
  const openBytes: SealedText['openBytes'] = async (sealed, owner) => {
    const { plaintext, protectedHeader } = await compactDecrypt(Buffer.from(sealed).toString(), key, {
      keyManagementAlgorithms: [algorithm.alg],
      contentEncryptionAlgorithms: [algorithm.enc],
    })
    if (protectedHeader.owner !== owner) throw new Error('A sealed text of another owner')
    return plaintext
  }
  return {
    sealBytes,
    openBytes,
    seal: (text, owner) => sealBytes(new TextEncoder().encode(text), owner),
    open: async (sealed, owner) => new TextDecoder().decode(await openBytes(sealed, owner)),
  }
}
