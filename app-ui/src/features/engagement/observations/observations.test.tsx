import { describe, expect, it } from '@jest/globals'
import { getInitiative } from '@parley/contracts/http/initiatives.ts'
import { type Confirmed, getValidation } from '@parley/contracts/http/validations.ts'
import {
  createObservation,
  deleteObservation,
  type Observation,
  updateObservation,
} from '@parley/contracts/http/observations.ts'
import { type Phase } from '@parley/contracts/http/phases.ts'
import { listObservationComments } from '@parley/contracts/http/observation-comments.ts'
import { newId } from '@parley/contracts/ids.ts'
import { accessibilityProblems } from '@parley/ui-kit/testing/accessibility.ts'
import { observation, phase } from '@parley/ui-kit/testing/phase-records.ts'
import { initiative } from '@parley/ui-kit/testing/records.ts'
import { answer, server } from '@parley/ui-kit/testing/server.ts'
import { screen, waitFor, within } from '@testing-library/react'
import { HttpResponse } from 'msw'
import { renderPart } from '../../../testing/render-part.tsx'
import type { Place } from '../phase/artifacts/PassageDialog.tsx'
import { ObservationsSection } from './ObservationsSection.tsx'

function show(given: Partial<Phase>, canEdit = true, onOpenPlace: (place: Place) => void = () => undefined) {
  server.use(
    answer(getInitiative, initiative()),
    answer(getValidation, { run: null, confirmed: [] }),
    answer(listObservationComments, []),
  )
  return renderPart(<ObservationsSection phase={phase(given)} canEdit={canEdit} onOpenPlace={onOpenPlace} />)
}

const box = (of: Observation) =>
  screen.getByRole<HTMLInputElement>('checkbox', { name: `Mark as remediated: ${of.description}` })

const opener = ({ description }: Observation) =>
  screen.getByRole('button', { name: new RegExp(`^${description}`) })
const panelOf = ({ description }: Observation) =>
  within(screen.getByRole('region', { name: new RegExp(`^${description}`) }))

/** Opens an observation and gives what unfolds below its row. */
async function open(given: Partial<Observation>, canEdit = true) {
  const shown = observation(given)
  const rendered = show({ observations: [shown] }, canEdit)
  await rendered.actor.click(opener(shown))
  return { ...rendered, shown, panel: panelOf(shown) }
}

function takeUpdates(): unknown[] {
  const bodies: unknown[] = []
  server.use(
    answer(updateObservation, ({ body }) => {
      bodies.push(body)
      return { observation: observation() }
    }),
  )
  return bodies
}

describe('the observations', () => {
  it('are read by severity, sentence, state and where they come from', async () => {
    const low = observation({ description: 'Small.', severity: 'LOW', observationType: 'AI_CONVERSATION' })
    const grave = observation({ description: 'Grave.', severity: 'CRITICAL' })
    show({ observations: [low, grave] })
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
    show(given)
    server.use(answer(getValidation, { run: given.validation ?? finished, confirmed }))
    expect(screen.getByText('No observations')).toBeTruthy()
    if (text !== null) expect(await screen.findByText(text)).toBeTruthy()
    if (text !== unchecked) expect(screen.queryByText(unchecked)).toBeNull()
    if (text !== all) expect(screen.queryByText(all)).toBeNull()
  })

  it.each([false, true])(
    'are not said to be none while a validation works (a later one: %s)',
    (isValidated) => {
      show({ validation: running, isValidated })
      expect(screen.getByRole('progressbar')).toBeTruthy()
      expect(screen.queryByText('No observations')).toBeNull()
    },
  )

  it('show how far the check after a conversation is, and why it failed', () => {
    const first = show({ conversationCheck: running && { ...running, checked: 2, total: 4 } })
    expect(screen.getByText('Checking 2 of 4 risk mitigations against the conversation')).toBeTruthy()
    first.unmount()
    show({ conversationCheck: failed })
    expect(screen.getByRole('alert').textContent).toBe('The model did not answer.')
  })

  it('show how far a validation is, and why it failed', () => {
    const { validation } = phase()
    if (validation === null) throw new Error('A validation was expected.')
    const running = show({ validation: { ...validation, status: 'RUNNING', checked: 2, total: 4 } })
    expect(screen.getByText('Checking 2 of 4 risk mitigations')).toBeTruthy()
    running.unmount()
    show({ validation: { ...validation, status: 'FAILED', error: 'The model did not answer.' } })
    expect(screen.getByRole('alert').textContent).toBe('The model did not answer.')
  })

  it('are remediated directly by their box, from every state but that one', async () => {
    for (const status of ['OPEN', 'ACCEPTED', 'TO_REMEDIATE'] as const) {
      const shown = observation({ status })
      const { actor, unmount } = show({ observations: [shown] })
      const bodies = takeUpdates()
      await actor.click(box(shown))
      await waitFor(() => expect(bodies).toEqual([{ status: 'REMEDIATED', updatedAt: shown.updatedAt }]))
      unmount()
    }
    const done = observation({ status: 'REMEDIATED' })
    show({ observations: [done] })
    expect([box(done).checked, box(done).disabled]).toEqual([true, true])
  })

  it('are written by people, too', async () => {
    const { actor } = show({})
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

describe('an observation', () => {
  const moves: [Observation['status'], string[]][] = [
    ['OPEN', ['Accept', 'To remediate', 'Remediated']],
    ['TO_REMEDIATE', ['Remediated']],
    ['ACCEPTED', ['Remediated']],
    ['REMEDIATED', []],
  ]
  it.each(moves)('that is %s may go on to its next states', async (status, expected) => {
    const { panel } = await open({ status })
    const offered = panel.queryByRole('group', { name: 'Decide' })
    expect([...(offered?.querySelectorAll('button') ?? [])].map(({ textContent }) => textContent)).toEqual(
      expected,
    )
    // The plan's field is there for open ones alone.
    expect(panel.queryByRole('textbox', { name: 'Remediation plan' }) !== null).toBe(status === 'OPEN')
  })

  it('is accepted with notes, and planned with a plan', async () => {
    const { actor, panel, shown } = await open({})
    const bodies = takeUpdates()
    await actor.type(panel.getByLabelText('Consultant notes'), 'Known')
    await actor.type(panel.getByLabelText('Remediation plan'), 'Name one')
    await actor.click(panel.getByRole('button', { name: 'To remediate' }))
    await waitFor(() =>
      expect(bodies).toEqual([
        {
          status: 'TO_REMEDIATE',
          consultantNotes: 'Known',
          remediationPlan: 'Name one',
          updatedAt: shown.updatedAt,
        },
      ]),
    )
    // It stays where it is, and the row takes the focus from the button that may be gone.
    await waitFor(() => expect(document.activeElement).toBe(opener(shown)))
    expect(opener(shown).getAttribute('aria-expanded')).toBe('true')
  })

  it('keeps what was typed when somebody else was quicker, or one leaves by mistake', async () => {
    const { actor, panel } = await open({})
    server.use(
      answer(updateObservation, () =>
        HttpResponse.json(
          { message: 'Changed meanwhile.', code: 'STALE_UPDATE', requestId: 'test', current: observation() },
          { status: 409 },
        ),
      ),
    )
    await actor.type(panel.getByLabelText('Consultant notes'), 'Known')
    await actor.click(panel.getByRole('button', { name: 'Save' }))
    expect(await panel.findByText('Changed meanwhile.')).toBeTruthy()
    expect(panel.getByLabelText<HTMLTextAreaElement>('Consultant notes').value).toBe('Known')
    await actor.click(panel.getByRole('button', { name: 'Close observation' }))
    const question = within(screen.getByRole('alertdialog'))
    await actor.click(question.getByRole('button', { name: 'Stay' }))
    expect(panel.getByLabelText<HTMLTextAreaElement>('Consultant notes').value).toBe('Known')
  })

  it('leads to the passage that it rests on, and quotes the input', async () => {
    const places: Place[] = []
    const passage = {
      kind: 'passage' as const,
      chunkId: newId(),
      artifactId: newId(),
      name: 'Minutes',
      page: 3,
      quote: 'nobody is named',
    }
    const input = { ...passage, kind: 'input' as const, name: 'Owners', page: null, quote: 'open' }
    const shown = observation({ evidence: [passage, input] })
    const { actor } = show({ observations: [shown] }, true, (place) => places.push(place))
    await actor.click(opener(shown))
    const panel = panelOf(shown)
    expect(panel.getByText('“open”')).toBeTruthy()
    await actor.click(panel.getByRole('button', { name: /Minutes, Page 3/ }))
    const { chunkId, artifactId, name, quote } = passage
    expect(places).toEqual([{ chunkId, artifactId, name, quote }])
  })

  it('is deleted after a question that names it', async () => {
    const { actor, panel, shown } = await open({})
    let deletions = 0
    server.use(
      answer(deleteObservation, () => {
        deletions += 1
        return { id: shown.id }
      }),
    )
    await actor.click(panel.getByRole('button', { name: 'Delete' }))
    const question = within(screen.getByRole('alertdialog', { name: 'Delete this observation?' }))
    expect(question.getByText(shown.description)).toBeTruthy()
    await actor.click(question.getByRole('button', { name: 'Delete' }))
    await waitFor(() => expect(deletions).toBe(1))
  })

  it('is text for those who only read', async () => {
    const { panel, shown } = await open({ consultantNotes: 'Known', remediationPlan: 'Name one' }, false)
    expect(panel.getByText('Known')).toBeTruthy()
    expect(panel.getByText('Name one')).toBeTruthy()
    // What is left to them is to comment.
    expect(panel.getAllByRole('textbox')).toHaveLength(1)
    expect(await panel.findByLabelText('Write a comment')).toBeTruthy()
    expect(panel.getAllByRole('button').map(({ textContent }) => textContent)).toEqual(['Comment'])
    expect(document.querySelector<HTMLInputElement>('input[type=checkbox]')?.disabled).toBe(true)
    expect(shown.status).toBe('OPEN')
    expect(screen.queryByText('Add observation')).toBeNull()
  })
})

describe('an observation that is settled', () => {
  const settlement = {
    by: 'person' as const,
    person: null,
    at: '2026-05-04T09:00:00.000Z',
    words: null,
    quotes: [],
  }
  const quote = {
    kind: 'input' as const,
    chunkId: null,
    artifactId: null,
    name: 'Owner',
    page: null,
    quote: 'Ada',
  }
  it.each<[string, Observation['settlement'], RegExp[]]>([
    [
      'by a person says who, when and what',
      { ...settlement, person: { id: newId(), name: 'Ada Marsh' }, words: 'The board carries it.' },
      [/^Settled by Ada Marsh on .*2026/, /The board carries it\./],
    ],
    [
      'by a check quotes it',
      { ...settlement, by: 'validation', quotes: [quote] },
      [/^Settled by the validation of /, /“Ada”/],
    ],
  ])('%s', async (_title, given, expected) => {
    const { panel } = await open({ status: 'REMEDIATED', settlement: given })
    for (const text of expected) expect(panel.getByText(text)).toBeTruthy()
  })
})
