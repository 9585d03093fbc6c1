import { createHash } from 'node:crypto'
import { idSchema } from '@parley/contracts/ids.ts'
import { z } from 'zod'

/** An entry of the audit log as it is hashed: every column, as the database writes it out. */
export interface EntryToSeal {
  id: string
  firmId: string | null
  clientId: string | null
  /** ISO 8601, UTC, microseconds. */
  at: string
  action: string
  entity: string | null
  entityId: string | null
  subjectId: string | null
  actorId: string | null
  sessionId: string | null
  requestId: string | null
  /** The JSON as the database keeps it. */
  details: string
  ipAddress: string | null
}

/** Where an entry stands in the chain of its firm. */
export interface Place {
  /** From 1, without gaps. */
  position: number
  /** Hexadecimal; null for the first. */
  previousHash: string | null
  /** ISO 8601, UTC, microseconds. */
  sealedAt: string
}

/** The last seal of a chain; `firmId` null is the chain of entries without a firm. The hash is hexadecimal. */
const headSchema = z.object({
  firmId: idSchema.nullable(),
  position: z.int().positive(),
  hash: z.string().regex(/^[0-9a-f]{64}$/),
})
export type Head = z.infer<typeof headSchema>

/** Heads as `parley audit heads` prints them. */
export const keptHeadsSchema = z.array(headSchema)

/** A seal beside the entry that it is of. */
export interface SealedEntry extends Place {
  entryId: string
  chainFirmId: string | null
  hash: string
  /** Null where the entry is gone. */
  entry: EntryToSeal | null
}

/**
 * The text that is hashed: a JSON array of the form's name, the place in the chain and every column, in this order and
 * without white space, so that anybody can do it again from an export of the two tables (docs/operations.md).
 */
export const canonicalText = (entry: EntryToSeal, place: Place): string =>
  JSON.stringify([
    'parley-audit-1',
    place.position,
    place.previousHash,
    place.sealedAt,
    entry.id,
    entry.firmId,
    entry.clientId,
    entry.at,
    entry.action,
    entry.entity,
    entry.entityId,
    entry.subjectId,
    entry.actorId,
    entry.sessionId,
    entry.requestId,
    entry.details,
    entry.ipAddress,
  ])

/** SHA-256 of the canonical text, hexadecimal. It holds the hash before it, so that the seals are a chain. */
export const sealOf = (entry: EntryToSeal, place: Place): string =>
  createHash('sha256').update(canonicalText(entry, place), 'utf8').digest('hex')
