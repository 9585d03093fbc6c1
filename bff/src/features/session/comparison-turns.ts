import { availableParallelism } from 'node:os'
import { createTenantTurns, type EndTurn, type TurnRules } from '../../http/tenant-turns.ts'

/** Failures of a place, within the time, from which on it is taken for one that guesses. */
const freeFailures = 3
const rememberedMs = 10 * 60_000
/** Places; the one that failed longest ago is forgotten first. */
const mostPlaces = 10_000

/** One processor is left to all other work. */
const processors = Math.max(1, availableParallelism() - 1)

/** A comparison takes some 40 ms of a processor: those who guess get a tenth of one, all together. */
const rules: Partial<TurnRules> = {
  share: 0.1,
  saved: 100,
  mostOfOne: 500,
  about: Infinity,
  atOnce: { alone: 1, amongOthers: 1 },
  holds: 5000,
}

export interface ComparisonTurns {
  /**
   * Waits until a password from the place may be compared: as soon as a processor is free for it, but for places that
   * fail again and again.
   * @throws AppError TOO_MANY_REQUESTS with the seconds to wait
   */
  take(place: string | null): Promise<EndTurn>
  /** After a comparison that failed. */
  noteFailure(place: string | null): void
}

/** Keeps who guesses passwords, from however many places, from taking the processors of those who work or sign in. */
export function createComparisonTurns(clock: () => number, change: Partial<TurnRules> = {}): ComparisonTurns {
  const turns = createTenantTurns(undefined, { ...rules, ...change })
  const places = createPlaces(processors)
  const failures = new Map<string, { count: number; at: number }>()
  const countOf = (place: string): number => {
    const known = failures.get(place)
    return known === undefined || clock() - known.at > rememberedMs ? 0 : known.count
  }
  return {
    take: (place) =>
      countOf(place ?? 'unknown') < freeFailures ? places.take() : turns.take('places that fail'),
    noteFailure(given) {
      const place = given ?? 'unknown'
      const count = countOf(place) + 1
      failures.delete(place)
      failures.set(place, { count, at: clock() })
      const [oldest] = failures.keys()
      if (failures.size > mostPlaces && oldest !== undefined) failures.delete(oldest)
    },
  }
}

/** So many comparisons at once, first come, first served. */
function createPlaces(free: number): { take(): Promise<EndTurn> } {
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
      let isOver = false
      return () => {
        if (!isOver) end()
        isOver = true
      }
    },
  }
}
