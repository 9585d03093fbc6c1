import {
  addDays,
  daysFrom,
  planKeyOf,
  type PlannedDates,
  planPhases,
} from '@parley/contracts/rules/initiative-plan.ts'
import type { PhaseDefinition } from '@parley/contracts/template-definition.ts'

/** How a person wants one phase planned, where it differs from the template. */
export interface StepDraft {
  durationDays: number | null
  gapDays: number
}

/** The plan of an initiative that does not exist yet. */
export interface PlanDraft {
  /** Null until somebody chooses another day than today; '' for a plan without days. */
  startDate: string | null
  /** By the phase of the template. */
  steps: Record<string, StepDraft>
}

export const emptyPlan: PlanDraft = { startDate: null, steps: {} }

/** A phase of the template with its planned days. */
export interface PlannedPhase extends PlannedDates, StepDraft {
  id: string
  definition: PhaseDefinition
}

/** The longest that a phase may be planned, in days. */
export const maxDuration = 730

/** Phases of the template, planned as the template and the person say. */
export function plannedPhases(
  phases: readonly PhaseDefinition[],
  plan: PlanDraft,
  today: string,
): PlannedPhase[] {
  const steps = phases.map((definition, index) => {
    const id = planKeyOf(definition, index)
    const { durationDays = null } = definition
    return { id, definition, ...(plan.steps[id] ?? { durationDays, gapDays: 0 }) }
  })
  const startDate = plan.startDate ?? today
  const days = planPhases(startDate === '' ? null : startDate, steps)
  return steps.map((step, index) => ({ plannedStart: null, plannedEnd: null, ...step, ...days[index] }))
}

const withStep = (
  plan: PlanDraft,
  { id, durationDays, gapDays }: PlannedPhase,
  change: Partial<StepDraft>,
): PlanDraft => ({
  ...plan,
  steps: { ...plan.steps, [id]: { durationDays, gapDays, ...change } },
})

/** Another length; those that follow move with it. What is no length leaves the phase without one. */
export function withDuration(plan: PlanDraft, phase: PlannedPhase, days: number | null): PlanDraft {
  const isLength = days !== null && Number.isInteger(days) && days >= 1
  return withStep(plan, phase, { durationDays: isLength ? Math.min(days, maxDuration) : null })
}

/** Another last day, which is another length. Undefined where it would come before the first. */
export function withEnd(plan: PlanDraft, phase: PlannedPhase, day: string): PlanDraft | undefined {
  if (day === '') return withDuration(plan, phase, null)
  const days = phase.plannedStart === null ? 0 : daysFrom(phase.plannedStart, day) + 1
  return days < 1 || days > maxDuration ? undefined : withDuration(plan, phase, days)
}

/** Another first day: of the first phase that of the whole plan, of another one its distance to the one before. */
export function withStart(
  plan: PlanDraft,
  { phase, before }: { phase: PlannedPhase; before: PlannedPhase | undefined },
  day: string,
): PlanDraft {
  if (before === undefined) return { ...plan, startDate: day }
  if (before.plannedEnd === null) return plan
  const gapDays = day === '' ? 0 : daysFrom(addDays(before.plannedEnd, 1), day)
  return withStep(plan, phase, { gapDays })
}
