import { beforeEach, describe, expect, it } from '@jest/globals'
import { getPassage } from '@parley/contracts/http/artifact-contents.ts'
import { listClientArtifacts } from '@parley/contracts/http/artifacts.ts'
import {
  clearClientChatHistory,
  getClientChatHistory,
  searchClientKnowledge,
  searchFirmKnowledge,
} from '@parley/contracts/http/knowledge.ts'
import { newId } from '@parley/contracts/ids.ts'
import { changeLanguage } from '@parley/ui-kit/i18n/i18n.ts'
import { accessibilityProblems } from '@parley/ui-kit/testing/accessibility.ts'
import {
  clientAdmin,
  clientViewer,
  firmAdmin,
  insideAcme,
  northwind,
  superAdmin,
} from '@parley/ui-kit/testing/people.ts'
import { answer, server } from '@parley/ui-kit/testing/server.ts'
import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import {
  answerOf,
  answered,
  asked,
  nothingFound,
} from '../../features/knowledge/knowledge/testing/knowledge-records.ts'
import {
  bodiesOf,
  emptyKnowledge,
  history,
  questionBox,
  showQuery,
} from '../../features/knowledge/knowledge/testing/show-query.ts'

beforeEach(() => server.use(...emptyKnowledge()))

describe('the query page', () => {
  it.each([
    ['people of a firm', firmAdmin, 'Knowledge Base Query'],
    [
      'those who impersonate a firm',
      { ...superAdmin, isImpersonating: true, consultingFirmId: northwind.id },
      'Knowledge Base Query',
    ],
    ['people of a client', clientAdmin, "What's on your mind today?"],
    ['people of a client without permissions', clientViewer, "What's on your mind today?"],
    ['those who are switched into a client', insideAcme(firmAdmin), "What's on your mind today?"],
  ])('is for %s', async (_, user, title) => {
    showQuery(user)
    expect(await screen.findByRole('heading', { level: 2, name: title })).toBeTruthy()
    expect((await questionBox()).disabled).toBe(false)
    expect(await accessibilityProblems()).toEqual([])
  })

  it('leads everybody else to a client or a firm', async () => {
    showQuery(superAdmin)
    expect(await screen.findByText('Select a client or consulting firm')).toBeTruthy()
    const link = (name: string) => screen.getByRole('link', { name }).getAttribute('href')
    expect([link('Go to clients'), link('Go to consulting firms')]).toEqual(['/clients', '/consulting-firms'])
    expect(screen.queryByLabelText('Your question')).toBeNull()
    expect(await accessibilityProblems()).toEqual([])
  })
})

describe('asking (Document 3, section 9)', () => {
  it('sends the client’s limits, what is searched and the last five messages', async () => {
    const turns = ['one', 'two', 'three', 'four', 'five', 'six'].map(asked)
    server.use(answer(getClientChatHistory, history(turns)))
    const bodies = bodiesOf(searchClientKnowledge)
    const { actor } = showQuery(clientViewer)
    await screen.findByText('six')
    await actor.type(await questionBox(), '  What do licences{Shift>}{Enter}{/Shift}cost? {Enter}')
    expect(await screen.findByText(/Licences cost 1.2 million/, { selector: 'p' })).toBeTruthy()
    expect(bodies).toMatchObject([
      {
        query: 'What do licences\ncost?',
        maxResults: 5,
        relevanceThreshold: 0.7,
        filters: { sourceTypes: ['document', 'conversation'] },
        context: turns.slice(1).map(({ content, role, timestamp }) => ({ content, role, timestamp })),
      },
    ])
    expect((await questionBox()).value).toBe('')
    expect(document.activeElement).toBe(await questionBox())
  })

  it('sends the firm’s limits and no filter', async () => {
    const bodies = bodiesOf(searchFirmKnowledge)
    const { actor } = showQuery(firmAdmin)
    expect(screen.queryByRole('checkbox')).toBeNull()
    await actor.type(await questionBox(), 'What do licences cost?{Enter}')
    await screen.findByText('1 result · 1 document · 0 initiatives · 1 client')
    expect(bodies).toMatchObject([{ maxResults: 10, relevanceThreshold: 0.3, context: [] }])
    expect(bodies[0]).not.toHaveProperty('filters')
  })

  it('never sends blanks, and says how long a question may be before the end', async () => {
    const bodies = bodiesOf(searchClientKnowledge)
    const { actor } = showQuery(clientAdmin)
    await actor.type(await questionBox(), '  {Enter}')
    expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Ask' }).disabled).toBe(true)
    fireEvent.change(await questionBox(), { target: { value: 'x'.repeat(1_900) } })
    expect(screen.getByText('1,900 / 2,000')).toBeTruthy()
    expect((await questionBox()).maxLength).toBe(2_000)
    expect(bodies).toEqual([])
  })

  it('searches what is chosen, and always something', async () => {
    const bodies = bodiesOf(searchClientKnowledge)
    const { actor } = showQuery(clientAdmin)
    await actor.click(await screen.findByRole('checkbox', { name: 'Conversations' }))
    await actor.click(screen.getByRole('checkbox', { name: 'Documents' }))
    expect(screen.getByRole<HTMLInputElement>('checkbox', { name: 'Documents' }).checked).toBe(true)
    await actor.type(await questionBox(), 'Costs?{Enter}')
    await waitFor(() => expect(bodies).toMatchObject([{ filters: { sourceTypes: ['document'] } }]))
  })

  it('begins with examples from the newest documents, or with the way to the artifacts', async () => {
    const { unmount } = showQuery(clientAdmin)
    expect((await screen.findByRole('link', { name: 'Go to artifacts' })).getAttribute('href')).toBe(
      '/artifacts',
    )
    unmount()
    server.use(
      answer(listClientArtifacts, ({ query }) => {
        expect(query.get('filter')).toBe('{"indexing":"INDEXED"}')
        return [indexed('Offer of Brenner (provisional)')]
      }),
    )
    const bodies = bodiesOf(searchClientKnowledge)
    const { actor } = showQuery(clientAdmin)
    await actor.click(await screen.findByRole('button', { name: 'What does “Offer of Brenner” say?' }))
    await waitFor(() => expect(bodies).toHaveLength(1))
    expect(bodies[0]?.query).toBe('What does “Offer of Brenner” say?')
  })
})

const indexed = (name: string) => ({
  id: newId(),
  name,
  fileName: 'offer.pdf',
  type: 'application/pdf',
  size: 1536,
  contentHash: 'ab'.repeat(32),
  department: null,
  tags: [],
  indexing: { status: 'INDEXED' as const, progress: 1, chunks: 3, pages: 2, error: null },
  uploadedBy: null,
  createdAt: '2026-03-02T09:30:00.000Z',
  updatedAt: '2026-03-02T09:30:00.000Z',
  scope: 'client' as const,
  clientId: newId(),
  initiativeId: null,
  metadata: { uploadedByUser: null },
})

describe('the history', () => {
  it('shows the newest turns, and earlier ones when asked for', async () => {
    const [early, late] = [asked('An early question'), asked('A late question')]
    server.use(
      answer(getClientChatHistory, ({ query }) =>
        query.get('before') === late.id
          ? history([early, answered()])
          : history([late, answered(answerOf({ content: 'Hosting is free.' }))], true),
      ),
    )
    const { actor } = showQuery(clientAdmin)
    const log = within(await screen.findByRole('log'))
    expect(await log.findByText('Hosting is free.')).toBeTruthy()
    await actor.click(log.getByRole('button', { name: 'Show earlier questions' }))
    expect(await log.findByText('An early question')).toBeTruthy()
    const words = screen.getByRole('log').textContent
    expect(words.indexOf('An early question')).toBeLessThan(words.indexOf('A late question'))
    expect(log.queryByRole('button', { name: 'Show earlier questions' })).toBeNull()
  })

  it('is cleared after a question, on the server too', async () => {
    server.use(answer(getClientChatHistory, history([asked('Costs?'), answered()])))
    let cleared = 0
    server.use(
      answer(clearClientChatHistory, () => {
        cleared += 1
        return { cleared: 2 }
      }),
    )
    const { actor } = showQuery(clientAdmin)
    await screen.findByText('Costs?')
    await actor.click(screen.getByRole('button', { name: 'Clear history' }))
    const dialog = within(screen.getByRole('alertdialog', { name: 'Clear the history?' }))
    await actor.click(dialog.getByRole('button', { name: 'Cancel' }))
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull())
    expect(cleared).toBe(0)
    await actor.click(screen.getByRole('button', { name: 'Clear history' }))
    await actor.click(within(screen.getByRole('alertdialog')).getByRole('button', { name: 'Clear history' }))
    await waitFor(() => expect(screen.queryByText('Costs?')).toBeNull())
    expect(cleared).toBe(1)
    await waitFor(() =>
      expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Clear history' }).disabled).toBe(true),
    )
    expect(document.activeElement).toBe(await questionBox())
  })
})

it('opens a cited document at its place', async () => {
  const given = answerOf()
  server.use(
    answer(getClientChatHistory, history([asked('Costs?'), answered(given)])),
    answer(getPassage, ({ params }) => ({
      chunkId: params.chunkId ?? '',
      artifactId: null,
      artifactName: 'Cost model',
      page: 3,
      label: 'Page 3',
      pageText: 'Before. Licences cost 1.2 million euros a year. After.',
      start: 0,
      end: 5,
    })),
  )
  const { actor } = showQuery(clientViewer)
  await actor.click(await screen.findByRole('button', { name: 'Source 1: Cost model' }))
  const dialog = await screen.findByRole('dialog', { name: /Cost model/ })
  expect((await within(dialog).findByText('Licences cost 1.2 million euros a year.')).tagName).toBe('MARK')
})

it('searches wider where nothing was found, once', async () => {
  const bodies = bodiesOf(searchClientKnowledge, nothingFound())
  const { actor } = showQuery(clientAdmin)
  await actor.type(await questionBox(), 'Costs?{Enter}')
  expect(await screen.findByText('I found nothing about this.')).toBeTruthy()
  expect(screen.getByText(/Ask in other words/)).toBeTruthy()
  await actor.click(screen.getByRole('button', { name: 'Search wider' }))
  await waitFor(() => expect(bodies.map((body) => body.relevanceThreshold)).toEqual([0.7, 0.3]))
  await waitFor(() => expect(screen.getAllByText('I found nothing about this.')).toHaveLength(2))
  expect(screen.queryByRole('button', { name: 'Search wider' })).toBeNull()
})

it('speaks German', async () => {
  await changeLanguage('de')
  showQuery(clientAdmin)
  expect(await screen.findByRole('heading', { name: 'Was beschäftigt Sie heute?' })).toBeTruthy()
})
