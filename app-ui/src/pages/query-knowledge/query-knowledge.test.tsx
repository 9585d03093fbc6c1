import { beforeEach, describe, expect, it } from '@jest/globals'
import { getPassage, listClientArtifacts } from '@parley/contracts/http/artifacts.ts'
import { listFirmArtifacts } from '@parley/contracts/http/firm-artifacts.ts'
import {
  clearClientChatHistory,
  getClientChatHistory,
  getFirmSearchHistory,
  type KnowledgeTurn,
  searchClientKnowledge,
  searchFirmKnowledge,
} from '@parley/contracts/http/knowledge.ts'
import { newId } from '@parley/contracts/ids.ts'
import { listClientInitiatives } from '@parley/contracts/http/initiatives.ts'
import { createLiveTicket } from '@parley/contracts/http/live.ts'
import type { SessionUser } from '@parley/contracts/http/session.ts'
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { HttpResponse } from 'msw'
import {
  answerOf,
  answered,
  asked,
  nothingFound,
} from '../../features/knowledge/testing/knowledge-records.ts'
import { changeLanguage } from '../../lib/i18n/i18n.ts'
import { accessibilityProblems } from '../../testing/accessibility.ts'
import { FakeSocket, useFakeSockets } from '../../testing/fake-socket.ts'
import {
  clientAdmin,
  clientViewer,
  firmAdmin,
  insideAcme,
  northwind,
  superAdmin,
} from '../../testing/people.ts'
import { renderRoute } from '../../testing/render-route.tsx'
import { answer, refuse, server } from '../../testing/server.ts'

const history = (turns: KnowledgeTurn[] = [], hasEarlier = false) => ({ turns, hasEarlier })

beforeEach(() => {
  server.use(
    answer(listClientArtifacts, []),
    answer(listClientInitiatives, []),
    answer(listFirmArtifacts, []),
    answer(getClientChatHistory, history()),
    answer(getFirmSearchHistory, history()),
  )
})

/** In a session of its own: what is asked is kept beyond the page, not beyond the session. */
const show = (user: SessionUser) => renderRoute('/query-knowledge', { user: { ...user, sessionId: newId() } })

const box = () => screen.findByLabelText<HTMLTextAreaElement>('Your question')
const bodiesOf = (
  route: typeof searchClientKnowledge | typeof searchFirmKnowledge,
  given = answerOf(),
): Record<string, unknown>[] => {
  const bodies: Record<string, unknown>[] = []
  server.use(
    answer(route, ({ body }) => {
      bodies.push(body as Record<string, unknown>)
      return { ...given, id: newId() }
    }),
  )
  return bodies
}

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
    show(user)
    expect(await screen.findByRole('heading', { level: 2, name: title })).toBeTruthy()
    expect((await box()).disabled).toBe(false)
    expect(await accessibilityProblems()).toEqual([])
  })

  it('leads everybody else to a client or a firm', async () => {
    show(superAdmin)
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
    const { actor } = show(clientViewer)
    await screen.findByText('six')
    await actor.type(await box(), '  What do licences{Shift>}{Enter}{/Shift}cost? {Enter}')
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
    expect((await box()).value).toBe('')
    expect(document.activeElement).toBe(await box())
  })

  it('sends the firm’s limits and no filter', async () => {
    const bodies = bodiesOf(searchFirmKnowledge)
    const { actor } = show(firmAdmin)
    expect(screen.queryByRole('checkbox')).toBeNull()
    await actor.type(await box(), 'What do licences cost?{Enter}')
    await screen.findByText('1 result · 1 document · 0 initiatives · 1 client')
    expect(bodies).toMatchObject([{ maxResults: 10, relevanceThreshold: 0.3, context: [] }])
    expect(bodies[0]).not.toHaveProperty('filters')
  })

  it('never sends blanks, and says how long a question may be before the end', async () => {
    const bodies = bodiesOf(searchClientKnowledge)
    const { actor } = show(clientAdmin)
    await actor.type(await box(), '  {Enter}')
    expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Ask' }).disabled).toBe(true)
    fireEvent.change(await box(), { target: { value: 'x'.repeat(1_900) } })
    expect(screen.getByText('1,900 / 2,000')).toBeTruthy()
    expect((await box()).maxLength).toBe(2_000)
    expect(bodies).toEqual([])
  })

  it('searches what is chosen, and always something', async () => {
    const bodies = bodiesOf(searchClientKnowledge)
    const { actor } = show(clientAdmin)
    await actor.click(await screen.findByRole('checkbox', { name: 'Conversations' }))
    await actor.click(screen.getByRole('checkbox', { name: 'Documents' }))
    expect(screen.getByRole<HTMLInputElement>('checkbox', { name: 'Documents' }).checked).toBe(true)
    await actor.type(await box(), 'Costs?{Enter}')
    await waitFor(() => expect(bodies).toMatchObject([{ filters: { sourceTypes: ['document'] } }]))
  })

  it('begins with examples from the newest documents, or with the way to the artifacts', async () => {
    const { unmount } = show(clientAdmin)
    expect((await screen.findByRole('link', { name: 'Go to artifacts' })).getAttribute('href')).toBe(
      '/artifacts',
    )
    unmount()
    server.use(
      answer(listClientArtifacts, ({ query }) => {
        expect(query.get('filter')).toBe('{"indexing":"INDEXED"}')
        return [indexed('Offer of Brenner')]
      }),
    )
    const bodies = bodiesOf(searchClientKnowledge)
    const { actor } = show(clientAdmin)
    await actor.click(await screen.findByRole('button', { name: /Offer of Brenner/ }))
    await waitFor(() => expect(bodies).toHaveLength(1))
    expect(bodies[0]?.query).toContain('Offer of Brenner')
  })
})

const indexed = (name: string) => ({
  id: newId(),
  name,
  fileName: 'offer.pdf',
  type: 'application/pdf',
  size: 1536,
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

describe('while an answer is on its way', () => {
  /** The question waits until it is let go. */
  const held = (route: typeof searchClientKnowledge) => {
    const waiting: { streamId: string; let: () => void }[] = []
    server.use(
      answer(route, async ({ body }) => {
        await new Promise<void>((resolve) =>
          waiting.push({ streamId: (body as { streamId: string }).streamId, let: resolve }),
        )
        return answerOf()
      }),
    )
    return waiting
  }

  it('shows it as it is written, and announces it once it is whole', async () => {
    const restore = useFakeSockets()
    try {
      server.use(answer(createLiveTicket, { ticket: 'a ticket' }))
      const waiting = held(searchClientKnowledge)
      const { actor } = show(clientAdmin)
      await actor.type(await box(), 'Costs?{Enter}')
      expect(await screen.findByText('Searching the sources…')).toBeTruthy()
      await waitFor(() => expect(waiting).toHaveLength(1))
      const streamId = waiting[0]?.streamId ?? ''
      const tell = (data: object) =>
        act(() => FakeSocket.made.forEach((socket) => socket.receive('KNOWLEDGE_TOKEN', { ...data })))
      tell({ streamId: newId(), delta: 'Of somebody else', offset: 0 })
      tell({ streamId, delta: 'Licences co', offset: 0 })
      tell({ streamId, delta: 'st much', offset: 11 })
      const streamed = await screen.findByText('Licences cost much')
      expect(streamed.closest('[aria-live]')?.getAttribute('aria-live')).toBe('off')
      expect(screen.queryByText('Of somebody else')).toBeNull()
      waiting[0]?.let()
      expect(await screen.findByText('Answer: Licences cost 1.2 million euros a year .')).toBeTruthy()
      expect(screen.queryByText('Licences cost much')).toBeNull()
    } finally {
      restore()
    }
  })

  it('can be stopped; the question comes back', async () => {
    const waiting = held(searchClientKnowledge)
    const { actor } = show(clientAdmin)
    await actor.type(await box(), 'Costs?{Enter}')
    await waitFor(() => expect(waiting).toHaveLength(1))
    await actor.click(screen.getByRole('button', { name: 'Stop' }))
    expect(await screen.findByText('Stopped. Nothing was answered.')).toBeTruthy()
    expect((await box()).value).toBe('Costs?')
    waiting[0]?.let()
    const bodies = bodiesOf(searchClientKnowledge)
    await actor.click(screen.getByRole('button', { name: 'Ask again' }))
    await waitFor(() => expect(bodies).toMatchObject([{ query: 'Costs?' }]))
  })

  it('can be left and come back to', async () => {
    const waiting = held(searchClientKnowledge)
    const first = show(clientAdmin)
    await first.actor.type(await box(), 'Costs?{Enter}')
    await waitFor(() => expect(waiting).toHaveLength(1))
    await first.actor.click(screen.getByRole('link', { name: 'Artifacts' }))
    await screen.findByText('No artifacts yet')
    await first.actor.click(screen.getByRole('link', { name: 'Query Knowledge' }))
    expect(await screen.findByText('Searching the sources…')).toBeTruthy()
    expect((await box()).value).toBe('')
    waiting[0]?.let()
    expect(await screen.findByText(/Licences cost 1.2 million/, { selector: 'p' })).toBeTruthy()
  })
})

describe('when it fails (Document 3, section 8)', () => {
  it('the firm’s search tells an error, with the reason and a way to retry', async () => {
    server.use(answer(searchFirmKnowledge, () => refuse('CONFLICT', 'The budget of this month is used up.')))
    const { actor } = show(firmAdmin)
    await actor.type(await box(), 'Costs?{Enter}')
    const alert = within(await screen.findByRole('alert'))
    expect(alert.getByText('Failed to process your query. Please try again.')).toBeTruthy()
    expect(alert.getByText('The budget of this month is used up.')).toBeTruthy()
    const bodies = bodiesOf(searchFirmKnowledge)
    await actor.click(screen.getByRole('button', { name: 'Retry' }))
    await waitFor(() => expect(bodies).toMatchObject([{ query: 'Costs?', relevanceThreshold: 0.3 }]))
    await waitFor(() => expect(screen.queryByRole('alert')).toBeNull())
  })

  it('the client’s chat says so as an answer, and a lost connection keeps the question', async () => {
    server.use(answer(searchClientKnowledge, () => HttpResponse.error()))
    const { actor, unmount } = show(clientAdmin)
    await actor.type(await box(), 'Costs?{Enter}')
    const said = await screen.findByText('Sorry, there was an error processing your query. Please try again.')
    const entry = within(said.closest('li') as HTMLElement)
    expect(entry.getAllByRole('heading').map(({ textContent }) => textContent)).toEqual(['You', 'Answer'])
    expect(entry.getByText('Costs?')).toBeTruthy()
    unmount()
    // As after a reload: what is kept in the browser is all that is left.
    show(clientAdmin)
    await waitFor(async () => expect((await box()).value).toBe('Costs?'))
  })

  it('too many questions wait, and it is said how long', async () => {
    server.use(
      answer(searchClientKnowledge, () =>
        HttpResponse.json(
          { code: 'RATE_LIMITED', message: 'Too many questions.', requestId: 'x', retryAfterSeconds: 30 },
          { status: 429 },
        ),
      ),
    )
    const { actor } = show(clientAdmin)
    await actor.type(await box(), 'Costs?{Enter}')
    expect((await screen.findAllByText(/You can ask again in (30|29) seconds/)).length).toBeGreaterThan(0)
    await actor.type(await box(), 'More?')
    const isOff = (name: string) => screen.getByRole<HTMLButtonElement>('button', { name }).disabled
    expect([isOff('Ask'), isOff('Retry')]).toEqual([true, true])
  })

  it('a history that cannot be read says so, and can be read again', async () => {
    server.use(answer(getClientChatHistory, () => refuse('INTERNAL', 'It broke.')))
    const { actor } = show(clientAdmin)
    expect(await screen.findByText('Earlier questions could not be loaded')).toBeTruthy()
    server.use(answer(getClientChatHistory, history([asked('Costs?'), answered()])))
    await actor.click(screen.getByRole('button', { name: 'Retry' }))
    expect(await screen.findByText('Costs?')).toBeTruthy()
  })
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
    const { actor } = show(clientAdmin)
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
    const { actor } = show(clientAdmin)
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
  const { actor } = show(clientViewer)
  await actor.click(await screen.findByRole('button', { name: 'Source 1: Cost model' }))
  const dialog = await screen.findByRole('dialog', { name: /Cost model/ })
  expect((await within(dialog).findByText('Licences cost 1.2 million euros a year.')).tagName).toBe('MARK')
})

it('searches wider where nothing was found, once', async () => {
  const bodies = bodiesOf(searchClientKnowledge, nothingFound())
  const { actor } = show(clientAdmin)
  await actor.type(await box(), 'Costs?{Enter}')
  expect(await screen.findByText('I found nothing about this.')).toBeTruthy()
  expect(screen.getByText(/Ask in other words/)).toBeTruthy()
  await actor.click(screen.getByRole('button', { name: 'Search wider' }))
  await waitFor(() => expect(bodies.map((body) => body.relevanceThreshold)).toEqual([0.7, 0.3]))
  await waitFor(() => expect(screen.getAllByText('I found nothing about this.')).toHaveLength(2))
  expect(screen.queryByRole('button', { name: 'Search wider' })).toBeNull()
})

it('speaks German', async () => {
  await changeLanguage('de')
  show(clientAdmin)
  expect(await screen.findByRole('heading', { name: 'Was beschäftigt Sie heute?' })).toBeTruthy()
})
