import type { PhaseStatus } from '../enums.ts'

// Calendar days as texts (`2026-11-21`): a plan knows no hours and no time zones.

const dayLength = 86_400_000
const timeOf = (day: string): number => Date.parse(`${day}T00:00:00Z`)

/** The day so many days later; earlier for a negative number. */
export const addDays = (day: string, days: number): string =>
  new Date(timeOf(day) + days * dayLength).toISOString().slice(0, 10)

/** How many days later the second one is. */
export const daysFrom = (first: string, second: string): number =>
  Math.round((timeOf(second) - timeOf(first)) / dayLength)

/** Whether a text is a day of the calendar. */
export const isDay = (text: string): boolean =>
  /^\d{4}-\d{2}-\d{2}$/.test(text) && !Number.isNaN(timeOf(text)) && addDays(text, 0) === text

/** By what a plan names a phase of a template; very early versions have phases without ids. */
export const planKeyOf = ({ id }: { id?: string | undefined }, index: number): string =>
  id ?? String(index + 1)

/** How long a phase is meant to take, and how it stands to the one before. */
export interface PlanStep {
  /** Calendar days, first and last included; null where nobody knows. */
  durationDays: number | null
  /** Days between the end of the phase before and the start of this one; negative where they overlap. */
  gapDays?: number
}

export interface PlannedDates {
  plannedStart: string | null
  plannedEnd: string | null
}

/**
 * Planned days of phases, one after the other from a start date: a phase begins the day after the one before ends.
 * From the first phase without a duration on, only what came before is known.
 */
export function planPhases(startDate: string | null, steps: readonly PlanStep[]): PlannedDates[] {
  let next = startDate
  return steps.map(({ durationDays, gapDays = 0 }, index) => {
    const plannedStart = next === null || index === 0 ? next : addDays(next, gapDays)
    const plannedEnd =
      plannedStart === null || durationDays === null ? null : addDays(plannedStart, durationDays - 1)
    next = plannedEnd === null ? null : addDays(plannedEnd, 1)
    return { plannedStart, plannedEnd }
  })
}

/** The last planned day of all phases; null where a phase has none. */
export function planEnd(phases: readonly PlannedDates[]): string | null {
  const ends = phases.map(({ plannedEnd }) => plannedEnd)
  const last = ends
    .filter((end) => end !== null)
    .toSorted()
    .at(-1)
  return ends.includes(null) ? null : (last ?? null)
}

/** Days of a phase, first and last included; null where one of the two is not known. */
export const durationOf = ({ plannedStart, plannedEnd }: PlannedDates): number | null =>
  plannedStart === null || plannedEnd === null ? null : daysFrom(plannedStart, plannedEnd) + 1

/** How a phase stands to its plan: not begun though it should have been, not done though it should be, or done late. */
export type Lateness = 'lateStart' | 'overdue' | 'lateEnd'

export interface PlannedPhase extends PlannedDates {
  status: PhaseStatus
  /** The day on which it was really completed. */
  endDay: string | null
}

/** Null for a phase that keeps to its plan, has none, or is not worked on any more. `today` is where the reader is. */
export function latenessOf(phase: PlannedPhase, today: string): Lateness | null {
  const { status, plannedStart, plannedEnd, endDay } = phase
  if (status === 'CANCELLED') return null
  if (status === 'COMPLETED')
    return plannedEnd !== null && endDay !== null && endDay > plannedEnd ? 'lateEnd' : null
  if (plannedEnd !== null && today > plannedEnd) return 'overdue'
  return status === 'PENDING' && plannedStart !== null && today > plannedStart ? 'lateStart' : null
}

/** Why a phase's planned days cannot be; undefined where they can. */
export const planProblem = ({ plannedStart, plannedEnd }: PlannedDates): string | undefined =>
  plannedStart !== null && plannedEnd !== null && plannedEnd < plannedStart
    ? 'The planned end is before the planned start.'
    : undefined
