import { beforeEach, describe, expect, it } from '@jest/globals'
import {
  getClientChatHistory,
  searchClientKnowledge,
  searchFirmKnowledge,
} from '@parley/contracts/http/knowledge.ts'
import { newId } from '@parley/contracts/ids.ts'
import { createLiveTicket } from '@parley/contracts/http/live.ts'
import { clientAdmin, firmAdmin } from '@parley/ui-kit/testing/people.ts'
import { answer, refuse, server } from '@parley/ui-kit/testing/server.ts'
import { act, screen, waitFor, within } from '@testing-library/react'
import { HttpResponse } from 'msw'
import { answerOf, answered, asked } from '../../features/knowledge/knowledge/testing/knowledge-records.ts'
import {
  bodiesOf,
  emptyKnowledge,
  history,
  questionBox,
  showQuery,
} from '../../features/knowledge/knowledge/testing/show-query.ts'
import { FakeSocket, useFakeSockets } from '../../testing/fake-socket.ts'

beforeEach(() => server.use(...emptyKnowledge()))

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
      const { actor } = showQuery(clientAdmin)
      await actor.type(await questionBox(), 'Costs?{Enter}')
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
    const { actor } = showQuery(clientAdmin)
    await actor.type(await questionBox(), 'Costs?{Enter}')
    await waitFor(() => expect(waiting).toHaveLength(1))
    await actor.click(screen.getByRole('button', { name: 'Stop' }))
    expect(await screen.findByText('Stopped. Nothing was answered.')).toBeTruthy()
    expect((await questionBox()).value).toBe('Costs?')
    expect(document.activeElement).toBe(await questionBox())
    waiting[0]?.let()
    const bodies = bodiesOf(searchClientKnowledge)
    await actor.type(await questionBox(), ' Of licences{Enter}')
    await waitFor(() => expect(bodies).toMatchObject([{ query: 'Costs? Of licences' }]))
    expect(screen.queryByText('Stopped. Nothing was answered.')).toBeNull()
  })

  it('leaves nobody behind who stands on the stop button', async () => {
    const waiting = held(searchClientKnowledge)
    const { actor } = showQuery(clientAdmin)
    await actor.type(await questionBox(), 'Costs?{Enter}')
    await waitFor(() => expect(waiting).toHaveLength(1))
    await actor.tab()
    expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Stop' }))
    waiting[0]?.let()
    await screen.findByRole('button', { name: 'Ask' })
    expect(document.activeElement).toBe(await questionBox())
  })

  it('can be left and come back to', async () => {
    const waiting = held(searchClientKnowledge)
    const first = showQuery(clientAdmin)
    await first.actor.type(await questionBox(), 'Costs?{Enter}')
    await waitFor(() => expect(waiting).toHaveLength(1))
    await first.actor.click(screen.getByRole('link', { name: 'Artifacts' }))
    await screen.findByText('No artifacts yet')
    await first.actor.click(screen.getByRole('link', { name: 'Query Knowledge' }))
    expect(await screen.findByText('Searching the sources…')).toBeTruthy()
    expect((await questionBox()).value).toBe('')
    waiting[0]?.let()
    expect(await screen.findByText(/Licences cost 1.2 million/, { selector: 'p' })).toBeTruthy()
  })
})

describe('when it fails (Document 3, section 8)', () => {
  it('the firm’s search tells an error, with the reason and a way to retry', async () => {
    const keys: (string | null)[] = []
    server.use(
      answer(searchFirmKnowledge, ({ headers }) => {
        keys.push(headers.get('Idempotency-Key'))
        return keys.length === 1 ? refuse('CONFLICT', 'The budget of this month is used up.') : answerOf()
      }),
    )
    const { actor } = showQuery(firmAdmin)
    await actor.type(await questionBox(), 'Costs?{Enter}')
    const alert = within(await screen.findByRole('alert'))
    expect(alert.getByText('Failed to process your query. Please try again.')).toBeTruthy()
    expect(alert.getByText('The budget of this month is used up.')).toBeTruthy()
    await actor.click(screen.getByRole('button', { name: 'Retry' }))
    expect(await screen.findByText(/Licences cost 1.2 million/, { selector: 'p' })).toBeTruthy()
    expect(screen.queryByRole('alert')).toBeNull()
    // The same question: if its answer only got lost, it is not kept twice.
    expect(keys[1]).toBe(keys[0])
  })

  it('the client’s chat says so as an answer, and a lost connection keeps the question', async () => {
    server.use(answer(searchClientKnowledge, () => HttpResponse.error()))
    const { actor, unmount } = showQuery(clientAdmin)
    await actor.type(await questionBox(), 'Costs?{Enter}')
    const said = await screen.findByText('Sorry, there was an error processing your query. Please try again.')
    const entry = within(said.closest('li') as HTMLElement)
    expect(entry.getAllByRole('heading').map(({ textContent }) => textContent)).toEqual(['You', 'Answer'])
    expect(entry.getByText('Costs?')).toBeTruthy()
    unmount()
    // As after a reload: what is kept in the browser is all that is left.
    showQuery(clientAdmin)
    await waitFor(async () => expect((await questionBox()).value).toBe('Costs?'))
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
    const { actor } = showQuery(clientAdmin)
    await actor.type(await questionBox(), 'Costs?{Enter}')
    expect(await screen.findByText(/You can ask again in (30|29) seconds/)).toBeTruthy()
    expect(screen.getByText('Too many questions.')).toBeTruthy()
    await actor.type(await questionBox(), 'More?')
    const isOff = (name: string) => screen.getByRole<HTMLButtonElement>('button', { name }).disabled
    expect([isOff('Ask'), isOff('Retry')]).toEqual([true, true])
  })

  it('a history that cannot be read says so, and can be read again', async () => {
    server.use(answer(getClientChatHistory, () => refuse('INTERNAL', 'It broke.')))
    const { actor } = showQuery(clientAdmin)
    expect(await screen.findByText('Earlier questions could not be loaded')).toBeTruthy()
    server.use(answer(getClientChatHistory, history([asked('Costs?'), answered()])))
    await actor.click(screen.getByRole('button', { name: 'Retry' }))
    expect(await screen.findByText('Costs?')).toBeTruthy()
  })
})
