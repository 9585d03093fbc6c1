import { describe, expect, it } from '@jest/globals'
import { Pace } from './pace.ts'

const rules = { burst: 1000, recovery: 0.1, rest: 4, longestRest: 500 }

function createWorld() {
  const machine = { time: 0, isBusy: true, rests: [] as number[] }
  const pace = new Pace(rules, {
    now: () => machine.time,
    isBusy: () => machine.isBusy,
    rest: (ms) => {
      machine.rests.push(ms)
      machine.time += ms
      return Promise.resolve()
    },
  })
  const work = (firm: string, ms: number) =>
    pace.work(firm, () => {
      machine.time += ms
      return Promise.resolve(`${ms} ms of ${firm}`)
    })
  return { machine, pace, work }
}

describe('the pace of documents', () => {
  it('rests once a firm has put in much, for what the work took times the rules, and not longer than they say', async () => {
    const { machine, pace, work } = createWorld()
    expect(await work('firm', 900)).toBe('900 ms of firm')
    expect(machine.rests).toEqual([])
    expect(pace.restOf('firm')).toBe(0)
    await work('firm', 250)
    await work('firm', 20)
    expect(machine.rests).toEqual([500, 80])
    expect(pace.restOf('firm')).toBe(4)
  })

  it('does not rest for other firms, nor on a machine that has processors left', async () => {
    const { machine, work } = createWorld()
    await work('firm', 2000)
    await work('another', 100)
    machine.isBusy = false
    await work('firm', 100)
    expect(machine.rests).toEqual([500])
  })

  it('forgets what was taken after a while', async () => {
    const { machine, pace, work } = createWorld()
    await work('firm', 1100)
    machine.time += 1000
    expect(pace.restOf('firm')).toBe(0)
  })

  it('ends a rest when the work is called off', async () => {
    const stop = new AbortController()
    const pace = new Pace({ burst: -1, rest: 1e9, longestRest: 3_600_000 }, { isBusy: () => true })
    const work = pace.work('firm', () => new Promise((resolve) => setImmediate(resolve)), stop.signal)
    const refused = expect(work).rejects.toThrow('aborted')
    setImmediate(() => setImmediate(() => stop.abort()))
    await refused
  })
})
