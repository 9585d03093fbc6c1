import { describe, expect, it, jest } from '@jest/globals'
import {
  cancelSequences,
  clearConversation,
  executeSequence,
} from '@parley/contracts/http/agent-interactions.ts'
import { downloadConversation } from '@parley/contracts/http/phases.ts'
import { newId } from '@parley/contracts/ids.ts'
import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { http, HttpResponse } from 'msw'
import type { LivePhase } from '../live/use-live-phase.ts'
import { interaction, message, sequence } from '../../testing/phase-records.ts'
import { answer, refuse, server } from '../../testing/server.ts'
import { showConversation } from './testing/show-conversation.tsx'

describe('the conversation’s tools', () => {
  const connections: [Partial<LivePhase>, string][] = [
    [{ state: 'connected' }, 'Connected'],
    [{ state: 'connecting' }, 'Slow connection'],
    [{ state: 'reconnecting', problem: 'notAvailable' }, 'Slow connection'],
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
    expect(await screen.findAllByRole('button', { name: 'What the model saw' })).toHaveLength(3)
    first.unmount()
    showConversation({ ...shown, canEdit: false })
    await screen.findByText('3 messages')
    expect(screen.queryByRole('button', { name: 'What the model saw' })).toBeNull()
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

  it('clear and restart only after the question, whatever could not be cancelled', async () => {
    const { actor } = showConversation({ interactions: [interaction()] })
    const calls: string[] = []
    server.use(
      answer(cancelSequences, () => {
        calls.push('cancel')
        return refuse('INTERNAL', 'Nothing to cancel.')
      }),
      answer(clearConversation, () => {
        calls.push('clear')
        return { deleted: 2 }
      }),
      answer(executeSequence, () => {
        calls.push('execute')
        return { sequenceId: newId(), status: 'QUEUED' as const }
      }),
    )
    await actor.click(await screen.findByRole('button', { name: 'Clear and restart' }))
    const dialog = within(screen.getByRole('alertdialog', { name: 'Clear and restart' }))
    expect(
      dialog.getByText(
        'This will clear all messages and restart the conversation. This action cannot be undone.',
      ),
    ).toBeTruthy()
    await actor.click(dialog.getByRole('button', { name: 'Cancel' }))
    expect(calls).toEqual([])
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull())
    await actor.click(screen.getByRole('button', { name: 'Clear and restart' }))
    await actor.click(
      within(screen.getByRole('alertdialog')).getByRole('button', { name: 'Clear and restart' }),
    )
    await waitFor(() => expect(calls).toEqual(['cancel', 'clear', 'execute']))
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull())
    expect(screen.queryByText('Nothing to cancel.')).toBeNull()
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
    for (const name of ['Ask an agent', 'Clear and restart', 'Give feedback', 'Pause', 'Stop'])
      expect(screen.queryByRole('button', { name })).toBeNull()
    expect(screen.getByLabelText('Write to the moderator')).toBeTruthy()
    expect(screen.getByRole('button', { name: 'Export' })).toBeTruthy()
  })
})
