import { z } from 'zod'
import { observationTypeSchema } from '../enums.ts'
import { idSchema } from '../ids.ts'
import { route } from '../route.ts'
import { idParams, phaseIdParams, timeSchema } from '../schemas.ts'
import { evidenceSchema, observationSchema } from './observations.ts'

const tag = 'Phases'

/** The newest validation of the phase (decisions D11, Validation). */
export const validationSchema = z.object({
  id: idSchema,
  status: z.enum(['RUNNING', 'COMPLETED', 'FAILED']),
  startedAt: timeSchema,
  finishedAt: timeSchema.nullable(),
  error: z.string().nullable(),
  checked: z.number().int(),
  total: z.number().int(),
  provider: z.string().nullable(),
  model: z.string().nullable(),
  /** Statements that hold by it or, where it did not come so far, by the one before. A server of the release before tells none. */
  confirmed: z.number().int().optional(),
})

/** A statement that a check found to hold, with the words that say so (decisions D12, Validation). */
export const confirmedSchema = z.object({
  mitigation: z.string(),
  /** When the check found it to hold. */
  checkedAt: timeSchema,
  quotes: z.array(
    evidenceSchema.pick({ kind: true, chunkId: true, artifactId: true, page: true, saidAt: true }).extend({
      text: z.string(),
      /** Document name, the input's label, or who spoke. */
      source: z.string(),
      /** Where in the document; null for what has no places. */
      place: z.string().nullable(),
    }),
  ),
})
export type Confirmed = z.infer<typeof confirmedSchema>

/** The newest check of the phase, and what holds by it or, where it did not come so far, by the one before. */
const checkOutcome = { run: validationSchema.nullable(), confirmed: z.array(confirmedSchema) }

/** 200 when done within 50 s, else 202 with an empty list; the result then comes on the live channel (decisions D11, Chat). */
export const validatePhase = route({
  name: 'validatePhase',
  method: 'POST',
  path: '/initiative-phases/phases/:phaseId/validate',
  tag,
  summary: 'Check the initial risk mitigations',
  alsoAnswers: [202],
  params: phaseIdParams,
  response: z.object({
    message: z.string(),
    newObservations: z.array(observationSchema),
    validationId: idSchema,
    ...checkOutcome,
  }),
})
export const getValidation = route({
  name: 'getValidation',
  method: 'GET',
  path: '/initiative-phases/phases/:id/validation',
  tag,
  summary: 'The newest check of the risk mitigations, and those that hold, with the words that say so',
  params: idParams,
  query: z.strictObject({ observationType: observationTypeSchema.default('INITIAL') }),
  response: z.object(checkOutcome),
})
export const createConversationObservations = route({
  name: 'createConversationObservations',
  method: 'POST',
  path: '/initiative-phases/phases/:phaseId/ai-conversation-observations',
  tag,
  summary: 'Check the risk mitigations against the conversation',
  alsoAnswers: [202],
  params: phaseIdParams,
  response: z.object({ newObservations: z.array(observationSchema), ...checkOutcome }),
})
