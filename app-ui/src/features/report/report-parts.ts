import type { Report } from '@parley/contracts/http/report.ts'
import type { TFunction } from 'i18next'
import { burnUpPart, observationsPart } from './parts/observation-parts.ts'
import { documentsPart, progressPart, runsPart } from './parts/progress-parts.ts'
import { usageParts } from './parts/usage-parts.ts'
import { agentsPart, hoursByPersonPart, hoursByPhasePart } from './parts/work-parts.ts'
import type { ReportPart } from './report-model.ts'

/** All that the report shows, in its order: on the page, on paper and in the CSV. */
export const partsOf = (report: Report, t: TFunction): ReportPart[] => [
  progressPart(report, t),
  observationsPart(report, t),
  burnUpPart(report, t),
  agentsPart(report, t),
  runsPart(report, t),
  documentsPart(report, t),
  hoursByPhasePart(report, t),
  hoursByPersonPart(report, t),
  ...usageParts(report, t),
]
