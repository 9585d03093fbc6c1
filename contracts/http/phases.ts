import { z } from 'zod'
import { importanceSchema, phaseStatusSchema } from '../enums.ts'
import { idSchema } from '../ids.ts'
import { route } from '../route.ts'
import { idParams, longText, madeFrom, phaseIdParams, timeSchema } from '../schemas.ts'
import {
  phaseDefinitionSchema,
  requiredInputsSchema,
  recommendedArtifactSchema,
} from '../template-definition.ts'
import { activationStatusSchema } from './activation.ts'
import { nextStepSchema } from './next-step.ts'
import { observationSchema } from './observations.ts'
import { validationSchema } from './validations.ts'

const tag = 'Phases'

/** Values by field name. A value's form depends on the field's type. */
export const phaseInputsSchema = z.record(z.string().max(100), z.unknown())
export type PhaseInputs = z.infer<typeof phaseInputsSchema>

export const phaseSchema = z.object({
  id: idSchema,
  initiativeId: idSchema,
  name: z.string(),
  order: z.number().int(),
  status: phaseStatusSchema,
  inputs: phaseInputsSchema,
  requiredInputs: requiredInputsSchema,
  recommendedArtifacts: z.array(recommendedArtifactSchema),
  observations: z.array(observationSchema),
  startDate: timeSchema.nullable(),
  endDate: timeSchema.nullable(),
  /** Days of the calendar, as `2026-11-21`; first and last. */
  plannedStart: z.iso.date().nullable(),
  plannedEnd: z.iso.date().nullable(),
  notes: z.string().nullable(),
  templatePhase: phaseDefinitionSchema,
  /** Of the template, that the phase follows. */
  templateVersion: z.number().int().nullable(),
  validation: validationSchema.nullable(),
  /** Whether a finished validation exists, whatever became of a later one. */
  isValidated: z.boolean(),
  /** The newest check of the risk mitigations against the conversation. */
  conversationCheck: validationSchema.nullable(),
  /** Whether every required, non-fixed field has a valid value (decisions D3). */
  hasInputs: z.boolean(),
  /** Whether any agent interaction exists. */
  hasConversation: z.boolean(),
  /** Place of the newest live event when this was read: whoever follows from here misses nothing and reads nothing twice. */
  eventSeq: z.number().int(),
  /** Null where it was never activated (Document 2, 4.5); isComplete: the phases after it receive its hand-over. */
  activation: z.object({ status: activationStatusSchema, isComplete: z.boolean() }).nullable(),
  /** What is to be done next here, or who has to act (decisions D12, Next step). */
  nextStep: nextStepSchema,
  updatedAt: timeSchema,
})
export type Phase = z.infer<typeof phaseSchema>

export const getPhase = route({
  name: 'getPhase',
  method: 'GET',
  path: '/initiative-phases/phases/:id',
  tag,
  summary: 'One phase, whole',
  params: idParams,
  response: phaseSchema,
})
export const updatePhase = route({
  name: 'updatePhase',
  method: 'PUT',
  path: '/initiative-phases/phases/:id',
  tag,
  summary: 'Save inputs or notes, start, complete or reopen',
  params: idParams,
  body: z.strictObject({
    status: phaseStatusSchema.optional(),
    /** Merged field by field; null clears a field (decisions D11, Updates). */
    inputs: phaseInputsSchema.optional(),
    /** The values that the edited fields had when the person began; tells which fields conflict. */
    baseInputs: phaseInputsSchema.optional(),
    startDate: timeSchema.nullable().optional(),
    endDate: timeSchema.nullable().optional(),
    plannedStart: z.iso.date().nullable().optional(),
    plannedEnd: z.iso.date().nullable().optional(),
    notes: longText.nullable().optional(),
    ...madeFrom,
  }),
  response: phaseSchema,
})
export const artifactCompletion = route({
  name: 'artifactCompletion',
  method: 'GET',
  path: '/initiative-phases/phases/:id/artifact-completion',
  tag,
  summary: 'Weighted share of recommended artifacts that are uploaded',
  params: idParams,
  response: z.object({
    score: z.number().int(),
    label: z.enum(['Excellent', 'Good', 'Needs Attention']),
    items: z.array(z.object({ name: z.string(), importance: importanceSchema, uploaded: z.boolean() })),
  }),
})

export const downloadConversation = route({
  name: 'downloadConversation',
  method: 'GET',
  path: '/initiative-phases/phases/:phaseId/conversation',
  tag,
  summary: 'The conversation as a file',
  kind: 'download',
  params: phaseIdParams,
  query: z.strictObject({ format: z.enum(['text', 'json', 'markdown', 'html']) }),
  response: z.string(),
})
