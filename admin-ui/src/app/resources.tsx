import type { ResourceProps } from 'react-admin'
import { aiAgents } from '../resources/ai-agents/index.ts'
import { auditEvents } from '../resources/audit-events/index.ts'
import { clients } from '../resources/clients/index.ts'
import { consultantClientAccess } from '../resources/consultant-client-access/index.ts'
import { consultants } from '../resources/consultants/index.ts'
import { consultingFirms } from '../resources/consulting-firms/index.ts'
import { feedback } from '../resources/feedback/index.ts'
import { industries } from '../resources/industries/index.ts'
import { initiativeTemplates } from '../resources/initiative-templates/index.ts'
import { initiatives } from '../resources/initiatives/index.ts'
import { jobs } from '../resources/jobs/index.ts'
import { mails } from '../resources/mails/index.ts'
import { roles } from '../resources/roles/index.ts'
import { selfChecks } from '../resources/self-checks/index.ts'
import { users } from '../resources/users/index.ts'

/** Everything that the console administers; the menu shows those that have a list (menu/menu-items.ts). */
export const resources: readonly ResourceProps[] = [
  consultingFirms,
  clients,
  consultants,
  consultantClientAccess,
  aiAgents,
  users,
  roles,
  industries,
  initiativeTemplates,
  initiatives,
  jobs,
  mails,
  selfChecks,
  feedback,
  auditEvents,
]
