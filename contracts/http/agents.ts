import { z } from 'zod'
import { agentRoleSchema } from '../enums.ts'
import { idSchema } from '../ids.ts'
import { route } from '../route.ts'
import {
  deletedSchema,
  flagFilter,
  idParams,
  industryInput,
  listQuery,
  madeFrom,
  timeSchema,
} from '../schemas.ts'

const tag = 'Agents'

export const agentSchema = z.object({
  id: idSchema,
  name: z.string(),
  description: z.string(),
  /** The agent's prompt; for super admins and people of firms who may write templates, missing for all others. */
  systemMessage: z.string().optional(),
  role: agentRoleSchema,
  isSME: z.boolean(),
  isActive: z.boolean(),
  /** Codes; `all` stands for every industry. */
  industries: z.array(z.string()),
  /** Null where the account is gone, or not for the reader to see. */
  /** Null for agents that come with Parley, and where the reader may not know who it was. */
  createdBy: z.object({ firstName: z.string(), lastName: z.string() }).nullable(),
  createdAt: timeSchema,
  updatedAt: timeSchema,
})
export type Agent = z.infer<typeof agentSchema>
const agentAnswer = z.object({ agent: agentSchema })

/** Filters of the list: as words of the address, or in its `filter`. `industry`: a code; agents of all fit each. */
export const agentFilters = z.strictObject({
  role: agentRoleSchema.optional(),
  isSME: flagFilter.optional(),
  isActive: flagFilter.optional(),
  industry: z.string().max(50).optional(),
})
/** `sort`: name, role, isSME, isActive, createdAt, updatedAt; without one by role, then name. */
export const listAgents = route({
  name: 'listAgents',
  method: 'GET',
  path: '/ai-agents',
  tag,
  summary: 'Agents',
  query: z.strictObject({ ...listQuery.shape, ...agentFilters.shape }),
  response: z.object({
    agents: z.array(agentSchema),
    /** All that match, whatever the range. */
    total: z.number().int(),
    /** All that there are, whatever the filters: 'Showing X of Y agents'. */
    totalOfAll: z.number().int(),
  }),
  list: 'ai-agents',
})
export const listAgentsByRole = route({
  name: 'listAgentsByRole',
  method: 'GET',
  path: '/ai-agents/role/:role',
  tag,
  summary: 'Agents of a role',
  params: z.strictObject({ role: agentRoleSchema }),
  query: listQuery,
  response: z.object({ agents: z.array(agentSchema) }),
  list: 'ai-agents',
})
export const getAgent = route({
  name: 'getAgent',
  method: 'GET',
  path: '/ai-agents/:id',
  tag,
  summary: 'One agent',
  params: idParams,
  response: agentAnswer,
})

const written = {
  name: z.string().trim().min(1).max(200),
  description: z.string().trim().min(1).max(4000),
  systemMessage: z.string().trim().min(1).max(20_000),
  role: agentRoleSchema,
  isSME: z.boolean(),
  isActive: z.boolean(),
  industries: z.array(industryInput).max(50),
}
export const createAgent = route({
  name: 'createAgent',
  method: 'POST',
  path: '/ai-agents',
  tag,
  summary: 'Define an agent; super admins outside of impersonation alone',
  status: 201,
  body: z.strictObject({
    ...written,
    isSME: written.isSME.default(false),
    isActive: written.isActive.default(true),
    industries: written.industries.default([]),
  }),
  response: agentAnswer,
})
export const updateAgent = route({
  name: 'updateAgent',
  method: 'PUT',
  path: '/ai-agents/:id',
  tag,
  summary: 'Change an agent; templates and phases that have it keep their copy',
  params: idParams,
  body: z.strictObject({
    ...z.object(written).partial().shape,
    ...madeFrom,
  }),
  response: agentAnswer,
})
export const deleteAgent = route({
  name: 'deleteAgent',
  method: 'DELETE',
  path: '/ai-agents/:id',
  tag,
  summary: 'Delete an agent that no template and no open phase uses',
  params: idParams,
  response: deletedSchema,
})

export const listIndustries = route({
  name: 'listIndustries',
  method: 'GET',
  path: '/industries',
  tag,
  summary: 'Industries',
  query: listQuery,
  response: z.array(z.object({ id: idSchema, code: z.string() })),
  list: 'industries',
})
