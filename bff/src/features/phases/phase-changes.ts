import { isDeepStrictEqual } from 'node:util'
import { AppError, conflict } from '@parley/contracts/errors.ts'
import type { updatePhase } from '@parley/contracts/http/phases.ts'
import { planProblem } from '@parley/contracts/rules/initiative-plan.ts'
import { checkValues, isBlank, missingInputs } from '@parley/contracts/rules/input-values.ts'
import type { PhaseActions } from '@parley/contracts/rules/phase-actions.ts'
import type { z } from 'zod'
import type { PhaseRow } from './phases.queries.ts'

export type PhaseBody = z.output<typeof updatePhase.body>

type Values = Record<string, unknown>

/** What a field says: nothing is null, however it is written. */
const said = (values: Values, name: string): unknown =>
  Object.hasOwn(values, name) && !isBlank(values[name]) ? values[name] : null

/** Values as they would be stored, so that what a page sent compares with what became of it. */
const asStored = (row: PhaseRow, values: Values): Values => ({
  ...values,
  ...checkValues(row.definition.requiredInputs, values).values,
})

/**
 * The inputs after an edit: merged field by field, null clears one (decisions D11, Updates).
 * @throws AppError VALIDATION_FAILED with a text for each field
 */
export function mergeInputs(row: PhaseRow, edited: Values): Values {
  const { requiredInputs } = row.definition
  const stored = row.inputs
  const { values, errors } = checkValues(requiredInputs, edited, stored)
  if (Object.keys(errors).length > 0)
    throw new AppError('VALIDATION_FAILED', 'Some inputs are not valid.', { errors })
  const merged = { ...stored, ...values }
  return Object.fromEntries(Object.entries(merged).filter(([, value]) => value !== null))
}

/**
 * What made a completed phase complete stays: its required inputs may be put in other words, not taken away.
 * @throws AppError CONFLICT with a text for each field
 */
export function keepRequired(row: PhaseRow, after: Values): void {
  const { requiredInputs } = row.definition
  const missed = missingInputs(requiredInputs, row.inputs)
  const lost = missingInputs(requiredInputs, after).filter(
    ({ name }) => !missed.some((field) => field.name === name),
  )
  if (lost.length === 0) return
  const text = 'The phase is completed and needs this input. Reopen the phase to take it away.'
  throw new AppError('CONFLICT', text, { errors: Object.fromEntries(lost.map(({ name }) => [name, text])) })
}

/** Whether somebody else changed a field that this edit changes, since it was begun (decisions D11, Updates). */
export function hasInputConflict(row: PhaseRow, body: PhaseBody): boolean {
  const { inputs, baseInputs } = body
  if (inputs === undefined || baseInputs === undefined) return false
  const stored = row.inputs
  const [base, mine] = [asStored(row, baseInputs), asStored(row, inputs)]
  // The database keeps the keys of an object in an order of its own, so values are compared and not their texts.
  return Object.keys(inputs).some((name) => {
    const now = said(stored, name)
    return !isDeepStrictEqual(now, said(base, name)) && !isDeepStrictEqual(now, said(mine, name))
  })
}

/** The time of a wire date; null where there is none. */
export const dateOf = (text: string | null | undefined): Date | null =>
  text === null || text === undefined ? null : new Date(text)

/** The planned days after an edit of either. @throws AppError VALIDATION_FAILED where the end would come first */
export function mergePlan(row: PhaseRow, { plannedStart, plannedEnd }: PhaseBody) {
  const plan = {
    plannedStart: plannedStart === undefined ? row.planned_start : plannedStart,
    plannedEnd: plannedEnd === undefined ? row.planned_end : plannedEnd,
  }
  const problem = planProblem(plan)
  if (problem !== undefined)
    throw new AppError('VALIDATION_FAILED', problem, { errors: { plannedEnd: problem } })
  return { planned_start: plan.plannedStart, planned_end: plan.plannedEnd }
}

/** Which action of the bar a change of status is. */
function actionFor(row: PhaseRow, status: PhaseBody['status']): keyof PhaseActions | undefined {
  if (status === 'COMPLETED') return 'complete'
  if (status !== 'IN_PROGRESS') return undefined
  return row.status === 'COMPLETED' ? 'reopen' : 'start'
}

/**
 * The columns of a change of status (Document 2, 4.2): starting sets the start date, completing the end date, unless
 * the same edit names one.
 * @throws AppError INVALID_TRANSITION for a step that does not exist, CONFLICT with the reason why it is not open
 */
export function changeStatus(
  row: PhaseRow,
  { status, startDate, endDate }: PhaseBody & { status: NonNullable<PhaseBody['status']> },
  rules: { actions: PhaseActions; now: Date },
) {
  if (status === row.status) return {}
  const action = actionFor(row, status)
  const state = action && rules.actions[action]
  if (action === undefined || state?.visible !== true)
    throw new AppError('INVALID_TRANSITION', `A phase cannot go from ${row.status} to ${status}.`)
  if ('reason' in state && state.reason !== null) throw conflict(state.reason)
  if (action === 'complete') return { status, end_date: dateOf(endDate) ?? rules.now }
  if (action === 'reopen') return { status, end_date: null }
  return { status, start_date: dateOf(startDate) ?? row.start_date ?? rules.now }
}
