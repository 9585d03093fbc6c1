import { z } from 'zod'
import {
  agentRoleSchema,
  initiativeTypeSchema,
  templateStatusSchema,
  templateVisibilitySchema,
} from '../enums.ts'
import { idSchema } from '../ids.ts'
import { route } from '../route.ts'
import { idParams, timeSchema } from '../schemas.ts'
import { templateDefinitionSchema } from '../template-definition.ts'

const tag = 'Templates'

const shape = {
  id: idSchema,
  name: z.string(),
  description: z.string(),
  icon: z.string(),
  visibility: templateVisibilitySchema,
  status: templateStatusSchema,
  initiativeType: initiativeTypeSchema,
  industries: z.array(z.object({ id: idSchema, code: z.string() })),
  aiHours: z.number().int(),
  clientId: idSchema.nullable(),
  consultingFirmId: idSchema.nullable(),
  client: z.object({ id: idSchema, name: z.string() }).nullable(),
  consultingFirm: z.object({ id: idSchema, name: z.string() }).nullable(),
  version: z.number().int(),
  createdAt: timeSchema,
  updatedAt: timeSchema,
}
export const templateSummarySchema = z.object({ ...shape, phaseCount: z.number().int() })
export type TemplateSummary = z.infer<typeof templateSummarySchema>
export const templateSchema = z.object({ ...shape, ...templateDefinitionSchema.shape })
export type Template = z.infer<typeof templateSchema>

export const listTemplates = route({
  name: 'listTemplates',
  method: 'GET',
  path: '/initiative-templates',
  tag,
  summary: 'Templates that the actor may see',
  query: z.strictObject({
    status: templateStatusSchema.optional(),
    visibility: templateVisibilitySchema.optional(),
    ownerId: idSchema.optional(),
    industry: z.string().max(50).optional(),
  }),
  response: z.object({ templates: z.array(templateSummarySchema) }),
})
export const getTemplate = route({
  name: 'getTemplate',
  method: 'GET',
  path: '/initiative-templates/:id',
  tag,
  summary: 'One template, whole',
  params: idParams,
  response: z.object({ template: templateSchema }),
})

export const agentSchema = z.object({
  id: idSchema,
  name: z.string(),
  description: z.string(),
  role: agentRoleSchema,
  isSME: z.boolean(),
  isActive: z.boolean(),
  industries: z.array(z.string()),
})
export type Agent = z.infer<typeof agentSchema>
export const listAgents = route({
  name: 'listAgents',
  method: 'GET',
  path: '/ai-agents',
  tag: 'Agents',
  summary: 'Agents',
  response: z.object({ agents: z.array(agentSchema) }),
})
export const listIndustries = route({
  name: 'listIndustries',
  method: 'GET',
  path: '/industries',
  tag: 'Agents',
  summary: 'Industries',
  response: z.array(z.object({ id: idSchema, code: z.string() })),
})
