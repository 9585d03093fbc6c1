import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals'
import { listInteractions } from '@parley/contracts/http/agent-interactions.ts'
import { newId } from '@parley/contracts/ids.ts'
import { keyOf } from '@parley/ui-kit/calls/use-route.ts'
import { QueryClient, QueryClientProvider, useQuery } from '@tanstack/react-query'
import { act, renderHook } from '@testing-library/react'
import type { ReactNode } from 'react'
import { FakeSocket, useFakeSockets } from '../../../testing/fake-socket.ts'
import { createRefreshPace } from './refresh-pace.ts'
import { useLivePhase } from './use-live-phase.ts'

const seconds = (count: number) => act(() => jest.advanceTimersByTimeAsync(count * 1_000))

let restore: () => void
beforeEach(() => {
  jest.useFakeTimers()
  jest.spyOn(globalThis, 'fetch').mockImplementation(() => Promise.resolve(Response.json({ ticket: 't' })))
  restore = useFakeSockets()
})
afterEach(() => {
  restore()
  jest.restoreAllMocks()
  jest.useRealTimers()
})

/** A phase's panel whose turns take so many seconds to be read; the number of readings that began is what it shows. */
function followSlowly(readSeconds: number) {
  const client = new QueryClient({ defaultOptions: { queries: { retry: false } } })
  client.setQueryData(keyOf(listInteractions, {}), 0)
  const begun = { count: 0 }
  const read = ({ signal }: { signal: AbortSignal }): Promise<number> =>
    new Promise((resolve, reject) => {
      begun.count += 1
      setTimeout(resolve, readSeconds * 1_000, begun.count)
      signal.addEventListener('abort', () => reject(new DOMException('Given up', 'AbortError')))
    })
  const phase = { id: newId(), eventSeq: 0 }
  const { result } = renderHook(
    () => {
      useLivePhase(phase)
      return useQuery({ queryKey: keyOf(listInteractions, {}), queryFn: read, staleTime: Infinity }).data
    },
    {
      wrapper: ({ children }: { children: ReactNode }) => (
        <QueryClientProvider client={client}>{children}</QueryClientProvider>
      ),
    },
  )
  return { shown: () => result.current, begun }
}

const socket = (): FakeSocket => {
  const [first] = FakeSocket.made
  if (first === undefined) throw new Error('No socket was opened.')
  return first
}

describe('a server that takes longer to answer than events come', () => {
  it('is let finish: a busy run is seen while it goes on', async () => {
    const { shown } = followSlowly(2.5)
    await seconds(0)
    act(() => socket().open())
    for (let seq = 1; seq <= 16; seq += 1) {
      act(() =>
        socket().receive('AGENT_INTERACTION_UPDATE', { interactionId: newId(), status: 'RUNNING' }, seq),
      )
      await seconds(0.5)
    }
    expect(shown()).toBeGreaterThan(1)
  })

  it('is let finish while the socket is down', async () => {
    const { shown } = followSlowly(4)
    await seconds(0)
    act(() => socket().open())
    act(() => socket().close())
    await seconds(16)
    expect(shown()).toBeGreaterThan(1)
  })

  it('is asked anew where it does not answer at all', async () => {
    const { begun } = followSlowly(3_600)
    await seconds(0)
    act(() => socket().open())
    act(() => socket().close())
    await seconds(31)
    expect(begun.count).toBeGreaterThan(1)
  })

  it('is asked once more after the last event, when the reading before it is over', async () => {
    const done: (() => void)[] = []
    const pace = createRefreshPace(() => new Promise<void>((resolve) => done.push(resolve)))
    pace.ask([listInteractions])
    pace.ask([listInteractions])
    await jest.advanceTimersByTimeAsync(5_000)
    expect(done).toHaveLength(1)
    done[0]?.()
    await jest.advanceTimersByTimeAsync(0)
    expect(done).toHaveLength(2)
    done[1]?.()
    await jest.advanceTimersByTimeAsync(20_000)
    expect(done).toHaveLength(2)
  })
})
