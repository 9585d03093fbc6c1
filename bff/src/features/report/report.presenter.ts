import type { ReportPhase } from '@parley/contracts/http/report.ts'
import { artifactCompletion } from '@parley/contracts/rules/artifact-completion.ts'
import { fillableFields, missingInputs } from '@parley/contracts/rules/input-values.ts'
import type { PhaseView } from '../phases/index.ts'

const dayLength = 86_400_000
const midnightOf = (at: Date): number => Math.floor(at.getTime() / dayLength)

/** Days of the calendar from one to the other, both counted. */
const daysFrom = (start: Date, end: Date): number => Math.max(1, midnightOf(end) - midnightOf(start) + 1)

interface PhaseGiven {
  row: PhaseView
  /** Names of the initiative's documents. */
  documents: readonly string[]
  now: Date
}

/** How far a phase is, as its panel shows it. */
export function presentReportPhase({ row, documents, now }: PhaseGiven): ReportPhase {
  const { requiredInputs, recommendedArtifacts } = row.definition
  const required = fillableFields(requiredInputs).filter((field) => field.required).length
  const missing = missingInputs(requiredInputs, row.inputs).length
  const { score, items } = artifactCompletion(recommendedArtifacts, documents)
  const { start_date: start, end_date: end, planned_start, planned_end } = row
  return {
    id: row.id,
    name: row.name,
    order: row.position,
    status: row.status,
    startDate: start?.toISOString() ?? null,
    endDate: end?.toISOString() ?? null,
    plannedStart: planned_start,
    plannedEnd: planned_end,
    days: start === null ? null : daysFrom(start, end ?? now),
    plannedDays:
      planned_start === null || planned_end === null
        ? null
        : daysFrom(new Date(planned_start), new Date(planned_end)),
    inputs: { filled: required - missing, required },
    artifacts: {
      score,
      uploaded: items.filter((item) => item.uploaded).length,
      recommended: items.length,
    },
  }
}
