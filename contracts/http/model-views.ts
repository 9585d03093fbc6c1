import { z } from 'zod'
import { idSchema } from '../ids.ts'
import { route } from '../route.ts'
import { idParams, timeSchema } from '../schemas.ts'

const tag = 'Agent interactions'

/** A part of a request, in the order in which it was sent, and what followed a first answer. */
export const modelBlockNames = [
  'product',
  'brief',
  'documents',
  'minutes',
  'passages',
  'author',
  'task',
  'earlier-answer',
  'correction',
] as const

/** How a call ended: whole, at its length, or why it failed. */
export const modelFinishes = [
  'complete',
  'length',
  'rate_limited',
  'overloaded',
  'timeout',
  'aborted',
  'refused',
  'invalid_request',
  'authentication',
  'connection',
  'malformed',
] as const

const count = z.number().int().min(0)

export const modelPassageSchema = z.object({
  /** A text: what a person said has no chunk of the index. */
  chunkId: z.string(),
  name: z.string(),
  /** Page; null where the source has none. */
  place: z.string().nullable(),
  kind: z.enum(['initiative', 'client', 'firm']),
  trust: z.enum(['document', 'person', 'agent']),
  /** 0 to 1. */
  relevance: z.number(),
})
export type ModelPassage = z.infer<typeof modelPassageSchema>

export const modelCallSchema = z.object({
  provider: z.string(),
  model: z.string(),
  settings: z.object({
    /** What was to be written, for example `contribution`. */
    task: z.string(),
    purpose: z.enum(['answer', 'repair', 'continuation']),
    /** Null where the provider's own holds. */
    effort: z.enum(['low', 'medium', 'high']).nullable(),
    /** Of the answer, thinking apart. */
    maxOutputTokens: count,
    /** Name of the schema that the answer had to follow; null for plain text. */
    schema: z.string().nullable(),
  }),
  /** Tokens are estimated from the text's length; the text is exact. */
  blocks: z.array(z.object({ name: z.enum(modelBlockNames), tokens: count, text: z.string() })),
  passages: z.array(modelPassageSchema),
  /** As the provider counted; cached is a part of input, thinking of output. Cost in millionths of a US dollar. */
  usage: z.object({ input: count, cached: count, output: count, thinking: count, cost: count }),
  startedAt: timeSchema,
  ms: count,
  /** 1 for the first call of an answer; counts on over retries, repairs and providers. */
  attempts: count,
  finish: z.enum(modelFinishes),
})
export type ModelCall = z.infer<typeof modelCallSchema>

/** Calls in the order in which they began; none where nothing was kept, or nothing is any more. */
export const modelViewSchema = z.object({
  calls: z.array(modelCallSchema),
  /** Days that the firm keeps them; 0 for not at all. */
  keptForDays: count,
})
export type ModelView = z.infer<typeof modelViewSchema>

export const getModelView = route({
  name: 'getModelView',
  method: 'GET',
  path: '/agent-interactions/:id/model-view',
  tag,
  summary: 'What the model saw for a turn',
  params: idParams,
  response: modelViewSchema,
})
export const getSummaryModelView = route({
  name: 'getSummaryModelView',
  method: 'GET',
  path: '/agent-interactions/sequence/:sequenceId/model-view',
  tag,
  summary: 'What the model saw for the final summary of a run',
  params: z.strictObject({ sequenceId: idSchema }),
  response: modelViewSchema,
})
export const getReplyModelView = route({
  name: 'getReplyModelView',
  method: 'GET',
  path: '/hitl-messages/:id/model-view',
  tag: 'Messages',
  summary: 'What the model saw for the answer to a message; the id of either',
  params: idParams,
  response: modelViewSchema,
})
