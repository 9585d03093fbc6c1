import { z } from 'zod'

/** Any record id: a UUID; new ones are version 7, so that they sort by creation (decisions D7). */
export const idSchema = z.uuid()
export type Id = string

let lastMillisecond = 0
let sequence = 0

const hexOfByte = Array.from({ length: 256 }, (_, byte) => byte.toString(16).padStart(2, '0'))

/** Randomness for many ids: asking for it costs more than all else. */
const pool = new Uint8Array(1024)
let used = pool.length

function fillRandomly(bytes: Uint8Array): void {
  if (used + bytes.length > pool.length) {
    crypto.getRandomValues(pool)
    used = 0
  }
  bytes.set(pool.subarray(used, used + bytes.length))
  // Nobody gets it twice, nor reads from memory what others got.
  pool.fill(0, used, used + bytes.length)
  used += bytes.length
}

/**
 * A new UUIDv7 (RFC 9562): 48 bits of Unix milliseconds, then a 12-bit counter that keeps ids made in the
 * same millisecond in order, then randomness. Works in browsers and in Node.
 */
export function newId(now: number = Date.now()): Id {
  sequence = now === lastMillisecond ? (sequence + 1) & 0xfff : 0
  lastMillisecond = now
  const bytes = new Uint8Array(16)
  fillRandomly(bytes)
  for (let index = 0; index < 6; index += 1) bytes[index] = Math.floor(now / 2 ** (8 * (5 - index))) & 0xff
  bytes[6] = 0x70 | (sequence >> 8)
  bytes[7] = sequence & 0xff
  bytes[8] = 0x80 | ((bytes[8] ?? 0) & 0x3f)
  let hex = ''
  for (const byte of bytes) hex += hexOfByte[byte] ?? ''
  return [hex.slice(0, 8), hex.slice(8, 12), hex.slice(12, 16), hex.slice(16, 20), hex.slice(20)].join('-')
}
