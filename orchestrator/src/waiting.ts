import type { EventBus } from '@parley/server-kit/events/event-bus.ts'

/** Milliseconds that a call waits for the job that it started (decisions D11, Chat). */
export const longestWaitMs = 50_000
/** Milliseconds between looks, for announcements that got lost. */
const lookEveryMs = 1_000

export interface WaitingPorts {
  events: EventBus
  /** Aborted when this process stops: the job goes on elsewhere, and the caller is answered as after 50 s. */
  stopping?: AbortSignal
}

/**
 * Waits for what a job brings, told by the bus and looked for in the tables.
 * @returns undefined when it is not there after 50 s, or when this process stops
 */
export async function waitFor<T>(
  { events, stopping }: WaitingPorts,
  { channel, look }: { channel: string; look: () => Promise<T | undefined> },
): Promise<T | undefined> {
  const until = Date.now() + longestWaitMs
  let wake = (): void => undefined
  const leave = await events.subscribe(channel, () => wake())
  const hurry = (): void => wake()
  stopping?.addEventListener('abort', hurry)
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
      if (found !== undefined || stopping?.aborted === true || Date.now() >= until) return found
      await woken
    }
  } finally {
    stopping?.removeEventListener('abort', hurry)
    await leave()
    wake()
  }
}
