import { notFound } from '@parley/contracts/errors.ts'
import type { ObservationType } from '@parley/contracts/enums.ts'
import type { NextStep } from '@parley/contracts/http/next-step.ts'
import type { getValidation as validationRoute } from '@parley/contracts/http/validations.ts'
import type { Phase } from '@parley/contracts/http/phases.ts'
import { type ArtifactCompletion, artifactCompletion } from '@parley/contracts/rules/artifact-completion.ts'
import { type PhaseActions, phaseActions } from '@parley/contracts/rules/phase-actions.ts'
import { appendPhaseEvents } from '@parley/server-kit/events/phase-events.queries.ts'
import type { z } from 'zod'
import { type Actor, scopeOf } from '../../authorization/actor.ts'
import { auditRecord } from '../../authorization/audit.queries.ts'
import type { Caller } from '../../authorization/caller.ts'
import { json, refuseStale, staleUpdate, type Tx } from '../../database.ts'
import type { Dependencies } from '../../dependencies.ts'
import { getEventInitiative, type InitiativeEvent, recordEvent } from '../activity/index.ts'
import { listActivationStates } from '../activation/index.ts'
import { listObservationViews, presentObservation } from '../observations/index.ts'
import {
  changeStatus,
  dateOf,
  hasInputConflict,
  keepRequired,
  mergeInputs,
  mergePlan,
  type PhaseBody,
} from './phase-changes.ts'
import { checkNamedInputs } from './named-inputs.ts'
import { nextStepsOf, readAround, readPhaseFacts } from './next-steps.ts'
import { presentConfirmed, presentPhase, presentValidation } from './phases.presenter.ts'
import {
  findPhaseForUpdate,
  type PhaseRow,
  holdInitiative,
  settleInitiativeStatus,
  updatePhaseRow,
} from './phases.queries.ts'
import {
  findPhaseView,
  listArtifactNames,
  listConfirmed,
  listNewestValidations,
  listPhaseViews,
  type PhaseView,
} from './phases.views.ts'

type Ports = Pick<Dependencies, 'database' | 'clock' | 'events' | 'logger'>

async function presentAll(tx: Tx, actor: Actor, rows: PhaseView[]): Promise<Phase[]> {
  const ids = rows.map((row) => row.id)
  const [observationViews, validations, checks, activations, around] = await Promise.all([
    listObservationViews(tx, ids),
    listNewestValidations(tx, ids),
    listNewestValidations(tx, ids, 'AI_CONVERSATION'),
    listActivationStates(tx, ids),
    readAround(tx, rows),
  ])
  const observations = observationViews.map(presentObservation)
  const known = { observations, validations, checks }
  const steps = nextStepsOf(actor, { rows, known, around })
  return rows.map((row) =>
    presentPhase({
      row,
      observations: observations.filter((one) => one.phaseId === row.id),
      validation: validations.find((one) => one.phase_id === row.id),
      check: checks.find((one) => one.phase_id === row.id),
      activation: activations.find((one) => one.phase_id === row.id),
      nextStep: stepOf(steps, row.id),
    }),
  )
}

function stepOf(steps: ReadonlyMap<string, NextStep>, id: string): NextStep {
  const step = steps.get(id)
  if (step === undefined) throw new Error(`Phase ${id} has no next step.`)
  return step
}

/** Phases of an initiative as its page shows them, in a fixed number of queries however many there are. */
export const listPhases = async (tx: Tx, actor: Actor, initiativeId: string): Promise<Phase[]> =>
  presentAll(tx, actor, await listPhaseViews(tx, initiativeId))

async function readPhase(tx: Tx, actor: Actor, id: string): Promise<Phase> {
  const row = await findPhaseView(tx, id)
  const [phase] = row === undefined ? [] : await presentAll(tx, actor, [row])
  if (phase === undefined) throw notFound('Phase')
  return phase
}

export const getPhase = ({ database }: Ports, actor: Actor, id: string): Promise<Phase> =>
  database.tenantRead(scopeOf(actor), (tx) => readPhase(tx, actor, id))

/**
 * The newest check of a kind and the statements that hold, with their quotes (decisions D12, Validation). Until a check
 * comes to a statement, what the one before found of it stands.
 * @throws AppError NOT_FOUND
 */
export const getValidation = (
  { database }: Ports,
  actor: Actor,
  { id, kind }: { id: string; kind: ObservationType },
): Promise<z.output<typeof validationRoute.response>> =>
  database.tenantRead(scopeOf(actor), async (tx) => {
    if ((await findPhaseView(tx, id)) === undefined) throw notFound('Phase')
    const [run] = await listNewestValidations(tx, [id], kind)
    if (run === undefined) return { run: null, confirmed: [] }
    const confirmed = await listConfirmed(tx, id, { kind, sequenceId: run.sequence_id })
    return { run: presentValidation(run), confirmed: confirmed.map(presentConfirmed) }
  })

/** What the action bar allows now (Document 2, 4.2), with the inputs as they are after the edit. */
async function actionsOf(tx: Tx, id: string): Promise<PhaseActions> {
  const facts = await readPhaseFacts(tx, id)
  if (facts === undefined) throw notFound('Phase')
  return phaseActions({ ...facts, hasInputs: facts.missingInputs === 0 })
}

/**
 * Saves inputs, dates, planned ones included, or notes, starts, completes or reopens a phase (Document 2, 4.2).
 * @throws AppError STALE_UPDATE, VALIDATION_FAILED, INVALID_TRANSITION, CONFLICT
 */
export const changePhase = (
  ports: Ports,
  caller: Caller,
  { id, body }: { id: string; body: PhaseBody },
): Promise<Phase> =>
  ports.database.tenantTransaction(scopeOf(caller), async (tx) => {
    const row = await findPhaseForUpdate(tx, id)
    if (row === undefined) throw notFound('Phase')
    await refuseConflict(tx, caller, { row, body })
    if (body.inputs !== undefined || body.notes !== undefined || hasDates(body))
      await saveFields(tx, row, body)
    await auditFields(tx, caller, { row, body })
    if (hasPlan(body)) {
      const initiative = await getEventInitiative(tx, row.initiative_id)
      const subject = { id: row.id, name: row.name }
      await recordEvent(tx, { ports, caller }, { initiative, action: 'phase.planned', subject })
    }
    const { status } = body
    if (status !== undefined) {
      await saveStatus(tx, { row, body: { ...body, status } }, ports.clock.now())
      await recordStatus(tx, { ports, caller }, { row, status })
    }
    const phase = await readPhase(tx, caller, id)
    const place = { firmId: row.firm_id, clientId: row.client_id, phaseId: row.id }
    const data = { phaseId: id, updatedAt: phase.updatedAt }
    await appendPhaseEvents(tx, place, [{ type: 'PHASE_UPDATED', data }])
    return phase
  })

/** Inputs, notes and dates; a status and a plan have entries of their own. */
async function auditFields(
  tx: Tx,
  caller: Caller,
  { row, body }: { row: PhaseRow; body: PhaseBody },
): Promise<void> {
  const { inputs, notes, startDate, endDate } = body
  const saved = Object.entries({ inputs, notes, startDate, endDate }).filter(
    ([, value]) => value !== undefined,
  )
  if (saved.length === 0 || body.status !== undefined) return
  const did = { action: 'phase.updated', entity: 'phase', entityId: row.id } as const
  await auditRecord(tx, { caller, row }, { ...did, body: Object.fromEntries(saved) })
}

const hasPlan = ({ plannedStart, plannedEnd }: PhaseBody): boolean =>
  plannedStart !== undefined || plannedEnd !== undefined

const hasDates = (body: PhaseBody): boolean =>
  body.startDate !== undefined || body.endDate !== undefined || hasPlan(body)

/** Inputs conflict only where the same field was changed; everything else by the row's time. */
async function refuseConflict(
  tx: Tx,
  actor: Actor,
  { row, body }: { row: PhaseRow; body: PhaseBody },
): Promise<void> {
  const changesOnlyInputs = body.notes === undefined && !hasDates(body)
  const isFieldwise = body.inputs !== undefined && body.baseInputs !== undefined && changesOnlyInputs
  if (!isFieldwise) await refuseStale(row, body.updatedAt, () => readPhase(tx, actor, row.id))
  // The page may know the newest row by now: what counts is what the person saw when the edit began.
  else if (hasInputConflict(row, body)) throw staleUpdate(await readPhase(tx, actor, row.id))
}

/** @throws AppError VALIDATION_FAILED, CONFLICT, NOT_FOUND for people and documents of somebody else */
async function inputsAfter(tx: Tx, row: PhaseRow, body: PhaseBody) {
  if (body.inputs === undefined) return {}
  const after = mergeInputs(row, body.inputs)
  if (row.status === 'COMPLETED') keepRequired(row, after)
  const { requiredInputs: inputs } = row.definition
  await checkNamedInputs(tx, row.client_id, { inputs, before: row.inputs, after })
  return { inputs: json(after) }
}

const saveFields = async (tx: Tx, row: PhaseRow, body: PhaseBody): Promise<void> =>
  updatePhaseRow(tx, row.id, {
    ...(await inputsAfter(tx, row, body)),
    ...(body.notes !== undefined && { notes: body.notes }),
    ...(body.startDate !== undefined && { start_date: dateOf(body.startDate) }),
    ...(body.endDate !== undefined && { end_date: dateOf(body.endDate) }),
    ...(hasPlan(body) && mergePlan(row, body)),
  })

async function saveStatus(
  tx: Tx,
  { row, body }: { row: PhaseRow; body: Parameters<typeof changeStatus>[1] },
  now: Date,
): Promise<void> {
  await holdInitiative(tx, row.initiative_id)
  const actions = await actionsOf(tx, row.id)
  await updatePhaseRow(tx, row.id, changeStatus(row, body, { actions, now }))
  await settleInitiativeStatus(tx, row.initiative_id)
}

type Told = Pick<InitiativeEvent, 'action' | 'notification'>
const started: Told = { action: 'phase.started', notification: 'PHASE_STARTED' }
const completed: Told = { action: 'phase.completed', notification: 'PHASE_COMPLETED' }
const reopened: Told = { action: 'phase.reopened', notification: 'PHASE_REOPENED' }

async function recordStatus(
  tx: Tx,
  by: Parameters<typeof recordEvent>[1],
  { row, status }: { row: PhaseRow; status: NonNullable<PhaseBody['status']> },
): Promise<void> {
  if (status === row.status) return
  const initiative = await getEventInitiative(tx, row.initiative_id)
  const told = status === 'COMPLETED' ? completed : row.status === 'COMPLETED' ? reopened : started
  await recordEvent(tx, by, {
    initiative,
    subject: { id: row.id, name: row.name },
    isOfPhase: true,
    ...told,
  })
}

/** Weighted share of the recommended documents that are there (Document 2, section 9). */
export const getArtifactCompletion = (
  { database }: Ports,
  actor: Actor,
  id: string,
): Promise<ArtifactCompletion> =>
  database.tenantRead(scopeOf(actor), async (tx) => {
    const phase = await readPhase(tx, actor, id)
    return artifactCompletion(phase.recommendedArtifacts, await listArtifactNames(tx, phase.initiativeId))
  })
