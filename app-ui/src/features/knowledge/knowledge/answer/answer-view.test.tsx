import { describe, expect, it } from '@jest/globals'
import { getPassage } from '@parley/contracts/http/artifact-contents.ts'
import type { KnowledgeAnswer } from '@parley/contracts/http/knowledge.ts'
import { newId } from '@parley/contracts/ids.ts'
import type { SessionUser } from '@parley/contracts/http/session.ts'
import { accessibilityProblems } from '@parley/ui-kit/testing/accessibility.ts'
import { acme, clientAdmin, consultant, firmAdmin } from '@parley/ui-kit/testing/people.ts'
import { answer, server } from '@parley/ui-kit/testing/server.ts'
import { screen, within } from '@testing-library/react'
import { useState } from 'react'
import { renderPart } from '../../../../testing/render-part.tsx'
import { KnowledgePassage, type OpenSource } from '../KnowledgePassage.tsx'
import { answerOf, citation, result } from '../testing/knowledge-records.ts'
import { AnswerView } from './AnswerView.tsx'

function View({ answer: shown, question }: { answer: KnowledgeAnswer; question: string }) {
  const [source, setSource] = useState<OpenSource | null>(null)
  return (
    <main>
      <h1>Query</h1>
      <h2>Chat</h2>
      <h3>Answer</h3>
      <AnswerView answer={shown} question={question} onOpen={setSource} />
      {source !== null && <KnowledgePassage source={source} onClose={() => setSource(null)} />}
    </main>
  )
}

interface Shown extends Partial<KnowledgeAnswer> {
  question?: string
  user?: SessionUser
}
const show = ({ question = 'What do licences cost?', user = clientAdmin, ...given }: Shown = {}) =>
  renderPart(<View answer={answerOf(given)} question={question} />, user)

describe('the text of an answer', () => {
  it('marks sentences that no source bears out, emphasis and line breaks apart, in words too', async () => {
    show({
      content: 'Licences cost 1.2 million [1]. The **price**\nwill fall next year. Hosting is free [1].',
      unsupportedClaims: ['The **price** will fall next year.'],
    })
    expect(await screen.findByText('1 sentence has no source; it is marked.')).toBeTruthy()
    await screen.findByText('(no source)')
    const marks = Array.from(document.querySelectorAll('mark[data-unsupported]'), (mark) => mark.textContent)
    expect(marks.join('')).toBe('The price\nwill fall next year.')
    expect(document.querySelector('p')?.textContent).toBe(
      'Licences cost 1.2 million 1. The price\nwill fall next year. (no source) Hosting is free 1.',
    )
    expect(screen.getAllByRole('button', { name: 'Source 1: Cost model' })).toHaveLength(2)
    expect(await accessibilityProblems()).toEqual([])
  })

  it('says loudly where a source says the contrary, with its words', async () => {
    show({
      content: 'Training is part of the offer.',
      contradictedClaims: [
        { text: 'Training is part of the offer.', quote: 'Training is not part of the offer.' },
      ],
    })
    const alert = within(await screen.findByRole('alert'))
    expect(alert.getByText('The source says: “Training is not part of the offer.”')).toBeTruthy()
    await screen.findByText('(the source says otherwise)')
    expect(document.querySelector('mark[data-contradicted]')?.textContent).toBe(
      'Training is part of the offer.',
    )
    expect(await accessibilityProblems()).toEqual([])
  })

  it('shows what came closest where nothing was found, each opening at its place', async () => {
    show({
      content: 'I found nothing about this.',
      foundNothing: true,
      citations: [],
      results: [],
      nearest: [result({ name: 'Rate card', relevance: 0.24 })],
    })
    const nearest = within(await screen.findByRole('region', { name: 'The nearest that I found' }))
    expect(nearest.getByRole('button', { name: 'Open Rate card, Page 3' })).toBeTruthy()
    expect(nearest.getByText(/Only loosely related/)).toBeTruthy()
  })

  it('loads nothing and runs nothing of what it quotes', async () => {
    show({
      content:
        'See <img src="https://evil.test/a.png" onerror="alert(1)"> ![x](https://evil.test/b.png) [here](javascript:alert(1)).',
      citations: [],
    })
    const link = await screen.findByText('here')
    expect(link.getAttribute('href') ?? '').not.toContain('javascript')
    expect(document.querySelector('img, script, iframe')).toBeNull()
  })
})

describe('sources that disagree', () => {
  const [first, second] = [
    citation({
      scope: 'initiative',
      artifactName: 'Minutes',
      quote: 'Go-live is on 1 March.',
      place: 'Page 2',
    }),
    citation({ scope: 'firm', artifactName: 'Method', quote: 'Go-live is on 1 May.', place: 'Page 9' }),
  ]

  it('are shown side by side: which counts, and why', async () => {
    show({ conflicts: [{ first, second }] })
    const block = within(await screen.findByRole('region', { name: 'Sources disagree' }))
    expect(block.getByText('“Go-live is on 1 March.”')).toBeTruthy()
    expect(block.getByText('“Go-live is on 1 May.”')).toBeTruthy()
    expect(block.getAllByText(/^(Counts here|Differs)$/).map(({ textContent }) => textContent)).toEqual([
      'Counts here',
      'Differs',
    ])
    expect(
      block.getByText('What the initiative says comes before what the firm says in general.'),
    ).toBeTruthy()
    expect(block.getByRole('button', { name: 'Method, Page 9' })).toBeTruthy()
    expect(await accessibilityProblems()).toEqual([])
  })

  it('are left to the reader where both stand on one level', async () => {
    show({ conflicts: [{ first, second: { ...second, scope: 'initiative' } }] })
    expect(await screen.findByText('Both stand on the same level: please check which is right.')).toBeTruthy()
    expect(screen.queryByText('Counts here')).toBeNull()
  })
})

describe('what was found', () => {
  it.each([
    [0.82, 'Clearly about it · 82%'],
    [0.7, 'Clearly about it · 70%'],
    [0.45, 'Touches the subject · 45%'],
    [0.1, 'Only loosely related · 10%'],
  ])('says what a relevance of %d means', async (relevance, text) => {
    show({ results: [result({ relevance })] })
    expect(await screen.findByText(text)).toBeTruthy()
  })

  it('names kind, place and client of each passage, and marks the words of the question', async () => {
    show({
      results: [
        result({ source: 'interview', scope: 'initiative', name: 'Interview with Eva', place: 'Notes' }),
      ],
    })
    const row = within(
      (await screen.findByRole('button', { name: 'Open Interview with Eva, Notes' })).closest(
        'li',
      ) as HTMLElement,
    )
    for (const text of ['Interview', 'Initiative', acme.name]) expect(row.getByText(text)).toBeTruthy()
    expect(row.getAllByText(/./, { selector: 'mark' }).map(({ textContent }) => textContent)).toEqual([
      'Licences',
      'cost',
    ])
    expect(await accessibilityProblems()).toEqual([])
  })

  it('leads to where it lives', async () => {
    const initiativeId = newId()
    server.use(
      answer(getPassage, ({ params }) => ({
        chunkId: params.chunkId ?? '',
        artifactId: null,
        artifactName: 'Interview with Eva',
        page: null,
        label: '',
        pageText: 'Licences cost too much.',
        start: 0,
        end: 8,
      })),
    )
    const { actor } = show({
      results: [result({ source: 'interview', name: 'Interview with Eva', initiativeId })],
    })
    await actor.click(await screen.findByRole('button', { name: /^Open Interview with Eva/ }))
    const link = await screen.findByRole('link', { name: 'Open the initiative' })
    expect(link.getAttribute('href')).toBe(`/initiatives/${initiativeId}`)
  })

  it('of a summary lead people of the firm to all of it, and nobody else', async () => {
    const passage = {
      chunkId: newId(),
      artifactId: null,
      artifactName: 'Scanning',
      page: null,
      label: '',
      pageText: 'Tallywise was chosen.',
      start: 0,
      end: 9,
    }
    server.use(answer(getPassage, passage))
    const initiativeId = newId()
    const results = [result({ source: 'summary', name: 'Scanning', initiativeId })]
    const { actor, unmount } = show({ results, user: firmAdmin })
    await actor.click(await screen.findByRole('button', { name: /^Open Scanning/ }))
    const link = await screen.findByRole('link', { name: 'Read the whole summary' })
    expect(link.getAttribute('href')).toBe(`/firm-management/summaries/${initiativeId}`)
    unmount()
    const other = show({ results, user: clientAdmin })
    await other.actor.click(await screen.findByRole('button', { name: /^Open Scanning/ }))
    await screen.findByRole('link', { name: 'Open the initiative' })
    expect(screen.queryByRole('link', { name: 'Read the whole summary' })).toBeNull()
  })
})

describe('what stands behind an answer (Document 3, section 3)', () => {
  const initiative = {
    id: newId(),
    name: 'ERP vendor selection',
    clientName: acme.name,
    vendorChoices: ['Brenner', 'Nordlicht'],
    outcomes: 'Contract signed',
  }
  const metadata: KnowledgeAnswer['metadata'] = {
    ragResultsCount: 4,
    documentCount: 3,
    initiativeCount: 1,
    clientCount: 1,
    vendorChoices: ['Brenner', 'Nordlicht'],
    structuredData: {
      initiatives: [initiative],
      clients: [{ id: acme.id, name: acme.name, initiativeCount: 2 }],
    },
  }

  it('is counted, with the vendor choices and the initiatives and clients as tables', async () => {
    show({ metadata, user: firmAdmin })
    expect(await screen.findByText('4 results · 3 documents · 1 initiative · 1 client')).toBeTruthy()
    const vendors = within(screen.getByRole('list', { name: 'Vendor choices' }))
    expect(vendors.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
      'Brenner',
      'Nordlicht',
    ])
    const row = screen.getByRole('row', { name: /ERP vendor selection/ })
    expect(row.textContent).toBe('ERP vendor selectionAcme ManufacturingBrenner, NordlichtContract signed')
    expect(within(row).getByRole('link').getAttribute('href')).toBe(`/initiatives/${initiative.id}`)
    expect(screen.getByRole('row', { name: 'Acme Manufacturing 2' })).toBeTruthy()
    expect(await accessibilityProblems()).toEqual([])
  })

  it('is opened by consultants by way of the client', async () => {
    const results = [result({ initiativeId: initiative.id })]
    const { actor } = show({ metadata, results, user: consultant })
    await actor.click(await screen.findByRole('button', { name: 'ERP vendor selection' }))
    expect(await screen.findByRole('dialog', { name: /Acme Manufacturing/ })).toBeTruthy()
  })
})
