import type { NextStep } from '@parley/contracts/http/next-step.ts'
import type { PhaseInputs } from '@parley/contracts/http/phases.ts'
import { nextStep, restsOn, type StepFacts } from '@parley/contracts/rules/next-step.ts'
import { currentPhase } from '@parley/contracts/rules/phase-actions.ts'
import type { RequiredInputs } from '@parley/contracts/template-definition.ts'
import type { Actor } from '../../authorization/actor.ts'
import type { Tx } from '../../database.ts'
import { listActivationStates } from '../activation/index.ts'
import { listInitiativeFileNames, listNewestRuns, type PhaseStateView } from './next-step.views.ts'
import {
  factsFromOutside,
  factsOf,
  readKnown,
  rightsInLists,
  stateOf,
  type Surroundings,
} from './next-steps.ts'
import { listPhaseRows } from './phases.views.ts'

/** An initiative as its list has read it; inputs of its own only until it begins. */
interface ListedInitiative {
  id: string
  status: PhaseStateView['initiative_status']
  phases: Pick<PhaseStateView, 'id' | 'name' | 'position' | 'status'>[]
  global_inputs: RequiredInputs | null
  given_inputs: PhaseInputs | null
}

const statesOf = ({ id, status, phases }: ListedInitiative): PhaseStateView[] =>
  phases.map((phase) => ({ ...phase, initiative_id: id, initiative_status: status }))

/** The phase that each initiative is in, and the one before it. */
function placesOf(initiatives: readonly ListedInitiative[]) {
  return initiatives.flatMap((initiative) => {
    const states = statesOf(initiative)
    const id = currentPhase(states.map(stateOf))?.id
    const at = states.findIndex((state) => state.id === id)
    const state = states[at]
    if (state === undefined) return []
    const restsOnWhat = restsOn({
      initiativeStatus: state.initiative_status,
      status: state.status,
    })
    return [{ state, before: states[at - 1], restsOn: restsOnWhat }]
  })
}

/**
 * What is to be done next in initiatives, each by the phase that it is in. Most rest on the states of the phases, which
 * the list knows; the others are looked into, in one round trip.
 */
export async function listNextSteps(
  tx: Tx,
  actor: Actor,
  initiatives: readonly ListedInitiative[],
): Promise<Map<string, NextStep>> {
  const places = placesOf(initiatives)
  const open = places.filter((place) => place.restsOn === 'contents').map(({ state }) => state)
  const openIds = open.map(({ id }) => id)
  // Of a phase that is completed nothing is handed on where it is the current one: it is the last.
  const before = places.flatMap((place) => (place.restsOn === 'handover' ? (place.before ?? []) : []))
  const beforeIds = before.map(({ id }) => id)
  const [rows, known, runs, activations, files] = await Promise.all([
    listPhaseRows(tx, openIds),
    readKnown(tx, openIds),
    listNewestRuns(tx, [...openIds, ...beforeIds]),
    listActivationStates(tx, beforeIds),
    listInitiativeFileNames(
      tx,
      open.map((state) => state.initiative_id),
    ),
  ])
  const surroundings: Omit<Surroundings, 'states'> = {
    runs,
    activations,
    files,
    globalInputs: initiatives
      .filter(({ status }) => status === 'PENDING')
      .map(({ id, global_inputs: inputs, given_inputs: given }) => ({ id, inputs, given })),
  }
  const rights = rightsInLists(actor)
  const statesById = new Map(initiatives.map((initiative) => [initiative.id, statesOf(initiative)]))
  const ofPlace = ({ state }: (typeof places)[number]): StepFacts => {
    const row = rows.find(({ id }) => id === state.id)
    // Of its own initiative alone: each place would else be looked for among the phases of all.
    const around = { ...surroundings, states: statesById.get(state.initiative_id) ?? [] }
    return row === undefined ? factsFromOutside(state, around) : factsOf(row, known, around)
  }
  return new Map(places.map((place) => [place.state.initiative_id, nextStep(ofPlace(place), rights)]))
}
