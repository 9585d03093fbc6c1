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
import { phaseInputsSchema, phaseSchema } from './phases.ts'

const tag = 'Initiatives'

/** A day of the calendar, as `2026-11-21`. */
export const daySchema = z.iso.date()

/** A stakeholder or owner as an initiative shows it (Document 2 section 3, person entry). */
export const personEntrySchema = z.object({
  id: idSchema,
  firstName: z.string(),
  lastName: z.string(),
  role: z.string(),
  email: z.string().nullable(),
  phone: z.string().nullable(),
  notes: z.string().nullable(),
  departmentId: idSchema.nullable(),
  department: z.object({ name: z.string(), code: z.string().nullable() }).nullable(),
})
export type PersonEntry = z.infer<typeof personEntrySchema>

const text = z.string().trim().max(8000)
/** What a person may write (Document 1 section 3, Initiative.metadata). */
export const initiativeMetadataInput = z.strictObject({
  currentSystems: text.optional(),
  painPoints: z.array(z.string().trim().min(1).max(500)).max(100).optional(),
  businessObjectives: z.array(z.string().trim().min(1).max(500)).max(100).optional(),
  budgetRange: z
    .strictObject({ min: z.number().nonnegative().nullable(), max: z.number().nonnegative().nullable() })
    .refine(({ min, max }) => min === null || max === null || min <= max, {
      error: 'The least budget is above the most.',
      path: ['max'],
    })
    .optional(),
  /** days */
  timeline: z.number().int().positive().max(3650).nullable().optional(),
  integrationRequirements: text.optional(),
  complianceNeeds: text.optional(),
  scalabilityNeeds: text.optional(),
  customRequirements: text.optional(),
  /** Values of the template's global inputs (decisions D11). */
  globalInputs: phaseInputsSchema.optional(),
  /** Ids of people; the join table is the truth, entries are presented from it. */
  stakeholders: z
    .array(z.union([idSchema, z.looseObject({ id: idSchema })]))
    .max(500)
    .optional(),
  keyStakeholders: z
    .array(z.union([idSchema, z.looseObject({ id: idSchema })]))
    .max(500)
    .optional(),
  initiativeOwners: z
    .array(z.union([idSchema, z.looseObject({ id: idSchema })]))
    .max(500)
    .optional(),
  /** Read-only in answers; ignored in updates. */
  humanHoursSpent: z.number().optional(),
})
export type InitiativeMetadataInput = z.infer<typeof initiativeMetadataInput>

export const initiativeMetadataSchema = z.object({
  stakeholders: z.array(personEntrySchema),
  keyStakeholders: z.array(personEntrySchema),
  initiativeOwners: z.array(personEntrySchema),
  humanHoursSpent: z.number(),
  currentSystems: z.string().optional(),
  painPoints: z.array(z.string()).optional(),
  businessObjectives: z.array(z.string()).optional(),
  budgetRange: z.object({ min: z.number().nullable(), max: z.number().nullable() }).optional(),
  timeline: z.number().nullable().optional(),
  integrationRequirements: z.string().optional(),
  complianceNeeds: z.string().optional(),
  scalabilityNeeds: z.string().optional(),
  customRequirements: z.string().optional(),
  globalInputs: phaseInputsSchema.optional(),
})

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
const newMember = z.strictObject({ userId: idSchema, role: z.string().trim().min(1).max(100) })
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
/** Members, the leading consultant's account included; `updatedAt` is the initiative's. */
export const teamSchema = z.object({
  members: z.array(
    z.object({
      userId: idSchema,
      name: z.string(),
      role: z.string(),
      isLead: z.boolean(),
      /** False for a leading consultant who is in the team by that alone. */
      isMember: z.boolean(),
    }),
  ),
  lead: z
    .object({ id: idSchema, firstName: z.string(), lastName: z.string(), position: z.string().nullable() })
    .nullable(),
  updatedAt: timeSchema,
})
export type Team = z.infer<typeof teamSchema>

export const getTeam = route({
  name: 'getTeam',
  method: 'GET',
  path: '/initiatives/:id/team',
  tag,
  summary: 'Team members, the leading consultant included',
  params: idParams,
  response: teamSchema,
})
export const setTeam = route({
  name: 'setTeam',
  method: 'PUT',
  path: '/initiatives/:id/team',
  tag,
  summary: 'Replace the team',
  params: idParams,
  body: z.strictObject({
    members: z.array(newMember).max(200),
    ...madeFrom,
  }),
  response: teamSchema,
})
