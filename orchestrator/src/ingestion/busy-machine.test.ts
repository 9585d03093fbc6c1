import { describe, expect, it } from '@jest/globals'
import { createBusyMachine } from './busy-machine.ts'

function createWorld() {
  const machine = { at: 0, user: 0, nice: 0, idle: 0 }
  const isBusy = createBusyMachine(
    () => machine.at,
    () => [
      { times: { user: machine.user, nice: machine.nice, sys: 0, irq: 0, idle: machine.idle } },
      { times: { user: 0, nice: 0, sys: 0, irq: 0, idle: machine.idle } },
    ],
  )
  /** Two processors for so long, of which the first works in part for people and in part at low priority. */
  const go = (ms: number, { people = 0, low = 0 } = {}): void => {
    const used = ms * (people + low)
    machine.at += ms
    machine.user += ms * people
    machine.nice += ms * low
    // Half of what is left at each, which is what there is of both.
    machine.idle += (2 * ms - used) / 2
  }
  return { go, isBusy }
}

describe('whether a machine is busy', () => {
  it('is once more than half of its processors are in use, whatever by, and stays so for a minute', () => {
    const { go, isBusy } = createWorld()
    expect(isBusy()).toBe(false)
    go(600, { people: 0.9 })
    expect(isBusy()).toBe(false)
    go(600, { people: 0.6, low: 0.6 })
    expect(isBusy()).toBe(true)
    go(3000)
    expect(isBusy()).toBe(true)
    for (let at = 0; at < 60; at += 4) {
      go(4000)
      isBusy()
    }
    expect(isBusy()).toBe(false)
  })

  it('tells nothing of a moment, nor of a stretch in which nobody asked', () => {
    const { go, isBusy } = createWorld()
    go(400, { people: 1.5 })
    expect(isBusy()).toBe(false)
    go(10_000, { people: 1.5 })
    expect(isBusy()).toBe(false)
    go(1000, { people: 1.5 })
    expect(isBusy()).toBe(true)
  })
})
