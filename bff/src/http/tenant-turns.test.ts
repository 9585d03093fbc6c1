import { afterEach, describe, expect, it, jest } from '@jest/globals'
import type { AppError } from '@parley/contracts/errors.ts'
import { createTenantTurns, type EndTurn } from './tenant-turns.ts'

const nothing = { most: 0, least: 0 }

/** Turns on a clock that is moved, timers included. */
function createWorld(rules = {}) {
  jest.useFakeTimers()
  const turns = createTenantTurns(() => performance.now(), rules)
  const started: string[] = []
  const refused: { name: string; retryAfterSeconds: unknown }[] = []
  const ends: EndTurn[] = []
  const endOf = new Map<string, EndTurn>()
  const ask = async (tenant: string, name: string): Promise<void> => {
    try {
      const over = await turns.take(tenant)
      ends.push(over)
      endOf.set(name, over)
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
  /** One call is over after so long. */
  const end = async (name: string, milliseconds: number): Promise<void> => {
    await jest.advanceTimersByTimeAsync(milliseconds)
    endOf.get(name)?.()
    await jest.advanceTimersByTimeAsync(0)
  }
  return { ask, work, end, started, refused }
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
    // Two seconds: its portion, half of what the others leave, and what was saved, by calls of 10 ms each.
    expect(floods).toBeGreaterThan(40)
    expect(floods).toBeLessThan(240)
    expect(started.filter((name) => name === 'quiet')).toHaveLength(21)
  })

  it('have who is over its portion come between the calls of others, one at a time', async () => {
    const { ask, end, started } = createWorld({ saved: 1, portion: nothing })
    await ask('quiet', 'quiet 1')
    await ask('flooding', 'flood 1')
    await end('flood 1', 5)
    void ask('flooding', 'flood 2')
    void ask('flooding', 'flood 3')
    await jest.advanceTimersByTimeAsync(50)
    // Somebody else's call is in work.
    expect(started).toEqual(['quiet 1', 'flood 1'])
    await end('quiet 1', 0)
    expect(started).toEqual(['quiet 1', 'flood 1', 'flood 2'])
    await end('flood 2', 20)
    await jest.advanceTimersByTimeAsync(50)
    // It rests three times as long as its last call took.
    expect(started).not.toContain('flood 3')
    await jest.advanceTimersByTimeAsync(15)
    expect(started.at(-1)).toBe('flood 3')
  })

  it('keep a flood one at a time for a second after somebody else has asked: people come at random', async () => {
    const { ask, work, started } = createWorld({ saved: 1, portion: nothing })
    await ask('quiet', 'quiet')
    for (let n = 0; n < 400; n += 1) void ask('flooding', 'flood')
    for (let n = 0; n < 90; n += 1) await work(10)
    // A call of 10 ms and a rest of 30, or four at once before it was over its portion.
    expect(started.length).toBeLessThan(60)
    for (let n = 0; n < 30; n += 1) await work(10)
    expect(started.length).toBeGreaterThan(150)
  })

  it('let nobody stand still who is over its portion', async () => {
    const { ask, end, started } = createWorld({ saved: 1, portion: nothing, holds: 60_000 })
    await ask('flooding', 'flood 1')
    await ask('quiet', 'never ends')
    await end('flood 1', 5)
    for (let n = 2; n < 80; n += 1) void ask('flooding', `flood ${n}`)
    await jest.advanceTimersByTimeAsync(700)
    expect(started.length).toBeGreaterThan(2)
  })

  it('leave the whole process, in equal parts, to those who all ask for too much', async () => {
    const { ask, work, started } = createWorld()
    const flooding = ['a', 'b', 'c', 'd', 'e', 'f']
    for (const tenant of flooding) for (let n = 0; n < 450; n += 1) void ask(tenant, tenant)
    for (let n = 0; n < 200; n += 1) await work(10)
    const counts = flooding.map((tenant) => started.filter((name) => name === tenant).length)
    // One at a time until a second after the last of them was within its portion, then twelve: 1,200 in the second after.
    expect(started.length).toBeGreaterThan(1000)
    expect(started.length).toBeLessThan(1600)
    expect(Math.max(...counts) / Math.min(...counts)).toBeLessThan(1.2)
  })

  it('push nobody behind by many who ask a little', async () => {
    const { ask, end, started } = createWorld()
    for (let n = 0; n < 500; n += 1) {
      void ask(`place ${n}`, 'hold')
      if (n % 100 !== 0) continue
      await ask('at work', `work ${n}`)
      await end(`work ${n}`, 15)
      await jest.advanceTimersByTimeAsync(400)
    }
    expect(started.filter((name) => name.startsWith('work'))).toHaveLength(5)
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
      for (const _ of [1, 2, 3]) void ask('flooding', 'flood')
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
