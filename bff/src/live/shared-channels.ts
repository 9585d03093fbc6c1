import type { EventBus } from '@parley/server-kit/events/event-bus.ts'

type Handler = (payload: unknown) => void

/** One subscription of the bus for however many sockets follow a channel. */
export interface SharedChannels {
  follow(channel: string, handler: Handler): Promise<() => void>
}

interface Shared {
  handlers: Set<Handler>
  subscription: Promise<() => Promise<void>>
}

export function createSharedChannels(events: EventBus, onError: (error: unknown) => void): SharedChannels {
  const channels = new Map<string, Shared>()

  const open = (channel: string): Shared => {
    const handlers = new Set<Handler>()
    const subscription = events.subscribe(channel, (payload) => {
      for (const handler of handlers) handler(payload)
    })
    return { handlers, subscription }
  }

  return {
    async follow(channel, handler) {
      const shared = channels.get(channel) ?? open(channel)
      channels.set(channel, shared)
      shared.handlers.add(handler)
      const leave = (): void => {
        shared.handlers.delete(handler)
        if (shared.handlers.size > 0 || channels.get(channel) !== shared) return
        channels.delete(channel)
        shared.subscription.then((unsubscribe) => unsubscribe()).catch(onError)
      }
      try {
        await shared.subscription
      } catch (error) {
        leave()
        throw error
      }
      return leave
    },
  }
}
