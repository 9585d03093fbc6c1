import { afterEach, describe, expect, it, jest } from '@jest/globals'
import type { AppError } from '@parley/contracts/errors.ts'
import { createTenantTurns, type EndTurn } from './tenant-turns.ts'

/** Turns on a clock that is moved, timers included. */
function createWorld(rules = {}) {
  jest.useFakeTimers()
  const turns = createTenantTurns(() => performance.now(), rules)
  const started: string[] = []
  const refused: { name: string; retryAfterSeconds: unknown }[] = []
  const ends: EndTurn[] = []
  const ask = async (tenant: string, name: string): Promise<void> => {
    try {
      ends.push(await turns.take(tenant))
      started.push(name)
    } catch (error) {
      refused.push({ name, retryAfterSeconds: (error as AppError).options.retryAfterSeconds })
    }
  }
  /** Each call that is in work takes so long, and its tenant's next comes when it is over. */
  const work = async (milliseconds: number): Promise<void> => {
    await jest.advanceTimersByTimeAsync(milliseconds)
    for (const end of ends.splice(0)) end()
    await jest.advanceTimersByTimeAsync(0)
  }
  return { ask, work, started, refused }
}

afterEach(() => void jest.useRealTimers())

describe('turns between tenants', () => {
  it('let in at once whoever takes no more than a share, whatever another floods', async () => {
    const { ask, work, started } = createWorld()
    await ask('quiet', 'first')
    for (let n = 0; n < 300; n += 1) void ask('flooding', `flood ${n}`)
    await work(5)
    const before = started.length
    await ask('quiet', 'second')
    expect(started.at(-1)).toBe('second')
    // Four in work at first, and four more when they were done.
    expect(before).toBe(1 + 4 + 4)
  })

  it('hold a flood to its share while others are about', async () => {
    const { ask, work, started } = createWorld()
    await ask('quiet', 'quiet')
    for (let n = 0; n < 400; n += 1) void ask('flooding', 'flood')
    for (let n = 0; n < 200; n += 1) {
      if (n % 10 === 0) void ask('quiet', 'quiet')
      await work(10)
    }
    const floods = started.filter((name) => name === 'flood').length
    // Two seconds: a quarter of them by calls of 10 ms each, and what was saved.
    expect(floods).toBeGreaterThan(40)
    expect(floods).toBeLessThan(200)
    expect(started.filter((name) => name === 'quiet')).toHaveLength(21)
  })

  it('leave the whole process to who is alone', async () => {
    const { ask, work, started, refused } = createWorld()
    for (let n = 0; n < 1000; n += 1) {
      void ask('alone', 'call')
      await work(10)
    }
    expect(started).toHaveLength(1000)
    expect(refused).toEqual([])
  })

  it('refuse with the time to wait who has waited too long, and at once where too many wait', async () => {
    const { ask, work, refused } = createWorld({ longestWait: 300, mostWaiting: 50 })
    for (let n = 0; n < 300; n += 1) {
      if (n % 10 === 0) void ask('quiet', 'quiet')
      void ask('flooding', 'flood')
      await work(25)
    }
    expect(refused.length).toBeGreaterThan(0)
    for (const { name, retryAfterSeconds } of refused) {
      expect(name).toBe('flood')
      expect(retryAfterSeconds).toBeGreaterThanOrEqual(1)
    }
  })

  it('give a place back that a call holds which waits for somebody else', async () => {
    const { ask, started } = createWorld()
    await ask('quiet', 'quiet')
    for (let n = 0; n < 8; n += 1) void ask('asking agents', 'long')
    await jest.advanceTimersByTimeAsync(300)
    expect(started).toHaveLength(9)
  })

  it('forget a debt that nobody else had to pay for', async () => {
    const { ask, work, started } = createWorld()
    for (let n = 0; n < 500; n += 1) {
      void ask('alone', 'call')
      await work(10)
    }
    await ask('quiet', 'quiet')
    void ask('alone', 'last')
    await work(2000)
    expect(started.at(-1)).toBe('last')
  })
})
