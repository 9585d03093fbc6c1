import type { EventBus } from './event-bus.ts'

/** The bus of one process: for the embedded default, and under the buses that reach others. */
export function createInProcessBus(onError: (error: unknown) => void): EventBus {
  const handlers = new Map<string, Set<(payload: unknown) => void>>()
  const tell = (handler: (payload: unknown) => void, payload: unknown): void => {
    try {
      handler(payload)
    } catch (error) {
      onError(error)
    }
  }
  return {
    publish(channel, payload) {
      // As others would get it, and never inside the publisher's own turn.
      const wire = JSON.parse(JSON.stringify(payload)) as unknown
      for (const handler of handlers.get(channel) ?? []) setImmediate(tell, handler, wire)
      return Promise.resolve()
    },
    subscribe(channel, handler) {
      // Wrapped: the same function may subscribe twice.
      const entry = (payload: unknown): void => handler(payload)
      const set = handlers.get(channel) ?? new Set()
      handlers.set(channel, set.add(entry))
      return Promise.resolve(() => {
        set.delete(entry)
        if (set.size === 0) handlers.delete(channel)
        return Promise.resolve()
      })
    },
  }
}
