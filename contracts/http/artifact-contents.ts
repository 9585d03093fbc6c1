import { z } from 'zod'
import { idSchema } from '../ids.ts'
import { route } from '../route.ts'
import { artifactIdParams } from './artifacts.ts'

const tag = 'Artifacts'

export const downloadArtifact = route({
  name: 'downloadArtifact',
  method: 'GET',
  path: '/artifacts/:id/file',
  tag,
  summary: 'The file',
  kind: 'download',
  params: artifactIdParams,
  response: z.string(),
})
export const getArtifactText = route({
  name: 'getArtifactText',
  method: 'GET',
  path: '/artifacts/:id/text',
  tag,
  summary: 'The text by page',
  params: artifactIdParams,
  response: z.object({
    pages: z.array(z.object({ page: z.number().int(), label: z.string(), text: z.string() })),
  }),
})
/** The passage behind a citation: its page's text and where the chunk stands in it. */
export const getPassage = route({
  name: 'getPassage',
  method: 'GET',
  path: '/artifacts/passages/:chunkId',
  tag,
  summary: 'The passage behind a citation',
  params: z.strictObject({ chunkId: idSchema }),
  response: z.object({
    chunkId: idSchema,
    artifactId: idSchema.nullable(),
    artifactName: z.string(),
    page: z.number().int().nullable(),
    label: z.string(),
    pageText: z.string(),
    start: z.number().int(),
    end: z.number().int(),
  }),
})
