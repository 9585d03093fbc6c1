import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals'
import { checkReadiness } from './readiness.ts'

const up = () => Promise.resolve()

describe('readiness', () => {
  beforeEach(() => void jest.useFakeTimers())
  afterEach(() => void jest.useRealTimers())

  it('names each dependency, and asks for all of them', async () => {
    expect(await checkReadiness({ database: up, queue: up })).toEqual({
      isReady: true,
      states: { database: 'up', queue: 'up' },
    })
    const down = () => Promise.reject(new Error('refused'))
    expect(await checkReadiness({ database: up, queue: down })).toEqual({
      isReady: false,
      states: { database: 'up', queue: 'down' },
    })
  })

  it('waits for nobody for ever', async () => {
    const answer = checkReadiness({ database: up, queue: () => new Promise<void>(() => undefined) })
    await jest.advanceTimersByTimeAsync(2_000)
    expect((await answer).states).toEqual({ database: 'up', queue: 'down' })
    expect(jest.getTimerCount()).toBe(0)
  })
})
