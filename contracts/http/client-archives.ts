import { z } from 'zod'
import { idSchema } from '../ids.ts'
import { route } from '../route.ts'
import { idParams, listQuery, timeSchema } from '../schemas.ts'

const tag = 'People and structure'

/** Days that an export is kept once it is made. */
export const archiveDays = 7

export const archiveKinds = ['EXPORT', 'ERASURE'] as const
/** REQUESTED waits for a second word; READY has a file, until it is EXPIRED. */
export const archiveStatuses = [
  'REQUESTED',
  'PENDING',
  'IN_PROGRESS',
  'READY',
  'ERASED',
  'CANCELLED',
  'FAILED',
  'EXPIRED',
] as const

/** What the file of an export holds. */
const archiveContentsSchema = z.object({ tables: z.number(), rows: z.number(), files: z.number() })
export type ArchiveContents = z.infer<typeof archiveContentsSchema>

/** An export of everything that is a client's, or its erasure. */
export const clientArchiveSchema = z.object({
  id: idSchema,
  kind: z.enum(archiveKinds),
  status: z.enum(archiveStatuses),
  clientId: idSchema,
  /** Empty once the export is gone. */
  clientName: z.string(),
  consultingFirmId: idSchema,
  /** Bytes of the file. */
  size: z.number().int().nullable(),
  contents: archiveContentsSchema.nullable(),
  /** SHA-256 of the public key that signed it, to be compared with the one in the file. */
  signedBy: z.string().nullable(),
  /** A sentence, where it failed. */
  error: z.string().nullable(),
  createdAt: timeSchema,
  finishedAt: timeSchema.nullable(),
  expiresAt: timeSchema.nullable(),
})
export type ClientArchive = z.infer<typeof clientArchiveSchema>

export const listClientArchives = route({
  name: 'listClientArchives',
  method: 'GET',
  path: '/clients/:id/archives',
  tag,
  summary: 'Exports and erasures of a client, newest first, fifty at most; of an erased one too',
  params: idParams,
  query: listQuery,
  response: z.array(clientArchiveSchema),
  list: 'client-archives',
})
export const requestClientExport = route({
  name: 'requestClientExport',
  method: 'POST',
  path: '/clients/:id/archives',
  tag,
  summary: 'Have everything of a client written into one signed archive; an obsolete client too',
  params: idParams,
  response: clientArchiveSchema,
  status: 202,
  alsoAnswers: [409],
})
export const downloadClientExport = route({
  name: 'downloadClientExport',
  method: 'GET',
  path: '/client-archives/:id/file',
  tag,
  summary: 'The archive; 409 while it is not ready',
  params: idParams,
  kind: 'download',
  response: z.string(),
  alsoAnswers: [409],
})
export const requestClientErasure = route({
  name: 'requestClientErasure',
  method: 'POST',
  path: '/clients/:id/erasure',
  tag,
  summary:
    'First step to erase an obsolete client for good: needs its name as typed, and an export that is ready',
  params: idParams,
  body: z.strictObject({ name: z.string().max(200) }),
  response: clientArchiveSchema,
  status: 201,
  alsoAnswers: [409],
})
export const confirmClientErasure = route({
  name: 'confirmClientErasure',
  method: 'POST',
  path: '/client-archives/:id/confirm',
  tag,
  summary: 'Second step: all rows and files of the client are deleted, and cannot be brought back',
  params: idParams,
  response: clientArchiveSchema,
  status: 202,
  alsoAnswers: [409],
})
export const cancelClientErasure = route({
  name: 'cancelClientErasure',
  method: 'POST',
  path: '/client-archives/:id/cancel',
  tag,
  summary: 'Call an erasure off that was not confirmed',
  params: idParams,
  response: clientArchiveSchema,
  alsoAnswers: [409],
})
