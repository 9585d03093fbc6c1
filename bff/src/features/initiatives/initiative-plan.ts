import { AppError } from '@parley/contracts/errors.ts'
import type { createInitiative } from '@parley/contracts/http/initiatives.ts'
import {
  planKeyOf,
  type PlannedDates,
  planPhases,
  planProblem,
} from '@parley/contracts/rules/initiative-plan.ts'
import type { PhaseDefinition } from '@parley/contracts/template-definition.ts'
import type { z } from 'zod'

type NewInitiative = z.output<typeof createInitiative.body>
type GivenPlan = NonNullable<NewInitiative['phases']>

/** A phase to be made: what it is, and when it is planned. */
export interface PhaseToMake extends PlannedDates {
  definition: PhaseDefinition
}

const unplanned: PlannedDates = { plannedStart: null, plannedEnd: null }

/** @throws AppError VALIDATION_FAILED by field, for phases that the template does not have and days that cannot be */
function checkPlan(keys: readonly string[], plan: GivenPlan): void {
  const errors: Record<string, string> = {}
  const seen = new Set<string>()
  for (const [index, phase] of plan.entries()) {
    if (!keys.includes(phase.id)) errors[`phases.${index}.id`] = 'The template has no such phase.'
    if (seen.has(phase.id)) errors[`phases.${index}.id`] = 'This phase is planned twice.'
    seen.add(phase.id)
    const problem = planProblem(phase)
    if (problem !== undefined) errors[`phases.${index}.plannedEnd`] = problem
  }
  if (Object.keys(errors).length > 0)
    throw new AppError('VALIDATION_FAILED', 'The plan is not valid.', { errors })
}

/**
 * Phases with their planned days: those that are given, else by the template's durations from the start date, else none.
 * @throws AppError VALIDATION_FAILED
 */
export function planDefinitions(
  definitions: readonly PhaseDefinition[],
  { startDate, phases }: Pick<NewInitiative, 'startDate' | 'phases'>,
): PhaseToMake[] {
  const keys = definitions.map(planKeyOf)
  if (phases === undefined) {
    const steps = definitions.map(({ durationDays = null }) => ({ durationDays }))
    const days = planPhases(startDate ?? null, steps)
    return definitions.map((definition, index) => ({ definition, ...(days[index] ?? unplanned) }))
  }
  checkPlan(keys, phases)
  return definitions.map((definition, index) => {
    const given = phases.find(({ id }) => id === keys[index]) ?? unplanned
    return { definition, plannedStart: given.plannedStart, plannedEnd: given.plannedEnd }
  })
}
