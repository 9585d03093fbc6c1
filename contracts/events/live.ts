import { z } from 'zod'
import { idSchema } from '../ids.ts'
import { timeSchema } from '../schemas.ts'

/** Event types of the live channel (Document 2 section 7.4; decisions D6 and D11). */
export const liveEventTypes = [
  'AGENT_INTERACTION_UPDATE',
  'HITL_MESSAGE_CREATED',
  'HITL_MESSAGE_UPDATED',
  'HITL_MESSAGE_DELETED',
  'AGENT_TYPING',
  'SEQUENCE_STARTED',
  'SEQUENCE_COMPLETED',
  'SEQUENCE_CANCELLED',
  'SEQUENCE_FAILED',
  'SEQUENCE_UPDATED',
  'MODERATOR_ANALYZING',
  'FINAL_SUMMARY_GENERATED',
  'HITL_REQUIRED',
  'OBSERVATIONS_UPDATED',
  'VALIDATION_UPDATED',
  'ACTIVATION_UPDATED',
  'PHASE_UPDATED',
  'INITIATIVE_UPDATED',
  'CONVERSATION_CLEARED',
  // Not stored, not replayed: streamed text, presence of a writer, and the answer to PING.
  'AGENT_TOKEN',
  'PONG',
  // The own stream.
  'EXPORT_UPDATED',
  'ARTIFACT_UPDATED',
  'IMPORT_UPDATED',
  'NOTIFICATION_CREATED',
  'KNOWLEDGE_TOKEN',
] as const
export const liveEventTypeSchema = z.enum(liveEventTypes)
export type LiveEventType = z.infer<typeof liveEventTypeSchema>

export const liveEventSchema = z.object({
  type: liveEventTypeSchema,
  phaseId: idSchema.nullable(),
  /** Order within the phase; 0 for what is not stored. */
  seq: z.number().int(),
  at: timeSchema,
  /**
   * AGENT_INTERACTION_UPDATE {interactionId, status}; HITL_MESSAGE_* {messageId}; AGENT_TYPING {isTyping, agentName, agentRole, interactionId};
   * SEQUENCE_* {sequenceId, status}; AGENT_TOKEN {interactionId, delta, offset}; HITL_REQUIRED {interactionId, kind, reason};
   * OBSERVATIONS_UPDATED {}; VALIDATION_UPDATED {validationId, status, checked, total}; ACTIVATION_UPDATED {status, stage}; PHASE_UPDATED {phaseId, updatedAt}; ARTIFACT_UPDATED {artifactId, status};
   * KNOWLEDGE_TOKEN {streamId, delta, offset}, for the asker alone.
   * Ids and states only: the reader fetches the content, so that a stored event never outlives what it names.
   */
  data: z.record(z.string(), z.unknown()),
})
export type LiveEvent = z.infer<typeof liveEventSchema>
export type LiveEventData = LiveEvent['data']

/** Close codes of the live socket. 1000 is normal and not retried (Document 2 section 9); a browser sends `silent`. */
export const liveCloseCodes = {
  normal: 1000,
  goingAway: 1001,
  sessionEnded: 4401,
  forbidden: 4403,
  silent: 4408,
} as const
