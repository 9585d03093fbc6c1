import { z } from 'zod'
import { sequenceStatusSchema } from '../enums.ts'
import { idSchema } from '../ids.ts'
import { route } from '../route.ts'
import { deletedSchema, idParams, listQuery, phaseIdParams } from '../schemas.ts'
import {
  formerRunSchema,
  hitlMessageSchema,
  interactionSchema,
  moderatorReplySchema,
  sequenceSchema,
} from './conversation-records.ts'

const tag = 'Agent interactions'

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
    /** Cancels what runs and begins anew; the former run stays (decisions D12; Document 2, 4.2: the Sequence button). */
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
export const summariseSequence = route({
  name: 'summariseSequence',
  method: 'POST',
  path: '/agent-interactions/sequences/:sequenceId/summarise',
  tag,
  summary: 'Write the final summary of a complete run again',
  status: 202,
  params: z.strictObject({ sequenceId: idSchema }),
  response: sequenceState,
})
export const listInteractions = route({
  name: 'listInteractions',
  method: 'GET',
  path: '/agent-interactions/phase/:phaseId',
  tag,
  summary: 'Interactions of a run (the latest by default)',
  params: phaseIdParams,
  query: z.strictObject({ ...listQuery.shape, ...sequenceQuery.shape }),
  response: z.object({
    interactions: z.array(interactionSchema),
    sequence: sequenceSchema.nullable(),
    /** Runs before it, oldest first; read by their ids. */
    formerRuns: z.array(formerRunSchema),
  }),
  list: 'interactions',
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

/** What a person says. */
export const messageText = z.string().trim().min(1).max(8000)
export const sendUserMessage = route({
  name: 'sendUserMessage',
  method: 'POST',
  path: '/agent-interactions/phase/:phaseId/user-message',
  tag,
  summary: 'Say something to the moderator',
  alsoAnswers: [202],
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
/** At most a thousand million tokens, or a hundred thousand dollars, in US cents. */
const budgetRaise = z
  .strictObject({
    tokens: z.number().int().positive().max(1_000_000_000).optional(),
    cost: z.number().int().positive().max(10_000_000).optional(),
  })
  .refine(({ tokens, cost }) => tokens !== undefined || cost !== undefined, 'Name tokens or a cost.')
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
    /** At a gate of the kind budget: by how much that very budget is raised; what is suggested, unless told. */
    raiseBy: budgetRaise.optional(),
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
