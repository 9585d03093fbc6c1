import { notFound } from '@parley/contracts/errors.ts'
import { adminAuditEvents, adminInitiatives } from '@parley/contracts/http/admin.ts'
import { adminFeedback } from '@parley/contracts/http/feedback.ts'
import { nameOf } from '../../authorization/person-name.ts'
import type { Route } from '../../http/define-route.ts'
import type { SessionServices } from '../session/index.ts'
import {
  type AuditEventView,
  auditOrder,
  findAuditEvent,
  listAuditEvents,
  periodOf,
  subjectName,
} from '../audit/index.ts'
import {
  changeFeedback,
  feedbackOrder,
  readAdminFeedback,
  readAdminFeedbackList,
  removeFeedback,
} from '../feedback/index.ts'
import { adminRoutes } from './admin-routes.ts'
import {
  findInitiativeName,
  type InitiativeName,
  initiativeOrder,
  listInitiativeNames,
} from './initiatives.views.ts'

const named = (id: string | null, name: string | null) => (id === null ? null : { id, name: name ?? '' })

const presentInitiative = (row: InitiativeName) => ({
  id: row.id,
  name: row.name,
  status: row.status,
  client: { id: row.client_id, name: row.client_name },
  consultingFirm: { id: row.firm_id, name: row.firm_name },
  owner: row.owner_id === null ? null : { id: row.owner_id, name: [row.first_name, row.last_name].join(' ') },
  template: named(row.template_id, row.template_name),
  createdAt: row.created_at.toISOString(),
})

const presentEvent = (row: AuditEventView) => ({
  id: row.id,
  at: row.at.toISOString(),
  action: row.action,
  entity: row.entity,
  entityId: row.entity_id,
  actor: row.actor_id === null ? null : { id: row.actor_id, name: nameOf(row), email: row.email },
  subject: named(row.subject_id, subjectName(row)),
  consultingFirm: named(row.firm_id, row.firm_name),
  client: named(row.client_id, row.client_name),
  ipAddress: row.ip_address,
  requestId: row.request_id,
  details: row.details,
})

/** Initiatives by name, what people told, and the audit log. */
export const recordResources = (services: SessionServices): Route[] => [
  ...adminRoutes(services, adminInitiatives, {
    order: initiativeOrder,
    list: async (tx, _actor, page) => {
      const { rows, total } = await listInitiativeNames(tx, page.filter, page)
      return { rows: rows.map(presentInitiative), total }
    },
    get: async (tx, _actor, id) => {
      const row = await findInitiativeName(tx, id)
      if (row === undefined) throw notFound('Initiative')
      return presentInitiative(row)
    },
  }),
  ...adminRoutes(services, adminFeedback, {
    order: feedbackOrder,
    list: (tx, _actor, page) => readAdminFeedbackList(tx, page),
    get: (tx, _actor, id) => readAdminFeedback(tx, id),
    update: (call, change) => changeFeedback(call.services.dependencies, call.caller, change),
    remove: (call, id) => removeFeedback(call.services.dependencies, call.caller, id),
  }),
  ...adminRoutes(services, adminAuditEvents, {
    order: auditOrder,
    list: async (tx, _actor, page) => {
      const filter = { ...page.filter, ...periodOf(page.filter) }
      const { rows, total } = await listAuditEvents(tx, filter, page)
      return { rows: rows.map(presentEvent), total }
    },
    get: async (tx, _actor, id) => {
      const row = await findAuditEvent(tx, id)
      if (row === undefined) throw notFound('Entry')
      return presentEvent(row)
    },
  }),
]
