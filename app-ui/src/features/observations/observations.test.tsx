import { beforeEach, describe, expect, it } from '@jest/globals'
import { getInitiative } from '@parley/contracts/http/initiatives.ts'
import {
  createObservation,
  type Confirmed,
  deleteObservation,
  getValidation,
  type Observation,
  type Phase,
  updateObservation,
} from '@parley/contracts/http/phases.ts'
import { newId } from '@parley/contracts/ids.ts'
import { screen, waitFor, within } from '@testing-library/react'
import { HttpResponse } from 'msw'
import { accessibilityProblems } from '../../testing/accessibility.ts'
import { observation, phase } from '../../testing/phase-records.ts'
import { initiative } from '../../testing/records.ts'
import { renderPart } from '../../testing/render-part.tsx'
import { answer, server } from '../../testing/server.ts'
import type { Place } from '../phase/artifacts/PassageDialog.tsx'
import { ObservationsSection } from './ObservationsSection.tsx'

/** What the validation of the phase has confirmed. */
let confirmed: Confirmed[] = []
beforeEach(() => {
  confirmed = []
})

function show(given: Partial<Phase>, canEdit = true, onOpenPlace: (place: Place) => void = () => undefined) {
  server.use(
    answer(getInitiative, initiative()),
    answer(getValidation, { run: phase().validation, confirmed }),
  )
  return renderPart(<ObservationsSection phase={phase(given)} canEdit={canEdit} onOpenPlace={onOpenPlace} />)
}

const box = (of: Observation) =>
  screen.getByRole<HTMLInputElement>('checkbox', { name: `Mark as remediated: ${of.description}` })

/** Opens an observation and gives its dialog. */
async function open(given: Partial<Observation>, canEdit = true) {
  const shown = observation(given)
  const rendered = show({ observations: [shown] }, canEdit)
  await rendered.actor.click(screen.getByRole('button', { name: new RegExp(shown.description) }))
  return { ...rendered, shown, dialog: within(screen.getByRole('dialog', { name: 'Observation' })) }
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

  const empties: [string, Partial<Phase>, string][] = [
    ['after a validation that found nothing', {}, 'All risk mitigations have been validated successfully.'],
    ['before a validation', { validation: null }, 'The AI validation has not run yet.'],
  ]
  it.each(empties)('are empty %s', (_title, given, text) => {
    show(given)
    expect(screen.getByText('No observations')).toBeTruthy()
    expect(screen.getByText(text)).toBeTruthy()
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
    const { dialog } = await open({ status })
    const offered = dialog.queryByRole('group', { name: 'Decide' })
    expect([...(offered?.querySelectorAll('button') ?? [])].map(({ textContent }) => textContent)).toEqual(
      expected,
    )
    // The plan's field is there for open ones alone.
    expect(dialog.queryByRole('textbox', { name: 'Remediation plan' }) !== null).toBe(status === 'OPEN')
  })

  it('is accepted with notes, and planned with a plan', async () => {
    const { actor, dialog, shown } = await open({})
    const bodies = takeUpdates()
    await actor.type(dialog.getByLabelText('Consultant notes'), 'Known')
    await actor.type(dialog.getByLabelText('Remediation plan'), 'Name one')
    await actor.click(dialog.getByRole('button', { name: 'To remediate' }))
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
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  })

  it('keeps what was typed when somebody else was quicker, or one leaves by mistake', async () => {
    const { actor, dialog } = await open({})
    server.use(
      answer(updateObservation, () =>
        HttpResponse.json(
          { message: 'Changed meanwhile.', code: 'STALE_UPDATE', requestId: 'test', current: observation() },
          { status: 409 },
        ),
      ),
    )
    await actor.type(dialog.getByLabelText('Consultant notes'), 'Known')
    await actor.click(dialog.getByRole('button', { name: 'Save' }))
    expect(await dialog.findByText('Changed meanwhile.')).toBeTruthy()
    expect(dialog.getByLabelText<HTMLTextAreaElement>('Consultant notes').value).toBe('Known')
    await actor.click(dialog.getByRole('button', { name: 'Close' }))
    const question = within(screen.getByRole('alertdialog'))
    await actor.click(question.getByRole('button', { name: 'Stay' }))
    expect(dialog.getByLabelText<HTMLTextAreaElement>('Consultant notes').value).toBe('Known')
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
    await actor.click(screen.getByRole('button', { name: /2 sources/ }))
    const dialog = within(screen.getByRole('dialog', { name: 'Observation' }))
    expect(dialog.getByText('“open”')).toBeTruthy()
    await actor.click(dialog.getByRole('button', { name: /Minutes, Page 3/ }))
    const { chunkId, artifactId, name, quote } = passage
    expect(places).toEqual([{ chunkId, artifactId, name, quote }])
  })

  it('is deleted after a question that names it', async () => {
    const { actor, dialog, shown } = await open({})
    let deletions = 0
    server.use(
      answer(deleteObservation, () => {
        deletions += 1
        return { id: shown.id }
      }),
    )
    await actor.click(dialog.getByRole('button', { name: 'Delete' }))
    const question = within(screen.getByRole('alertdialog', { name: 'Delete this observation?' }))
    expect(question.getByText(shown.description)).toBeTruthy()
    await actor.click(question.getByRole('button', { name: 'Delete' }))
    await waitFor(() => expect(deletions).toBe(1))
  })

  it('is text for those who only read', async () => {
    const { dialog, shown } = await open({ consultantNotes: 'Known', remediationPlan: 'Name one' }, false)
    expect(dialog.getByText('Known')).toBeTruthy()
    expect(dialog.getByText('Name one')).toBeTruthy()
    expect(dialog.queryByRole('textbox')).toBeNull()
    expect(dialog.getAllByRole('button').map(({ textContent }) => textContent)).toEqual(['Close'])
    expect(document.querySelector<HTMLInputElement>('input[type=checkbox]')?.disabled).toBe(true)
    expect(shown.status).toBe('OPEN')
    expect(screen.queryByText('Add observation')).toBeNull()
  })
})

describe('what a validation confirmed', () => {
  const words: Confirmed['quotes'][number] = {
    kind: 'passage',
    chunkId: newId(),
    artifactId: newId(),
    page: 3,
    text: 'Each plant has named one.',
    source: 'Minutes',
    place: 'Page 3',
  }
  const said: Confirmed['quotes'][number] = {
    kind: 'person',
    chunkId: null,
    artifactId: null,
    page: null,
    saidAt: '2026-05-04T09:00:00.000Z',
    text: 'I named mine today.',
    source: 'Ada Marsh',
    place: null,
  }

  it('is shown with the words that say so, which open at their place', async () => {
    confirmed = [
      {
        mitigation: 'Every plant has a data owner',
        checkedAt: '2026-05-04T09:00:00.000Z',
        quotes: [words, said],
      },
    ]
    const places: Place[] = []
    const { actor } = show({}, true, (place) => places.push(place))
    expect(await screen.findByText('1 of 1')).toBeTruthy()
    expect(screen.getByText('“I named mine today.”')).toBeTruthy()
    expect(screen.getByText(/^Ada Marsh, /)).toBeTruthy()
    await actor.click(screen.getByRole('button', { name: /Minutes, Page 3.*Each plant/ }))
    const { chunkId, artifactId, source: name, text: quote } = words
    expect(places).toEqual([{ chunkId, artifactId, name, quote }])
    expect(await accessibilityProblems()).toEqual([])
  })

  it('is folded away where there are observations, and says where nothing is confirmed', async () => {
    const { actor } = show({ observations: [observation()] })
    const fold = await screen.findByRole('button', { name: 'Confirmed by the validation' })
    expect(fold.getAttribute('aria-expanded')).toBe('false')
    await actor.click(fold)
    expect(fold.getAttribute('aria-expanded')).toBe('true')
    expect(screen.getByText(/^No document, input or person says/)).toBeTruthy()
  })

  it('says what went wrong, and tries again', async () => {
    const { actor } = show({})
    server.use(
      answer(getValidation, () =>
        HttpResponse.json({ message: 'Broken.', code: 'INTERNAL', requestId: 'test' }, { status: 400 }),
      ),
    )
    expect(await screen.findByText('Broken.')).toBeTruthy()
    server.use(answer(getValidation, { run: phase().validation, confirmed: [] }))
    await actor.click(screen.getByRole('button', { name: 'Retry' }))
    expect(await screen.findByText('0 of 1')).toBeTruthy()
  })

  it('is not asked for before there was a check', () => {
    show({ validation: null })
    expect(screen.queryByText('Confirmed by the validation')).toBeNull()
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
    const { dialog } = await open({ status: 'REMEDIATED', settlement: given })
    for (const text of expected) expect(dialog.getByText(text)).toBeTruthy()
  })
})
