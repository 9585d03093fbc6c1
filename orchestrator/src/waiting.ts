import type { EventBus } from '@parley/server-kit/events/event-bus.ts'

/** Milliseconds that a call waits for the job that it started (decisions D11, Chat). */
export const longestWaitMs = 50_000
/** Milliseconds between looks, for announcements that got lost. */
const lookEveryMs = 1_000

/**
 * Waits for what a job brings, told by the bus and looked for in the tables.
 * @returns undefined when it is not there after 50 s
 */
export async function waitFor<T>(
  { events }: { events: EventBus },
  { channel, look }: { channel: string; look: () => Promise<T | undefined> },
): Promise<T | undefined> {
  const until = Date.now() + longestWaitMs
  let wake = (): void => undefined
  const leave = await events.subscribe(channel, () => wake())
  try {
    for (;;) {
      const woken = new Promise<void>((resolve) => {
        const timer = setTimeout(resolve, lookEveryMs)
        wake = () => {
          clearTimeout(timer)
          resolve()
        }
      })
      const found = await look()
      if (found !== undefined || Date.now() >= until) return found
      await woken
    }
  } finally {
    await leave()
    wake()
  }
}
