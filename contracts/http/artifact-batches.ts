import { z } from 'zod'
import { idSchema } from '../ids.ts'
import { route } from '../route.ts'
import { artifactSchema, uploadFields } from './artifacts.ts'

const tag = 'Artifacts'

/** Files or ids of one call at most. */
export const batchLimits = { files: 50, ids: 200 }

const failedSchema = z.object({
  id: idSchema.optional(),
  /** Of the file. */
  name: z.string().optional(),
  error: z.string(),
})
const batchResult = z.object({ succeeded: z.array(artifactSchema), failed: z.array(failedSchema) })
export type ArtifactBatchResult = z.infer<typeof batchResult>

export const batchUploadArtifacts = route({
  name: 'batchUploadArtifacts',
  method: 'POST',
  path: '/artifacts/batch-upload',
  tag,
  summary: 'Upload several documents (multipart: files and fields); each is kept or refused by itself',
  kind: 'upload',
  body: uploadFields.omit({ name: true }),
  response: batchResult,
})
export const batchMoveArtifacts = route({
  name: 'batchMoveArtifacts',
  method: 'POST',
  path: '/artifacts/batch-move',
  tag,
  summary: 'Move several documents between client-wide and an initiative; 404 where none of them is there',
  body: z.strictObject({
    ids: z.array(idSchema).min(1).max(batchLimits.ids),
    scope: z.enum(['client', 'initiative']),
    initiativeId: idSchema.nullable().optional(),
  }),
  response: batchResult,
})
