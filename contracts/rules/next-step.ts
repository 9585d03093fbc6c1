import type { NextStep, NextStepKind } from '../http/next-step.ts'
import { nextStepText } from './next-step-text.ts'
import {
  activateState,
  type ActivationProgress,
  type PhaseActions,
  phaseActions,
  type PhaseFacts,
} from './phase-actions.ts'

interface PhaseName {
  id: string
  name: string
}

/** What can be handed on of a phase. */
interface Activatable {
  hasCompletedInteraction: boolean
  activation: ActivationProgress
}

/** What the next step needs to know beside what the actions do. */
export interface StepFacts extends Omit<PhaseFacts, 'hasInputs'>, Activatable {
  phase: PhaseName
  /** Required inputs without a valid value. */
  missingInputs: number
  /** Recommended documents that are not there; wanted: so many that the phase needs attention (Document 2, section 9). */
  documents: { missing: number; wanted: boolean }
  /** A finished check of the newest run's conversation exists. */
  isConversationChecked: boolean
  /** While a run waits for a person. */
  gate: (NonNullable<NextStep['gate']> & { maySkip: boolean; isBudgetOfOthers: boolean }) | null
  previous: (PhaseName & Activatable) | null
  next: (PhaseName & { status: PhaseFacts['status'] }) | null
  /** The first phase that is not completed. */
  current: PhaseName | null
}

/** What the reader may do. */
export interface StepRights {
  canManage: boolean
  /** Budgets of initiatives, clients and firms. */
  mayRaiseBudgets: boolean
}

/** A step that is possible now; an optional one may be passed over. */
interface Candidate {
  kind: NextStepKind
  holds: boolean
  count?: number
  isOptional?: boolean
  phase?: PhaseName
}

const actionsOf = (facts: StepFacts): PhaseActions =>
  phaseActions({ ...facts, hasInputs: facts.missingInputs === 0 })

/** What holds a run up, or is at work; people's other work waits for it. */
const ofRun = ({ runStatus, isValidating }: StepFacts): Candidate[] => [
  { kind: 'answerGate', holds: runStatus === 'AWAITING_HUMAN' },
  { kind: 'waitForAgents', holds: runStatus === 'QUEUED' || runStatus === 'RUNNING' },
  { kind: 'resumeRun', holds: runStatus === 'PAUSED' },
  { kind: 'waitForValidation', holds: isValidating },
]

/** A phase at work: findings first, since they block all else, then what completing it needs (Document 2, 4.2). */
function ofOpenPhase(facts: StepFacts): Candidate[] {
  const actions = actionsOf(facts)
  const can = (name: keyof PhaseActions): boolean => actions[name].visible && actions[name].reason === null
  const open = facts.observations.filter(({ status }) => status === 'OPEN').length
  const isBefore = !facts.hasConversation
  const { missingInputs, documents, runStatus } = facts
  const stopped = runStatus === 'FAILED' || runStatus === 'CANCELLED'
  const checksFirst = isBefore && facts.hasInitialMitigations && !facts.isValidated
  return [
    ...ofRun(facts),
    { kind: 'resolveFindings', holds: open > 0, count: open },
    { kind: 'fillInputs', holds: missingInputs > 0, count: missingInputs },
    {
      kind: 'addDocuments',
      // What was checked or talked about without them was meant to be.
      holds: documents.wanted && isBefore && !facts.isValidated,
      count: documents.missing,
      isOptional: true,
    },
    { kind: 'validate', holds: checksFirst && can('validate') },
    { kind: 'converse', holds: can('converse') },
    { kind: 'continueRun', holds: stopped && facts.hasConversation, isOptional: true },
    {
      kind: 'checkMitigations',
      holds: can('checkMitigations') && !facts.isConversationChecked,
      isOptional: true,
    },
    { kind: 'complete', holds: can('complete') },
  ]
}

const ofActivation = (phase: PhaseName & Activatable): Candidate[] => [
  // Both may be passed over: the phase after it can begin without them.
  { kind: 'waitForActivation', holds: phase.activation === 'atWork', isOptional: true, phase },
  { kind: 'activate', holds: activateState(phase).reason === null, isOptional: true, phase },
]

const ofInitiative = (missing: number): Candidate[] => [
  { kind: 'fillGlobalInputs', holds: missing > 0, count: missing },
]

/** What a phase has brought about is handed on before the next one starts. */
function ofUnstartedPhase(facts: StepFacts): Candidate[] {
  const { previous, previousStatus, current } = facts
  if (previousStatus !== null && previousStatus !== 'COMPLETED')
    return [{ kind: 'goToPhase', holds: current !== null, ...(current && { phase: current }) }]
  const { missingGlobalInputs } = facts
  return [
    ...(previous === null ? ofInitiative(missingGlobalInputs) : ofActivation(previous)),
    { kind: 'startPhase', holds: true, phase: facts.phase },
  ]
}

function ofCompletedPhase(facts: StepFacts): Candidate[] {
  const { next, current, phase } = facts
  if (next === null && current === null) return []
  return [
    ...(next === null ? [] : ofActivation({ ...facts, ...phase })),
    ...(next !== null && next.status !== 'IN_PROGRESS' && next.status !== 'COMPLETED'
      ? [{ kind: 'startPhase' as const, holds: true, phase: next }]
      : []),
    { kind: 'goToPhase', holds: current !== null, ...(current && { phase: current }) },
  ]
}

/**
 * What the next step rests on beside the states of the initiative and its phases: on what is in the phase, on what was
 * handed on before it or from it, or on nothing.
 */
export function restsOn({
  initiativeStatus,
  status,
}: Pick<StepFacts, 'initiativeStatus' | 'status'>): 'states' | 'contents' | 'handover' {
  if (initiativeStatus === 'CANCELLED' || initiativeStatus === 'ON_HOLD') return 'states'
  return status === 'IN_PROGRESS' ? 'contents' : 'handover'
}

function candidatesOf(facts: StepFacts): Candidate[] {
  switch (restsOn(facts)) {
    case 'states':
      return [{ kind: facts.initiativeStatus === 'CANCELLED' ? 'cancelled' : 'takeOffHold', holds: true }]
    case 'contents':
      return ofOpenPhase(facts)
    case 'handover':
      return facts.status === 'COMPLETED' ? ofCompletedPhase(facts) : ofUnstartedPhase(facts)
  }
}

const agents: readonly NextStepKind[] = ['waitForAgents', 'waitForValidation', 'waitForActivation']
const nobodys: readonly NextStepKind[] = ['none', 'cancelled']

function whose(kind: NextStepKind, gate: StepFacts['gate'], rights: StepRights): NextStep['by'] {
  if (agents.includes(kind)) return 'agents'
  if (nobodys.includes(kind)) return 'nobody'
  if (kind === 'goToPhase') return 'you'
  if (!rights.canManage) return 'others'
  const isOutOfReach =
    kind === 'answerGate' && gate?.isBudgetOfOthers === true && !gate.maySkip && !rights.mayRaiseBudgets
  return isOutOfReach ? 'others' : 'you'
}

const none: Candidate = { kind: 'none', holds: true }

/**
 * The one thing to do next in a phase, or who has to act (Document 2, 4.2; decisions D12, Next step). It never names
 * what `phaseActions` would refuse.
 */
export function nextStep(facts: StepFacts, rights: StepRights): NextStep {
  const possible = candidatesOf(facts).filter(({ holds }) => holds)
  const first = possible[0] ?? none
  const second = first.isOptional === true ? possible[1] : undefined
  const gate = first.kind === 'answerGate' ? facts.gate : null
  const step = {
    kind: first.kind,
    by: whose(first.kind, gate, rights),
    phase: plainName(first.phase ?? facts.phase),
    count: first.count ?? null,
    gate: gate && { interactionId: gate.interactionId, kind: gate.kind, question: gate.question },
    instead: second?.kind ?? null,
  }
  return { ...step, text: nextStepText(step) }
}

const plainName = ({ id, name }: PhaseName): PhaseName => ({ id, name })

/** Of an initiative that has no phases yet. */
export function nextStepWithoutPhases(templateHasPhases: boolean, rights: StepRights): NextStep {
  const kind = templateHasPhases ? 'createPhases' : 'none'
  const step = { kind, by: whose(kind, null, rights), phase: null, count: null, gate: null } as const
  return { ...step, instead: null, text: nextStepText(step) }
}
