import { afterEach, describe, expect, it, jest } from '@jest/globals'
import { inBackground } from './background.ts'
import { createSessionTurns, type EndTurn } from './session-turns.ts'

function createWorld() {
  jest.useFakeTimers()
  const turns = createSessionTurns(() => performance.now())
  const begun: string[] = []
  const ends = new Map<string, EndTurn>()
  const begin = (name: string) => (end: EndTurn) => {
    begun.push(name)
    ends.set(name, end)
  }
  return {
    begun,
    person: (name: string) => turns.take(begin(name)),
    background: (name: string) => inBackground(() => turns.take(begin(name))),
    end: (name: string) => ends.get(name)?.(),
  }
}

afterEach(() => void jest.useRealTimers())

describe('turns at the one session', () => {
  it('are one at a time, people before the background whoever came first', () => {
    const { person, background, end, begun } = createWorld()
    person('first')
    background('document')
    person('second')
    person('third')
    expect(begun).toEqual(['first'])
    end('first')
    end('second')
    expect(begun).toEqual(['first', 'second', 'third'])
    end('third')
    end('third')
    expect(begun).toEqual(['first', 'second', 'third', 'document'])
  })

  it('leave a rest after work in the background while people are about, and none where nobody is', async () => {
    const { person, background, end, begun } = createWorld()
    person('somebody')
    end('somebody')
    background('part 1')
    await jest.advanceTimersByTimeAsync(20)
    end('part 1')
    background('part 2')
    expect(begun).not.toContain('part 2')
    await jest.advanceTimersByTimeAsync(21)
    expect(begun.at(-1)).toBe('part 2')
    await jest.advanceTimersByTimeAsync(600)
    end('part 2')
    background('part 3')
    expect(begun.at(-1)).toBe('part 3')
  })

  it('leave longer rests once the background has taken much, until it has been quiet for long', async () => {
    const { person, background, end, begun } = createWorld()
    const restAfter = async (name: string): Promise<number> => {
      person(`about ${name}`)
      background(name)
      end(`about ${name}`)
      await jest.advanceTimersByTimeAsync(10)
      end(name)
      person(`about ${name} still`)
      end(`about ${name} still`)
      background(`${name} goes on`)
      let rested = 0
      while (begun.at(-1) !== `${name} goes on`) {
        await jest.advanceTimersByTimeAsync(1)
        rested += 1
      }
      end(`${name} goes on`)
      await jest.advanceTimersByTimeAsync(1000)
      return rested
    }
    expect(await restAfter('one document')).toBe(10)
    background('a hundred')
    await jest.advanceTimersByTimeAsync(3000)
    end('a hundred')
    expect(await restAfter('the next')).toBe(80)
    await jest.advanceTimersByTimeAsync(30_000)
    expect(await restAfter('one, later')).toBe(10)
  })

  it('reach the background also beside people who never stop', async () => {
    const { person, background, end, begun } = createWorld()
    person('0')
    background('document')
    for (let n = 0; n < 60; n += 1) {
      person(String(n + 1))
      await jest.advanceTimersByTimeAsync(10)
      end(String(n))
    }
    expect(begun).toContain('document')
  })
})
