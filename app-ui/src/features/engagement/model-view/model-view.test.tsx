import { describe, expect, it, jest } from '@jest/globals'
import {
  getModelView,
  getReplyModelView,
  getSummaryModelView,
  type ModelCall,
} from '@parley/contracts/http/model-views.ts'
import { newId } from '@parley/contracts/ids.ts'
import { Toasts } from '@parley/ui-kit/components/toasts.tsx'
import { accessibilityProblems } from '@parley/ui-kit/testing/accessibility.ts'
import { clientAdmin, clientViewer, insideAcme, superAdmin } from '@parley/ui-kit/testing/people.ts'
import { answer, refuse, server } from '@parley/ui-kit/testing/server.ts'
import { act, screen, waitFor, within } from '@testing-library/react'
import { renderPart } from '../../../testing/render-part.tsx'
import { ModelViewButton } from './index.ts'
import type { ModelViewSubject } from './model-view-subject.ts'

const exact = '<minutes>\n  Ada:  weigh Rotterdam first.\n</minutes>'
const call = (given: Partial<ModelCall> = {}): ModelCall => ({
  provider: 'openai',
  model: 'gpt-large',
  settings: { task: 'contribution', purpose: 'answer', effort: 'high', maxOutputTokens: 4000, schema: null },
  blocks: [
    { name: 'product', tokens: 250, text: 'You are part of Parley.' },
    { name: 'minutes', tokens: 750, text: exact },
  ],
  passages: [
    {
      chunkId: newId(),
      name: 'prices.xlsx',
      place: '3',
      kind: 'client',
      trust: 'document',
      relevance: 0.812,
    },
    { chunkId: newId(), name: 'Talk with Ada', place: null, kind: 'firm', trust: 'person', relevance: 0.2 },
  ],
  usage: { input: 12_300, cached: 8000, output: 900, thinking: 300, cost: 42_000 },
  startedAt: '2026-11-20T10:00:00.000Z',
  ms: 3210,
  attempts: 1,
  finish: 'complete',
  ...given,
})

const turn: ModelViewSubject = { kind: 'turn', id: newId() }
const show = (subject = turn, user = clientAdmin) =>
  renderPart(
    <>
      <ModelViewButton label="What the model saw" name="Finance expert" subject={subject} />
      <Toasts />
    </>,
    user,
  )
const kept = (calls: ModelCall[], keptForDays = 90) => answer(getModelView, { calls, keptForDays })
async function open(shown: ReturnType<typeof show>) {
  await shown.actor.click(await screen.findByRole('button', { name: 'What the model saw: Finance expert' }))
  return within(await screen.findByRole('dialog', { name: 'What the model saw' }))
}

describe('what the model saw', () => {
  it('tells the model, tokens, cost, time, attempt and end, the settings and the passages', async () => {
    server.use(kept([call()]))
    const drawer = await open(show())
    expect(await drawer.findByText('gpt-large')).toBeTruthy()
    for (const text of [
      'Finance expert',
      '12,300 tokens, 8,000 of them from the cache',
      '900 tokens, 300 of them thinking',
      '$0.04',
      'Complete',
      'High',
      '4,000 tokens',
      'None, plain text',
    ])
      expect(drawer.getByText(text)).toBeTruthy()
    expect(drawer.getByText(/^3\.2 s, from/)).toBeTruthy()
    const rows = within(drawer.getByRole('table', { name: 'Passages' }))
      .getAllByRole('row')
      .slice(1)
    expect(
      rows.map((row) =>
        within(row)
          .getAllByRole('cell')
          .map(({ textContent }) => textContent),
      ),
    ).toEqual([
      ['prices.xlsx', '3', 'Client', 'a document', 'Clearly about it (0.81)'],
      ['Talk with Ada', '–', 'Firm', 'a person', 'Hardly about it (0.2)'],
    ])
    expect(await accessibilityProblems()).toEqual([])
  })

  it('opens each block to its exact text, copies it, and gives the focus back when it closes', async () => {
    server.use(kept([call()]))
    const shown = show()
    const drawer = await open(shown)
    const block = await drawer.findByRole('button', { name: 'Minutes 750 tokens, 75%' })
    expect(block.getAttribute('aria-expanded')).toBe('false')
    act(() => block.focus())
    await shown.actor.keyboard('{Enter}')
    const text = drawer.getByRole('group', { name: 'Text of the block: Minutes' })
    expect(text.textContent).toBe(exact)
    const written = jest.fn((_text: string) => Promise.resolve())
    Object.defineProperty(navigator, 'clipboard', { value: { writeText: written }, configurable: true })
    await shown.actor.click(drawer.getByRole('button', { name: 'Copy the text' }))
    expect(written).toHaveBeenCalledWith(exact)
    expect(await screen.findByText('The text is copied')).toBeTruthy()
    expect(await accessibilityProblems()).toEqual([])
    await shown.actor.keyboard('{Escape}')
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    expect(document.activeElement).toBe(
      screen.getByRole('button', { name: 'What the model saw: Finance expert' }),
    )
  })

  it('shows several calls one at a time, the last first', async () => {
    const failed = call({ model: 'gpt-small', finish: 'timeout' })
    const repaired = call({ settings: { ...call().settings, purpose: 'repair' }, attempts: 2 })
    server.use(kept([failed, repaired]))
    const shown = show()
    const drawer = await open(shown)
    const tabs = await drawer.findAllByRole('tab')
    expect(tabs.map(({ textContent }) => textContent)).toEqual(['1. Answer (failed)', '2. Correction'])
    expect(drawer.getByText('gpt-large')).toBeTruthy()
    await shown.actor.click(drawer.getByRole('tab', { name: '1. Answer (failed)' }))
    expect(drawer.getByText('Failed: it took too long')).toBeTruthy()
    expect(drawer.queryByText('gpt-large')).toBeNull()
    expect(await accessibilityProblems()).toEqual([])
  })

  it.each([
    [90, /^It is kept for 90 days/],
    [0, 'Your firm keeps nothing of what models are given.'],
  ])('says why nothing is there, where it is kept for %s days', async (days, expected) => {
    server.use(kept([], days))
    const drawer = await open(show())
    expect(await drawer.findByText('Nothing is kept for this turn')).toBeTruthy()
    expect(drawer.getByText(expected)).toBeTruthy()
  })

  it('says what failed and tries again, and who may not see it', async () => {
    server.use(answer(getModelView, () => refuse('UNAVAILABLE', 'The agents are not available just now.')))
    const shown = show()
    const drawer = await open(shown)
    expect(await drawer.findByText('What the model saw could not be loaded.')).toBeTruthy()
    server.use(answer(getModelView, () => refuse('FORBIDDEN', 'What a model saw is for others.')))
    await shown.actor.click(drawer.getByRole('button', { name: 'Retry' }))
    expect(await drawer.findByText('What a model saw is for others.')).toBeTruthy()
  })

  it('is asked for a reply and for a final summary at their own addresses', async () => {
    const asked: unknown[] = []
    const note = ({ params }: { params: unknown }) => {
      asked.push(params)
      return { calls: [], keptForDays: 90 }
    }
    server.use(answer(getReplyModelView, note), answer(getSummaryModelView, note))
    const id = newId()
    const first = show({ kind: 'reply', id })
    await (await open(first)).findByText('Nothing is kept for this turn')
    first.unmount()
    await (await open(show({ kind: 'summary', id }))).findByText('Nothing is kept for this turn')
    expect(asked).toMatchObject([{ id }, { sequenceId: id }])
  })

  it.each([
    ['who may not manage initiatives', clientViewer],
    ['a super admin inside the client', insideAcme(superAdmin)],
  ])('is not offered to %s', async (_who, user) => {
    renderPart(
      <>
        <ModelViewButton label="What the model saw" name="Finance expert" subject={turn} />
        <p>There</p>
      </>,
      user,
    )
    await screen.findByText('There')
    expect(screen.queryByRole('button', { name: 'What the model saw: Finance expert' })).toBeNull()
  })
})
