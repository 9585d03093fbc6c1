import { describe, expect, it } from '@jest/globals'
import { createObservation, type Observation } from '@parley/contracts/http/observations.ts'
import type { Phase } from '@parley/contracts/http/phases.ts'
import { type Confirmed, getValidation } from '@parley/contracts/http/validations.ts'
import { accessibilityProblems } from '@parley/ui-kit/testing/accessibility.ts'
import { observation, phase } from '@parley/ui-kit/testing/phase-records.ts'
import { answer, server } from '@parley/ui-kit/testing/server.ts'
import { screen, waitFor, within } from '@testing-library/react'
import { showObservations, takeUpdates } from './testing/shown-observations.tsx'

const box = (of: Observation) =>
  screen.getByRole<HTMLInputElement>('checkbox', { name: `Mark as remediated: ${of.description}` })

describe('the observations', () => {
  it('are read by severity, sentence, state and where they come from', async () => {
    const low = observation({ description: 'Small.', severity: 'LOW', observationType: 'AI_CONVERSATION' })
    const grave = observation({ description: 'Grave.', severity: 'CRITICAL' })
    showObservations({ observations: [low, grave] })
    const rows = screen.getAllByRole('listitem').map(({ textContent }) => textContent)
    expect(rows[0]).toMatch(/Grave\..*Critical.*Open.*Input\/Artifact/)
    expect(rows[1]).toMatch(/Small\..*Low.*AI conversation/)
    expect(screen.getByText('2 open')).toBeTruthy()
    expect(await accessibilityProblems()).toEqual([])
  })

  const { templatePhase } = phase()
  const onlyLater = {
    templatePhase: {
      ...templatePhase,
      initialRiskMitigations: [],
      riskMitigations: templatePhase.initialRiskMitigations,
    },
  }
  const finished = phase().validation
  const failed = finished && { ...finished, status: 'FAILED' as const, error: 'The model did not answer.' }
  const running = finished && { ...finished, status: 'RUNNING' as const, finishedAt: null }
  const all = 'All risk mitigations have been validated successfully.'
  const unchecked = 'The AI validation has not run yet.'
  const statement = {
    mitigation: 'Every plant has a data owner',
    checkedAt: '2026-05-04T09:00:00.000Z',
    quotes: [],
  }
  const empties: [string, Partial<Phase>, Confirmed[], string | null][] = [
    ['after a validation that found nothing', {}, [statement], all],
    [
      'after a validation whose findings were deleted',
      {},
      [],
      '0 of 1 risk mitigations are confirmed; of the others no observation is kept.',
    ],
    ['before a validation', { validation: null }, [], unchecked],
    ['after a first one that failed', { validation: failed, isValidated: false }, [], null],
    ['after a later one that failed', { validation: failed, isValidated: true }, [statement], all],
    [
      'where all is checked after the conversation',
      { validation: null, ...onlyLater },
      [],
      'The risk mitigations of this phase are checked after the conversation.',
    ],
    [
      'after a conversation whose check confirmed all',
      { validation: null, ...onlyLater, conversationCheck: phase().validation },
      [statement],
      all,
    ],
  ]
  it.each(empties)('are empty %s', async (_title, ...[given, confirmed, text]) => {
    showObservations(given)
    server.use(answer(getValidation, { run: given.validation ?? finished, confirmed }))
    expect(screen.getByText('No observations')).toBeTruthy()
    if (text !== null) expect(await screen.findByText(text)).toBeTruthy()
    if (text !== unchecked) expect(screen.queryByText(unchecked)).toBeNull()
    if (text !== all) expect(screen.queryByText(all)).toBeNull()
  })

  it.each([false, true])(
    'are not said to be none while a validation works (a later one: %s)',
    (isValidated) => {
      showObservations({ validation: running, isValidated })
      expect(screen.getByRole('progressbar')).toBeTruthy()
      expect(screen.queryByText('No observations')).toBeNull()
    },
  )

  it('show how far the check after a conversation is, and why it failed', () => {
    const first = showObservations({ conversationCheck: running && { ...running, checked: 2, total: 4 } })
    expect(screen.getByText('Checking 2 of 4 risk mitigations against the conversation')).toBeTruthy()
    first.unmount()
    showObservations({ conversationCheck: failed })
    expect(screen.getByRole('alert').textContent).toBe('The model did not answer.')
  })

  it('show how far a validation is, and why it failed', () => {
    const { validation } = phase()
    if (validation === null) throw new Error('A validation was expected.')
    const running = showObservations({
      validation: { ...validation, status: 'RUNNING', checked: 2, total: 4 },
    })
    expect(screen.getByText('Checking 2 of 4 risk mitigations')).toBeTruthy()
    running.unmount()
    showObservations({ validation: { ...validation, status: 'FAILED', error: 'The model did not answer.' } })
    expect(screen.getByRole('alert').textContent).toBe('The model did not answer.')
  })

  it('are remediated directly by their box, from every state but that one', async () => {
    for (const status of ['OPEN', 'ACCEPTED', 'TO_REMEDIATE'] as const) {
      const shown = observation({ status })
      const { actor, unmount } = showObservations({ observations: [shown] })
      const bodies = takeUpdates()
      await actor.click(box(shown))
      await waitFor(() => expect(bodies).toEqual([{ status: 'REMEDIATED', updatedAt: shown.updatedAt }]))
      unmount()
    }
    const done = observation({ status: 'REMEDIATED' })
    showObservations({ observations: [done] })
    expect([box(done).checked, box(done).disabled]).toEqual([true, true])
  })

  it('are written by people, too', async () => {
    const { actor } = showObservations({})
    await actor.click(screen.getByRole('button', { name: 'Add observation' }))
    const dialog = within(screen.getByRole('dialog', { name: 'Add observation' }))
    const save = dialog.getByRole<HTMLButtonElement>('button', { name: 'Save' })
    expect(save.disabled).toBe(true)
    const bodies: unknown[] = []
    server.use(
      answer(createObservation, ({ body }) => {
        bodies.push(body)
        return { observation: observation() }
      }),
    )
    await actor.type(dialog.getByLabelText(/^Description/), ' No owner ')
    await actor.click(save)
    await waitFor(() => expect(bodies).toEqual([{ description: 'No owner', severity: 'MEDIUM' }]))
  })
})
