import { describe, expect, it } from '@jest/globals'
import { listInteractions } from '@parley/contracts/http/agent-interactions.ts'
import { getInitiative } from '@parley/contracts/http/initiatives.ts'
import { getValidation, validatePhase } from '@parley/contracts/http/validations.ts'
import { type Phase, updatePhase } from '@parley/contracts/http/phases.ts'
import { inputsOf, phase } from '@parley/ui-kit/testing/phase-records.ts'
import { initiative } from '@parley/ui-kit/testing/records.ts'
import { answer, server } from '@parley/ui-kit/testing/server.ts'
import { screen, waitFor } from '@testing-library/react'
import { renderPart } from '../../../testing/render-part.tsx'
import { RequiredInputs } from '../phase/inputs/RequiredInputs.tsx'
import { PhaseActionBar } from './PhaseActionBar.tsx'

/** The form and the bar below it, and what they send. */
function show(current: Phase) {
  const calls: unknown[] = []
  const whole = initiative({ phases: [current] })
  server.use(
    answer(listInteractions, { interactions: [], formerRuns: [], sequence: null }),
    answer(getInitiative, whole),
    answer(getValidation, { run: null, confirmed: [] }),
    answer(updatePhase, ({ body }) => {
      calls.push(body)
      const { inputs = {} } = body as Partial<Phase>
      return { ...current, inputs, updatedAt: '2026-03-02T10:00:00.000Z' }
    }),
    answer(validatePhase, () => {
      calls.push('validate')
      return { message: '', newObservations: [], validationId: current.id, run: null, confirmed: [] }
    }),
  )
  const place = { clientId: whole.clientId, initiativeId: whole.id }
  const shown = renderPart(
    <>
      <RequiredInputs phase={current} place={place} canEdit />
      <PhaseActionBar
        initiative={whole}
        phase={current}
        onCompleted={() => undefined}
        onGoTo={() => undefined}
      />
    </>,
  )
  return { ...shown, calls }
}

const goal = inputsOf({ name: 'Goal', required: true })

describe('what is on the screen, saved or not (Document 2, 4.2)', () => {
  it('is saved before the phase is completed, which goes on from there', async () => {
    const current = phase({ hasConversation: true, hasInputs: false, requiredInputs: goal })
    const { actor, calls } = show(current)
    const complete = await screen.findByRole('button', { name: 'Complete Phase' })
    await waitFor(() => expect(complete.getAttribute('aria-disabled')).toBe('true'))
    await actor.type(screen.getByLabelText(/^Goal/), 'Less cost')
    await actor.click(screen.getByRole('button', { name: 'Complete Phase' }))
    await waitFor(() => expect(calls).toHaveLength(2))
    const updatedAt = '2026-03-02T10:00:00.000Z'
    expect(calls).toMatchObject([
      { inputs: { Goal: 'Less cost' }, baseInputs: { Goal: null } },
      { status: 'COMPLETED', updatedAt },
    ])
    expect(await screen.findByText('All changes saved')).toBeTruthy()
  })

  it('is saved before the agents are asked', async () => {
    const { actor, calls } = show(phase({ validation: null, requiredInputs: goal }))
    await actor.type(screen.getByLabelText(/^Goal/), 'Less cost')
    await actor.click(await screen.findByRole('button', { name: 'AI Validation' }))
    await waitFor(() => expect(calls).toHaveLength(2))
    expect(calls).toMatchObject([{ inputs: { Goal: 'Less cost' } }, 'validate'])
  })
})
