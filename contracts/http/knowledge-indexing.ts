import { z } from 'zod'
import { idSchema } from '../ids.ts'
import { route } from '../route.ts'
import { batchUploadArtifacts } from './artifact-batches.ts'
import { artifactSchema, indexingSchema, uploadFields } from './artifacts.ts'

const tag = 'Knowledge'

/** Where a file is put follows from the session: the client that one is in. */
const processFields = uploadFields.omit({ clientId: true })

export const processKnowledgeFile = route({
  name: 'processKnowledgeFile',
  method: 'POST',
  path: '/rag/process',
  tag,
  summary: 'Index a file for the client (multipart: file and fields); indexing goes on after the answer',
  status: 202,
  kind: 'upload',
  body: processFields,
  response: artifactSchema,
})
export const processKnowledgeFiles = route({
  name: 'processKnowledgeFiles',
  method: 'POST',
  path: '/rag/vectors/batch',
  tag,
  summary:
    'Index several files for the client (multipart: files and fields); each is kept or refused by itself',
  status: 202,
  kind: 'upload',
  body: processFields.omit({ name: true }),
  response: batchUploadArtifacts.response,
})
/** What is indexed of a document: its pieces, without their vectors. */
export const getArtifactVectors = route({
  name: 'getArtifactVectors',
  method: 'GET',
  path: '/rag/vectors/:artifactId',
  tag,
  summary: 'What is indexed of a document',
  params: z.strictObject({ artifactId: idSchema }),
  query: z.strictObject({
    from: z.coerce.number().int().min(0).default(0),
    limit: z.coerce.number().int().min(1).max(200).default(100),
  }),
  response: z.object({
    artifactId: idSchema,
    name: z.string(),
    indexing: indexingSchema,
    /** The embedding model of what is indexed; null before. */
    model: z.string().nullable(),
    /** Numbers in a vector of that model; the usual 768 before. */
    dimensions: z.number().int(),
    total: z.number().int(),
    chunks: z.array(
      z.object({
        id: idSchema,
        position: z.number().int(),
        page: z.number().int().nullable(),
        label: z.string(),
        heading: z.string(),
        characters: z.number().int(),
        /** Whether it has a vector of the document's model already. */
        isEmbedded: z.boolean(),
      }),
    ),
  }),
})
