import { describe, expect, it, jest } from '@jest/globals'
import { executeSequence, listInteractions } from '@parley/contracts/http/agent-interactions.ts'
import { downloadConversation } from '@parley/contracts/http/phases.ts'
import { newId } from '@parley/contracts/ids.ts'
import { readDraft } from '@parley/ui-kit/calls/use-draft.ts'
import { interaction, message, observation, phase, sequence } from '@parley/ui-kit/testing/phase-records.ts'
import { answer, refuse, server } from '@parley/ui-kit/testing/server.ts'
import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { http, HttpResponse } from 'msw'
import type { LivePhase } from '../live/use-live-phase.ts'
import { showConversation, taken } from './testing/show-conversation.tsx'

const at = '2026-03-02T09:30:00.000Z'

describe('the conversation’s tools', () => {
  const connections: [Partial<LivePhase>, string][] = [
    [{ state: 'connected' }, 'Connected'],
    [{ state: 'connecting' }, 'Slow connection'],
    [{ state: 'connected', problem: 'slow' }, 'Slow connection'],
    [{ state: 'reconnecting', problem: 'notAvailable' }, 'Disconnected'],
    [{ state: 'polling', problem: 'usingPolling' }, 'Disconnected'],
  ]
  it.each(connections)('tell the connection: %o', async (live, expected) => {
    showConversation({ live })
    expect(await screen.findByText(expected)).toBeTruthy()
    const fallback = screen.queryByText('WebSocket unavailable, using polling fallback')
    expect(fallback !== null).toBe(live.state === 'polling')
  })

  it('offer what the model saw at each turn, reply and final summary, to who may manage initiatives', async () => {
    const shown = {
      interactions: [interaction()],
      messages: [message(), message({ id: newId(), role: 'MODERATOR' })],
      run: sequence({ summary: 'In short.' }),
    }
    const first = showConversation(shown)
    expect(await screen.findAllByRole('button', { name: /^What the model saw: \w/ })).toHaveLength(3)
    first.unmount()
    showConversation({ ...shown, canEdit: false })
    await screen.findByText('3 messages')
    expect(screen.queryByRole('button', { name: /^What the model saw/ })).toBeNull()
  })

  it('find what was said half a second after it was typed', async () => {
    const { actor } = showConversation({ interactions: [interaction()], messages: [message()] })
    await screen.findByText('2 messages')
    await actor.type(screen.getByRole('searchbox', { name: 'Search messages' }), 'katowice')
    expect(screen.getByText('2 messages')).toBeTruthy()
    expect(await screen.findByText('1 match')).toBeTruthy()
    expect(screen.queryByText('The plants need one system.')).toBeNull()
  })

  it('take the conversation along in four formats', async () => {
    const { actor } = showConversation({ interactions: [interaction()] })
    const asked: (string | null)[] = []
    let release = (): void => undefined
    const made = new Promise<void>((resolve) => (release = resolve))
    server.use(
      http.get(`*/api${downloadConversation.path}`, async ({ request }) => {
        await made
        asked.push(new URL(request.url).searchParams.get('format'))
        return new HttpResponse('text')
      }),
    )
    await actor.click(screen.getByRole('button', { name: 'Export' }))
    expect(screen.getAllByRole('menuitem').map(({ textContent }) => textContent)).toEqual([
      'Text',
      'JSON',
      'Markdown',
      'HTML',
    ])
    // What jsdom lacks: files, and links that download them.
    URL.createObjectURL = () => 'blob:conversation'
    URL.revokeObjectURL = () => undefined
    jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => undefined)
    await actor.click(screen.getByRole('menuitem', { name: 'HTML' }))
    expect(await screen.findByRole('button', { name: 'The file is being made…' })).toBeTruthy()
    release()
    await waitFor(() => expect(asked).toEqual(['html']))
    expect(await screen.findByRole('button', { name: 'Export' })).toBeTruthy()
    server.use(answer(downloadConversation, () => refuse('INTERNAL', 'The file was lost.')))
    await actor.click(screen.getByRole('button', { name: 'Export' }))
    await actor.click(screen.getByRole('menuitem', { name: 'Text' }))
    expect(await screen.findByText('The file was lost.')).toBeTruthy()
  })

  it('begin the conversation anew only after the question, which says what is kept', async () => {
    const { actor } = showConversation({ interactions: [interaction()] })
    const bodies = taken(executeSequence, { sequenceId: newId(), status: 'QUEUED' })
    await actor.click(await screen.findByRole('button', { name: 'Restart conversation' }))
    const dialog = within(screen.getByRole('alertdialog', { name: 'Restart conversation' }))
    expect(dialog.getByText(/The former conversation stays readable as an earlier version/)).toBeTruthy()
    await actor.click(dialog.getByRole('button', { name: 'Cancel' }))
    expect(bodies).toEqual([])
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull())
    await actor.click(screen.getByRole('button', { name: 'Restart conversation' }))
    await actor.click(
      within(screen.getByRole('alertdialog')).getByRole('button', { name: 'Restart conversation' }),
    )
    await waitFor(() => expect(bodies).toEqual([{ restart: true }]))
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull())
  })

  it('offer to begin anew where it works, and say why where it does not (Document 2, 4.2)', async () => {
    const said = { messages: [message()] }
    const none = showConversation({ ...said, of: phase({ hasConversation: false }) })
    await screen.findByText('1 message')
    expect(screen.queryByRole('button', { name: 'Restart conversation' })).toBeNull()
    none.unmount()
    const blocked = phase({ hasConversation: true, observations: [observation({ status: 'OPEN' })] })
    const { actor } = showConversation({ interactions: [interaction()], of: blocked })
    const restart = await screen.findByRole('button', { name: 'Restart conversation' })
    expect(restart.getAttribute('aria-disabled')).toBe('true')
    await actor.hover(restart)
    expect(await screen.findByText('Resolve the open validation observations first.')).toBeTruthy()
    await actor.click(restart)
    expect(screen.queryByRole('alertdialog')).toBeNull()
  })

  it('are as they were left, phase by phase (Document 2, 2.2)', async () => {
    const shown = { interactions: [interaction()], messages: [message({ content: 'Katowice is last.' })] }
    const [one, other] = [phase({ hasConversation: true }), phase({ hasConversation: true })]
    const box = () => screen.getByRole<HTMLInputElement>('searchbox', { name: 'Search messages' })
    const first = showConversation({ ...shown, of: one })
    await first.actor.type(box(), 'katowice')
    const log = await screen.findByRole('log')
    Object.defineProperties(log, {
      scrollHeight: { value: 1_000 },
      clientHeight: { value: 400 },
      scrollTop: { value: 120 },
    })
    let topOfBlocks = -120
    jest.spyOn(Element.prototype, 'getBoundingClientRect').mockImplementation(function at(this: Element) {
      return new DOMRect(0, this.hasAttribute('data-block') ? topOfBlocks : 0, 600, 400)
    })
    fireEvent.scroll(log)
    const key = `conversation-place.${one.id}`
    await waitFor(() => expect(readDraft(key)).toEqual({ block: 0, offset: 120 }))
    first.unmount()
    const second = showConversation({ ...shown, of: other })
    expect(box().value).toBe('')
    second.unmount()
    topOfBlocks = 0
    const drawn: (() => void)[] = []
    const observed = jest.spyOn(globalThis, 'ResizeObserver').mockImplementation((callback) => {
      drawn.push(() => callback([], {} as ResizeObserver))
      return { observe: () => undefined, unobserve: () => undefined, disconnect: () => undefined }
    })
    const scrolled = jest.spyOn(Element.prototype, 'scrollTo')
    showConversation({ ...shown, of: one })
    expect(box().value).toBe('katowice')
    await waitFor(() => expect(screen.getByRole('log').querySelector('[data-block]')).toBeTruthy())
    for (const resize of drawn) resize()
    expect(scrolled.mock.calls.at(-1)).toEqual([{ top: 120 }])
    observed.mockRestore()
    scrolled.mockRestore()
  })

  it('keep a former conversation readable, folded where it ended', async () => {
    const run = sequence({ summary: 'All agreed on one system.', summarySeq: 3 })
    const former = {
      id: run.id,
      status: 'COMPLETED',
      turns: 1,
      lastSeq: 2,
      createdAt: at,
      finishedAt: at,
    } as const
    const { actor } = showConversation({
      interactions: [interaction({ seq: 7, agentResponse: 'We begin anew.' })],
      formerRuns: [former],
    })
    const fold = await screen.findByRole('button', { name: /^Earlier version of .*, 1 turn$/ })
    const now = { interactions: [interaction({ seq: 7, agentResponse: 'We begin anew.' })] }
    server.use(
      answer(listInteractions, ({ query }) =>
        query.get('sequenceId') === former.id
          ? {
              interactions: [interaction({ agentResponse: 'The old answer.' })],
              sequence: run,
              formerRuns: [],
            }
          : { ...now, sequence: null, formerRuns: [former] },
      ),
    )
    expect(screen.queryByText('The old answer.')).toBeNull()
    await actor.click(fold)
    const old = within(await screen.findByRole('list', { name: /^Earlier version of/ }))
    expect(await old.findByText('The old answer.')).toBeTruthy()
    expect(await old.findByText('All agreed on one system.')).toBeTruthy()
    expect(old.queryByRole('button', { name: 'Give feedback' })).toBeNull()
  })

  it('show the way back to the newest from more than 100 px away', async () => {
    const { actor } = showConversation({ interactions: [interaction()] })
    const log = await screen.findByRole('log')
    const place = (scrollTop: number): void => {
      Object.defineProperties(log, {
        scrollHeight: { value: 1_000, configurable: true },
        clientHeight: { value: 400, configurable: true },
        scrollTop: { value: scrollTop, configurable: true, writable: true },
      })
      fireEvent.scroll(log)
    }
    const wayBack = () => screen.queryByRole('button', { name: 'Scroll to the newest message' })
    place(500)
    expect(wayBack()).toBeNull()
    place(499)
    const scrolled: unknown[] = []
    log.scrollTo = (...given: unknown[]) => void scrolled.push(...given)
    await actor.click(wayBack() as HTMLElement)
    expect(scrolled).toEqual([{ top: 1_000 }])
  })

  it('are for reading alone where one may not change anything', async () => {
    const shown = { interactions: [interaction()], run: sequence(), canEdit: false }
    showConversation(shown)
    await screen.findByText('The plants need one system.')
    for (const name of ['Ask an agent', 'Restart conversation', 'Give feedback', 'Pause', 'Stop'])
      expect(screen.queryByRole('button', { name })).toBeNull()
    expect(screen.getByLabelText('Write to the moderator')).toBeTruthy()
    expect(screen.getByRole('button', { name: 'Export' })).toBeTruthy()
  })
})
