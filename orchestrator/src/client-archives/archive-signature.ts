import { createHash, createPrivateKey, createPublicKey, sign } from 'node:crypto'
import { keysOf, type Secrets } from '@parley/server-kit/secrets/secret-keys.ts'

/** PKCS #8 around the 32 bytes of an Ed25519 key (RFC 8410, 7). */
const pkcs8 = Buffer.from('302e020100300506032b657004220420', 'hex')

export interface ArchiveSigner {
  /** SHA-256 of the public key's DER, lower-case hex: what tells this product from another. */
  fingerprint: string
  /** PEM, which goes into the archive. */
  publicKey: string
  /** Ed25519 over the bytes as they are. */
  sign(content: Buffer): Buffer
}

/** Signs with a key made of the present secret; who has the archive needs its public half alone. */
export function createArchiveSigner(secrets: Secrets): ArchiveSigner {
  const [{ bytes }] = keysOf(secrets, 'client-archive')
  const privateKey = createPrivateKey({ key: Buffer.concat([pkcs8, bytes]), format: 'der', type: 'pkcs8' })
  const publicKey = createPublicKey(privateKey)
  const der = publicKey.export({ format: 'der', type: 'spki' })
  return {
    fingerprint: createHash('sha256').update(der).digest('hex'),
    publicKey: publicKey.export({ format: 'pem', type: 'spki' }).toString(),
    sign: (content) => sign(null, content, privateKey),
  }
}
