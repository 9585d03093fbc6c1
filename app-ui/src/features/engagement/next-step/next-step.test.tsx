import { describe, expect, it, jest } from '@jest/globals'
import { executeSequence, listInteractions, resolveHitl } from '@parley/contracts/http/agent-interactions.ts'
import { getInitiative } from '@parley/contracts/http/initiatives.ts'
import { listMessages } from '@parley/contracts/http/messages.ts'
import type { NextStep as Step } from '@parley/contracts/http/next-step.ts'
import { getValidation, validatePhase } from '@parley/contracts/http/validations.ts'
import { type Phase, updatePhase } from '@parley/contracts/http/phases.ts'
import { clientViewer } from '@parley/ui-kit/testing/people.ts'
import { analyst, interaction, nextStep, phase, sequence } from '@parley/ui-kit/testing/phase-records.ts'
import { initiative } from '@parley/ui-kit/testing/records.ts'
import { answer, server } from '@parley/ui-kit/testing/server.ts'
import { screen, waitFor } from '@testing-library/react'
import { quickActor } from '../../../testing/quick-actor.ts'
import { renderPart } from '../../../testing/render-part.tsx'
import { widenWindow } from '../../../testing/wide-window.ts'
import { NextStep } from './parts.ts'

const actor = quickActor()
const discovery = phase({ name: 'Discovery' })
const analysis = phase({ name: 'Analysis', order: 2, status: 'PENDING' })

/** Shows the step of Discovery; a step that an answer brings is given later by `become`. */
function show(step: Partial<Step>, user?: Parameters<typeof renderPart>[1]) {
  let now: Phase = { ...discovery, nextStep: nextStep(step) }
  const { id } = initiative()
  server.use(answer(getInitiative, () => initiative({ id, phases: [now, analysis] })))
  const places = { onShow: jest.fn(), onGoToPhase: jest.fn() }
  renderPart(<NextStep initiativeId={id} phaseId={discovery.id} {...places} />, user)
  const become = (next: Partial<Step>, changes: Partial<Phase> = {}): void => {
    now = { ...discovery, ...changes, nextStep: nextStep(next) }
  }
  return { ...places, become }
}

describe('the next step on the page', () => {
  it.each<[Partial<Step>, string, [button: string, place: string]]>([
    [{ kind: 'resolveFindings', count: 3 }, 'Resolve 3 open findings.', ['Resolve findings', 'findings']],
    [{ kind: 'fillInputs', count: 1 }, 'Fill in 1 required input.', ['Fill in inputs', 'inputs']],
    [{ kind: 'addDocuments', count: 2 }, 'Add 2 recommended documents.', ['Add documents', 'documents']],
    [{ kind: 'waitForAgents', by: 'agents' }, 'The agents are at work.', ['Watch', 'conversation']],
  ])('of %j leads to where it is done', async (step, sentence, [button, place]) => {
    const { onShow } = show(step)
    expect((await screen.findByRole('status')).textContent).toBe(sentence)
    await actor.click(screen.getByRole('button', { name: button }))
    expect(onShow).toHaveBeenCalledWith(place)
  })

  it('says who has to act to who may only look, and shows it', async () => {
    const { onShow } = show({ kind: 'resolveFindings', by: 'others', count: 2 }, clientViewer)
    expect((await screen.findByRole('status')).textContent).toBe(
      '2 findings are open. Who manages this initiative can do it.',
    )
    await actor.click(screen.getByRole('button', { name: 'Show' }))
    expect(onShow).toHaveBeenCalledWith('findings')
  })

  it('offers what may be done in its place', async () => {
    const { onShow } = show({ kind: 'addDocuments', count: 2, instead: 'converse' })
    server.use(answer(executeSequence, { sequenceId: sequence().id, status: 'QUEUED' }))
    await actor.click(await screen.findByRole('button', { name: 'Begin without them' }))
    await waitFor(() => expect(onShow).toHaveBeenCalledWith('conversation'))
  })

  it('shows and focuses what comes next after it was done', async () => {
    const { become, onShow } = show({ kind: 'validate' })
    server.use(
      answer(validatePhase, () => {
        become({ kind: 'resolveFindings', count: 1 })
        return { message: '', newObservations: [], validationId: discovery.id, run: null, confirmed: [] }
      }),
      answer(getValidation, { run: null, confirmed: [] }),
    )
    await actor.click(await screen.findByRole('button', { name: 'Run the check' }))
    const next = await screen.findByRole('button', { name: 'Resolve findings' })
    await waitFor(() => expect(document.activeElement).toBe(next))
    expect(onShow).toHaveBeenLastCalledWith('findings')
    expect(screen.getByRole('status').textContent).toBe('Resolve 1 open finding.')
  })

  it('stays with a phase that is started, the focus on what comes first in it (Document 2, 4.2)', async () => {
    const { become, onGoToPhase } = show({
      kind: 'startPhase',
      phase: { id: discovery.id, name: discovery.name },
    })
    server.use(
      answer(updatePhase, () => {
        become({ kind: 'fillInputs', count: 2 })
        return discovery
      }),
    )
    await actor.click(await screen.findByRole('button', { name: 'Start Discovery' }))
    const next = await screen.findByRole('button', { name: 'Fill in inputs' })
    await waitFor(() => expect(document.activeElement).toBe(next))
    expect(onGoToPhase).not.toHaveBeenCalled()
  })

  it('leads nowhere in a phase that is left by being completed', async () => {
    const { become, onShow } = show({ kind: 'complete', phase: { id: discovery.id, name: 'Discovery' } })
    server.use(
      answer(updatePhase, () => {
        become({ kind: 'activate', phase: { id: discovery.id, name: 'Discovery' } }, { status: 'COMPLETED' })
        return { ...discovery, status: 'COMPLETED' as const }
      }),
    )
    await actor.click(await screen.findByRole('button', { name: 'Complete Discovery' }))
    await screen.findByRole('button', { name: /^Activate/ })
    await new Promise((resolve) => setTimeout(resolve, 50))
    expect(onShow).not.toHaveBeenCalledWith('activation')
  })

  it('sees by itself that an activation has ended', async () => {
    const { become } = show({ kind: 'waitForActivation', by: 'agents' })
    const waiting = (await screen.findByRole('status')).textContent
    become({ kind: 'startPhase', phase: { id: analysis.id, name: analysis.name } })
    expect(await screen.findByRole('button', { name: 'Start Analysis' }, { timeout: 10_000 })).toBeTruthy()
    expect(screen.getByRole('status').textContent).not.toBe(waiting)
  })

  it('goes to the phase after one that is completed', async () => {
    const { onGoToPhase } = show({ kind: 'complete', phase: { id: discovery.id, name: 'Discovery' } })
    server.use(answer(updatePhase, { ...discovery, status: 'COMPLETED' }))
    await actor.click(await screen.findByRole('button', { name: 'Complete Discovery' }))
    await waitFor(() => expect(onGoToPhase).toHaveBeenCalledWith(analysis.id))
  })

  it('answers a gate where it stands', async () => {
    const narrow = widenWindow(600)
    const hitl = {
      kind: 'question',
      reason: 'Which plant goes first?',
      askedAt: discovery.updatedAt,
    } as const
    const turn = interaction({ status: 'AWAITING_HUMAN', agentResponse: null, hitl })
    const gate = { interactionId: turn.id, kind: 'question', question: hitl.reason }
    const { become } = show({ kind: 'answerGate', gate })
    const bodies: unknown[] = []
    server.use(
      answer(listInteractions, {
        interactions: [turn],
        formerRuns: [],
        sequence: sequence({ status: 'AWAITING_HUMAN' }),
      }),
      answer(listMessages, { messages: [] }),
      answer(resolveHitl, ({ body }) => {
        bodies.push(body)
        become({ kind: 'waitForAgents', by: 'agents' })
        return { interaction: interaction({ id: turn.id }) }
      }),
    )
    expect(await screen.findByRole('group', { name: 'Which plant goes first?' })).toBeDefined()
    expect(screen.getByText(analyst.name, { exact: false })).toBeDefined()
    await actor.type(screen.getByRole('textbox', { name: /Your answer/ }), 'Gliwice')
    await actor.click(screen.getByRole('button', { name: 'Answer' }))
    expect(await screen.findByText('The agents are at work.')).toBeDefined()
    expect(bodies).toEqual([{ resolved: true, decision: 'approve', note: 'Gliwice' }])
    narrow()
  })
})
