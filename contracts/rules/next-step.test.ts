import { describe, expect, it } from '@jest/globals'
import {
  type ObservationStatus,
  type ObservationType,
  phaseStatuses,
  type SequenceStatus,
  sequenceStatuses,
} from '../enums.ts'
import type { NextStep, NextStepKind } from '../http/next-step.ts'
import { newId } from '../ids.ts'
import { nextStep, nextStepWithoutPhases, type StepFacts, type StepRights } from './next-step.ts'
import { type PhaseActions, phaseActions } from './phase-actions.ts'

const discovery = { id: newId(), name: 'Discovery' }
const initiation = { id: newId(), name: 'Initiation' }
const analysis = { id: newId(), name: 'Analysis' }
const activated = { hasCompletedInteraction: true, activation: 'complete' } as const

/** A phase whose validation has found nothing, before its conversation. */
const facts: StepFacts = {
  phase: discovery,
  status: 'IN_PROGRESS',
  initiativeStatus: 'ACTIVE',
  previousStatus: 'COMPLETED',
  missingInputs: 0,
  missingGlobalInputs: 0,
  documents: { missing: 0, wanted: false },
  observations: [],
  hasInitialMitigations: true,
  hasRiskMitigations: true,
  hasAgents: true,
  isValidated: true,
  isValidating: false,
  hasConversation: false,
  runStatus: null,
  isConversationChecked: false,
  gate: null,
  hasCompletedInteraction: false,
  activation: 'none',
  previous: { ...initiation, ...activated },
  next: { ...analysis, status: 'PENDING' },
  current: discovery,
}
const talked: Partial<StepFacts> = {
  hasConversation: true,
  runStatus: 'COMPLETED',
  hasCompletedInteraction: true,
}
const completed: Partial<StepFacts> = { ...talked, status: 'COMPLETED', current: analysis }
const question = {
  interactionId: newId(),
  kind: 'question',
  question: 'Which plant?',
  maySkip: false,
  isBudgetOfOthers: false,
}
const manager: StepRights = { canManage: true, mayRaiseBudgets: true }
const member: StepRights = { canManage: true, mayRaiseBudgets: false }
const viewer: StepRights = { canManage: false, mayRaiseBudgets: false }
const of = (change: Partial<StepFacts>, rights = manager): NextStep =>
  nextStep({ ...facts, ...change }, rights)
const seen = (observationType: ObservationType, status: ObservationStatus) => ({ observationType, status })

type Row = [why: string, change: Partial<StepFacts>, step: Partial<NextStep>]

const beforeConversation: Row[] = [
  [
    'the first phase starts',
    { status: 'PENDING', previousStatus: null, previous: null },
    { kind: 'startPhase' },
  ],
  [
    'what holds for every phase is asked for before the first starts',
    { status: 'PENDING', previousStatus: null, previous: null, missingGlobalInputs: 2 },
    { kind: 'fillGlobalInputs', count: 2 },
  ],
  ['it starts after a completed one', { status: 'PENDING' }, { kind: 'startPhase', phase: discovery }],
  [
    'the phase before it comes first',
    { status: 'PENDING', previousStatus: 'IN_PROGRESS', current: initiation },
    { kind: 'goToPhase', phase: initiation },
  ],
  [
    'the phase before it is handed on first, or not',
    { status: 'PENDING', previous: { ...initiation, ...activated, activation: 'none' } },
    { kind: 'activate', phase: initiation, instead: 'startPhase' },
  ],
  [
    'a hand-over at work is waited for, or not',
    { status: 'PENDING', previous: { ...initiation, ...activated, activation: 'atWork' } },
    { kind: 'waitForActivation', by: 'agents', instead: 'startPhase' },
  ],
  [
    'nothing was said that could be handed on',
    { status: 'PENDING', previous: { ...initiation, hasCompletedInteraction: false, activation: 'none' } },
    { kind: 'startPhase' },
  ],
  ['required inputs are missing', { missingInputs: 3, isValidated: false }, { kind: 'fillInputs', count: 3 }],
  [
    'documents are good to have and may be passed over',
    { isValidated: false, documents: { missing: 2, wanted: true } },
    { kind: 'addDocuments', count: 2, instead: 'validate' },
  ],
  [
    'without mitigations too',
    { hasInitialMitigations: false, isValidated: false, documents: { missing: 2, wanted: true } },
    { kind: 'addDocuments', instead: 'converse' },
  ],
  [
    'a few are missing',
    { isValidated: false, documents: { missing: 1, wanted: false } },
    { kind: 'validate' },
  ],
  ['nothing was checked', { isValidated: false }, { kind: 'validate' }],
  ['the check runs', { isValidated: false, isValidating: true }, { kind: 'waitForValidation', by: 'agents' }],
  [
    'findings come before all else',
    { missingInputs: 1, observations: [seen('INITIAL', 'OPEN'), seen('INITIAL', 'ACCEPTED')] },
    { kind: 'resolveFindings', count: 1 },
  ],
  ['all findings are settled', { observations: [seen('INITIAL', 'REMEDIATED')] }, { kind: 'converse' }],
  ['there are no mitigations', { hasInitialMitigations: false, isValidated: false }, { kind: 'converse' }],
  ['there are no agents', { hasAgents: false }, { kind: 'complete' }],
  [
    'findings of a conversation stand for one',
    { observations: [seen('AI_CONVERSATION', 'REMEDIATED')] },
    { kind: 'complete' },
  ],
]

const withConversation: Row[] = [
  ['it waits', { ...talked, runStatus: 'QUEUED' }, { kind: 'waitForAgents', by: 'agents' }],
  ['it runs', { ...talked, runStatus: 'RUNNING', missingInputs: 1 }, { kind: 'waitForAgents' }],
  [
    'it asks a person',
    { ...talked, runStatus: 'AWAITING_HUMAN', gate: question },
    {
      kind: 'answerGate',
      by: 'you',
      gate: { interactionId: question.interactionId, kind: 'question', question: 'Which plant?' },
    },
  ],
  ['it is paused', { ...talked, runStatus: 'PAUSED' }, { kind: 'resumeRun' }],
  ['it failed', { ...talked, runStatus: 'FAILED' }, { kind: 'continueRun', instead: 'checkMitigations' }],
  [
    'it was cancelled, and nothing is to be checked',
    { ...talked, runStatus: 'CANCELLED', hasRiskMitigations: false },
    { kind: 'continueRun', instead: 'complete' },
  ],
  ['it is over', talked, { kind: 'checkMitigations', instead: 'complete' }],
  ['it was checked', { ...talked, isConversationChecked: true }, { kind: 'complete', instead: null }],
  ['nothing is to be checked', { ...talked, hasRiskMitigations: false }, { kind: 'complete' }],
  [
    'its findings are open',
    { ...talked, isConversationChecked: true, observations: [seen('AI_CONVERSATION', 'OPEN')] },
    { kind: 'resolveFindings', count: 1 },
  ],
  ['an input was cleared', { ...talked, missingInputs: 1 }, { kind: 'fillInputs', count: 1 }],
  [
    'documents do not matter any more',
    { ...talked, documents: { missing: 2, wanted: true } },
    { kind: 'checkMitigations' },
  ],
]

const afterIt: Row[] = [
  ['it is handed on, or not', completed, { kind: 'activate', phase: discovery, instead: 'startPhase' }],
  ['it was', { ...completed, activation: 'complete' }, { kind: 'startPhase', phase: analysis }],
  ['it could not be', { ...completed, activation: 'failed' }, { kind: 'activate' }],
  [
    'the next one is at work',
    { ...completed, activation: 'complete', next: { ...analysis, status: 'IN_PROGRESS' } },
    { kind: 'goToPhase', phase: analysis, by: 'you' },
  ],
  ['it was the last', { ...completed, next: null, current: null }, { kind: 'none', by: 'nobody' }],
  [
    'it was the last, and an earlier one was reopened',
    { ...completed, next: null, current: initiation },
    { kind: 'goToPhase', phase: initiation },
  ],
]

const stopped: Row[] = [
  ['on hold', { initiativeStatus: 'ON_HOLD' }, { kind: 'takeOffHold', by: 'you' }],
  ['cancelled', { initiativeStatus: 'CANCELLED' }, { kind: 'cancelled', by: 'nobody' }],
]

describe('the next step (Document 2, 4.2; decisions D12)', () => {
  it.each(beforeConversation)('before the conversation: %s', (_why, change, step) => {
    expect(of(change)).toMatchObject(step)
  })
  it.each(withConversation)('of a conversation: %s', (_why, change, step) => {
    expect(of(change)).toMatchObject(step)
  })
  it.each(afterIt)('of a completed phase: %s', (_why, change, step) => {
    expect(of(change)).toMatchObject(step)
  })
  it.each(stopped)('of an initiative that is %s', (_why, change, step) => {
    expect(of(change)).toMatchObject(step)
  })

  it('is to create the phases where there are none', () => {
    expect(nextStepWithoutPhases(true, viewer)).toMatchObject({ kind: 'createPhases', by: 'others' })
    expect(nextStepWithoutPhases(false, manager)).toMatchObject({ kind: 'none', by: 'nobody' })
  })

  it('says one sentence', () => {
    expect(of({ missingInputs: 1 }).text).toBe('Fill in 1 required input.')
    expect(of({ observations: [seen('INITIAL', 'OPEN'), seen('INITIAL', 'OPEN')] }).text).toBe(
      'Resolve 2 open findings.',
    )
  })
})

describe('who has to act', () => {
  const all = [...beforeConversation, ...withConversation, ...afterIt, ...stopped]
  it.each(all)('is somebody with more rights for who may only look: %s', (_why, change) => {
    const mine = of(change)
    const theirs = of(change, viewer)
    expect(theirs).toEqual({
      ...mine,
      by: mine.by === 'you' && mine.kind !== 'goToPhase' ? 'others' : mine.by,
    })
  })

  it.each<[object, StepRights, NextStep['by']]>([
    [{ isBudgetOfOthers: true }, member, 'others'],
    [{ isBudgetOfOthers: true }, manager, 'you'],
    // The turn may be left out.
    [{ isBudgetOfOthers: true, maySkip: true }, member, 'you'],
    // The run's own.
    [{ isBudgetOfOthers: false }, member, 'you'],
  ])('at a budget %j with the rights %j is %s', (gate, rights, by) => {
    const waiting = { ...question, kind: 'budget', ...gate }
    expect(of({ ...talked, runStatus: 'AWAITING_HUMAN', gate: waiting }, rights).by).toBe(by)
  })
})

const acts: Partial<Record<NextStepKind, keyof PhaseActions>> = {
  validate: 'validate',
  converse: 'converse',
  checkMitigations: 'checkMitigations',
  complete: 'complete',
}

/** Every state of a phase that the rules tell apart. */
function* everyState(): Generator<StepFacts> {
  const yesNo = [true, false]
  const observed = [
    [],
    [seen('INITIAL', 'OPEN')],
    [seen('AI_CONVERSATION', 'OPEN')],
    [seen('INITIAL', 'ACCEPTED')],
  ]
  const runs: (SequenceStatus | null)[] = [null, ...sequenceStatuses]
  for (const status of phaseStatuses)
    for (const runStatus of runs)
      for (const observations of observed)
        for (const hasInitialMitigations of yesNo)
          for (const isValidated of yesNo)
            for (const isValidating of yesNo)
              for (const hasAgents of yesNo)
                for (const missingInputs of [0, 1])
                  for (const wanted of yesNo)
                    yield {
                      ...facts,
                      ...{
                        status,
                        runStatus,
                        observations,
                        hasInitialMitigations,
                        isValidated,
                        isValidating,
                      },
                      ...{ hasAgents, missingInputs, documents: { missing: 1, wanted } },
                      hasConversation: runStatus !== null,
                    }
}

describe('in every state', () => {
  it('there is a step while the phase is open, and none that would be refused', () => {
    for (const state of everyState()) {
      const step = nextStep(state, manager)
      const actions = phaseActions({ ...state, hasInputs: state.missingInputs === 0 })
      if (state.status === 'IN_PROGRESS' && step.kind === 'none') throw new Error(JSON.stringify(state))
      for (const kind of [step.kind, step.instead]) {
        const name = kind === null ? undefined : acts[kind]
        if (name !== undefined)
          expect({ kind, ...actions[name] }).toMatchObject({ visible: true, reason: null })
      }
    }
  })
})
