import { notFound } from '@parley/contracts/errors.ts'
import { type Agent, listAgents, listIndustries } from '@parley/contracts/http/agents.ts'
import { getTemplate, listTemplates, type Template } from '@parley/contracts/http/templates.ts'
import type { TemplateDefinition } from '@parley/contracts/template-definition.ts'
import { type Actor, anyone, scopeOf } from '../../authorization/actor.ts'
import type { Dependencies } from '../../dependencies.ts'
import { defineRoute, type Route } from '../../http/define-route.ts'
import { mayManageTemplate, mayWriteTemplates } from './templates.policy.ts'
import {
  type AgentRow,
  findDefinition,
  findTemplateView,
  listAgentRows,
  listIndustryRows,
  listTemplateViews,
  type TemplateView,
} from './templates.views.ts'

type Industry = { id: string; code: string }

const presentRow = (row: TemplateView, industries: Industry[], actor: Actor) => ({
  id: row.id,
  name: row.name,
  description: row.description,
  icon: row.icon,
  visibility: row.visibility as Template['visibility'],
  status: row.status as Template['status'],
  initiativeType: row.initiative_type as Template['initiativeType'],
  // 'all' stands for every industry and has no record of its own: an empty list means it.
  industries: industries.filter(({ code }) => row.industries.includes(code)),
  aiHours: row.ai_hours,
  clientId: row.client_id,
  consultingFirmId: row.firm_id,
  client:
    row.client_id !== null && row.client_name !== null ? { id: row.client_id, name: row.client_name } : null,
  consultingFirm:
    row.firm_id !== null && row.firm_name !== null ? { id: row.firm_id, name: row.firm_name } : null,
  version: row.version,
  createdAt: row.created_at.toISOString(),
  updatedAt: row.updated_at.toISOString(),
  canEdit: mayManageTemplate(actor, row),
  canDelete: mayManageTemplate(actor, row),
  canAssign: mayManageTemplate(actor, row),
  canClone: mayWriteTemplates(actor),
})

const presentAgent = (row: AgentRow): Agent => ({
  id: row.id,
  name: row.name,
  description: row.description,
  role: row.role as Agent['role'],
  isSME: row.is_sme,
  isActive: row.is_active,
  industries: row.industries,
})

/** Templates and what they are made of, to read (Document 2, 2.3; HTTP API, Templates and agents). */
export const templateRoutes = ({ database }: Dependencies): Route[] => [
  defineRoute(listTemplates, {
    policy: anyone,
    handle: ({ actor, query }) =>
      database.tenantRead(scopeOf(actor), async (tx) => {
        const [rows, industries] = await Promise.all([listTemplateViews(tx, query), listIndustryRows(tx)])
        return {
          templates: rows.map((row) => ({
            ...presentRow(row, industries, actor),
            phaseCount: row.phase_count,
          })),
          total: rows.length,
          canCreate: mayWriteTemplates(actor),
        }
      }),
  }),
  defineRoute(getTemplate, {
    policy: anyone,
    handle: ({ actor, params }) =>
      database.tenantRead(scopeOf(actor), async (tx) => {
        const [row, industries] = await Promise.all([findTemplateView(tx, params.id), listIndustryRows(tx)])
        const version = row && (await findDefinition(tx, row.id, row.version))
        if (row === undefined || version === undefined) throw notFound('Template')
        return {
          template: { ...presentRow(row, industries, actor), ...(version.definition as TemplateDefinition) },
        }
      }),
  }),
  defineRoute(listAgents, {
    policy: anyone,
    handle: async ({ actor }) => {
      const rows = await database.tenantRead(scopeOf(actor), listAgentRows)
      return { agents: rows.map(presentAgent) }
    },
  }),
  defineRoute(listIndustries, {
    policy: anyone,
    handle: ({ actor }) => database.tenantRead(scopeOf(actor), listIndustryRows),
  }),
]
