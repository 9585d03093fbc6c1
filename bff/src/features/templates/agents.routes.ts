import { type Agent, listAgents, listAgentsByRole, listIndustries } from '@parley/contracts/http/agents.ts'
import { anyone, scopeOf } from '../../authorization/actor.ts'
import type { Dependencies } from '../../dependencies.ts'
import { defineRoute, type Route } from '../../http/define-route.ts'
import { type AgentRow, listAgentRows } from './agents.views.ts'
import { listIndustryRows } from './templates.queries.ts'

const presentAgent = (row: AgentRow): Agent => ({
  id: row.id,
  name: row.name,
  description: row.description,
  role: row.role as Agent['role'],
  isSME: row.is_sme,
  isActive: row.is_active,
  industries: row.industries,
})

/** What templates are made of, to choose from (HTTP API, Templates and agents). */
export const agentRoutes = ({ database }: Pick<Dependencies, 'database'>): Route[] => [
  defineRoute(listAgents, {
    policy: anyone,
    handle: async ({ actor }) => {
      const rows = await database.tenantRead(scopeOf(actor), (tx) => listAgentRows(tx))
      return { agents: rows.map(presentAgent) }
    },
  }),
  defineRoute(listAgentsByRole, {
    policy: anyone,
    handle: async ({ actor, params }) => {
      const rows = await database.tenantRead(scopeOf(actor), (tx) => listAgentRows(tx, params.role))
      return { agents: rows.map(presentAgent) }
    },
  }),
  defineRoute(listIndustries, {
    policy: anyone,
    handle: ({ actor }) => database.tenantRead(scopeOf(actor), listIndustryRows),
  }),
]
