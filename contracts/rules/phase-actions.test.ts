import { describe, expect, it } from '@jest/globals'
import type { ObservationStatus, ObservationType, PhaseStatus } from '../enums.ts'
import { currentPhase, phaseActions, type PhaseFacts } from './phase-actions.ts'

const facts: PhaseFacts = {
  status: 'IN_PROGRESS',
  initiativeStatus: 'ACTIVE',
  previousStatus: null,
  hasInputs: true,
  missingGlobalInputs: 0,
  observations: [],
  hasInitialMitigations: true,
  hasRiskMitigations: true,
  hasAgents: true,
  isValidated: true,
  isValidating: false,
  hasConversation: false,
  runStatus: null,
}
const of = (change: Partial<PhaseFacts>) => phaseActions({ ...facts, ...change })
const seen = (observationType: ObservationType, status: ObservationStatus) => ({ observationType, status })
const offered = { visible: true, reason: null }
const notOffered = { visible: false, reason: null }

describe('Start Phase (Document 2, 4.2)', () => {
  it.each<[PhaseStatus, PhaseStatus | null]>([
    ['PENDING', null],
    ['PENDING', 'COMPLETED'],
  ])('is offered for a %s phase after %s', (status, previousStatus) => {
    expect(of({ status, previousStatus }).start).toEqual(offered)
  })

  it('waits, for the first phase alone, for the required inputs of the initiative (D11, Global inputs)', () => {
    const without = { status: 'PENDING', missingGlobalInputs: 1 } as const
    const reason = 'Fill in the required inputs of the initiative first.'
    expect(of({ ...without, previousStatus: null }).start).toEqual({ visible: true, reason })
    expect(of({ ...without, previousStatus: 'COMPLETED' }).start).toEqual(offered)
  })

  it.each<PhaseStatus>(['PENDING', 'IN_PROGRESS', 'ON_HOLD', 'CANCELLED'])(
    'is shown disabled, with its text, while the phase before it is %s',
    (previousStatus) => {
      const { start } = of({ status: 'PENDING', previousStatus })
      expect(start).toEqual({ visible: true, reason: 'Complete Previous Phase First' })
    },
  )

  it.each<PhaseStatus>(['IN_PROGRESS', 'COMPLETED'])('is not offered once the phase is %s', (status) => {
    expect(of({ status }).start).toEqual(notOffered)
  })
})

describe('Complete (Document 2, 4.2)', () => {
  it('is offered when the phase is in progress, has inputs and no open observation of either kind', () => {
    const observations = [seen('INITIAL', 'ACCEPTED'), seen('AI_CONVERSATION', 'TO_REMEDIATE')]
    expect(of({ observations }).complete).toEqual(offered)
  })

  it.each<[string, Partial<PhaseFacts>]>([
    ['Fill in every required input first.', { hasInputs: false }],
    ['Resolve the open validation observations first.', { observations: [seen('INITIAL', 'OPEN')] }],
    [
      'Resolve the open conversation observations first.',
      { observations: [seen('AI_CONVERSATION', 'OPEN')] },
    ],
  ])('says: %s', (reason, change) => {
    expect(of(change).complete).toEqual({ visible: true, reason })
  })

  it.each<PhaseStatus>(['PENDING', 'COMPLETED', 'ON_HOLD', 'CANCELLED'])(
    'is not offered for a phase that is %s',
    (status) => {
      expect(of({ status }).complete).toEqual(notOffered)
    },
  )
})

describe('Reopening (Document 2, 4.2)', () => {
  it('is offered for a completed phase alone', () => {
    expect(of({ status: 'COMPLETED' }).reopen).toEqual(offered)
    expect(of({}).reopen).toEqual(notOffered)
  })
})

describe('AI Validation (Document 2, 4.2)', () => {
  it('is offered where the template has initial mitigations', () => {
    expect(of({}).validate).toEqual({ ...offered, label: 'AI Validation' })
    expect(of({ hasInitialMitigations: false }).validate.visible).toBe(false)
  })

  it('is called Re-run Validation once there are initial observations, whatever became of them', () => {
    expect(of({ observations: [seen('INITIAL', 'REMEDIATED')] }).validate.label).toBe('Re-run Validation')
    expect(of({ observations: [seen('AI_CONVERSATION', 'OPEN')] }).validate.label).toBe('AI Validation')
  })

  it('waits for the one that is running', () => {
    expect(of({ isValidating: true }).validate.reason).toBe('The validation is still running.')
  })
})

describe('AI Conversation (Document 2, 4.2; D11, Validation)', () => {
  it.each<[string, Partial<PhaseFacts>]>([
    ['no initial mitigations', { hasInitialMitigations: false, isValidated: false }],
    ['a finished validation and nothing open', { observations: [seen('INITIAL', 'ACCEPTED')] }],
  ])('is offered with %s', (_why, change) => {
    expect(of(change).converse).toEqual(offered)
  })

  it.each<[string, Partial<PhaseFacts>]>([
    ['Run the AI validation first.', { isValidated: false }],
    ['Resolve the open validation observations first.', { observations: [seen('INITIAL', 'OPEN')] }],
    ['This phase has no agents.', { hasAgents: false }],
  ])('says: %s', (reason, change) => {
    expect(of(change).converse).toEqual({ visible: true, reason })
  })

  it('is not offered once there is a conversation, or an observation of one', () => {
    expect(of({ hasConversation: true }).converse).toEqual(notOffered)
    expect(of({ observations: [seen('AI_CONVERSATION', 'REMEDIATED')] }).converse).toEqual(notOffered)
  })
})

describe('Sequence and Mitigations (Document 2, 4.2)', () => {
  it('Sequence appears once there is a conversation', () => {
    expect(of({ hasConversation: true }).restartSequence).toEqual(offered)
    expect(of({}).restartSequence).toEqual(notOffered)
  })

  it('Mitigations appears once there is a conversation, with risk mitigations and nothing of it open', () => {
    const after = { hasConversation: true }
    expect(of(after).checkMitigations).toEqual(offered)
    expect(of({}).checkMitigations).toEqual(notOffered)
    expect(of({ ...after, hasRiskMitigations: false }).checkMitigations).toEqual(notOffered)
    const open = [seen('AI_CONVERSATION', 'OPEN')]
    expect(of({ ...after, observations: open }).checkMitigations).toEqual(notOffered)
    const initial = [seen('INITIAL', 'OPEN')]
    expect(of({ ...after, observations: initial }).checkMitigations).toEqual(offered)
  })
})

describe('the current phase (Document 2, 4.2)', () => {
  const phases = (...statuses: PhaseStatus[]) =>
    statuses.map((status, index) => ({ status, order: index + 1 }))

  it.each<[number | undefined, PhaseStatus[]]>([
    [1, ['PENDING', 'PENDING']],
    [2, ['COMPLETED', 'IN_PROGRESS', 'PENDING']],
    [1, ['IN_PROGRESS', 'COMPLETED']],
    [2, ['COMPLETED', 'COMPLETED']],
    [undefined, []],
  ])('is number %s of %j', (order, statuses) => {
    expect(currentPhase(phases(...statuses).toReversed())?.order).toBe(order)
  })
})
