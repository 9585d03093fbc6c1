import { setTimeout } from 'node:timers/promises'
import { createBusyMachine } from './busy-machine.ts'

/** Milliseconds. */
export interface PaceRules {
  /** What a firm's documents may take before they count as a flood, and what of it comes back in each millisecond. */
  burst: number
  recovery: number
  /** Rest of a flood, as a multiple of what the work before it took. */
  rest: number
  longestRest: number
}

const usual: PaceRules = { burst: 5000, recovery: 0.1, rest: 12, longestRest: 1000 }

/** What the pace is kept by. */
export interface Machine {
  /** Milliseconds. */
  now: () => number
  /** Whether others may wait for processors. */
  isBusy: () => boolean
  rest: (ms: number, signal: AbortSignal | undefined) => Promise<unknown>
}

const thisMachine = (): Machine => ({
  now: () => performance.now(),
  isBusy: createBusyMachine(),
  rest: (ms, signal) => setTimeout(ms, undefined, { signal }),
})

/** How much a firm's documents have taken lately. */
interface Taken {
  ms: number
  at: number
}

/**
 * Rests between the parts of documents of a firm that puts in many, while the machine is busy: threads of low priority make
 * way within a process, and not for other processes or for the database that they write to.
 */
export class Pace {
  readonly #taken = new Map<string, Taken>()
  readonly #rules: PaceRules
  readonly #machine: Machine

  constructor(change: Partial<PaceRules> = {}, machine: Partial<Machine> = {}) {
    this.#rules = { ...usual, ...change }
    this.#machine = { ...thisMachine(), ...machine }
  }

  /** @returns what the work gave, after its rest */
  async work<T>(firmId: string, part: () => Promise<T>, signal?: AbortSignal): Promise<T> {
    const { now, rest } = this.#machine
    const began = now()
    const done = await part()
    const took = now() - began
    this.#taken.set(firmId, { ms: this.#leftOf(firmId) + took, at: now() })
    const due = Math.min(this.#rules.longestRest, took * this.restOf(firmId))
    if (due > 0) await rest(due, signal)
    return done
  }

  /** Rest after a part of a firm's documents, as a multiple of what it took; 0 while it may go on. */
  restOf(firmId: string): number {
    return this.#leftOf(firmId) > this.#rules.burst && this.#machine.isBusy() ? this.#rules.rest : 0
  }

  #leftOf(firmId: string): number {
    const taken = this.#taken.get(firmId)
    if (taken === undefined) return 0
    return Math.max(0, taken.ms - (this.#machine.now() - taken.at) * this.#rules.recovery)
  }
}
