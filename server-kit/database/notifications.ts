import { setTimeout as delay } from 'node:timers/promises'
import pg from 'pg'
import { outsideSpan } from '../tracing/span.ts'
import { outsideTransaction } from './transaction-context.ts'

/** `payload` is what the notification carries: at most 8,000 bytes, ids rather than content. */
export type NotificationHandler = (payload: string) => void
export type Unlisten = () => Promise<void>

export interface NotificationListener {
  listen: (channel: string, handler: NotificationHandler) => Promise<Unlisten>
  close: () => Promise<void>
}

/** Handlers by channel; shared by the server's listener and the embedded one. */
export function createHandlerRegistry(onError: (error: Error) => void) {
  const channels = new Map<string, Set<NotificationHandler>>()
  return {
    channels: () => [...channels.keys()],
    /** True when this is the channel's first handler. */
    add(channel: string, handler: NotificationHandler): boolean {
      const handlers = channels.get(channel)
      if (handlers) {
        handlers.add(handler)
        return false
      }
      channels.set(channel, new Set([handler]))
      return true
    },
    /** True when the channel's last handler went. */
    remove(channel: string, handler: NotificationHandler): boolean {
      const handlers = channels.get(channel)
      if (!handlers?.delete(handler) || handlers.size > 0) return false
      return channels.delete(channel)
    },
    dispatch(channel: string, payload: string): void {
      for (const handler of [...(channels.get(channel) ?? [])]) {
        try {
          outsideTransaction(() => outsideSpan(() => handler(payload)))
        } catch (error) {
          onError(error instanceof Error ? error : new Error(String(error)))
        }
      }
    },
  }
}

export type HandlerRegistry = ReturnType<typeof createHandlerRegistry>

const firstDelayMs = 100
const longestDelayMs = 5_000

const asError = (error: unknown): Error => (error instanceof Error ? error : new Error(String(error)))

interface ListenerOptions {
  connectionString: string
  onError: (error: Error) => void
}

/** A connection that listens to all the channels, with its loss reported once: by a rejection until it does, then so. */
async function openListening(
  options: ListenerOptions,
  registry: HandlerRegistry,
  onLost: () => void,
): Promise<pg.Client> {
  // Pipelined: channels are listened to and left at any moment, without waiting for each other.
  const client = new pg.Client({
    connectionString: options.connectionString,
    keepAlive: true,
    pipeline: true,
  })
  client.on('error', options.onError)
  client.on('notification', (message) => registry.dispatch(message.channel, message.payload ?? ''))
  try {
    await client.connect()
    for (const channel of registry.channels()) await client.query(`listen ${pg.escapeIdentifier(channel)}`)
  } catch (error) {
    // Nobody has it: what it still heard would be told twice.
    void client.end().catch(() => undefined)
    throw error
  }
  client.once('end', onLost)
  return client
}

/**
 * LISTEN on a connection of its own that is rebuilt when it drops, after 0.1 s, doubling to 5 s. What was notified
 * meanwhile is gone: every user of it also looks in its table from time to time.
 */
export function createNotificationListener(options: ListenerOptions): NotificationListener {
  const registry = createHandlerRegistry(options.onError)
  const stopping = new AbortController()
  let connection: Promise<pg.Client> | undefined
  let listening: pg.Client | undefined

  const tell = (error: unknown): void => options.onError(asError(error))

  const openWithPatience = async (): Promise<pg.Client> => {
    for (let wait = firstDelayMs; ; wait = Math.min(wait * 2, longestDelayMs)) {
      try {
        listening = await openListening(options, registry, reconnect)
        return listening
      } catch (error) {
        if (stopping.signal.aborted) throw error
        tell(error)
        await delay(wait, undefined, { signal: stopping.signal })
      }
    }
  }
  const reconnect = (): void => {
    listening = undefined
    connection = stopping.signal.aborted ? undefined : openWithPatience()
    connection?.catch(() => undefined)
  }

  return {
    listen: async (channel, handler) => {
      const isFirst = registry.add(channel, handler)
      connection ??= openWithPatience()
      const client = await connection
      if (isFirst) await client.query(`listen ${pg.escapeIdentifier(channel)}`)
      return async () => {
        if (!registry.remove(channel, handler) || stopping.signal.aborted) return
        // A connection that is being rebuilt will listen to what is left, and a lost one listens to nothing.
        await listening?.query(`unlisten ${pg.escapeIdentifier(channel)}`).catch(tell)
      }
    },
    close: async () => {
      stopping.abort()
      const client = await connection?.catch(() => undefined)
      await client?.end()
    },
  }
}
