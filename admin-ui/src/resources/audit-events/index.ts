import type { ResourceProps } from 'react-admin'
import { AuditEventList } from './AuditEventList.tsx'
import { AuditEventShow } from './AuditEventShow.tsx'

export const auditEvents: ResourceProps = {
  name: 'audit-events',
  list: AuditEventList,
  show: AuditEventShow,
  recordRepresentation: 'action',
}
