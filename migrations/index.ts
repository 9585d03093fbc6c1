import type { Migration } from 'kysely/migration'
import * as roles from './schema/0001-roles.ts'
import * as directory from './schema/0002-directory.ts'
import * as identity from './schema/0003-identity.ts'
import * as engagement from './schema/0004-engagement.ts'
import * as conversation from './schema/0005-conversation.ts'
import * as knowledge from './schema/0006-knowledge.ts'
import * as platform from './schema/0007-platform.ts'
import * as recordIndexes from './schema/0009-record-indexes.ts'
import * as mailAndRoles from './schema/0010-mail-and-roles.ts'
import * as consultantImports from './schema/0011-consultant-imports.ts'
import * as templateVersions from './schema/0012-template-versions.ts'
import * as activationWork from './schema/0013-activation-work.ts'
import * as agentsInUse from './schema/0014-agents-in-use.ts'
import * as knowledgePartitions from './schema/0015-knowledge-partitions.ts'
import * as knowledgeSources from './schema/0016-knowledge-sources.ts'
import * as knowledgeAnswers from './schema/0017-knowledge-answers.ts'
import * as questionsForgotten from './schema/0017-questions-forgotten.ts'
import * as consoleLists from './schema/0018-console-lists.ts'
import * as dashboards from './schema/0019-dashboards.ts'
import * as listSpeed from './schema/0020-list-speed.ts'
import * as proofOfIdentity from './schema/0021-proof-of-identity.ts'
import * as singleSignOn from './schema/0024-single-sign-on.ts'
import * as accountLinks from './schema/0025-account-links.ts'
import * as auditChain from './schema/0026-audit-chain.ts'
import * as userProgress from './schema/0028-user-progress.ts'
import * as exports from './schema/0029-exports.ts'
import * as feedbackAnswers from './schema/0029-feedback-answers.ts'
import * as demoAdditions from './schema/0030-demo-additions.ts'
import * as forgetting from './schema/0031-forgetting.ts'
import * as embeddingDimensions from './schema/0032-embedding-dimensions.ts'
import * as callUsage from './schema/0033-call-usage.ts'
import * as modelViews from './schema/0034-model-views.ts'
import * as initiativeLanguage from './schema/0035-initiative-language.ts'
import * as budgetAllowances from './schema/0036-budget-allowances.ts'
import * as peoplesWords from './schema/0037-peoples-words.ts'
import * as traceOfARing from './schema/0038-trace-of-a-ring.ts'
import * as postings from './schema/0039-postings.ts'
import * as verdicts from './schema/0040-verdicts.ts'
import * as claimReadings from './schema/0042-claim-readings.ts'
import * as demoAccounts from './schema/0050-demo-accounts.ts'
import * as ssoSources from './schema/0051-sso-sources.ts'
import * as secretEndpoints from './schema/0052-secret-endpoints.ts'
import * as attemptCounts from './schema/0053-attempt-counts.ts'
import * as indexingTurns from './schema/0054-indexing-turns.ts'
import * as myWork from './schema/0057-my-work.ts'
import * as callCounts from './schema/0058-call-counts.ts'
import * as runtimeLogin from './schema/0059-runtime-login.ts'
import * as observationsWorkedOn from './schema/0060-observations-worked-on.ts'
import * as platformSettings from './schema/0061-platform-settings.ts'
import * as forgettingPeople from './schema/0065-forgetting-people.ts'
import * as orderOfNames from './schema/0070-order-of-names.ts'
import * as savedViews from './schema/0072-saved-views.ts'
import * as clientArchives from './schema/0073-client-archives.ts'
import * as selfChecks from './schema/0074-self-checks.ts'
import * as runHolders from './schema/0078-run-holders.ts'
import * as oneRoundTrip from './schema/0079-one-round-trip.ts'
import * as templateLanguage from './schema/0080-template-language.ts'
import * as deletedArtifacts from './schema/0083-deleted-artifacts.ts'
import * as noTestRole from './schema/0084-no-test-role.ts'
import * as tenantStatistics from './schema/0085-tenant-statistics.ts'
import * as initiativesInTime from './schema/0087-initiatives-in-time.ts'
import * as runsWithinTheirPage from './schema/0088-runs-within-their-page.ts'
import * as unreadSources from './schema/0089-unread-sources.ts'
import * as mailsSentOnce from './schema/0090-mails-sent-once.ts'
import * as turnsOfFirms from './schema/0091-turns-of-firms.ts'

/** Every migration in order. Names are kept in the database: never rename one that has shipped. */
export const migrations: Record<string, Migration> = {
  '0001-roles': roles,
  '0002-directory': directory,
  '0003-identity': identity,
  '0004-engagement': engagement,
  '0005-conversation': conversation,
  '0006-knowledge': knowledge,
  '0007-platform': platform,
  '0009-record-indexes': recordIndexes,
  '0010-mail-and-roles': mailAndRoles,
  '0011-consultant-imports': consultantImports,
  '0012-template-versions': templateVersions,
  '0013-activation-work': activationWork,
  '0014-agents-in-use': agentsInUse,
  '0015-knowledge-partitions': knowledgePartitions,
  '0016-knowledge-sources': knowledgeSources,
  '0017-knowledge-answers': knowledgeAnswers,
  '0017-questions-forgotten': questionsForgotten,
  '0018-console-lists': consoleLists,
  '0019-dashboards': dashboards,
  '0020-list-speed': listSpeed,
  '0021-proof-of-identity': proofOfIdentity,
  '0024-single-sign-on': singleSignOn,
  '0025-account-links': accountLinks,
  '0026-audit-chain': auditChain,
  '0028-user-progress': userProgress,
  '0029-exports': exports,
  '0029-feedback-answers': feedbackAnswers,
  '0030-demo-additions': demoAdditions,
  '0031-forgetting': forgetting,
  '0032-embedding-dimensions': embeddingDimensions,
  '0033-call-usage': callUsage,
  '0034-model-views': modelViews,
  '0035-initiative-language': initiativeLanguage,
  '0036-budget-allowances': budgetAllowances,
  '0037-peoples-words': peoplesWords,
  '0038-trace-of-a-ring': traceOfARing,
  '0039-postings': postings,
  '0040-verdicts': verdicts,
  '0042-claim-readings': claimReadings,
  '0050-demo-accounts': demoAccounts,
  '0051-sso-sources': ssoSources,
  '0052-secret-endpoints': secretEndpoints,
  '0053-attempt-counts': attemptCounts,
  '0054-indexing-turns': indexingTurns,
  '0057-my-work': myWork,
  '0058-call-counts': callCounts,
  '0059-runtime-login': runtimeLogin,
  '0060-observations-worked-on': observationsWorkedOn,
  '0061-platform-settings': platformSettings,
  '0065-forgetting-people': forgettingPeople,
  '0070-order-of-names': orderOfNames,
  '0072-saved-views': savedViews,
  '0073-client-archives': clientArchives,
  '0074-self-checks': selfChecks,
  '0078-run-holders': runHolders,
  '0079-one-round-trip': oneRoundTrip,
  '0080-template-language': templateLanguage,
  '0083-deleted-artifacts': deletedArtifacts,
  '0084-no-test-role': noTestRole,
  '0085-tenant-statistics': tenantStatistics,
  '0087-initiatives-in-time': initiativesInTime,
  '0088-runs-within-their-page': runsWithinTheirPage,
  '0089-unread-sources': unreadSources,
  '0090-mails-sent-once': mailsSentOnce,
  '0091-turns-of-firms': turnsOfFirms,
}
