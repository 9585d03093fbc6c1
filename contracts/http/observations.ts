import { z } from 'zod'
import { observationStatusSchema, observationTypeSchema, severitySchema } from '../enums.ts'
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
/** So many observations are changed by one call. */
export const mostAtOnce = 200

/** Each goes where it may go; those that may not stay as they are and are named with the reason. */
export const updateObservations = route({
  name: 'updateObservations',
  method: 'PUT',
  path: '/initiative-phases/phases/:phaseId/observations',
  tag,
  summary: 'Change status, assignee or due date of several observations of a phase',
  params: phaseIdParams,
  body: z.strictObject({
    ids: z.array(idSchema).min(1).max(mostAtOnce),
    status: observationStatusSchema.optional(),
    ...assignment,
  }),
  response: z.object({
    /** Those that were found and not refused, as they are now. */
    observations: z.array(observationSchema),
    refused: z.array(z.object({ id: idSchema, message: z.string() })),
  }),
})
