import type {
  InitiativeStatus,
  ObservationStatus,
  ObservationType,
  PhaseStatus,
  SequenceStatus,
} from '../enums.ts'
import { noCompletedInteractions } from '../http/activation.ts'

/** What the rules need to know of a phase. */
export interface PhaseFacts {
  status: PhaseStatus
  initiativeStatus: InitiativeStatus
  /** Of the phase before; null for the first. */
  previousStatus: PhaseStatus | null
  hasInputs: boolean
  /** Of the initiative itself (decisions D11, Global inputs): required ones without a valid value. */
  missingGlobalInputs: number
  observations: readonly { status: ObservationStatus; observationType: ObservationType }[]
  hasInitialMitigations: boolean
  hasRiskMitigations: boolean
  hasAgents: boolean
  /** A finished validation exists (decisions D11, Validation). */
  isValidated: boolean
  isValidating: boolean
  hasConversation: boolean
  /** Of the newest run; null where there is none. */
  runStatus: SequenceStatus | null
}

/** How far the activation of a phase is (Document 2, 4.5). */
export type ActivationProgress = 'none' | 'atWork' | 'failed' | 'complete'

/** An action of the bar: whether it is shown, and why it is not available when it is not. */
export interface ActionState {
  visible: boolean
  /** null: available. */
  reason: string | null
}

export interface PhaseActions {
  start: ActionState
  complete: ActionState
  reopen: ActionState
  validate: ActionState & { label: 'AI Validation' | 'Re-run Validation' }
  converse: ActionState
  restartSequence: ActionState
  checkMitigations: ActionState
}

const available: ActionState = { visible: true, reason: null }
const hidden: ActionState = { visible: false, reason: null }
const blocked = (reason: string): ActionState => ({ visible: true, reason })

/** The first reason that holds, if any. */
function firstReason(reasons: [boolean, string][]): ActionState {
  const found = reasons.find(([holds]) => holds)
  return found ? blocked(found[1]) : available
}

const openOf = (facts: PhaseFacts, type: ObservationType): number =>
  facts.observations.filter(
    (observation) => observation.observationType === type && observation.status === 'OPEN',
  ).length
const anyOf = (facts: PhaseFacts, type: ObservationType): boolean =>
  facts.observations.some((observation) => observation.observationType === type)

const pausedReasons = (facts: PhaseFacts): [boolean, string][] => [
  [facts.initiativeStatus === 'ON_HOLD', 'The initiative is on hold.'],
  [facts.initiativeStatus === 'CANCELLED', 'The initiative is cancelled.'],
]

/** A run that holds something up: a person is asked, it was paused, or its agents are at work. */
const runReasons = ({ runStatus }: PhaseFacts, atWork: string): [boolean, string][] => [
  [runStatus === 'AWAITING_HUMAN', 'The conversation waits for an answer. Answer it first.'],
  [runStatus === 'PAUSED', 'The conversation is paused. Resume or cancel it first.'],
  [runStatus === 'QUEUED' || runStatus === 'RUNNING', atWork],
]

/** They hold for every phase, so they are asked for before the first one starts. */
export const missingGlobalInputs = 'Fill in the required inputs of the initiative first.'

function startState(facts: PhaseFacts): ActionState {
  if (facts.status === 'IN_PROGRESS' || facts.status === 'COMPLETED') return hidden
  return firstReason([
    [facts.previousStatus !== null && facts.previousStatus !== 'COMPLETED', 'Complete Previous Phase First'],
    ...pausedReasons(facts),
    [facts.previousStatus === null && facts.missingGlobalInputs > 0, missingGlobalInputs],
  ])
}

function completeState(facts: PhaseFacts): ActionState {
  if (facts.status !== 'IN_PROGRESS') return hidden
  return firstReason([
    ...pausedReasons(facts),
    [!facts.hasInputs, 'Fill in every required input first.'],
    [openOf(facts, 'INITIAL') > 0, 'Resolve the open validation observations first.'],
    [openOf(facts, 'AI_CONVERSATION') > 0, 'Resolve the open conversation observations first.'],
    ...runReasons(facts, 'The agents are still at work. Wait for them or cancel the sequence.'),
    [facts.isValidating, 'The validation is still running.'],
  ])
}

function validateState(facts: PhaseFacts): PhaseActions['validate'] {
  const label = anyOf(facts, 'INITIAL') ? 'Re-run Validation' : 'AI Validation'
  if (!facts.hasInitialMitigations || facts.status !== 'IN_PROGRESS') return { ...hidden, label }
  const state = firstReason([
    ...pausedReasons(facts),
    [facts.isValidating, 'The validation is still running.'],
    ...runReasons(facts, 'The agents are still at work.'),
  ])
  return { ...state, label }
}

function conversationReasons(facts: PhaseFacts): [boolean, string][] {
  return [
    ...pausedReasons(facts),
    [!facts.hasAgents, 'This phase has no agents.'],
    [facts.isValidating, 'The validation is still running.'],
    [facts.hasInitialMitigations && !facts.isValidated, 'Run the AI validation first.'],
    [openOf(facts, 'INITIAL') > 0, 'Resolve the open validation observations first.'],
  ]
}

function converseState(facts: PhaseFacts): ActionState {
  if (facts.status !== 'IN_PROGRESS' || facts.hasConversation || anyOf(facts, 'AI_CONVERSATION'))
    return hidden
  return firstReason([...conversationReasons(facts), ...runReasons(facts, 'The agents are already at work.')])
}

/** What runs is cancelled by it (Document 2, 4.3). */
function restartState(facts: PhaseFacts): ActionState {
  if (facts.status !== 'IN_PROGRESS' || !facts.hasConversation) return hidden
  return firstReason(conversationReasons(facts))
}

function mitigationsState(facts: PhaseFacts): ActionState {
  if (
    facts.status !== 'IN_PROGRESS' ||
    !facts.hasConversation ||
    !facts.hasRiskMitigations ||
    openOf(facts, 'AI_CONVERSATION') > 0
  )
    return hidden
  return firstReason([
    ...pausedReasons(facts),
    ...runReasons(facts, 'The agents are still at work.'),
    [facts.isValidating, 'The check is still running.'],
  ])
}

/** The rules of the action bar (Document 2, section 4.2; decisions D3, D10, D11). The server enforces them; the screen shows them. */
export function phaseActions(facts: PhaseFacts): PhaseActions {
  return {
    start: startState(facts),
    complete: completeState(facts),
    reopen: facts.status === 'COMPLETED' ? firstReason(pausedReasons(facts)) : hidden,
    validate: validateState(facts),
    converse: converseState(facts),
    restartSequence: restartState(facts),
    checkMitigations: mitigationsState(facts),
  }
}

/** Whether a phase may be activated (Document 2, 4.5; decisions D3); what was activated stands until it changes. */
export function activateState(facts: {
  hasCompletedInteraction: boolean
  activation: ActivationProgress
}): ActionState {
  return firstReason([
    [!facts.hasCompletedInteraction, noCompletedInteractions],
    [facts.activation === 'atWork', 'The phase is being activated.'],
    [facts.activation === 'complete', 'This phase is activated.'],
  ])
}

/** The first phase that is not completed, or the last if all are (Document 2, section 4.2). */
export function currentPhase<Phase extends { status: PhaseStatus; order: number }>(
  phases: readonly Phase[],
): Phase | undefined {
  const ordered = [...phases].sort((one, other) => one.order - other.order)
  return ordered.find((phase) => phase.status !== 'COMPLETED') ?? ordered.at(-1)
}
