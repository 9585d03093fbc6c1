/**
 * A vector as pgvector's halfvec is sent in binary: how many dimensions there are, two bytes of nothing, and each of them
 * in half precision, high byte first. A third of its text, which the embedded database takes a millisecond to read.
 * Source: `halfvec_recv` of pgvector.
 */
export function halfVector(vector: Float32Array): Buffer {
  const bytes = new DataView(new ArrayBuffer(4 + 2 * vector.length))
  bytes.setUint16(0, vector.length)
  for (const [place, value] of vector.entries()) bytes.setFloat16(4 + 2 * place, value)
  return Buffer.from(bytes.buffer)
}
