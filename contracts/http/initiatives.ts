import { z } from 'zod'
import { initiativeStatusSchema, initiativeTypeSchema } from '../enums.ts'
import { idSchema } from '../ids.ts'
import { route } from '../route.ts'
import { writtenLanguageSchema } from '../rules/initiative-language.ts'
import {
  clientIdParams,
  deletedSchema,
  idParams,
  listQuery,
  longText,
  madeFrom,
  shortText,
  timeSchema,
} from '../schemas.ts'
import { requiredInputsSchema } from '../template-definition.ts'
import { nextStepSchema } from './next-step.ts'
import { phaseSchema } from './phases.ts'
import {
  daySchema,
  personEntrySchema,
  initiativeMetadataInput,
  initiativeMetadataSchema,
} from './initiative-metadata.ts'

const tag = 'Initiatives'

export const teamMemberSchema = z.object({
  id: idSchema,
  name: z.string(),
  role: z.string(),
  isLead: z.boolean(),
})

/** What an initiative keeps of its template. */
const templateCopySchema = z.object({
  id: idSchema.nullable(),
  name: z.string(),
  icon: z.string(),
  initiativeType: initiativeTypeSchema.nullable(),
  /** Of the template, that the initiative was made from. */
  version: z.number().int().nullable(),
})

const summaryShape = {
  id: idSchema,
  name: z.string(),
  description: z.string(),
  status: initiativeStatusSchema,
  isConfidential: z.boolean(),
  isArchived: z.boolean(),
  clientId: idSchema,
  client: z.object({ id: idSchema, name: z.string() }),
  templateId: idSchema.nullable(),
  template: templateCopySchema.nullable(),
  consultant: z
    .object({ id: idSchema, firstName: z.string(), lastName: z.string(), position: z.string().nullable() })
    .nullable(),
  owners: z.array(z.object({ id: idSchema, firstName: z.string(), lastName: z.string(), role: z.string() })),
  phaseCount: z.number().int(),
  /** Completed ones included. */
  startedPhaseCount: z.number().int(),
  completedPhaseCount: z.number().int(),
  /** Of the current phase (decisions D12, Next step). */
  nextStep: nextStepSchema,
  createdAt: timeSchema,
  updatedAt: timeSchema,
}
export const initiativeSummarySchema = z.object(summaryShape)
export type InitiativeSummary = z.infer<typeof initiativeSummarySchema>

export const initiativeSchema = z.object({
  ...summaryShape,
  template: templateCopySchema
    .extend({
      /** Of the version that it was made from; none where that is gone. */
      phases: z.array(z.object({ name: z.string(), order: z.number().int() })),
    })
    .nullable(),
  /** Global inputs of the template copied at creation, so that they can be filled. */
  globalInputs: requiredInputsSchema,
  /** Of the template now; null where it is gone or out of sight. */
  newestTemplateVersion: z.number().int().nullable(),
  /** Whether the initiative's template has phases that can be created. */
  templateHasPhases: z.boolean(),
  openFlagCount: z.number().int(),
  users: z.array(teamMemberSchema),
  metadata: initiativeMetadataSchema,
  phases: z.array(phaseSchema),
  /** That agents write in; null where the client or the inputs decide. */
  language: writtenLanguageSchema.nullable(),
  /** What the signed-in person may do here; the server enforces the same. */
  canManage: z.boolean(),
})
export type Initiative = z.infer<typeof initiativeSchema>

export const listClientInitiatives = route({
  name: 'listClientInitiatives',
  method: 'GET',
  path: '/initiatives/client/:clientId',
  tag,
  summary: 'Initiatives of a client',
  params: clientIdParams,
  query: listQuery,
  response: z.array(initiativeSummarySchema),
  list: 'initiatives',
})
/** filter: clientId, templateId, consultantId, initiativeType, status, isArchived, portfolioId, programId, objectiveId. */
export const listFirmInitiatives = route({
  name: 'listFirmInitiatives',
  method: 'GET',
  path: '/initiatives/consulting-firm',
  tag,
  summary: 'Initiatives of the firm, those that the actor may see',
  query: listQuery,
  response: z.array(initiativeSummarySchema),
  alsoAnswers: [404],
  list: 'initiatives',
})
export const newMember = z.strictObject({ userId: idSchema, role: z.string().trim().min(1).max(100) })
export const createInitiative = route({
  name: 'createInitiative',
  method: 'POST',
  path: '/initiatives',
  tag,
  summary: 'Create an initiative and its phases',
  status: 201,
  body: z.strictObject({
    name: shortText,
    description: longText.default(''),
    templateId: idSchema,
    clientId: idSchema,
    isConfidential: z.boolean().default(false),
    /** Missing: that of the template, where it has one. Null: as the client or the inputs decide. */
    language: writtenLanguageSchema.nullable().optional(),
    metadata: initiativeMetadataInput.default({}),
    /** Of the first phase; phases follow by the template's durations, unless `phases` says when. */
    startDate: daySchema.optional(),
    phases: z
      .array(
        z.strictObject({
          /** Of the template's phase. */
          id: z.string().min(1).max(100),
          plannedStart: daySchema.nullable(),
          plannedEnd: daySchema.nullable(),
        }),
      )
      .max(30)
      .optional(),
    team: z.array(newMember).max(200).optional(),
    /** Who leads it; a consultant who creates it leads it themselves unless this says otherwise. */
    consultantId: idSchema.nullable().optional(),
    /** What the person has seen; a newer one answers 409. */
    templateVersion: z.number().int().min(1).optional(),
  }),
  response: initiativeSchema,
})
export const getInitiative = route({
  name: 'getInitiative',
  method: 'GET',
  path: '/initiatives/:id',
  tag,
  summary: 'One initiative with template, consultant, users and phases',
  params: idParams,
  response: initiativeSchema,
})
export const updateInitiative = route({
  name: 'updateInitiative',
  method: 'PUT',
  path: '/initiatives/:id',
  tag,
  summary: 'Change an initiative',
  params: idParams,
  body: z.strictObject({
    name: shortText.optional(),
    description: longText.optional(),
    status: z.enum(['ON_HOLD', 'CANCELLED', 'ACTIVE', 'PENDING']).optional(),
    isConfidential: z.boolean().optional(),
    isArchived: z.boolean().optional(),
    language: writtenLanguageSchema.nullable().optional(),
    consultantId: idSchema.nullable().optional(),
    metadata: initiativeMetadataInput.optional(),
    ...madeFrom,
  }),
  response: initiativeSchema,
})
export const deleteInitiative = route({
  name: 'deleteInitiative',
  method: 'DELETE',
  path: '/initiatives/:id',
  tag,
  summary: 'Delete an initiative and all that it holds',
  params: idParams,
  response: deletedSchema,
})
export const createPhases = route({
  name: 'createPhases',
  method: 'POST',
  path: '/initiatives/:id/create-phases',
  tag,
  summary: 'Phases from the template; idempotent',
  params: idParams,
  response: initiativeSchema,
})
export const setStakeholders = route({
  name: 'setStakeholders',
  method: 'POST',
  path: '/initiatives/:id/stakeholders',
  tag,
  summary: 'Replace the stakeholders or the owners',
  params: idParams,
  body: z.strictObject({
    stakeholderIds: z.array(idSchema).max(500),
    kind: z.enum(['stakeholder', 'owner']),
    ...madeFrom,
  }),
  response: z.array(personEntrySchema),
})
