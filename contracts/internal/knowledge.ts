import { z } from 'zod'
import {
  clientChatDefaults,
  getClientChatHistory,
  knowledgeAnswerSchema,
  sourceFilterSchema,
  turnRoleSchema,
} from '../http/knowledge.ts'
import { idSchema } from '../ids.ts'
import { route } from '../route.ts'
import { auditedPersonSchema } from './audited-person.ts'

// Questions to the knowledge. Whose knowledge is asked follows from the signed scope alone: the firm's for a firm user,
// the client's within a client. Turns are written, re-checked and presented where they are made, because what may still
// be shown of one is the search's rule.

const tag = 'Internal'

export const knowledgeCommands = {
  askKnowledge: route({
    name: 'askKnowledge',
    method: 'POST',
    path: '/knowledge/ask',
    tag,
    summary: '',
    body: z.strictObject({
      query: z.string(),
      context: z
        .array(z.strictObject({ content: z.string(), role: turnRoleSchema }))
        .max(clientChatDefaults.contextMessages),
      maxResults: z.number().int(),
      relevanceThreshold: z.number(),
      /** Kinds of sources to look in; all of them where it is null. */
      filters: z.array(sourceFilterSchema).nullable(),
      streamId: idSchema.nullable(),
      /** Of the request, where the caller gave one: the same key again gets the stored answer. */
      requestKey: z.string().nullable(),
      by: auditedPersonSchema,
    }),
    response: knowledgeAnswerSchema,
  }),
  readKnowledgeHistory: route({
    name: 'readKnowledgeHistory',
    method: 'POST',
    path: '/knowledge/history',
    tag,
    summary: '',
    body: z.strictObject({ limit: z.number().int(), before: idSchema.nullable() }),
    response: getClientChatHistory.response,
  }),
  clearKnowledgeHistory: route({
    name: 'clearKnowledgeHistory',
    method: 'POST',
    path: '/knowledge/clear-history',
    tag,
    summary: '',
    body: z.strictObject({ by: auditedPersonSchema }),
    response: z.object({ cleared: z.number().int() }),
  }),
} as const
