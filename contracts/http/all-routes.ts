import type { RouteDefinition } from '../route.ts'
import type { AdminResource } from './admin-resource.ts'
import * as admin from './admin.ts'
import * as adminJobs from './admin-jobs.ts'
import * as adminNotices from './admin-notices.ts'
import * as activation from './activation.ts'
import * as activity from './activity.ts'
import * as agentInteractions from './agent-interactions.ts'
import * as artifactContents from './artifact-contents.ts'
import * as audit from './audit.ts'
import * as artifactBatches from './artifact-batches.ts'
import * as artifacts from './artifacts.ts'
import * as clientArchives from './client-archives.ts'
import * as consultants from './consultants.ts'
import * as dashboards from './dashboards.ts'
import * as demoDeck from './demo-deck.ts'
import * as departments from './departments.ts'
import * as exports from './exports.ts'
import * as firmArtifacts from './firm-artifacts.ts'
import * as connections from './connections.ts'
import * as feedback from './feedback.ts'
import * as flags from './flags.ts'
import * as hours from './hours.ts'
import * as imports from './imports.ts'
import * as initiativeSummaries from './initiative-summaries.ts'
import * as initiativeTemplate from './initiative-template.ts'
import * as initiatives from './initiatives.ts'
import * as knowledgeIndexing from './knowledge-indexing.ts'
import * as ssoLinks from './sso-links.ts'
import * as ssoSignIn from './sso-sign-in.ts'
import * as team from './team.ts'
import * as interviews from './interviews.ts'
import * as knowledge from './knowledge.ts'
import * as languageModels from './language-models.ts'
import * as live from './live.ts'
import * as mails from './mails.ts'
import * as maturity from './maturity.ts'
import * as messages from './messages.ts'
import * as modelViews from './model-views.ts'
import * as myWork from './my-work.ts'
import * as notifications from './notifications.ts'
import * as ownData from './own-data.ts'
import * as observations from './observations.ts'
import * as people from './people.ts'
import * as phases from './phases.ts'
import * as validations from './validations.ts'
import * as observationComments from './observation-comments.ts'
import * as progress from './progress.ts'
import * as recovery from './recovery.ts'
import * as report from './report.ts'
import * as registration from './registration.ts'
import * as roles from './roles.ts'
import * as savedViews from './saved-views.ts'
import * as search from './search.ts'
import * as selfChecks from './self-checks.ts'
import * as platformSettings from './platform-settings.ts'
import * as setup from './setup.ts'
import * as security from './security.ts'
import * as session from './session.ts'
import * as sso from './sso.ts'
import * as stakeholders from './stakeholders.ts'
import * as subscriptions from './subscriptions.ts'
import * as agents from './agents.ts'
import * as templateFiles from './template-files.ts'
import * as templateVersions from './template-versions.ts'
import * as templates from './templates.ts'
import * as timeline from './timeline.ts'
import * as twoFactor from './two-factor.ts'
import * as users from './users.ts'

const isRoute = (value: unknown): value is RouteDefinition =>
  typeof value === 'object' && value !== null && 'method' in value && 'path' in value && 'response' in value

/** Of what a module exports: a route, or those of a resource of the console. */
function routesOf(value: unknown): RouteDefinition[] {
  if (isRoute(value)) return [value]
  return typeof value === 'object' && value !== null && 'routes' in value
    ? (value as AdminResource).routes
    : []
}

/** Every public route of the product, by name. */
export const allRoutes: Record<string, RouteDefinition> = Object.fromEntries(
  [
    session,
    sso,
    ssoSignIn,
    ssoLinks,
    imports,
    initiatives,
    team,
    initiativeSummaries,
    initiativeTemplate,
    phases,
    validations,
    agentInteractions,
    messages,
    modelViews,
    myWork,
    artifacts,
    artifactContents,
    audit,
    people,
    clientArchives,
    consultants,
    dashboards,
    stakeholders,
    departments,
    interviews,
    artifactBatches,
    firmArtifacts,
    knowledge,
    knowledgeIndexing,
    languageModels,
    agents,
    templates,
    templateVersions,
    templateFiles,
    live,
    activation,
    activity,
    connections,
    exports,
    feedback,
    flags,
    notifications,
    observations,
    observationComments,
    ownData,
    maturity,
    demoDeck,
    subscriptions,
    timeline,
    report,
    hours,
    twoFactor,
    users,
    roles,
    mails,
    selfChecks,
    setup,
    progress,
    recovery,
    savedViews,
    search,
    platformSettings,
    security,
    registration,
    admin,
    adminJobs,
    adminNotices,
  ]
    .flatMap((module) => Object.values(module) as unknown[])
    .flatMap(routesOf)
    .map((definition) => [definition.name, definition]),
)
