import { createHash, randomBytes } from 'node:crypto'

/** A secret of 256 random bits, as it travels; the database keeps its hash. */
export const newOpaqueToken = (): string => randomBytes(32).toString('base64url')

/** The hash that the database keeps. Plain SHA-256 does: 256 random bits cannot be guessed. */
export const hashOpaqueToken = (token: string): Buffer => createHash('sha256').update(token).digest()
