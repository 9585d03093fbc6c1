export { auditRoutes } from './audit.routes.ts'
export { type AuditEventView, auditOrder, findAuditEvent, listAuditEvents } from './audit-events.views.ts'
export { subjectName } from './audit.presenter.ts'
export { periodOf } from './audit.service.ts'
