import { acmeCost, acmeDecisions, acmeKickoff, acmeScoring } from './acme-other.ts'
import { acmeInterviews } from './acme-interviews.ts'
import { acmeMigration } from './acme-migration.ts'
import { acmeMinutes } from './acme-minutes.ts'
import { acmeProfile } from './acme-profile.ts'
import { acmeResponses } from './acme-responses.ts'
import { acmeRfp } from './acme-rfp.ts'
import { acmeSecurity } from './acme-security.ts'
import { borealisAssessment, borealisOptions } from './borealis.ts'
import { heliosCharter, heliosDpia } from './helios.ts'
import { northwindMethod, northwindRates, southgatePlaybook } from './northwind.ts'
import type { DemoDocument } from './source.ts'

/** Every document of the demo, in the order in which the files are built. */
export const demoDocuments: readonly DemoDocument[] = [
  acmeProfile,
  acmeRfp,
  acmeResponses,
  acmeSecurity,
  acmeInterviews,
  acmeMinutes,
  acmeMigration,
  acmeCost,
  acmeScoring,
  acmeKickoff,
  acmeDecisions,
  northwindMethod,
  northwindRates,
  southgatePlaybook,
  heliosCharter,
  heliosDpia,
  borealisOptions,
  borealisAssessment,
]
