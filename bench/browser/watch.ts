import { readFileSync } from 'node:fs'
import type { Page } from '@playwright/test'

/** What the page saw of what was done in it. */
interface Watched {
  /** From each event until a painted frame shows what it did, in ms. */
  times: number[]
  /** By the browser's own Event Timing, in steps of 8 ms; none below 16 ms. */
  events: number[]
  /** Tasks of more than 50 ms. */
  longTasks: number
}

const watchScript = readFileSync(new URL('watch.mjs', import.meta.url), 'utf8')

/** Begins to watch the page; until it is left. */
export const watch = (page: Page): Promise<void> => page.evaluate(`{ ${watchScript} }`)

/** Forgets what was seen. From now on an event counts as shown when this expression holds in the page. */
export const watchAnew = (page: Page, shows = 'true'): Promise<void> =>
  page.evaluate(
    `globalThis.watched = { times: [], events: [], longTasks: 0 }; globalThis.isShown = () => ${shows}`,
  )

export const readWatched = (page: Page): Promise<Watched> => page.evaluate<Watched>('globalThis.watched')

/** Processor time of the page's main thread so far, in ms: all of it, and that of scripts. */
export async function startClock(page: Page): Promise<() => Promise<{ all: number; script: number }>> {
  const session = await page.context().newCDPSession(page)
  await session.send('Performance.enable', { timeDomain: 'threadTicks' })
  return async () => {
    const { metrics } = await session.send('Performance.getMetrics')
    const read = (wanted: string): number => (metrics.find(({ name }) => name === wanted)?.value ?? 0) * 1000
    return { all: read('TaskDuration'), script: read('ScriptDuration') }
  }
}
