import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals'
import { FakeSocket, useFakeSockets } from '../../../testing/fake-socket.ts'
import { type LiveProblem, type LiveState, openLiveConnection } from './live-connection.ts'
import { delayBefore } from './live-numbers.ts'

const seconds = (count: number): Promise<void> => jest.advanceTimersByTimeAsync(count * 1_000)

let restore: () => void
let close: (() => void) | undefined
let states: (LiveState | LiveProblem)[]
let events: string[]
let getTicket: jest.Mock<() => Promise<string>>

function connect(): void {
  close = openLiveConnection({
    getTicket,
    address: (ticket, after) => `ws://parley.test/?ticket=${ticket}&after=${after ?? 'none'}`,
    onEvent: ({ type, seq }) => events.push(`${type} ${seq}`),
    onState: (state, problem) => states.push(state, ...(problem === undefined ? [] : [problem])),
  })
}

const last = (): FakeSocket => {
  const socket = FakeSocket.made.at(-1)
  if (socket === undefined) throw new Error('No socket was opened.')
  return socket
}

beforeEach(() => {
  jest.useFakeTimers()
  jest.spyOn(Math, 'random').mockReturnValue(0)
  restore = useFakeSockets()
  states = []
  events = []
  getTicket = jest.fn(() => Promise.resolve('t'))
})
afterEach(() => {
  close?.()
  restore()
  jest.restoreAllMocks()
  jest.useRealTimers()
})

describe('the live connection', () => {
  it('beats every 30 s while it is open, and is left when nothing comes back', async () => {
    connect()
    await seconds(0)
    last().open()
    expect(states).toEqual(['connected'])
    await seconds(29)
    expect(last().sent).toEqual([])
    await seconds(1)
    expect(last().sent).toEqual(['PING'])
    last().receive('PONG')
    await seconds(30)
    expect(last().sent).toEqual(['PING', 'PING'])
    await seconds(9.9)
    expect(states).toEqual(['connected', 'connected', 'slow'])
    await seconds(0.1)
    expect(states.slice(3)).toEqual(['reconnecting', 'connectionError'])
    await seconds(3)
    expect(FakeSocket.made).toHaveLength(2)
  })

  it('is slow while the answer to a beat is late, and no longer once anything is heard', async () => {
    connect()
    await seconds(0)
    last().open()
    await seconds(31.9)
    expect(states).toEqual(['connected'])
    await seconds(0.1)
    expect(states).toEqual(['connected', 'connected', 'slow'])
    last().receive('PONG')
    expect(states.slice(3)).toEqual(['connected'])
    await seconds(28)
    last().receive('PONG')
    await seconds(10)
    expect(states).toHaveLength(4)
    expect(FakeSocket.made).toHaveLength(1)
  })

  it('gives an attempt 10 s', async () => {
    connect()
    await seconds(9.9)
    expect(last().readyState).toBe(FakeSocket.CONNECTING)
    await seconds(0.2)
    expect(last().readyState).toBe(FakeSocket.CLOSED)
    expect(states).toEqual(['reconnecting', 'notAvailable'])
  })

  it('waits 3, 6, 12, 24 and 30 s between attempts, falls back to polling after five, and goes on trying', async () => {
    getTicket.mockRejectedValue(new Error('down'))
    connect()
    await seconds(0)
    for (const [attempt, wait] of [3, 6, 12, 24, 30].entries()) {
      expect(states.at(-1)).toBe('notAvailable')
      expect(getTicket).toHaveBeenCalledTimes(attempt + 1)
      await seconds(wait - 0.1)
      expect(getTicket).toHaveBeenCalledTimes(attempt + 1)
      await seconds(0.1)
      expect(getTicket).toHaveBeenCalledTimes(attempt + 2)
    }
    expect(states.slice(-2)).toEqual(['polling', 'usingPolling'])
    getTicket.mockResolvedValue('t')
    await seconds(30)
    last().open()
    expect(states.at(-1)).toBe('connected')
  })

  it('adds up to a second by chance', () => {
    expect(delayBefore(0, () => 0)).toBe(3_000)
    expect(delayBefore(0, () => 0.999)).toBeLessThan(4_000)
    expect(delayBefore(9, () => 0.5)).toBe(30_500)
  })

  it('begins to count anew after it was connected', async () => {
    connect()
    await seconds(0)
    last().open()
    last().close()
    await seconds(3)
    last().open()
    last().close()
    await seconds(3)
    expect(FakeSocket.made).toHaveLength(3)
  })

  it('is not tried again after close code 1000', async () => {
    connect()
    await seconds(0)
    last().open()
    last().close(1000)
    await seconds(120)
    expect(FakeSocket.made).toHaveLength(1)
    expect(states).toEqual(['connected'])
  })

  it('asks for what was missed, and tells nothing twice', async () => {
    connect()
    await seconds(0)
    expect(last().address.searchParams.get('after')).toBe('none')
    last().open()
    last().receive('SEQUENCE_STARTED', {}, 7)
    last().close()
    await seconds(3)
    expect(last().address.searchParams.get('after')).toBe('7')
    last().open()
    last().receive('SEQUENCE_STARTED', {}, 7)
    last().receive('AGENT_TOKEN', {}, 0)
    last().receive('SEQUENCE_COMPLETED', {}, 8)
    expect(events).toEqual(['SEQUENCE_STARTED 7', 'AGENT_TOKEN 0', 'SEQUENCE_COMPLETED 8'])
  })

  it('says when the browser cannot make a socket', async () => {
    globalThis.WebSocket = jest.fn(() => {
      throw new Error('blocked')
    }) as unknown as typeof WebSocket
    connect()
    await seconds(0)
    expect(states).toEqual(['reconnecting', 'notCreated'])
  })

  it('stops for good when it is closed, whatever was on its way', async () => {
    connect()
    close?.()
    await seconds(60)
    expect(FakeSocket.made).toEqual([])
    expect(states).toEqual([])
  })
})
