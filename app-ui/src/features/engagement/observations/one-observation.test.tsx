import { describe, expect, it } from '@jest/globals'
import {
  deleteObservation,
  type Observation,
  updateObservation,
} from '@parley/contracts/http/observations.ts'
import { newId } from '@parley/contracts/ids.ts'
import { observation } from '@parley/ui-kit/testing/phase-records.ts'
import { answer, server } from '@parley/ui-kit/testing/server.ts'
import { screen, waitFor, within } from '@testing-library/react'
import { HttpResponse } from 'msw'
import type { Place } from '../phase/artifacts/PassageDialog.tsx'
import { samplePassage, showObservations, takeUpdates } from './testing/shown-observations.tsx'

const opener = ({ description }: Observation) =>
  screen.getByRole('button', { name: new RegExp(`^${description}`) })
const panelOf = ({ description }: Observation) =>
  within(screen.getByRole('region', { name: new RegExp(`^${description}`) }))

/** Opens an observation and gives what unfolds below its row. */
async function open(given: Partial<Observation>, canEdit = true) {
  const shown = observation(given)
  const rendered = showObservations({ observations: [shown] }, canEdit)
  await rendered.actor.click(opener(shown))
  return { ...rendered, shown, panel: panelOf(shown) }
}

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
    const passage = samplePassage
    const input = { ...passage, kind: 'input' as const, name: 'Owners', page: null, quote: 'open' }
    const shown = observation({ evidence: [passage, input] })
    const { actor } = showObservations({ observations: [shown] }, true, (place) => places.push(place))
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
