import type { Actor } from '../../authorization/actor.ts'
import type { Industry } from './industries.ts'
import { mayManageTemplate, mayWriteTemplates } from './templates.policy.ts'
import type { TemplateView } from './templates.views.ts'

const named = (id: string | null, name: string | null) => (id !== null && name !== null ? { id, name } : null)

/** A template without its definition, and what the actor may do with it. */
export function presentTemplate(row: TemplateView, industries: readonly Industry[], actor: Actor) {
  const mayManage = mayManageTemplate(actor, row)
  return {
    id: row.id,
    name: row.name,
    description: row.description,
    icon: row.icon,
    visibility: row.visibility,
    status: row.status,
    initiativeType: row.initiative_type,
    language: row.language,
    industries: industries.filter(({ code }) => row.industries.includes(code)),
    aiHours: row.ai_hours,
    clientId: row.client_id,
    consultingFirmId: row.firm_id,
    client: named(row.client_id, row.client_name),
    consultingFirm: named(row.firm_id, row.firm_name),
    version: row.version,
    createdAt: row.created_at.toISOString(),
    updatedAt: row.updated_at.toISOString(),
    canEdit: mayManage,
    canDelete: mayManage,
    canAssign: mayManage,
    canClone: mayWriteTemplates(actor),
  }
}
