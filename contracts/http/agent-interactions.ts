import { z } from 'zod'
import { agentRoleSchema, interactionStatusSchema, sequenceStatusSchema } from '../enums.ts'
import { idSchema } from '../ids.ts'
import { route } from '../route.ts'
import { deletedSchema, idParams, phaseIdParams, timeSchema } from '../schemas.ts'

const tag = 'Agent interactions'

export const citationSchema = z.object({
  chunkId: idSchema,
  artifactId: idSchema.nullable(),
  artifactName: z.string(),
  page: z.number().int().nullable(),
  quote: z.string(),
})
export type Citation = z.infer<typeof citationSchema>
export const usageSchema = z.object({
  inputTokens: z.number().int(),
  outputTokens: z.number().int(),
  /** millionths of a US dollar */ cost: z.number().int(),
})
export type Usage = z.infer<typeof usageSchema>

export const verdictSchema = z.object({
  kind: z.enum(['approve', 'revise', 'reject']),
  reasons: z.array(z.string()),
  /** Interactions to redo, for a reviewer's 'revise'. */
  revise: z.array(idSchema),
  /** A person decided otherwise (decisions D5: the human can overrule each). */
  overruledBy: z
    .object({ id: idSchema, name: z.string(), note: z.string().nullable(), at: timeSchema })
    .nullable(),
})

export const interactionSchema = z.object({
  id: idSchema,
  phaseId: idSchema,
  sequenceId: idSchema,
  order: z.number().int(),
  /** Place in the phase's one order of messages and turns. */
  seq: z.number().int().nullable(),
  aiAgentId: z.union([idSchema, z.literal('moderator')]),
  aiAgent: z.object({
    id: z.union([idSchema, z.literal('moderator')]),
    name: z.string(),
    role: z.union([agentRoleSchema, z.literal('MODERATOR')]),
  }),
  chapterTitle: z.string().nullable(),
  status: interactionStatusSchema,
  moderatorPrompt: z.string().nullable(),
  /** Markdown with `[n]` marks that number the citations from 1. */
  agentResponse: z.string().nullable(),
  responseSummary: z.string().nullable(),
  verdict: verdictSchema.nullable(),
  citations: z.array(citationSchema),
  unsupportedClaims: z.number().int(),
  provider: z.string().nullable(),
  model: z.string().nullable(),
  usage: usageSchema.nullable(),
  /** Why it waits for a person, while it does. */
  hitl: z
    .object({
      reason: z.string(),
      kind: z.enum(['question', 'approval_rejected', 'revision_limit', 'budget', 'failure']),
      askedAt: timeSchema,
    })
    .nullable(),
  feedback: z.string().nullable(),
  supersedesId: idSchema.nullable(),
  supersededById: idSchema.nullable(),
  error: z.string().nullable(),
  startedAt: timeSchema.nullable(),
  createdAt: timeSchema,
  completedAt: timeSchema.nullable(),
  updatedAt: timeSchema,
})
export type Interaction = z.infer<typeof interactionSchema>

export const sequenceSchema = z.object({
  id: idSchema,
  phaseId: idSchema,
  status: sequenceStatusSchema,
  completed: z.number().int(),
  total: z.number().int(),
  /** The final summary, once written. */
  summary: z.string().nullable(),
  summaryCitations: z.array(citationSchema),
  usage: usageSchema,
  budget: z.object({
    maxTokens: z.number().int().nullable(),
    /** US cents */ maxCost: z.number().int().nullable(),
  }),
  /** What it waits for, while AWAITING_HUMAN. */
  gate: z
    .object({ interactionId: idSchema.nullable(), kind: z.string(), reason: z.string(), askedAt: timeSchema })
    .nullable(),
  error: z.string().nullable(),
  startedAt: timeSchema.nullable(),
  finishedAt: timeSchema.nullable(),
  createdAt: timeSchema,
})
export type Sequence = z.infer<typeof sequenceSchema>

const sequenceQuery = z.strictObject({ sequenceId: idSchema.optional() })
const sequenceState = z.object({ sequenceId: idSchema, status: sequenceStatusSchema })
const one = z.object({ interaction: interactionSchema })

export const executeSequence = route({
  name: 'executeSequence',
  method: 'POST',
  path: '/agent-interactions/phase/:phaseId/execute-sequence',
  tag,
  summary: 'Run the phase’s agents in order',
  status: 202,
  params: phaseIdParams,
  body: z.strictObject({
    sequenceId: idSchema.optional(),
    budget: z
      .strictObject({
        maxTokens: z.number().int().positive().optional(),
        maxCost: z.number().int().positive().optional(),
      })
      .optional(),
    /** Clears the conversation first (Document 2, 4.2: the Sequence button). */
    restart: z.boolean().optional(),
  }),
  response: sequenceState,
})
export const cancelSequences = route({
  name: 'cancelSequences',
  method: 'POST',
  path: '/agent-interactions/phase/:phaseId/cancel-sequences',
  tag,
  summary: 'Cancel what runs',
  params: phaseIdParams,
  response: z.object({ cancelled: z.number().int() }),
})
export const pauseSequence = route({
  name: 'pauseSequence',
  method: 'POST',
  path: '/agent-interactions/phase/:phaseId/pause-sequence',
  tag,
  summary: 'Pause after the call at work',
  params: phaseIdParams,
  response: sequenceState,
})
export const resumeSequence = route({
  name: 'resumeSequence',
  method: 'POST',
  path: '/agent-interactions/phase/:phaseId/resume-sequence',
  tag,
  summary: 'Go on',
  params: phaseIdParams,
  response: sequenceState,
})
export const listInteractions = route({
  name: 'listInteractions',
  method: 'GET',
  path: '/agent-interactions/phase/:phaseId',
  tag,
  summary: 'Interactions of a run (the latest by default)',
  params: phaseIdParams,
  query: sequenceQuery,
  response: z.object({ interactions: z.array(interactionSchema), sequence: sequenceSchema.nullable() }),
})
export const clearConversation = route({
  name: 'clearConversation',
  method: 'DELETE',
  path: '/agent-interactions/phase/:phaseId',
  tag,
  summary: 'Clear the phase’s interactions and messages',
  params: phaseIdParams,
  response: z.object({ deleted: z.number().int() }),
})

/** Answer of the moderator to a person; null while a run is at work (decisions D11, Chat). */
export const moderatorReplySchema = z.object({
  content: z.string(),
  recommendedAgentIds: z.array(idSchema),
  recommendedAgents: z.array(z.object({ id: idSchema, name: z.string(), role: agentRoleSchema })),
})
export const hitlMessageSchema = z.object({
  id: idSchema,
  phaseId: idSchema,
  sequenceId: idSchema.nullable(),
  seq: z.number().int(),
  content: z.string(),
  role: z.enum(['USER', 'MODERATOR', 'AGENT', 'system']),
  messageType: z.string(),
  metadata: z.object({
    agentName: z.string().optional(),
    agentRole: z.string().optional(),
    recommendedAgentIds: z.array(idSchema).optional(),
    recommendedAgents: z
      .array(z.object({ id: idSchema, name: z.string(), role: agentRoleSchema }))
      .optional(),
    userQuestion: z.string().optional(),
    citations: z.array(citationSchema).optional(),
    provider: z.string().optional(),
    model: z.string().optional(),
  }),
  author: z.object({ id: idSchema, name: z.string() }).nullable(),
  createdAt: timeSchema,
  updatedAt: timeSchema,
})
export type HitlMessage = z.infer<typeof hitlMessageSchema>

/** What a person says. */
export const messageText = z.string().trim().min(1).max(8000)
export const sendUserMessage = route({
  name: 'sendUserMessage',
  method: 'POST',
  path: '/agent-interactions/phase/:phaseId/user-message',
  tag,
  summary: 'Say something to the moderator',
  params: phaseIdParams,
  body: z.strictObject({ message: messageText }),
  response: z.object({ moderatorResponse: moderatorReplySchema.nullable(), message: hitlMessageSchema }),
})
export const askAgent = route({
  name: 'askAgent',
  method: 'POST',
  path: '/agent-interactions/phase/:phaseId/agent-response',
  tag,
  summary: 'Ask one agent directly',
  params: phaseIdParams,
  body: z.strictObject({ agentId: idSchema, userMessage: messageText }),
  response: one,
})
export const createInteraction = route({
  name: 'createInteraction',
  method: 'POST',
  path: '/agent-interactions/create',
  tag,
  summary: 'Add an interaction by hand',
  status: 201,
  body: z.strictObject({
    phaseId: idSchema,
    aiAgentId: idSchema,
    moderatorPrompt: z.string().trim().min(1).max(8000),
    order: z.number().int().min(1).optional(),
  }),
  response: one,
})
export const getInteraction = route({
  name: 'getInteraction',
  method: 'GET',
  path: '/agent-interactions/:id',
  tag,
  summary: 'One interaction',
  params: idParams,
  query: sequenceQuery,
  response: one,
})
const startBody = z.strictObject({ sequenceId: idSchema.optional() })
export const startInteraction = route({
  name: 'startInteraction',
  method: 'POST',
  path: '/agent-interactions/:id/start',
  tag,
  summary: 'Run one interaction',
  status: 202,
  params: idParams,
  body: startBody,
  response: one,
})
export const executeInteraction = route({
  name: 'executeInteraction',
  method: 'POST',
  path: '/agent-interactions/:id/execute',
  tag,
  summary: 'Run one interaction',
  status: 202,
  params: idParams,
  body: startBody,
  response: one,
})
export const giveFeedback = route({
  name: 'giveFeedback',
  method: 'POST',
  path: '/agent-interactions/:id/hitl-feedback',
  tag,
  summary: 'Ask the agent again, with feedback',
  status: 202,
  params: idParams,
  body: z.strictObject({ feedback: messageText, sequenceId: idSchema.optional() }),
  response: one,
})
export const resolveHitl = route({
  name: 'resolveHitl',
  method: 'POST',
  path: '/agent-interactions/:id/resolve-hitl',
  tag,
  summary: 'Answer a waiting gate',
  params: idParams,
  body: z.strictObject({
    resolved: z.boolean(),
    decision: z.enum(['approve', 'revise', 'overrule']).optional(),
    note: z.string().trim().max(8000).optional(),
    sequenceId: idSchema.optional(),
  }),
  response: one,
})
export const deleteInteraction = route({
  name: 'deleteInteraction',
  method: 'DELETE',
  path: '/agent-interactions/:id',
  tag,
  summary: 'Delete an interaction',
  params: idParams,
  query: sequenceQuery,
  response: deletedSchema,
})
