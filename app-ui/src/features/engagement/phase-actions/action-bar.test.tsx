import { describe, expect, it } from '@jest/globals'
import { executeSequence, listInteractions } from '@parley/contracts/http/agent-interactions.ts'
import { getInitiative, type Initiative } from '@parley/contracts/http/initiatives.ts'
import { createConversationObservations, validatePhase } from '@parley/contracts/http/validations.ts'
import { type Phase, updatePhase } from '@parley/contracts/http/phases.ts'
import { newId } from '@parley/contracts/ids.ts'
import { Toasts } from '@parley/ui-kit/components/toasts.tsx'
import { accessibilityProblems } from '@parley/ui-kit/testing/accessibility.ts'
import { observation, phase, sequence } from '@parley/ui-kit/testing/phase-records.ts'
import { initiative } from '@parley/ui-kit/testing/records.ts'
import { answer, refuse, server } from '@parley/ui-kit/testing/server.ts'
import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { renderPart } from '../../../testing/render-part.tsx'
import { PhaseActionBar } from './PhaseActionBar.tsx'

interface Shown {
  current: Phase
  before?: Phase
  run?: ReturnType<typeof sequence> | null
  onCompleted?: () => void
  onGoTo?: (phaseId: string) => void
  of?: Partial<Initiative>
}

function show({ current, before, run = null, of = {}, ...given }: Shown) {
  const whole = initiative({ phases: before === undefined ? [current] : [before, current], ...of })
  server.use(
    answer(listInteractions, { interactions: [], formerRuns: [], sequence: run }),
    answer(getInitiative, whole),
  )
  const goes = { onCompleted: () => undefined, onGoTo: () => undefined, ...given }
  return renderPart(
    <>
      <PhaseActionBar initiative={whole} phase={current} {...goes} />
      <Toasts />
    </>,
  )
}

/** 'name' where it can be pressed, 'name: reason' where it cannot. */
const buttons = (): string[] =>
  within(screen.getByRole('group', { name: 'Actions of this phase' }))
    .getAllByRole('button')
    .map((button) => {
      const reason = document.getElementById(button.getAttribute('aria-describedby') ?? '')?.textContent
      const isOff = button.getAttribute('aria-disabled') === 'true'
      return isOff ? `${button.textContent}: ${reason ?? ''}` : button.textContent
    })

const open = (given: Parameters<typeof observation>[0] = {}) => observation({ status: 'OPEN', ...given })
const remediated = observation({ status: 'REMEDIATED' })
const agents = 'The agents are still at work.'

describe('the action bar offers', () => {
  const cases: [string, Shown, string[]][] = [
    ['Start Phase for the first phase', { current: phase({ status: 'PENDING' }) }, ['Start Phase']],
    [
      'Start Phase after a completed phase',
      { before: phase({ status: 'COMPLETED' }), current: phase({ status: 'PENDING', order: 2 }) },
      ['Start Phase'],
    ],
    [
      'nothing but the reason before that',
      { before: phase(), current: phase({ status: 'PENDING', order: 2 }) },
      ['Complete Previous Phase First: Complete Previous Phase First'],
    ],
    [
      'AI Validation before anything else',
      { current: phase({ validation: null }) },
      ['AI Validation', 'AI Conversation: Run the AI validation first.', 'Complete Phase'],
    ],
    [
      'Re-run Validation once there are initial observations, and no way on while one is open',
      { current: phase({ observations: [open()] }) },
      [
        'Re-run Validation',
        'AI Conversation: Resolve the open validation observations first.',
        'Complete Phase: Resolve the open validation observations first.',
      ],
    ],
    [
      'AI Conversation once they are dealt with',
      { current: phase({ observations: [remediated] }) },
      ['Re-run Validation', 'AI Conversation', 'Complete Phase'],
    ],
    [
      'AI Conversation at once where there is nothing to validate',
      { current: phase({ validation: null }, { initialRiskMitigations: [] }) },
      ['AI Conversation', 'Complete Phase'],
    ],
    [
      'no completion without the required inputs',
      { current: phase({ hasInputs: false }) },
      ['AI Validation', 'AI Conversation', 'Complete Phase: Fill in every required input first.'],
    ],
    [
      'Sequence and Mitigations after a conversation',
      { current: phase({ hasConversation: true }) },
      ['AI Validation', 'Restart conversation', 'Mitigations', 'Complete Phase'],
    ],
    [
      'no Mitigations while one of the conversation’s observations is open',
      {
        current: phase({
          hasConversation: true,
          observations: [open({ observationType: 'AI_CONVERSATION' })],
        }),
      },
      [
        'AI Validation',
        'Restart conversation',
        'Complete Phase: Resolve the open conversation observations first.',
      ],
    ],
    [
      'no Mitigations where the template has none',
      { current: phase({ hasConversation: true }, { riskMitigations: [] }) },
      ['AI Validation', 'Restart conversation', 'Complete Phase'],
    ],
    [
      'only to wait or to begin anew while the agents are at work',
      { current: phase({ hasConversation: true }), run: sequence() },
      [
        `AI Validation: ${agents}`,
        'Restart conversation',
        `Mitigations: ${agents}`,
        `Complete Phase: ${agents} Wait for them or cancel the sequence.`,
      ],
    ],
    ['Reopen Phase for a completed one', { current: phase({ status: 'COMPLETED' }) }, ['Reopen Phase']],
    [
      'nothing that can be done while the initiative is on hold',
      { current: phase({ status: 'PENDING' }), of: { status: 'ON_HOLD' } },
      ['The initiative is on hold.: The initiative is on hold.'],
    ],
  ]
  it.each(cases)('%s', async (_title, shown, expected) => {
    show(shown)
    await waitFor(() => expect(buttons()).toEqual(expected))
  })
})

describe('an action', () => {
  it('has one that comes first, and says in the open why the way on is closed', async () => {
    show({ current: phase({ validation: null }) })
    const primary = (): string[] =>
      screen
        .getAllByRole('button')
        .filter(({ className }) => className.includes('MuiButton-outlined'))
        .map(({ textContent }) => textContent)
    await waitFor(() => expect(primary()).toEqual(['AI Validation']))
    expect(screen.getAllByText('Run the AI validation first.').length).toBeGreaterThan(1)
    expect(await accessibilityProblems()).toEqual([])
  })

  it('that is not available does nothing, though the keyboard reaches it', async () => {
    const { actor } = show({ current: phase({ hasInputs: false }) })
    const complete = await screen.findByRole('button', { name: 'Complete Phase' })
    for (let presses = 0; presses < 3; presses += 1) await actor.tab()
    expect(document.activeElement).toBe(complete)
    // The network answers no update: a call would fail the test.
    await actor.keyboard('{Enter}')
  })

  it('starts, completes and reopens with the row that it was made from', async () => {
    const bodies: unknown[] = []
    const current = phase({ status: 'PENDING' })
    const { actor, unmount } = show({ current })
    const take = answer(updatePhase, ({ body }) => {
      bodies.push(body)
      return current
    })
    server.use(take)
    await actor.click(await screen.findByRole('button', { name: 'Start Phase' }))
    expect(await screen.findByText('Phase started')).toBeTruthy()
    unmount()
    let moved = 0
    const ready = phase({ hasConversation: true })
    const second = show({ current: ready, onCompleted: () => (moved += 1) })
    server.use(take)
    await second.actor.click(await screen.findByRole('button', { name: 'Complete Phase' }))
    await waitFor(() => expect(moved).toBe(1))
    expect(bodies).toEqual([
      { status: 'IN_PROGRESS', updatedAt: current.updatedAt },
      { status: 'COMPLETED', updatedAt: ready.updatedAt },
    ])
  })

  it('completes with a way back, which leads to the phase', async () => {
    const bodies: unknown[] = []
    const ready = phase({ hasConversation: true })
    const shown: string[] = []
    const { actor } = show({ current: ready, onGoTo: (id) => void shown.push(id) })
    server.use(
      answer(updatePhase, ({ body }) => {
        bodies.push(body)
        return { ...ready, updatedAt: '2026-11-28T12:00:00.000Z' }
      }),
    )
    await actor.click(await screen.findByRole('button', { name: 'Complete Phase' }))
    expect(await screen.findByText('Phase completed')).toBeTruthy()
    fireEvent.click(screen.getByRole('button', { name: 'Undo' }))
    expect(await screen.findByText('Phase reopened')).toBeTruthy()
    expect(bodies).toEqual([
      { status: 'COMPLETED', updatedAt: ready.updatedAt },
      { status: 'IN_PROGRESS', updatedAt: '2026-11-28T12:00:00.000Z' },
    ])
    expect(shown).toEqual([ready.id])
  })

  it('that the server refuses shows its sentence', async () => {
    const { actor } = show({ current: phase({ status: 'PENDING' }) })
    server.use(answer(updatePhase, () => refuse('CONFLICT', 'Complete the phase before it first.')))
    await actor.click(await screen.findByRole('button', { name: 'Start Phase' }))
    expect(await screen.findByText('Complete the phase before it first.')).toBeTruthy()
  })

  it('Sequence asks first, and clears what was said', async () => {
    const bodies: unknown[] = []
    const { actor } = show({ current: phase({ hasConversation: true }) })
    server.use(
      answer(executeSequence, ({ body }) => {
        bodies.push(body)
        return { sequenceId: newId(), status: 'QUEUED' as const }
      }),
    )
    await actor.click(await screen.findByRole('button', { name: 'Restart conversation' }))
    const dialog = within(screen.getByRole('alertdialog'))
    expect(dialog.getByText(/The former conversation stays readable as an earlier version/)).toBeTruthy()
    expect(bodies).toEqual([])
    await actor.click(dialog.getByRole('button', { name: 'Restart conversation' }))
    await waitFor(() => expect(bodies).toEqual([{ restart: true }]))
  })

  it('Mitigations says that the check goes on where it takes long', async () => {
    const { validation } = phase()
    const { actor } = show({ current: phase({ hasConversation: true }) })
    const run = validation && { ...validation, status: 'RUNNING' as const, finishedAt: null }
    server.use(answer(createConversationObservations, { newObservations: [], run, confirmed: [] }))
    await actor.click(await screen.findByRole('button', { name: 'Mitigations' }))
    expect(await screen.findByText(/^The check goes on/)).toBeTruthy()
  })

  it('of the agents calls for it', async () => {
    const calls: string[] = []
    const { actor } = show({ current: phase({ validation: null, hasConversation: true }) })
    server.use(
      answer(validatePhase, () => {
        calls.push('validate')
        const message = '1 risk mitigation was checked.'
        return { message, validationId: newId(), newObservations: [], run: null, confirmed: [] }
      }),
      answer(createConversationObservations, () => {
        calls.push('mitigations')
        return { newObservations: [], run: null, confirmed: [] }
      }),
    )
    await actor.click(await screen.findByRole('button', { name: 'AI Validation' }))
    expect(await screen.findByText('1 risk mitigation was checked.')).toBeTruthy()
    await actor.click(screen.getByRole('button', { name: 'Mitigations' }))
    await waitFor(() => expect(calls).toEqual(['validate', 'mitigations']))
  })
})
