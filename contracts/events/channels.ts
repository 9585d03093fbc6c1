import { z } from 'zod'
import { idSchema } from '../ids.ts'
import { liveEventTypeSchema } from './live.ts'

// Channels of the event bus for what is not stored. Names stay under the 63 bytes of a Postgres channel; the tenant
// travels in the payload, where the reader checks it against what the socket's actor may see.

/** NOTIFY channel of stored phase events; its payload is `<phaseId>:<seq>`. */
export const phaseEventChannel = 'parley_phase'

/** What is not stored of a phase: streamed text, AGENT_TOKEN {interactionId, delta, offset}, and who is at it. */
export const phaseChannel = (phaseId: string): string => `phase.${phaseId}`

export const phaseMessageSchema = z.object({
  type: liveEventTypeSchema,
  firmId: idSchema,
  clientId: idSchema,
  phaseId: idSchema,
  /** The run that it is of, where it is of one. */
  runId: idSchema.optional(),
  /** The last stored event of the phase that its sender knew of: those up to it are told before, later ones after. */
  after: z.int().min(0).default(0),
  data: z.record(z.string(), z.unknown()),
})
export type PhaseMessage = z.infer<typeof phaseMessageSchema>

/** Events of the own stream (decisions D11, Live): EXPORT_UPDATED, ARTIFACT_UPDATED, IMPORT_UPDATED, NOTIFICATION_CREATED. */
export const firmChannel = (firmId: string): string => `firm.${firmId}`

export const firmMessageSchema = z.object({
  type: liveEventTypeSchema,
  firmId: idSchema,
  /** Whose data it is about; null for the firm's own, which its people see alone. */
  clientId: idSchema.nullable(),
  /** Set where it is for one person. */
  userId: idSchema.nullable(),
  data: z.record(z.string(), z.unknown()),
})
export type FirmMessage = z.infer<typeof firmMessageSchema>
