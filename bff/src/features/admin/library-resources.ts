import { notFound } from '@parley/contracts/errors.ts'
import { adminAgents, adminIndustries, adminTemplates } from '@parley/contracts/http/admin.ts'
import type { Route } from '../../http/define-route.ts'
import { addAgent, agentOrder, changeAgent, readAgent, readAgents, removeAgent } from '../agents/index.ts'
import type { SessionServices } from '../session/index.ts'
import { listIndustryRows, readTemplates, readTemplateSummary, templateOrder } from '../templates/index.ts'
import { adminRoutes } from './admin-routes.ts'

/** Agents, industries and templates: what engagements are made of. */
export const libraryResources = (services: SessionServices): Route[] => [
  ...adminRoutes(services, adminAgents, {
    order: agentOrder,
    list: async (tx, actor, page) => {
      const { agents, total } = await readAgents(tx, actor, { filter: page.filter, page })
      return { rows: agents, total }
    },
    get: (tx, actor, id) => readAgent(tx, actor, id),
    create: (call, body) => addAgent(call.services.dependencies, call.caller, body),
    update: (call, change) => changeAgent(call.services.dependencies, call.caller, change),
    remove: (call, id) => removeAgent(call.services.dependencies, call.caller, id),
  }),
  ...industryResources(services),
  ...adminRoutes(services, adminTemplates, {
    order: templateOrder,
    list: async (tx, actor, page) => {
      const { templates, total } = await readTemplates(tx, actor, { filter: page.filter, page })
      return { rows: templates, total }
    },
    get: (tx, actor, id) => readTemplateSummary(tx, actor, id),
  }),
]

/** There are some twenty of them, so that they are sorted and searched here. */
const industryResources = (services: SessionServices): Route[] =>
  adminRoutes(services, adminIndustries, {
    order: { sortable: { id: 'id', code: 'code' }, defaultSort: { column: 'code', direction: 'asc' } },
    list: async (tx, _actor, { q = '', filter: { id }, sort: { column, direction }, from, limit }) => {
      const matching = (await listIndustryRows(tx))
        .filter((one) => one.code.includes(q.toLowerCase()) && (id?.includes(one.id) ?? true))
        .sort((one, other) => one[column].localeCompare(other[column]) * (direction === 'asc' ? 1 : -1))
      return { rows: matching.slice(from, from + limit), total: matching.length }
    },
    get: async (tx, _actor, id) => {
      const row = (await listIndustryRows(tx)).find((one) => one.id === id)
      if (row === undefined) throw notFound('Industry')
      return row
    },
  })
