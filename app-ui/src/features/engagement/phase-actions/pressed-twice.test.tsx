import { describe, expect, it } from '@jest/globals'
import { listInteractions } from '@parley/contracts/http/agent-interactions.ts'
import { getInitiative } from '@parley/contracts/http/initiatives.ts'
import { type Phase, updatePhase } from '@parley/contracts/http/phases.ts'
import { getValidation, validatePhase } from '@parley/contracts/http/validations.ts'
import { inputsOf, phase } from '@parley/ui-kit/testing/phase-records.ts'
import { initiative } from '@parley/ui-kit/testing/records.ts'
import { answer, server } from '@parley/ui-kit/testing/server.ts'
import { screen, waitFor } from '@testing-library/react'
import { renderPart } from '../../../testing/render-part.tsx'
import { RequiredInputs } from '../phase/inputs/RequiredInputs.tsx'
import { PhaseActionBar } from './PhaseActionBar.tsx'

/** The form and the bar below it; what they send, and the saves that wait to be let go. */
function show(current: Phase) {
  const calls: string[] = []
  const saves: (() => void)[] = []
  const whole = initiative({ phases: [current] })
  server.use(
    answer(listInteractions, { interactions: [], formerRuns: [], sequence: null }),
    answer(getInitiative, whole),
    answer(getValidation, { run: null, confirmed: [] }),
    answer(updatePhase, async ({ body }) => {
      const { inputs = {}, status } = body as Partial<Phase>
      calls.push(status ?? 'inputs')
      if (status === undefined) await new Promise<void>((resolve) => saves.push(resolve))
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
  return { ...shown, calls, saves }
}

const goal = inputsOf({ name: 'Goal', required: true })

describe('a button of the phase that waits for what was typed to be saved', () => {
  it.each([
    ['AI Validation', 'validate', phase({ validation: null, requiredInputs: goal })],
    ['Complete Phase', 'COMPLETED', phase({ hasConversation: true, hasInputs: false, requiredInputs: goal })],
  ])('asks for %s once, however often it is pressed meanwhile', async (name, call, current) => {
    const { actor, calls, saves } = show(current)
    await actor.type(await screen.findByLabelText(/^Goal/), 'Less cost')
    const button = await screen.findByRole('button', { name })
    await waitFor(() => expect(button.getAttribute('aria-disabled')).not.toBe('true'))
    await actor.click(screen.getByRole('button', { name }))
    await waitFor(() => expect(saves).toHaveLength(1))
    await actor.click(screen.getByRole('button', { name }))
    saves[0]?.()
    await waitFor(() => expect(calls).toContain(call))
    expect(await screen.findByText('All changes saved')).toBeTruthy()
    expect(calls).toEqual(['inputs', call])
  })
})
