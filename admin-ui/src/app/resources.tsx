import type { ResourceProps } from 'react-admin'
import { auditEvents } from '../resources/audit-events/index.ts'
import { jobs } from '../resources/jobs/index.ts'
import { mails } from '../resources/mails/index.ts'

/** Everything that the console administers; the menu shows those that have a list (layout/menu-items.ts). */
export const resources: readonly ResourceProps[] = [jobs, mails, auditEvents]
