import type { Dependencies } from './dependencies.ts'
import { consoleRoutes } from './features/admin/index.ts'
import { activationRoutes } from './features/activation/index.ts'
import { activityRoutes } from './features/activity/index.ts'
import { agentRoutes } from './features/agents/index.ts'
import { artifactRoutes, firmArtifactRoutes } from './features/artifacts/index.ts'
import { auditRoutes } from './features/audit/index.ts'
import { clientArchiveRoutes } from './features/client-archives/index.ts'
import { connectionRoutes } from './features/connections/index.ts'
import { conversationExportRoutes } from './features/conversation-export/index.ts'
import { consultantRoutes } from './features/consultants/index.ts'
import { dashboardRoutes } from './features/dashboards/index.ts'
import { demoDeckRoutes } from './features/demo-deck/index.ts'
import { departmentRoutes } from './features/departments/index.ts'
import { exportRoutes } from './features/exports/index.ts'
import { feedbackRoutes } from './features/feedback/index.ts'
import { flagRoutes } from './features/flags/index.ts'
import { hoursRoutes } from './features/hours/index.ts'
import { importRoutes } from './features/imports/index.ts'
import { initiativeSummaryRoutes } from './features/initiative-summaries/index.ts'
import { initiativeRoutes } from './features/initiatives/index.ts'
import { interactionRoutes, messageRoutes } from './features/interactions/index.ts'
import { interviewRoutes } from './features/interviews/index.ts'
import { knowledgeRoutes } from './features/knowledge/index.ts'
import { maturityRoutes } from './features/maturity/index.ts'
import { modelViewRoutes } from './features/model-views/index.ts'
import { myWorkRoutes } from './features/my-work/index.ts'
import { notificationRoutes } from './features/notifications/index.ts'
import { mailRoutes } from './features/mail/index.ts'
import { observationCommentRoutes } from './features/observation-comments/index.ts'
import { observationRoutes } from './features/observations/index.ts'
import { ownDataRoutes } from './features/own-data/index.ts'
import { directoryRoutes, languageModelRoutes } from './features/people/index.ts'
import { phaseRoutes } from './features/phases/index.ts'
import { progressRoutes } from './features/progress/index.ts'
import { registrationRoutes } from './features/registration/index.ts'
import { reportRoutes } from './features/report/index.ts'
import { roleRoutes } from './features/roles/index.ts'
import { savedViewRoutes } from './features/saved-views/index.ts'
import { searchRoutes } from './features/search/index.ts'
import { securityRoutes } from './features/security/index.ts'
import {
  ownAccountRoutes,
  recoveryRoutes,
  type SessionServices,
  sessionRoutes,
} from './features/session/index.ts'
import { ssoRoutes } from './features/sso/index.ts'
import { stakeholderRoutes } from './features/stakeholders/index.ts'
import { templateRoutes } from './features/templates/index.ts'
import { timelineRoutes } from './features/timeline/index.ts'
import { twoFactorRoutes } from './features/two-factor/index.ts'
import { userRoutes } from './features/users/index.ts'
import type { Route } from './http/define-route.ts'
import { liveRoutes } from './live/index.ts'

/** What the routes of features are made of. */
export interface RouteParts {
  dependencies: Dependencies
  session: SessionServices
}

/** Every route of the product. */
export const createRoutes = ({ dependencies, session }: RouteParts): Route[] => [
  ...sessionRoutes(session),
  ...recoveryRoutes(session),
  ...ownAccountRoutes(session),
  ...securityRoutes(session),
  ...ownDataRoutes(dependencies),
  ...twoFactorRoutes(session),
  ...ssoRoutes({ dependencies, session }),
  ...registrationRoutes(session),
  ...liveRoutes(dependencies),
  ...importRoutes(dependencies),
  ...initiativeRoutes(dependencies),
  ...initiativeSummaryRoutes(dependencies),
  ...phaseRoutes(dependencies),
  ...observationRoutes(dependencies),
  ...observationCommentRoutes(dependencies),
  ...interactionRoutes(dependencies),
  ...activationRoutes(dependencies),
  ...messageRoutes(dependencies),
  ...modelViewRoutes(dependencies),
  ...myWorkRoutes(dependencies),
  ...conversationExportRoutes(dependencies),
  ...artifactRoutes(dependencies),
  ...firmArtifactRoutes(dependencies),
  ...auditRoutes(dependencies),
  ...knowledgeRoutes(dependencies),
  ...templateRoutes(dependencies),
  ...agentRoutes(dependencies),
  ...stakeholderRoutes(dependencies),
  ...departmentRoutes(dependencies),
  ...interviewRoutes(dependencies),
  ...directoryRoutes(session),
  ...clientArchiveRoutes(dependencies),
  ...languageModelRoutes(dependencies),
  ...consultantRoutes(session),
  ...dashboardRoutes(dependencies),
  ...exportRoutes(dependencies),
  ...flagRoutes(dependencies),
  ...timelineRoutes(dependencies),
  ...hoursRoutes(dependencies),
  ...reportRoutes(dependencies),
  ...connectionRoutes(dependencies),
  ...activityRoutes(dependencies),
  ...notificationRoutes(dependencies),
  ...feedbackRoutes(dependencies),
  ...progressRoutes(dependencies),
  ...maturityRoutes(dependencies),
  ...savedViewRoutes(dependencies),
  ...searchRoutes(dependencies),
  ...demoDeckRoutes(dependencies),
  ...userRoutes(session),
  ...roleRoutes(session),
  ...mailRoutes(dependencies),
  ...consoleRoutes({ dependencies, session }),
]
