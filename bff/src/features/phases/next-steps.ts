import type { NextStep } from '@parley/contracts/http/next-step.ts'
import type { Observation } from '@parley/contracts/http/observations.ts'
import { artifactCompletion } from '@parley/contracts/rules/artifact-completion.ts'
import { missingInputs } from '@parley/contracts/rules/input-values.ts'
import { nextStep, type StepFacts, type StepRights } from '@parley/contracts/rules/next-step.ts'
import { type ActivationProgress, currentPhase } from '@parley/contracts/rules/phase-actions.ts'
import { type Actor, can } from '../../authorization/actor.ts'
import { mayManageHere, mayManageInitiatives } from '../../authorization/initiative-policy.ts'
import type { Tx } from '../../database.ts'
import { type ActivationState, listActivationStates } from '../activation/index.ts'
import {
  listInitiativeFileNames,
  listUnstartedInputs,
  listNewestRuns,
  listObservationStates,
  listPhaseStates,
  type NewestRunView,
  type PhaseStateView,
} from './next-step.views.ts'
import { listNewestValidations, listPhaseRows, type PhaseView, type ValidationView } from './phases.views.ts'

type ObservationState = Pick<Observation, 'status' | 'observationType'> & { phaseId: string }

/** What is known of phases beside their rows. */
interface Known {
  observations: readonly ObservationState[]
  validations: readonly ValidationView[]
  checks: readonly ValidationView[]
}

/** What all phases of some initiatives have in common, read once for all of them. */
export interface Surroundings {
  states: PhaseStateView[]
  runs: NewestRunView[]
  activations: ActivationState[]
  files: Awaited<ReturnType<typeof listInitiativeFileNames>>
  globalInputs: Awaited<ReturnType<typeof listUnstartedInputs>>
}

/** A phase and the initiative that it is of. */
type PhasePlace = Pick<PhaseView, 'id' | 'initiative_id'>

/** In lists, which lead into the client on the way to what they name. */
export const rightsInLists = (actor: Actor): StepRights => ({
  canManage: mayManageInitiatives(actor),
  mayRaiseBudgets: can(actor, 'manage_settings'),
})

/** On the page of an initiative. */
export const rightsOf = (actor: Actor): StepRights => ({
  canManage: mayManageHere(actor),
  mayRaiseBudgets: can(actor, 'manage_settings'),
})

async function readSurroundings(tx: Tx, initiativeIds: string[]): Promise<Surroundings> {
  const states = await listPhaseStates(tx, initiativeIds)
  const ids = states.map(({ id }) => id)
  const [runs, activations, files, globalInputs] = await Promise.all([
    listNewestRuns(tx, ids),
    listActivationStates(tx, ids),
    listInitiativeFileNames(tx, initiativeIds),
    listUnstartedInputs(tx, initiativeIds),
  ])
  return { states, runs, activations, files, globalInputs }
}

const progress: Record<string, ActivationProgress> = {
  PENDING: 'atWork',
  IN_PROGRESS: 'atWork',
  FAILED: 'failed',
  COMPLETED: 'complete',
}

const activatable = ({ runs, activations }: Surroundings, id: string) => ({
  hasCompletedInteraction: runs.some((run) => run.phase_id === id && Boolean(run.has_completed)),
  activation: progress[activations.find((one) => one.phase_id === id)?.status ?? ''] ?? 'none',
})

/** Where the phase stands among its initiative's. */
function placeOf(row: PhasePlace, surroundings: Surroundings) {
  const states = surroundings.states.filter((state) => state.initiative_id === row.initiative_id)
  const at = states.findIndex(({ id }) => id === row.id)
  const [previous, next] = [states[at - 1], states[at + 1]]
  const current = currentPhase(states.map(stateOf))
  return {
    initiativeStatus: states[at]?.initiative_status ?? 'ACTIVE',
    previousStatus: previous?.status ?? null,
    previous:
      previous === undefined ? null : { ...stateOf(previous), ...activatable(surroundings, previous.id) },
    next: next === undefined ? null : stateOf(next),
    current: current === undefined || current.status === 'COMPLETED' ? null : current,
  }
}

export const stateOf = ({ id, name, position, status }: PhaseStateView) => ({
  id,
  name,
  order: position,
  status,
})

function gateOf(run: NewestRunView | undefined): StepFacts['gate'] {
  if (run?.status !== 'AWAITING_HUMAN' || run.gate === null) return null
  const { interactionId, kind, reason, budget } = run.gate
  return {
    interactionId,
    kind,
    question: reason,
    maySkip: budget?.maySkip === true,
    isBudgetOfOthers: budget !== undefined && budget.which !== 'run',
  }
}

function documentsOf(row: PhaseView, { files }: Surroundings): StepFacts['documents'] {
  const { recommendedArtifacts } = row.definition
  const names = files
    .filter((file) => file.initiative_id === row.initiative_id)
    .flatMap((file) => [file.name, file.file_name])
  const { items, label } = artifactCompletion(recommendedArtifacts, names)
  return { missing: items.filter((item) => !item.uploaded).length, wanted: label === 'Needs Attention' }
}

function missingGlobalsOf(row: PhasePlace, { globalInputs }: Surroundings): number {
  const found = globalInputs.find(({ id }) => id === row.initiative_id)
  if (found?.inputs == null) return 0
  return missingInputs(found.inputs, found.given ?? {}).length
}

export function factsOf(row: PhaseView, known: Known, surroundings: Surroundings): StepFacts {
  const definition = row.definition
  const validation = known.validations.find((one) => one.phase_id === row.id)
  const check = known.checks.find((one) => one.phase_id === row.id)
  const run = surroundings.runs.find((one) => one.phase_id === row.id)
  return {
    phase: { id: row.id, name: row.name },
    status: row.status,
    ...placeOf(row, surroundings),
    ...activatable(surroundings, row.id),
    missingGlobalInputs: missingGlobalsOf(row, surroundings),
    missingInputs: missingInputs(definition.requiredInputs, row.inputs).length,
    documents: documentsOf(row, surroundings),
    observations: known.observations.filter(({ phaseId }) => phaseId === row.id),
    hasInitialMitigations: definition.initialRiskMitigations.length > 0,
    hasRiskMitigations: definition.riskMitigations.length > 0,
    hasAgents: definition.aiAgents.length > 0,
    isValidated: validation?.is_validated === true,
    isValidating: validation?.status === 'RUNNING' || check?.status === 'RUNNING',
    hasConversation: Boolean(row.has_conversation),
    runStatus: run?.status ?? null,
    isConversationChecked: check?.status === 'COMPLETED' && check.sequence_id === (run?.id ?? null),
    gate: gateOf(run),
  }
}

/** Of a phase whose next step does not rest on what is in it (`restsOn`), which nobody has looked at. */
export const factsFromOutside = (state: PhaseStateView, surroundings: Surroundings): StepFacts => ({
  phase: { id: state.id, name: state.name },
  status: state.status,
  ...placeOf(state, surroundings),
  ...activatable(surroundings, state.id),
  missingGlobalInputs: missingGlobalsOf(state, surroundings),
  missingInputs: 0,
  documents: { missing: 0, wanted: false },
  observations: [],
  hasInitialMitigations: false,
  hasRiskMitigations: false,
  hasAgents: false,
  isValidated: false,
  isValidating: false,
  hasConversation: false,
  runStatus: null,
  isConversationChecked: false,
  gate: null,
})

/** What the next steps of these phases rest on beside what is in them. */
export const readAround = (tx: Tx, rows: readonly PhasePlace[]): Promise<Surroundings> =>
  readSurroundings(tx, [...new Set(rows.map((row) => row.initiative_id))])

/** What is to be done next in phases that were read before; by the phase's id. */
export const nextStepsOf = (
  actor: Actor,
  { rows, known, around }: { rows: readonly PhaseView[]; known: Known; around: Surroundings },
): Map<string, NextStep> =>
  new Map(rows.map((row) => [row.id, nextStep(factsOf(row, known, around), rightsOf(actor))]))

export async function readKnown(tx: Tx, phaseIds: string[]): Promise<Known> {
  const [observations, validations, checks] = await Promise.all([
    listObservationStates(tx, phaseIds),
    listNewestValidations(tx, phaseIds),
    listNewestValidations(tx, phaseIds, 'AI_CONVERSATION'),
  ])
  return { observations: observations.map(observationState), validations, checks }
}

/** What the rules need to know of a phase as it is stored now. */
export async function readPhaseFacts(tx: Tx, id: string): Promise<StepFacts | undefined> {
  const [row] = await listPhaseRows(tx, [id])
  if (row === undefined) return undefined
  const [known, around] = await Promise.all([readKnown(tx, [id]), readAround(tx, [row])])
  return factsOf(row, known, around)
}

/** What is to be done next in phases of whatever initiatives, by the phase's id; in a fixed number of queries. */
export async function listNextStepsOfPhases(
  tx: Tx,
  actor: Actor,
  phases: readonly { id: string; initiativeId: string }[],
): Promise<Map<string, NextStep>> {
  const initiativeIds = [...new Set(phases.map(({ initiativeId }) => initiativeId))]
  const surroundings = await readSurroundings(tx, initiativeIds)
  const steps = await readSteps(tx, actor, { phaseIds: phases.map(({ id }) => id), surroundings })
  return new Map(steps.map(({ row, step }) => [row.id, step]))
}

async function readSteps(
  tx: Tx,
  actor: Actor,
  { phaseIds, surroundings }: { phaseIds: string[]; surroundings: Surroundings },
): Promise<{ row: PhaseView; step: NextStep }[]> {
  const [rows, known] = await Promise.all([listPhaseRows(tx, phaseIds), readKnown(tx, phaseIds)])
  const rights = rightsInLists(actor)
  return rows.map((row) => ({ row, step: nextStep(factsOf(row, known, surroundings), rights) }))
}

const observationState = (
  row: Awaited<ReturnType<typeof listObservationStates>>[number],
): ObservationState => ({
  phaseId: row.phase_id,
  status: row.status,
  observationType: row.observation_type,
})
