import {
  agentFilters,
  createAgent,
  deleteAgent,
  getAgent,
  listAgents,
  listAgentsByRole,
  updateAgent,
} from '@parley/contracts/http/agents.ts'
import { anyone, scopeOf } from '../../authorization/actor.ts'
import { callerOf } from '../../authorization/caller.ts'
import type { Dependencies } from '../../dependencies.ts'
import { defineRoute, type Route } from '../../http/define-route.ts'
import { parseList } from '../../http/list-query.ts'
import { listResult, wrappedList } from '../../http/list-result.ts'
import { mayWriteAgents } from './agents.policy.ts'
import { readAgent, readAgents } from './agents.reading.ts'
import { addAgent, changeAgent, removeAgent } from './agents.service.ts'
import { agentOrder } from './agents.views.ts'

const rules = { ...agentOrder, filters: agentFilters }

type Ports = Pick<Dependencies, 'database'>

/** AI agents (Document 3, AI agents administration; HTTP API, Templates and agents). */
export const agentRoutes = (ports: Ports): Route[] => [
  ...readingRoutes(ports),
  defineRoute(createAgent, {
    policy: mayWriteAgents,
    handle: async (context) => ({ agent: await addAgent(ports, callerOf(context), context.body) }),
  }),
  defineRoute(updateAgent, {
    policy: mayWriteAgents,
    handle: async (context) => {
      const { params, body } = context
      return { agent: await changeAgent(ports, callerOf(context), { id: params.id, body }) }
    },
  }),
  defineRoute(deleteAgent, {
    policy: mayWriteAgents,
    handle: (context) => removeAgent(ports, callerOf(context), context.params.id),
  }),
]

const readingRoutes = ({ database }: Ports): Route[] => [
  defineRoute(listAgents, {
    policy: anyone,
    handle: async ({ actor, query: { role, isSME, isActive, industry, ...list } }) => {
      const page = parseList(list, rules)
      const words = { role, isSME, isActive, industry }
      const given = Object.fromEntries(Object.entries(words).filter(([, value]) => value !== undefined))
      const found = await database.tenantRead(scopeOf(actor), (tx) =>
        readAgents(tx, actor, { filter: { ...page.filter, ...given }, page }),
      )
      return wrappedList(found, listResult(found.agents, { from: page.from, total: found.total }))
    },
  }),
  defineRoute(listAgentsByRole, {
    policy: anyone,
    handle: async ({ actor, params, query }) => {
      const page = parseList(query, rules)
      const { agents, total } = await database.tenantRead(scopeOf(actor), (tx) =>
        readAgents(tx, actor, { filter: { ...page.filter, ...params }, page }),
      )
      return wrappedList({ agents }, listResult(agents, { from: page.from, total }))
    },
  }),
  defineRoute(getAgent, {
    policy: anyone,
    handle: async ({ actor, params }) => ({
      agent: await database.tenantRead(scopeOf(actor), (tx) => readAgent(tx, actor, params.id)),
    }),
  }),
]
