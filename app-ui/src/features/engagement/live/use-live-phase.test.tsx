import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals'
import { listInteractions } from '@parley/contracts/http/agent-interactions.ts'
import { listMessages } from '@parley/contracts/http/messages.ts'
import { newId } from '@parley/contracts/ids.ts'
import { keyOf } from '@parley/ui-kit/calls/use-route.ts'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { act, renderHook } from '@testing-library/react'
import type { ReactNode } from 'react'
import { FakeSocket, useFakeSockets } from '../../../testing/fake-socket.ts'
import { useLivePhase } from './use-live-phase.ts'

const seconds = (count: number) => act(() => jest.advanceTimersByTimeAsync(count * 1_000))

let restore: () => void
let isServerUp: boolean
let client: QueryClient

const last = (): FakeSocket => {
  const socket = FakeSocket.made.at(-1)
  if (socket === undefined) throw new Error('No socket was opened.')
  return socket
}

/** A panel of a phase, and how often it has read interactions and messages anew since this was last asked. */
function follow() {
  const read = jest.spyOn(client, 'invalidateQueries')
  const wrapper = ({ children }: { children: ReactNode }) => (
    <QueryClientProvider client={client}>{children}</QueryClientProvider>
  )
  const phase = { id: newId(), eventSeq: 0 }
  const panel = renderHook(() => useLivePhase(phase), { wrapper })
  const takeReads = () => {
    const keys = read.mock.calls.map(([filters]) => JSON.stringify(filters?.queryKey))
    read.mockClear()
    const times = (key: readonly unknown[]): number =>
      keys.filter((one) => one === JSON.stringify(key)).length
    return { interactions: times(keyOf(listInteractions)), messages: times(keyOf(listMessages)) }
  }
  return { panel, takeReads }
}

beforeEach(() => {
  jest.useFakeTimers()
  jest.spyOn(Math, 'random').mockReturnValue(0)
  jest
    .spyOn(globalThis, 'fetch')
    .mockImplementation(() =>
      isServerUp
        ? Promise.resolve(Response.json({ ticket: 't' }))
        : Promise.reject(new TypeError('Failed to fetch')),
    )
  restore = useFakeSockets()
  isServerUp = true
  client = new QueryClient()
})
afterEach(() => {
  restore()
  jest.restoreAllMocks()
  jest.useRealTimers()
})

describe('a phase’s panel while the socket is down', () => {
  it('reads nothing on its own while it is connected', async () => {
    const { panel, takeReads } = follow()
    await seconds(0)
    act(() => last().open())
    takeReads()
    await seconds(20)
    expect(panel.result.current.state).toBe('connected')
    expect(takeReads()).toEqual({ interactions: 0, messages: 0 })
  })

  it('reads interactions every 3 s and messages every 10 s from the break on, all through the attempts', async () => {
    const { panel, takeReads } = follow()
    await seconds(0)
    act(() => last().open())
    isServerUp = false
    act(() => last().close())
    takeReads()
    await seconds(2.9)
    expect(takeReads()).toEqual({ interactions: 0, messages: 0 })
    await seconds(0.1)
    expect(takeReads()).toEqual({ interactions: 1, messages: 0 })
    await seconds(57)
    expect(panel.result.current.state).toBe('reconnecting')
    expect(takeReads()).toEqual({ interactions: 19, messages: 6 })
    // 3 + 6 + 12 + 24 + 30 s after the break.
    await seconds(14.9)
    expect(panel.result.current.state).toBe('reconnecting')
    await seconds(0.1)
    expect(panel.result.current).toMatchObject({ state: 'polling', problem: 'usingPolling' })
    expect(takeReads()).toEqual({ interactions: 5, messages: 1 })
    await seconds(5)
    expect(takeReads()).toEqual({ interactions: 1, messages: 1 })
  })

  it('stops reading once the socket is back', async () => {
    const { panel, takeReads } = follow()
    await seconds(0)
    act(() => last().open())
    act(() => last().close())
    await seconds(3)
    act(() => last().open())
    takeReads()
    await seconds(20)
    expect(panel.result.current).toMatchObject({ state: 'connected', problem: undefined })
    expect(takeReads()).toEqual({ interactions: 0, messages: 0 })
  })

  it('says that the connection is slow, and keeps to it', async () => {
    const { panel, takeReads } = follow()
    await seconds(0)
    act(() => last().open())
    takeReads()
    await seconds(33)
    expect(panel.result.current).toMatchObject({ state: 'connected', problem: 'slow' })
    expect(takeReads()).toEqual({ interactions: 0, messages: 0 })
    act(() => last().receive('PONG'))
    expect(panel.result.current).toMatchObject({ state: 'connected', problem: undefined })
  })
})
