import { z } from 'zod'
import {
  importanceSchema,
  observationStatusSchema,
  observationTypeSchema,
  phaseStatusSchema,
  severitySchema,
} from '../enums.ts'
import { idSchema } from '../ids.ts'
import { route } from '../route.ts'
import {
  deletedSchema,
  idParams,
  listQuery,
  longText,
  madeFrom,
  phaseIdParams,
  timeSchema,
} from '../schemas.ts'
import {
  phaseDefinitionSchema,
  requiredInputsSchema,
  recommendedArtifactSchema,
} from '../template-definition.ts'
import { activationStatusSchema } from './activation.ts'
import { nextStepSchema } from './next-step.ts'

const tag = 'Phases'

/** Where a finding rests: a passage of a document, a phase input, or what a person said in the conversation. */
export const evidenceSchema = z.object({
  kind: z.enum(['passage', 'input', 'person']),
  chunkId: idSchema.nullable(),
  artifactId: idSchema.nullable(),
  /** Document name, the input's label, or who spoke. */
  name: z.string(),
  page: z.number().int().nullable(),
  /** Where else in the document: a slide, a sheet with rows, a heading. */
  place: z.string().optional(),
  /** Of a person's words. */
  saidAt: timeSchema.optional(),
  quote: z.string(),
  /** What the words do to the statement; older findings do not say. */
  says: z.enum(['supports', 'contradicts', 'partly']).optional(),
})
export type ObservationEvidence = z.infer<typeof evidenceSchema>

/** What made an observation accepted or remediated: a later check with its quotes, or a person with their words. */
export const settlementSchema = z.object({
  by: z.enum(['validation', 'conversation', 'person']),
  person: z.object({ id: idSchema, name: z.string() }).nullable(),
  at: timeSchema,
  words: z.string().nullable(),
  quotes: z.array(evidenceSchema),
})
export type Settlement = z.infer<typeof settlementSchema>
/** As it is stored; person and time stand beside it. */
export type StoredSettlement = Omit<Settlement, 'person' | 'at'>

export const observationSchema = z.object({
  id: idSchema,
  phaseId: idSchema,
  /** The run that produced it, for AI_CONVERSATION ones. */
  sequenceId: idSchema.nullable(),
  mitigation: z.string().nullable(),
  description: z.string(),
  /** Of the check that found it; null where nothing was checked, or a person wrote it. */
  verdict: z.enum(['does-not-hold', 'cannot-tell']).nullable(),
  severity: severitySchema,
  status: observationStatusSchema,
  observationType: observationTypeSchema,
  evidence: z.array(evidenceSchema),
  consultantNotes: z.string().nullable(),
  remediationPlan: z.string().nullable(),
  acceptedAt: timeSchema.nullable(),
  remediatedAt: timeSchema.nullable(),
  /** Null while it is not settled, and where it was settled before this was kept. */
  settlement: settlementSchema.nullable(),
  /** When a check found that it fails although it was remediated; its evidence is the newest then. */
  failedAgainAt: timeSchema.nullable(),
  createdBy: z.object({ id: idSchema, name: z.string() }).nullable(),
  /** Whose it is to see to. */
  assignee: z.object({ id: idSchema, name: z.string() }).nullable(),
  /** A day of the calendar, as `2026-11-21`, until which it is to be settled. */
  dueOn: z.iso.date().nullable(),
  commentCount: z.number().int(),
  createdAt: timeSchema,
  updatedAt: timeSchema,
})
export type Observation = z.infer<typeof observationSchema>

/** Whose it becomes, of those who may see the initiative, and until when; null takes either away. */
export const assignment = {
  assigneeId: idSchema.nullable().optional(),
  dueOn: z.iso.date().nullable().optional(),
}

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

export const listObservations = route({
  name: 'listObservations',
  method: 'GET',
  path: '/initiative-phases/phases/:phaseId/observations',
  tag,
  summary: 'Observations of a phase',
  params: phaseIdParams,
  query: listQuery,
  response: z.object({ observations: z.array(observationSchema) }),
  list: 'observations',
})
export const createObservation = route({
  name: 'createObservation',
  method: 'POST',
  path: '/initiative-phases/phases/:phaseId/observations',
  tag,
  summary: 'Write an observation by hand',
  status: 201,
  params: phaseIdParams,
  body: z.strictObject({
    description: z.string().trim().min(1).max(4000),
    severity: severitySchema,
    observationType: observationTypeSchema.default('INITIAL'),
    consultantNotes: longText.optional(),
  }),
  response: z.object({ observation: observationSchema }),
})
export const updateObservation = route({
  name: 'updateObservation',
  method: 'PUT',
  path: '/initiative-phases/observations/:id',
  tag,
  summary: 'Change status, notes, plan, text, severity, assignee or due date',
  params: idParams,
  body: z.strictObject({
    status: observationStatusSchema.optional(),
    description: z.string().trim().min(1).max(4000).optional(),
    severity: severitySchema.optional(),
    consultantNotes: longText.nullable().optional(),
    remediationPlan: longText.nullable().optional(),
    ...assignment,
    ...madeFrom,
  }),
  response: z.object({ observation: observationSchema }),
})
export const deleteObservation = route({
  name: 'deleteObservation',
  method: 'DELETE',
  path: '/initiative-phases/observations/:id',
  tag,
  summary: 'Delete an observation',
  params: idParams,
  response: deletedSchema,
})
export const deleteSequenceObservations = route({
  name: 'deleteSequenceObservations',
  method: 'DELETE',
  path: '/initiative-phases/phases/:phaseId/observations/sequence/:sequenceId',
  tag,
  summary: 'Delete the observations of one run',
  params: z.strictObject({ phaseId: idSchema, sequenceId: idSchema }),
  response: z.object({ deleted: z.number().int() }),
})
export const deleteConversationObservations = route({
  name: 'deleteConversationObservations',
  method: 'DELETE',
  path: '/initiative-phases/phases/:phaseId/observations/ai-conversation',
  tag,
  summary: 'Delete all observations of conversations',
  params: phaseIdParams,
  response: z.object({ deleted: z.number().int() }),
})
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
