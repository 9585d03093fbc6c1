import { availableParallelism } from 'node:os'
import { afterEach, describe, expect, it, jest } from '@jest/globals'
import type { AppError } from '@parley/contracts/errors.ts'
import { createComparisonTurns } from './comparison-turns.ts'

afterEach(() => void jest.useRealTimers())

const begin = new Date('2026-03-02T09:00:00Z')
const start = () => {
  jest.useFakeTimers({ now: begin })
  return createComparisonTurns(() => Date.now())
}

describe('comparisons of passwords', () => {
  it('of places that fail again and again are a few a second, all together, and others wait for none of them', async () => {
    const turns = start()
    let compared = 0
    const guess = async (place: string): Promise<void> => {
      for (;;) {
        const end = await turns.take(place)
        compared += 1
        await new Promise((resolve) => setTimeout(resolve, 40))
        turns.noteFailure(place)
        end()
      }
    }
    for (let n = 0; n < 16; n += 1) void guess(`203.0.113.${n}`).catch(() => undefined)
    // What everybody may mistype.
    await jest.advanceTimersByTimeAsync(3000)
    const before = compared
    expect(before).toBeLessThanOrEqual(16 * 3 + 12)
    await jest.advanceTimersByTimeAsync(8000)
    // A tenth of a processor by 40 ms each: 2.5 a second.
    expect(compared - before).toBeGreaterThan(8)
    expect(compared - before).toBeLessThanOrEqual(24)
    await expect(turns.take('198.51.100.7')).resolves.toBeInstanceOf(Function)
  })

  it('leave a processor to all other work, and are done in the order in which they came', async () => {
    const turns = start()
    const ends: (() => void)[] = []
    for (let n = 0; n < 100; n += 1) void turns.take(`198.51.100.${n}`).then((end) => ends.push(end))
    await jest.advanceTimersByTimeAsync(0)
    expect(ends).toHaveLength(Math.max(1, availableParallelism() - 1))
    ends.shift()?.()
    const before = ends.length
    await jest.advanceTimersByTimeAsync(0)
    expect(ends).toHaveLength(before + 1)
  })

  it('of who mistyped come before those of who guesses', async () => {
    const turns = start()
    for (let n = 0; n < 5; n += 1) turns.noteFailure('203.0.113.1')
    turns.noteFailure('198.51.100.1')
    const order: string[] = []
    const compare = async (place: string): Promise<void> => {
      const end = await turns.take(place)
      order.push(place)
      await new Promise((resolve) => setTimeout(resolve, 40))
      end()
    }
    for (let n = 0; n < 5; n += 1) void compare('203.0.113.1')
    void compare('198.51.100.1')
    await jest.advanceTimersByTimeAsync(500)
    expect(order.slice(0, 2)).toEqual(['203.0.113.1', '198.51.100.1'])
  })

  it('are refused with the time to wait where too many are waiting', async () => {
    const turns = start()
    for (let n = 0; n < 5; n += 1) turns.noteFailure('203.0.113.1')
    const waiting = Array.from({ length: 600 }, () => turns.take('203.0.113.1'))
    const refused = await waiting.at(-1)?.catch((error: unknown) => error as AppError)
    expect(refused).toMatchObject({ code: 'TOO_MANY_REQUESTS' })
    waiting.forEach((one) => void one.catch(() => undefined))
    await jest.advanceTimersByTimeAsync(20_000)
  })

  it('are free again ten minutes after the last failure', async () => {
    const turns = start()
    for (let n = 0; n < 50; n += 1) turns.noteFailure(null)
    const end = await turns.take(null)
    let isIn = false
    void turns.take(null).then(() => (isIn = true))
    await jest.advanceTimersByTimeAsync(0)
    expect(isIn).toBe(false)
    end()
    jest.setSystemTime(new Date(begin.getTime() + 11 * 60_000))
    await expect(turns.take(null)).resolves.toBeInstanceOf(Function)
  })
})
