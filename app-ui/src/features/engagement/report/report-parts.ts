import type { Report } from '@parley/contracts/http/report.ts'
import type { TFunction } from 'i18next'
import { burnUpPart, observationsPart } from './parts/observation-parts.ts'
import { documentsPart, progressPart, runsPart } from './parts/progress-parts.ts'
import { usageParts } from './parts/usage-parts.ts'
import { agentsPart, hoursByPersonPart, hoursByPhasePart } from './parts/work-parts.ts'
import type { ReportPart } from './report-model.ts'

/** The report's numbers in their order, how far the work is first and what machines used last: on the page, on paper and in the CSV. */
export const partsOf = (report: Report, t: TFunction): ReportPart[] => [
  progressPart(report, t),
  observationsPart(report, t),
  burnUpPart(report, t),
  documentsPart(report, t),
  hoursByPhasePart(report, t),
  hoursByPersonPart(report, t),
  runsPart(report, t),
  agentsPart(report, t),
  ...usageParts(report, t),
]
