import { lazy } from 'react'
import type { ResourceProps } from 'react-admin'

const AuditEventList = lazy(async () => ({ default: (await import('./AuditEventList.tsx')).AuditEventList }))
const AuditEventShow = lazy(async () => ({ default: (await import('./AuditEventShow.tsx')).AuditEventShow }))

export const auditEvents: ResourceProps = {
  name: 'audit-events',
  list: AuditEventList,
  show: AuditEventShow,
  recordRepresentation: 'action',
}
