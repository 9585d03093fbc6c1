import { Redis } from 'ioredis'
import type { EventBus } from './event-bus.ts'
import { createInProcessBus } from './in-process-bus.ts'

export interface ClosableBus extends EventBus {
  close(): Promise<void>
}

/** In front of every channel, so that one Redis may serve several things. */
const prefix = 'parley:'

/** The bus over Redis publish and subscribe; both connections are rebuilt when they drop, with their subscriptions. */
export function createRedisBus(url: string, onError: (error: unknown) => void): ClosableBus {
  const publisher = new Redis(url, { maxRetriesPerRequest: 1 })
  const subscriber = new Redis(url, { maxRetriesPerRequest: null })
  publisher.on('error', onError)
  subscriber.on('error', onError)
  const local = createInProcessBus(onError)
  const counts = new Map<string, number>()
  subscriber.on('message', (name: string, text: string) => {
    void local.publish(name.slice(prefix.length), JSON.parse(text))
  })
  return {
    async publish(channel, payload) {
      await publisher.publish(prefix + channel, JSON.stringify(payload))
    },
    async subscribe(channel, handler) {
      const leave = await local.subscribe(channel, handler)
      counts.set(channel, (counts.get(channel) ?? 0) + 1)
      // Repeated for a second subscriber too: it must not hear less because the first is not yet through.
      await subscriber.subscribe(prefix + channel)
      return async () => {
        await leave()
        const left = (counts.get(channel) ?? 1) - 1
        if (left > 0) counts.set(channel, left)
        else {
          counts.delete(channel)
          await subscriber.unsubscribe(prefix + channel)
        }
      }
    },
    async close() {
      publisher.disconnect()
      subscriber.disconnect()
      await Promise.resolve()
    },
  }
}
