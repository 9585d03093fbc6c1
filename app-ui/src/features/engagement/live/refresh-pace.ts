import type { RouteDefinition } from '@parley/contracts/route.ts'
import { liveNumbers } from './live-numbers.ts'

/** Reads routes anew; `stop` forgets what still waits. */
export interface RefreshPace {
  ask: (routes: readonly RouteDefinition[]) => void
  stop: () => void
}

/**
 * The first event of a burst is followed at once, the rest of it by one read at its end (Document 2, section 9: refresh
 * debounce 1 s), so that a busy run neither lags on the screen nor floods the server.
 */
export function createRefreshPace(read: (route: RouteDefinition) => void): RefreshPace {
  /** Routes that were read within the last second; true where they were asked for again since. */
  const recent = new Map<RouteDefinition, boolean>()
  const timers = new Set<ReturnType<typeof setTimeout>>()

  const follow = (route: RouteDefinition): void => {
    recent.set(route, false)
    read(route)
    const timer = setTimeout(() => {
      timers.delete(timer)
      const wasAskedAgain = recent.get(route) === true
      recent.delete(route)
      if (wasAskedAgain) follow(route)
    }, liveNumbers.refreshDebounce)
    timers.add(timer)
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
