import { z } from 'zod'
import { initiativeTypeSchema, templateStatusSchema, templateVisibilitySchema } from '../enums.ts'
import { idSchema } from '../ids.ts'
import { route } from '../route.ts'
import { writtenLanguageSchema } from '../rules/initiative-language.ts'
import {
  deletedSchema,
  idParams,
  industryInput,
  listQuery,
  madeFrom,
  shortText,
  timeSchema,
} from '../schemas.ts'
import { templateDefinitionSchema } from '../template-definition.ts'
import { templateDefinitionInput } from '../template-input.ts'

const tag = 'Templates'

const named = z.object({ id: idSchema, name: z.string() })
export const templateShape = {
  id: idSchema,
  name: z.string(),
  description: z.string(),
  icon: z.string(),
  visibility: templateVisibilitySchema,
  status: templateStatusSchema,
  initiativeType: initiativeTypeSchema,
  /** What it is written in, and initiatives made from it; null where nobody has said. */
  language: writtenLanguageSchema.nullable(),
  /** For every industry: the one record `all`. */
  industries: z.array(z.object({ id: idSchema, code: z.string() })),
  aiHours: z.number().int(),
  clientId: idSchema.nullable(),
  consultingFirmId: idSchema.nullable(),
  client: named.nullable(),
  consultingFirm: named.nullable(),
  version: z.number().int(),
  createdAt: timeSchema,
  updatedAt: timeSchema,
  /** What the signed-in person may do with it; the server enforces the same (decisions D1). */
  canEdit: z.boolean(),
  canDelete: z.boolean(),
  canAssign: z.boolean(),
  canClone: z.boolean(),
}
export const templateSummarySchema = z.object({ ...templateShape, phaseCount: z.number().int() })
export type TemplateSummary = z.infer<typeof templateSummarySchema>
export const templateSchema = z.object({ ...templateShape, ...templateDefinitionSchema.shape })
export type Template = z.infer<typeof templateSchema>
export const templateAnswer = z.object({ template: templateSchema })

/** `sort`: name, createdAt, updatedAt, status. `ownerId`: a client or a firm. `industry`: a code. */
export const listTemplates = route({
  name: 'listTemplates',
  method: 'GET',
  path: '/initiative-templates',
  tag,
  summary: 'Templates that the actor may see',
  query: z.strictObject({
    ...listQuery.shape,
    status: templateStatusSchema.optional(),
    visibility: templateVisibilitySchema.optional(),
    ownerId: idSchema.optional(),
    industry: z.string().max(50).optional(),
    initiativeType: initiativeTypeSchema.optional(),
    language: writtenLanguageSchema.optional(),
    /** An agent that works in one of its phases. */
    agentId: idSchema.optional(),
  }),
  response: z.object({
    templates: z.array(templateSummarySchema),
    /** All that match, whatever the range. */
    total: z.number().int(),
    canCreate: z.boolean(),
  }),
  list: 'initiative-templates',
})
export const getTemplate = route({
  name: 'getTemplate',
  method: 'GET',
  path: '/initiative-templates/:id',
  tag,
  summary: 'One template, whole',
  params: idParams,
  response: templateAnswer,
})

const written = {
  name: shortText,
  description: z.string().max(4000),
  icon: z.string().min(1).max(100),
  /** Without one: all for a super admin's, the firm for a firm's. CLIENT needs a clientId (decisions D10). */
  visibility: templateVisibilitySchema,
  status: templateStatusSchema,
  initiativeType: initiativeTypeSchema,
  language: writtenLanguageSchema.nullable(),
  industries: z.array(industryInput).max(50),
  clientId: idSchema.nullable(),
  consultingFirmId: idSchema.nullable(),
  ...templateDefinitionInput,
}
const nothingToFill = { groups: [], fields: [] }

export const createTemplate = route({
  name: 'createTemplate',
  method: 'POST',
  path: '/initiative-templates/create',
  tag,
  summary: 'Write a new template',
  status: 201,
  body: z.strictObject({
    name: written.name,
    description: written.description.default(''),
    icon: written.icon.default('BusinessIcon'),
    visibility: written.visibility.optional(),
    status: written.status.default('CURRENT'),
    initiativeType: written.initiativeType.default('DISCOVERY'),
    language: written.language.default(null),
    industries: written.industries.default([]),
    clientId: written.clientId.optional(),
    consultingFirmId: written.consultingFirmId.optional(),
    /** Without any: the five of a new template (Document 2, section 3). */
    phases: written.phases.optional(),
    inputs: written.inputs.default(nothingToFill),
    outputs: written.outputs.default(nothingToFill),
    teamRoles: written.teamRoles.default([]),
    /** Always 100 for a new template (Document 2, section 5). */
    aiHours: z.number().optional(),
  }),
  response: templateAnswer,
})
/** Keeps the former version, where phases, inputs, outputs or roles change. */
export const updateTemplate = route({
  name: 'updateTemplate',
  method: 'PUT',
  path: '/initiative-templates/:id',
  tag,
  summary: 'Change a template',
  params: idParams,
  body: z.strictObject({
    ...z.object(written).partial().shape,
    aiHours: z.number().int().min(0).max(100_000).optional(),
    /** What is new in this version, in a sentence. */
    versionNote: z.string().trim().max(500).optional(),
    ...madeFrom,
  }),
  response: templateAnswer,
})
export const deleteTemplate = route({
  name: 'deleteTemplate',
  method: 'DELETE',
  path: '/initiative-templates/:id',
  tag,
  summary: 'Delete a template; initiatives made from it stay as they are',
  params: idParams,
  response: deletedSchema,
})
/** Neither client nor firm: back to its owner (decisions D10). */
export const assignTemplate = route({
  name: 'assignTemplate',
  method: 'POST',
  path: '/initiative-templates/assign',
  tag,
  summary: 'Assign a template to a client or a firm, or unassign it',
  body: z.strictObject({
    templateId: idSchema,
    clientId: z.union([idSchema, z.literal('')]).nullish(),
    consultingFirmId: z.union([idSchema, z.literal('')]).nullish(),
  }),
  response: templateAnswer,
})
export const cloneTemplate = route({
  name: 'cloneTemplate',
  method: 'POST',
  path: '/initiative-templates/:id/clone',
  tag,
  summary: 'Copy a template under a new name; the copy belongs to who makes it',
  status: 201,
  params: idParams,
  body: z.strictObject({ name: shortText }),
  response: templateAnswer,
})
