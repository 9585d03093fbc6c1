import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals'
import { listInteractions } from '@parley/contracts/http/agent-interactions.ts'
import { listMessages } from '@parley/contracts/http/messages.ts'
import { startPolling } from './poll-fallback.ts'
import { createRefreshPace } from './refresh-pace.ts'

beforeEach(() => void jest.useFakeTimers())
afterEach(() => void jest.useRealTimers())

describe('polling without the socket', () => {
  it('reads interactions every 3 s and messages every 10 s, until it is stopped', () => {
    const read: string[] = []
    const stop = startPolling((routes) => routes.forEach(({ name }) => read.push(name)))
    const times = (name: string): number => read.filter((one) => one === name).length
    jest.advanceTimersByTime(30_000)
    expect(times('listInteractions')).toBe(10)
    expect(times('listMessages')).toBe(3)
    stop()
    jest.advanceTimersByTime(30_000)
    expect(times('listInteractions')).toBe(10)
  })
})

describe('a burst of events', () => {
  it('is followed at once, and once more a second later', () => {
    const read: string[] = []
    const pace = createRefreshPace(({ name }) => read.push(name))
    pace.ask([listInteractions])
    pace.ask([listInteractions, listMessages])
    pace.ask([listInteractions])
    expect(read).toEqual(['listInteractions', 'listMessages'])
    jest.advanceTimersByTime(1_000)
    expect(read).toEqual(['listInteractions', 'listMessages', 'listInteractions'])
    jest.advanceTimersByTime(5_000)
    expect(read).toHaveLength(3)
    pace.ask([listInteractions])
    pace.ask([listInteractions])
    pace.stop()
    jest.advanceTimersByTime(5_000)
    expect(read).toHaveLength(4)
  })
})
