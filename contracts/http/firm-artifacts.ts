import { z } from 'zod'
import { idSchema } from '../ids.ts'
import { route } from '../route.ts'
import { clearableText, deletedSchema, idParams, listQuery, tagsInput, timeSchema } from '../schemas.ts'
import { getArtifactText } from './artifact-contents.ts'
import { artifactFilters, indexingSchema, uploaderSchema } from './artifacts.ts'

const tag = 'Firm artifacts'

/** A document of the firm's own (Document 3, section 3). */
export const firmArtifactSchema = z.object({
  id: idSchema,
  name: z.string(),
  fileName: z.string(),
  /** Mime type, decided from the content. */
  type: z.string(),
  /** Bytes. */
  size: z.number().int(),
  description: z.string().nullable(),
  department: z.string().nullable(),
  tags: z.array(z.string()),
  /** Whether agents, validations and searches in clients' work may use it (decisions D11, Confidentiality). */
  useInClientWork: z.boolean(),
  consultingFirmId: idSchema,
  uploadedById: idSchema.nullable(),
  uploadedBy: uploaderSchema.nullable(),
  /** Where the file is fetched, with the access token. */
  url: z.string(),
  indexing: indexingSchema,
  metadata: z.object({
    size: z.number().int(),
    /** Where the bytes are kept; says nothing about them, and opens nothing by itself. */
    storageKey: z.string(),
    department: z.string().nullable(),
    tags: z.array(z.string()),
    uploadedBy: z.string().nullable(),
    uploadedAt: timeSchema,
  }),
  createdAt: timeSchema,
  updatedAt: timeSchema,
})
export type FirmArtifact = z.infer<typeof firmArtifactSchema>

/** A switch in a multipart form travels as a text. */
const formFlag = z.union([z.boolean(), z.stringbool()])

/** Multipart fields beside `file`; `tags` is a JSON text. */
export const firmUploadFields = z.strictObject({
  name: z.string().trim().max(200).optional(),
  /** Taken and passed over: the content says what type it is. */
  type: z.string().max(200).optional(),
  description: clearableText(2000).optional(),
  department: clearableText(200).optional(),
  tags: tagsInput.optional(),
  useInClientWork: formFlag.optional(),
})

export const firmArtifactFilters = artifactFilters
  .pick({ kind: true, department: true, tag: true, indexing: true })
  .extend({ useInClientWork: formFlag.optional() })
export type FirmArtifactFilters = z.infer<typeof firmArtifactFilters>

export const listFirmArtifacts = route({
  name: 'listFirmArtifacts',
  method: 'GET',
  path: '/firm-artifacts',
  tag,
  summary: 'The firm’s own documents',
  query: listQuery,
  response: z.array(firmArtifactSchema),
  list: 'firm-artifacts',
})
export const uploadFirmArtifact = route({
  name: 'uploadFirmArtifact',
  method: 'POST',
  path: '/firm-artifacts/upload',
  tag,
  summary: 'Upload a document of the firm (multipart: file and fields)',
  status: 201,
  kind: 'upload',
  body: firmUploadFields,
  response: firmArtifactSchema,
})
export const updateFirmArtifact = route({
  name: 'updateFirmArtifact',
  method: 'PUT',
  path: '/firm-artifacts/:id',
  tag,
  summary: 'Rename, describe, tag, open for client work, or put a new file in place (multipart or JSON)',
  kind: 'upload',
  params: idParams,
  body: firmUploadFields.extend({ updatedAt: timeSchema.optional() }),
  response: firmArtifactSchema,
})
export const deleteFirmArtifact = route({
  name: 'deleteFirmArtifact',
  method: 'DELETE',
  path: '/firm-artifacts/:id',
  tag,
  summary: 'Delete a document of the firm and all that was indexed of it',
  params: idParams,
  response: deletedSchema,
})
export const restoreFirmArtifact = route({
  name: 'restoreFirmArtifact',
  method: 'POST',
  path: '/firm-artifacts/:id/restore',
  tag,
  summary: 'Bring back a document that was deleted within the last hour; it is indexed again',
  params: idParams,
  response: firmArtifactSchema,
})
export const reindexFirmArtifact = route({
  name: 'reindexFirmArtifact',
  method: 'POST',
  path: '/firm-artifacts/:id/reindex',
  tag,
  summary: 'Try again to make a document of the firm searchable',
  params: idParams,
  response: firmArtifactSchema,
})
export const downloadFirmArtifact = route({
  name: 'downloadFirmArtifact',
  method: 'GET',
  path: '/firm-artifacts/:id/file',
  tag,
  summary: 'The file',
  kind: 'download',
  params: idParams,
  response: z.string(),
})
export const getFirmArtifactText = route({
  name: 'getFirmArtifactText',
  method: 'GET',
  path: '/firm-artifacts/:id/text',
  tag,
  summary: 'The text by page',
  params: idParams,
  response: getArtifactText.response,
})
