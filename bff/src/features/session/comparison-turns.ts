import { availableParallelism } from 'node:os'
import { AppError } from '@parley/contracts/errors.ts'

/** Failures of a place, within the time, from which on it is taken for one that guesses. */
const freeFailures = 3
const rememberedMs = 10 * 60_000
/** Places; the one that failed longest ago is forgotten first. */
const mostPlaces = 10_000

/** One processor is left to all other work. */
const processors = Math.max(1, availableParallelism() - 1)

/** Rest after a comparison for a place that has failed, as a multiple of what it took: those who guess get a tenth. */
const restAfter = { mistyping: 1, guessing: 9 }
const longestWaitMs = 10_000
/** Of places that have failed; more are refused at once. */
const mostWaiting = 500
/** A comparison that is not over by then has been forgotten. */
const longestMs = 5000

/** Ends the turn; once is enough. */
export type EndComparison = () => void

export interface ComparisonTurns {
  /**
   * Waits until a password from the place may be compared: as soon as a processor is free for it, but for places that
   * have failed lately. These go one at a time, with rests, who has failed least first.
   * @throws AppError TOO_MANY_REQUESTS with the seconds to wait
   */
  take(place: string | null): Promise<EndComparison>
  /** After a comparison that failed. */
  noteFailure(place: string | null): void
}

/** Keeps who guesses passwords, from however many places, from taking the processors of those who work or sign in. */
export function createComparisonTurns(clock: () => number): ComparisonTurns {
  const failures = createFailures(clock)
  const clean = createPlaces(processors)
  const failed = createSlowLane()
  return {
    take(given) {
      const count = failures.countOf(given ?? 'unknown')
      return count === 0 ? clean.take() : failed.take(count)
    },
    noteFailure: (given) => failures.note(given ?? 'unknown'),
  }
}

function createFailures(clock: () => number) {
  const known = new Map<string, { count: number; at: number }>()
  const countOf = (place: string): number => {
    const one = known.get(place)
    return one === undefined || clock() - one.at > rememberedMs ? 0 : one.count
  }
  return {
    countOf,
    note(place: string): void {
      const count = countOf(place) + 1
      known.delete(place)
      known.set(place, { count, at: clock() })
      const [oldest] = known.keys()
      if (known.size > mostPlaces && oldest !== undefined) known.delete(oldest)
    },
  }
}

/** So many comparisons at once, first come, first served. */
function createPlaces(free: number): { take(): Promise<EndComparison> } {
  const waiting: (() => void)[] = []
  const end = (): void => {
    const next = waiting.shift()
    if (next === undefined) free += 1
    else next()
  }
  return {
    async take() {
      if (free > 0) free -= 1
      else await new Promise<void>((resolve) => waiting.push(resolve))
      return once(end)
    },
  }
}

interface Waiting {
  failures: number
  start: () => void
}

/** One comparison at a time, and a rest after each. */
function createSlowLane(): { take(failures: number): Promise<EndComparison> } {
  /** Who has failed least first, then who came first. */
  const waiting: Waiting[] = []
  let isTaken = false
  let restsUntil = -Infinity
  let timer: NodeJS.Timeout | undefined

  const goOn = (): void => {
    clearTimeout(timer)
    if (isTaken || waiting.length === 0) return
    const rest = restsUntil - performance.now()
    if (rest > 0) timer = setTimeout(goOn, Math.ceil(rest)).unref()
    else waiting.shift()?.start()
  }
  const begin = (failures: number): EndComparison => {
    isTaken = true
    const began = performance.now()
    const end = once(() => {
      clearTimeout(forgotten)
      isTaken = false
      const rest = failures < freeFailures ? restAfter.mistyping : restAfter.guessing
      restsUntil = performance.now() + (performance.now() - began) * rest
      goOn()
    })
    const forgotten = setTimeout(end, longestMs).unref()
    return end
  }
  return {
    take: (failures) =>
      new Promise((resolve, reject) => {
        if (waiting.length >= mostWaiting) {
          reject(tooMany())
          return
        }
        const late = setTimeout(() => {
          waiting.splice(waiting.indexOf(one), 1)
          reject(tooMany())
        }, longestWaitMs).unref()
        const one: Waiting = {
          failures,
          start: () => {
            clearTimeout(late)
            resolve(begin(failures))
          },
        }
        const behind = waiting.findIndex((other) => other.failures > failures)
        waiting.splice(behind === -1 ? waiting.length : behind, 0, one)
        goOn()
      }),
  }
}

const tooMany = (): AppError =>
  new AppError('TOO_MANY_REQUESTS', 'That is more than can be answered at a time. Please wait a moment.', {
    retryAfterSeconds: longestWaitMs / 1000,
  })

function once(work: () => void): () => void {
  let isOver = false
  return () => {
    if (isOver) return
    isOver = true
    work()
  }
}
