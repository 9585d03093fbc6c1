import { z } from 'zod'
import { idSchema } from '../ids.ts'
import { route } from '../route.ts'
import { timeSchema } from '../schemas.ts'
import { citationSchema, usageSchema } from './conversation-records.ts'

const tag = 'Knowledge'

/** Limits of Document 3, section 9. */
export const firmSearchDefaults = { maxResults: 10, relevanceThreshold: 0.3 } as const
export const clientChatDefaults = { maxResults: 5, relevanceThreshold: 0.7, contextMessages: 5 } as const

/** What knowledge is made of; each passage is a piece of one. */
export const sourceTypeSchema = z.enum(['artifact', 'interview', 'conversation', 'summary', 'activation'])
export type SourceType = z.infer<typeof sourceTypeSchema>

/** Whose it is; where sources disagree, initiative counts before client and client before firm (decisions D4). */
export const sourceScopeSchema = z.enum(['initiative', 'client', 'firm'])
export type SourceScope = z.infer<typeof sourceScopeSchema>

/**
 * What the client's chat may be narrowed to (Document 3, 7): documents are artifacts and summaries, conversations are
 * interviews, what was said with agents, and what activations bundled.
 */
export const sourceFilterSchema = z.enum(['document', 'conversation'])
export type SourceFilter = z.infer<typeof sourceFilterSchema>

export const turnRoleSchema = z.enum(['user', 'assistant'])

/** Earlier turns that a question may refer to; only the last few are used. */
const contextTurn = z.strictObject({
  content: z.string().trim().min(1).max(20_000),
  role: turnRoleSchema,
  timestamp: timeSchema.optional(),
})

const question = {
  query: z.string().trim().min(1).max(2_000),
  context: z.array(contextTurn).max(50).default([]),
  /** Chosen by the asker: text of the answer comes as KNOWLEDGE_TOKEN {streamId, delta, offset} on the own stream. */
  streamId: idSchema.optional(),
}

/** A passage that was found. */
export const searchResultSchema = z.object({
  chunkId: idSchema,
  /** What it is a piece of. */
  source: sourceTypeSchema,
  scope: sourceScopeSchema,
  sourceId: idSchema,
  artifactId: idSchema.nullable(),
  initiativeId: idSchema.nullable(),
  /** Whose client it belongs to; null for the firm's own. */
  client: z.object({ id: idSchema, name: z.string() }).nullable(),
  name: z.string(),
  page: z.number().int().nullable(),
  /** 'Page 3', 'Slide 2', 'Sheet Prices rows 2-40', a heading. */
  place: z.string(),
  /** Verbatim piece of the passage that speaks most of the question. */
  snippet: z.string(),
  /** Calibrated, 0 to 1; 0.7 means 'clearly about the question' (decisions D4). */
  relevance: z.number(),
})
export type SearchResult = z.infer<typeof searchResultSchema>

/** A citation of an answer; `[n]` in the content is the n-th, from 1. */
export const knowledgeCitationSchema = citationSchema.extend({
  source: sourceTypeSchema,
  scope: sourceScopeSchema,
  sourceId: idSchema,
  initiativeId: idSchema.nullable(),
  place: z.string(),
})
export type KnowledgeCitation = z.infer<typeof knowledgeCitationSchema>

/** Two sources that name different figures for what reads as the same thing; `first` counts (decisions D4). */
export const knowledgeConflictSchema = z.object({
  first: knowledgeCitationSchema,
  second: knowledgeCitationSchema,
})
export type KnowledgeConflict = z.infer<typeof knowledgeConflictSchema>

/** Document 3, section 3, Knowledge query response. */
export const knowledgeAnswerSchema = z.object({
  id: idSchema,
  /** Markdown; `[n]` marks number the citations from 1. */
  content: z.string(),
  timestamp: timeSchema,
  metadata: z.object({
    ragResultsCount: z.number().int(),
    documentCount: z.number().int(),
    initiativeCount: z.number().int(),
    clientCount: z.number().int(),
    vendorChoices: z.array(z.string()),
    structuredData: z.object({
      initiatives: z.array(
        z.object({
          id: idSchema,
          name: z.string(),
          clientName: z.string(),
          vendorChoices: z.array(z.string()),
          outcomes: z.string().nullable(),
        }),
      ),
      clients: z.array(z.object({ id: idSchema, name: z.string(), initiativeCount: z.number().int() })),
    }),
  }),
  /** Nothing reached the threshold; the content says so plainly. */
  foundNothing: z.boolean(),
  citations: z.array(knowledgeCitationSchema),
  /** Sentences of the content that no source bears out; shown as such. */
  unsupportedClaims: z.array(z.string()),
  /** Sentences of the content of which their source says the contrary, with its words; shown loudly. */
  contradictedClaims: z.array(z.object({ text: z.string(), quote: z.string().nullable() })),
  conflicts: z.array(knowledgeConflictSchema),
  results: z.array(searchResultSchema),
  /** Where nothing was found: what came closest, best first, whatever its relevance. */
  nearest: z.array(searchResultSchema),
  /** Who wrote the answer; null where nothing was found and nobody was asked. */
  provider: z.string().nullable(),
  model: z.string().nullable(),
  usage: usageSchema.nullable(),
})
export type KnowledgeAnswer = z.infer<typeof knowledgeAnswerSchema>

export const searchFirmKnowledge = route({
  name: 'searchFirmKnowledge',
  method: 'POST',
  path: '/firm-rag/search',
  tag,
  summary: 'Ask what the firm knows',
  alsoAnswers: [409, 429],
  body: z.strictObject({
    ...question,
    maxResults: z.number().int().min(1).max(50).default(firmSearchDefaults.maxResults),
    relevanceThreshold: z.number().min(0).max(1).default(firmSearchDefaults.relevanceThreshold),
  }),
  response: knowledgeAnswerSchema,
})

export const searchClientKnowledge = route({
  name: 'searchClientKnowledge',
  method: 'POST',
  path: '/rag/search',
  tag,
  summary: 'Ask what the client’s documents and conversations say',
  alsoAnswers: [409, 429],
  body: z.strictObject({
    ...question,
    maxResults: z.number().int().min(1).max(50).default(clientChatDefaults.maxResults),
    relevanceThreshold: z.number().min(0).max(1).default(clientChatDefaults.relevanceThreshold),
    filters: z
      .strictObject({ sourceTypes: z.array(sourceFilterSchema).min(1).max(2).optional() })
      .default({}),
  }),
  response: knowledgeAnswerSchema,
})

/** A turn of the person's own conversation with the knowledge. */
export const knowledgeTurnSchema = z.object({
  id: idSchema,
  role: turnRoleSchema,
  content: z.string(),
  timestamp: timeSchema,
  /** Of an assistant's turn, what it rests on. */
  answer: knowledgeAnswerSchema.nullable(),
})
export type KnowledgeTurn = z.infer<typeof knowledgeTurnSchema>

/** Oldest first; the newest `limit` before `before`. */
const historyQuery = z.strictObject({
  limit: z.coerce.number().int().min(1).max(100).default(50),
  before: idSchema.optional(),
})
const historyResponse = z.object({ turns: z.array(knowledgeTurnSchema), hasEarlier: z.boolean() })
const clearedResponse = z.object({ cleared: z.number().int() })

export const getFirmSearchHistory = route({
  name: 'getFirmSearchHistory',
  method: 'GET',
  path: '/firm-rag/history',
  tag,
  summary: 'The own questions to the firm’s knowledge, and their answers',
  query: historyQuery,
  response: historyResponse,
})
export const clearFirmSearchHistory = route({
  name: 'clearFirmSearchHistory',
  method: 'DELETE',
  path: '/firm-rag/history',
  tag,
  summary: 'Forget the own questions and their answers',
  response: clearedResponse,
})
export const getClientChatHistory = route({
  name: 'getClientChatHistory',
  method: 'GET',
  path: '/rag/history',
  tag,
  summary: 'The own turns of the client’s chat',
  query: historyQuery,
  response: historyResponse,
})
export const clearClientChatHistory = route({
  name: 'clearClientChatHistory',
  method: 'DELETE',
  path: '/rag/history',
  tag,
  summary: 'Forget the own turns of the client’s chat',
  response: clearedResponse,
})
