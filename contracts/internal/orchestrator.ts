import { z } from 'zod'
import { sequenceStatusSchema } from '../enums.ts'
import { activationStatusSchema } from '../http/activation.ts'
import { languageModelSchema } from '../http/language-models.ts'
import { idSchema } from '../ids.ts'
import { route } from '../route.ts'
import { executeSequence } from '../http/agent-interactions.ts'
import { auditedPersonSchema } from './audited-person.ts'
import { exportCommands } from './exports.ts'
import { demoDeckCommands } from './demo-deck.ts'
import { interactionCommands } from './interactions.ts'
import { jobCommands } from './jobs.ts'
import { knowledgeCommands } from './knowledge.ts'
import { setupCommands } from './setup.ts'
import { modelViewCommands } from './model-views.ts'

// Commands of the bff to the orchestrator, under /internal, with a signed service token that carries the scope.
// The orchestrator answers ids; the bff reads and presents the rows (one writing service per table).

const tag = 'Internal'
const phase = z.strictObject({ phaseId: idSchema })
const message = z.strictObject({ id: idSchema })
const sequenceState = z.object({ sequenceId: idSchema, status: sequenceStatusSchema })

export const commands = {
  executeSequence: route({
    name: 'executeSequence',
    method: 'POST',
    path: '/phases/:phaseId/execute-sequence',
    tag,
    summary: '',
    params: phase,
    body: executeSequence.body,
    response: sequenceState,
  }),
  cancelSequences: route({
    name: 'cancelSequences',
    method: 'POST',
    path: '/phases/:phaseId/cancel-sequences',
    tag,
    summary: '',
    params: phase,
    response: z.object({ cancelled: z.number().int() }),
  }),
  pauseSequence: route({
    name: 'pauseSequence',
    method: 'POST',
    path: '/phases/:phaseId/pause-sequence',
    tag,
    summary: '',
    params: phase,
    response: sequenceState,
  }),
  resumeSequence: route({
    name: 'resumeSequence',
    method: 'POST',
    path: '/phases/:phaseId/resume-sequence',
    tag,
    summary: '',
    params: phase,
    response: sequenceState,
  }),
  summariseAgain: route({
    name: 'summariseAgain',
    method: 'POST',
    path: '/sequences/:sequenceId/summarise',
    tag,
    summary: '',
    params: z.strictObject({ sequenceId: idSchema }),
    response: sequenceState,
  }),
  clearConversation: route({
    name: 'clearConversation',
    method: 'POST',
    path: '/phases/:phaseId/clear-conversation',
    tag,
    summary: '',
    params: phase,
    response: z.object({ deleted: z.number().int() }),
  }),
  /**
   * messageId: the person's own; replyId: the moderator's answer, or null while a run is at work or when none was
   * wanted; isPending: it is still being written after 50 s.
   */
  sendUserMessage: route({
    name: 'sendUserMessage',
    method: 'POST',
    path: '/phases/:phaseId/user-message',
    tag,
    summary: '',
    params: phase,
    body: z.strictObject({ message: z.string(), reply: z.boolean() }),
    response: z.object({ messageId: idSchema, replyId: idSchema.nullable(), isPending: z.boolean() }),
  }),
  updateMessage: route({
    name: 'updateMessage',
    method: 'POST',
    path: '/messages/:id/update',
    tag,
    summary: '',
    params: message,
    body: z.strictObject({ content: z.string(), updatedAt: z.string().optional() }),
    response: z.object({ messageId: idSchema }),
  }),
  deleteMessage: route({
    name: 'deleteMessage',
    method: 'POST',
    path: '/messages/:id/delete',
    tag,
    summary: '',
    params: message,
    response: z.object({ messageId: idSchema }),
  }),
  /** mayManage: whether the actor may say so of others' requests, too. */
  markRequest: route({
    name: 'markRequest',
    method: 'POST',
    path: '/messages/:id/request',
    tag,
    summary: '',
    params: message,
    body: z.strictObject({ met: z.boolean(), mayManage: z.boolean() }),
    response: z.object({ messageId: idSchema }),
  }),
  ...interactionCommands,
  /** done: false when it still runs after 50 s. */
  validatePhase: route({
    name: 'validatePhase',
    method: 'POST',
    path: '/phases/:phaseId/validate',
    tag,
    summary: '',
    params: phase,
    response: z.object({
      validationId: idSchema,
      done: z.boolean(),
      message: z.string(),
      newObservationIds: z.array(idSchema),
    }),
  }),
  /** Ids that were checked to belong together; who does it, for the audit log. */
  activatePhase: route({
    name: 'activatePhase',
    method: 'POST',
    path: '/phases/:phaseId/activate',
    tag,
    summary: '',
    params: phase,
    body: z.strictObject({ by: auditedPersonSchema }),
    response: z.object({ status: activationStatusSchema }),
  }),
  createConversationObservations: route({
    name: 'createConversationObservations',
    method: 'POST',
    path: '/phases/:phaseId/conversation-observations',
    tag,
    summary: '',
    params: phase,
    response: z.object({ done: z.boolean(), newObservationIds: z.array(idSchema) }),
  }),
  /** What is configured; the same for everybody. */
  listLanguageModels: route({
    name: 'listLanguageModels',
    method: 'POST',
    path: '/language-models',
    tag,
    summary: '',
    response: z.object({ models: z.array(languageModelSchema) }),
  }),
  ...exportCommands,
  ...knowledgeCommands,
  ...jobCommands,
  ...demoDeckCommands,
  ...modelViewCommands,
  ...setupCommands,
} as const
