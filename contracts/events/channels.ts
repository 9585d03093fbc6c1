import { z } from 'zod'
import { idSchema } from '../ids.ts'
import { liveEventTypeSchema } from './live.ts'

// Channels of the event bus for what is not stored. Names stay under the 63 bytes of a Postgres channel; the tenant
// travels in the payload, where the reader checks it against what the socket's actor may see.

/** NOTIFY channel of stored phase events; its payload is `<phaseId>:<seq>`. */
export const phaseEventChannel = 'parley_phase'

/** Streamed text of a phase: AGENT_TOKEN {interactionId, delta, offset}. */
export const phaseChannel = (phaseId: string): string => `phase.${phaseId}`

export const phaseMessageSchema = z.object({
  type: liveEventTypeSchema,
  firmId: idSchema,
  clientId: idSchema,
  phaseId: idSchema,
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
