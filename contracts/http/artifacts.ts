import { z } from 'zod'
import { indexingStatusSchema } from '../enums.ts'
import { idSchema } from '../ids.ts'
import { route } from '../route.ts'
import {
  clientIdParams,
  deletedSchema,
  idParams,
  clearableText,
  madeFrom,
  tagsInput,
  initiativeIdParams,
  listQuery,
  timeSchema,
} from '../schemas.ts'

const tag = 'Artifacts'

/** How far a document is on its way into the search. */
export const indexingSchema = z.object({
  status: indexingStatusSchema,
  /** 0 to 1 */
  progress: z.number(),
  chunks: z.number().int(),
  pages: z.number().int(),
  error: z.string().nullable(),
})
export const uploaderSchema = z.object({ id: idSchema, firstName: z.string(), lastName: z.string() })

/** Kinds of files as people call them (Document 3, Artifacts page). */
export const fileKindSchema = z.enum([
  'Word',
  'PDF',
  'Excel',
  'Text',
  'CSV',
  'JSON',
  'PowerPoint',
  'JPEG',
  'PNG',
  'GIF',
])
export type FileKind = z.infer<typeof fileKindSchema>

/** What lists of documents are filtered by. */
export const artifactFilters = z.strictObject({
  scope: z.enum(['client', 'initiative']).optional(),
  initiativeId: idSchema.optional(),
  kind: fileKindSchema.optional(),
  department: z.string().max(200).optional(),
  tag: z.string().max(100).optional(),
  indexing: indexingStatusSchema.optional(),
})
export type ArtifactFilters = z.infer<typeof artifactFilters>

export const artifactSchema = z.object({
  id: idSchema,
  name: z.string(),
  fileName: z.string(),
  /** Mime type, decided from the content. */
  type: z.string(),
  /** Bytes. */
  size: z.number().int(),
  /** SHA-256 of the file, in hexadecimal: the same content has the same one, whatever its name. */
  contentHash: z.string(),
  department: z.string().nullable(),
  tags: z.array(z.string()),
  scope: z.enum(['client', 'initiative']),
  clientId: idSchema,
  initiativeId: idSchema.nullable(),
  indexing: indexingSchema,
  uploadedBy: uploaderSchema.nullable(),
  /** As Document 3, section 3 has it. */
  metadata: z.object({
    uploadedByUser: z.object({ firstName: z.string(), lastName: z.string() }).nullable(),
  }),
  createdAt: timeSchema,
  updatedAt: timeSchema,
})
export type Artifact = z.infer<typeof artifactSchema>

const placeSchema = z.enum(['client', 'initiative'])

const documentFields = {
  name: z.string().trim().min(1).max(200).optional(),
  /** Taken and passed over: the content says what type it is (Document 3, section 3). */
  type: z.string().max(200).optional(),
  department: clearableText(200).optional(),
  tags: tagsInput.optional(),
  initiativeId: z
    .union([idSchema, z.literal('')])
    .nullable()
    .optional(),
}

/** Multipart fields beside `file`; `tags` is a JSON text (Document 1 section 7). */
export const uploadFields = z.strictObject({
  ...documentFields,
  scope: placeSchema.default('client'),
  clientId: idSchema,
})

/** An artifact's id as a reference may write it: what follows an underscore is passed over (Document 3, section 3). */
export const artifactIdParams = z.strictObject({
  id: z
    .string()
    .transform((id) => id.split('_')[0] ?? '')
    .pipe(idSchema),
})
/** What the documents of a client take up, and may. */
export const clientStorageSchema = z.object({
  documents: z.number().int(),
  usedBytes: z.number().int(),
  quotaBytes: z.number().int(),
})
export type ClientStorage = z.infer<typeof clientStorageSchema>
export const getClientStorage = route({
  name: 'getClientStorage',
  method: 'GET',
  path: '/clients/:id/storage',
  tag,
  summary: 'What the documents of a client take up, and how much they may',
  params: idParams,
  response: clientStorageSchema,
})
export const listClientArtifacts = route({
  name: 'listClientArtifacts',
  method: 'GET',
  path: '/artifacts/client/:clientId',
  tag,
  summary: 'Artifacts of a client',
  params: clientIdParams,
  query: listQuery,
  response: z.array(artifactSchema),
  list: 'artifacts',
})
export const listInitiativeArtifacts = route({
  name: 'listInitiativeArtifacts',
  method: 'GET',
  path: '/artifacts/initiative/:initiativeId',
  tag,
  summary: 'Artifacts of an initiative',
  params: initiativeIdParams,
  query: listQuery,
  response: z.array(artifactSchema),
  list: 'artifacts',
})
export const uploadArtifact = route({
  name: 'uploadArtifact',
  method: 'POST',
  path: '/artifacts/upload',
  tag,
  summary: 'Upload a document (multipart: file and fields)',
  status: 201,
  kind: 'upload',
  body: uploadFields,
  response: artifactSchema,
})
export const updateArtifact = route({
  name: 'updateArtifact',
  method: 'PUT',
  path: '/artifacts/:id',
  tag,
  summary: 'Rename, tag, move, or put a new file in place (multipart or JSON)',
  kind: 'upload',
  params: artifactIdParams,
  body: z.strictObject({
    ...documentFields,
    scope: placeSchema.optional(),
    clientId: idSchema.optional(),
    ...madeFrom,
  }),
  response: artifactSchema,
})
export const deleteArtifact = route({
  name: 'deleteArtifact',
  method: 'DELETE',
  path: '/artifacts/:id',
  tag,
  summary: 'Delete an artifact and all that was indexed of it; for an hour it can be restored',
  params: artifactIdParams,
  response: deletedSchema,
})
export const restoreArtifact = route({
  name: 'restoreArtifact',
  method: 'POST',
  path: '/artifacts/:id/restore',
  tag,
  summary: 'Bring back an artifact that was deleted within the last hour; it is indexed again',
  params: artifactIdParams,
  response: artifactSchema,
})
export const moveArtifact = route({
  name: 'moveArtifact',
  method: 'POST',
  path: '/artifacts/:id/move',
  tag,
  summary: 'Between client-wide and an initiative',
  params: artifactIdParams,
  body: z.strictObject({
    scope: z.enum(['client', 'initiative']),
    initiativeId: idSchema.nullable().optional(),
  }),
  response: artifactSchema,
})
export const reindexArtifact = route({
  name: 'reindexArtifact',
  method: 'POST',
  path: '/artifacts/:id/reindex',
  tag,
  summary: 'Try again to make a document searchable; nothing happens to one that is or is on its way',
  params: artifactIdParams,
  response: artifactSchema,
})
