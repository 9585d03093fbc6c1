import { z } from 'zod'
import { agentRoleSchema } from '../enums.ts'
import { idSchema } from '../ids.ts'
import { route } from '../route.ts'

const tag = 'Agents'

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
  tag,
  summary: 'Agents',
  response: z.object({ agents: z.array(agentSchema) }),
})
export const listAgentsByRole = route({
  name: 'listAgentsByRole',
  method: 'GET',
  path: '/ai-agents/role/:role',
  tag,
  summary: 'Agents of a role',
  params: z.strictObject({ role: agentRoleSchema }),
  response: z.object({ agents: z.array(agentSchema) }),
})
export const listIndustries = route({
  name: 'listIndustries',
  method: 'GET',
  path: '/industries',
  tag,
  summary: 'Industries',
  response: z.array(z.object({ id: idSchema, code: z.string() })),
})
