import type { RouteDefinition } from '@parley/contracts/route.ts'
import { liveNumbers } from './live-numbers.ts'

/** Reads routes anew; `stop` forgets what still waits. */
export interface RefreshPace {
  ask: (routes: readonly RouteDefinition[]) => void
  stop: () => void
}

/**
 * The first event of a burst is followed at once, the rest of it by one read at its end (Document 2, section 9: refresh
 * debounce 1 s), so that a busy run neither lags on the screen nor floods the server. A reading on a slow line is let
 * finish: given up for each event, it would never come to an end while the run is at work.
 */
export function createRefreshPace(read: (route: RouteDefinition) => unknown): RefreshPace {
  /** Routes that were read within the last second, or still are; true where they were asked for again since. */
  const recent = new Map<RouteDefinition, boolean>()
  const timers = new Set<ReturnType<typeof setTimeout>>()

  const after = (milliseconds: number, work: () => void): void => {
    const timer = setTimeout(() => {
      timers.delete(timer)
      work()
    }, milliseconds)
    timers.add(timer)
  }
  const follow = (route: RouteDefinition): void => {
    recent.set(route, false)
    const reading = read(route)
    let awaited = reading instanceof Promise ? 2 : 1
    const goOn = (): void => {
      awaited -= 1
      if (awaited !== 0) return
      const wasAskedAgain = recent.get(route) === true
      recent.delete(route)
      if (wasAskedAgain) follow(route)
    }
    after(liveNumbers.refreshDebounce, goOn)
    if (!(reading instanceof Promise)) return
    reading.then(goOn, goOn)
    // One that is not answered at all does not hold up the next.
    after(liveNumbers.longestAnswer, goOn)
  }

  return {
    ask(routes) {
      for (const route of routes) {
        if (recent.has(route)) recent.set(route, true)
        else follow(route)
      }
    },
    stop() {
      timers.forEach(clearTimeout)
      timers.clear()
      recent.clear()
    },
  }
}
