import { createHash } from 'node:crypto'

/**
 * Id of an artifact's chunk: a UUID (version 8: made by a rule of our own) from artifact, content and place. The
 * same content read twice gives the same ids, so that citations keep pointing at their passage and a repeated
 * stage writes the same rows.
 */
export function chunkId(artifactId: string, contentHash: string, ordinal: number): string {
  const bytes = createHash('sha256')
    .update(`${artifactId}/${contentHash}/${ordinal}`)
    .digest()
    .subarray(0, 16)
  bytes[6] = ((bytes[6] ?? 0) & 0x0f) | 0x80
  bytes[8] = ((bytes[8] ?? 0) & 0x3f) | 0x80
  const hex = bytes.toString('hex')
  return [hex.slice(0, 8), hex.slice(8, 12), hex.slice(12, 16), hex.slice(16, 20), hex.slice(20)].join('-')
}
