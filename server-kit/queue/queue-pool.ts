import { EventEmitter } from 'node:events'
import type { PgPool, PgPoolClient, PgQueryable } from 'bullmq'
import type { DatabaseSource } from '../database/source.ts'
import type { Unlisten } from '../database/notifications.ts'

/** What a pool of the queue needs: where queries go, whose schema comes first, and where notifications come from. */
export interface QueueDatabase {
  /** Its sessions find the queue's schema first, or beside the product's (embedded). */
  pool: DatabaseSource['pool']
  listen: DatabaseSource['listen']
}

type Listener = Parameters<EventEmitter['on']>[1]

/** Its statements begin with lines of comment. */
const listenText = /^\s*(un)?listen\s+"?(\w+)"?/im

/**
 * The queue's way to Postgres: one of its own would hold a connection for each queue that it listens on, and the
 * embedded database has only one session (Architecture, "One machine, no servers"). Queries go to the pool,
 * LISTEN to the process's one listener.
 */
export function createQueuePool({ pool, listen }: QueueDatabase): PgPool {
  const queryable: PgQueryable = pool
  const query: PgPool['query'] = (text, params) => queryable.query(text, params)
  const emitter = new EventEmitter()
  // One listener for each queue and worker that shares the pool.
  emitter.setMaxListeners(0)
  const queuePool: PgPool = {
    query,
    connect: () => Promise.resolve(createQueueClient(query, listen)),
    // The pool belongs to the process.
    end: () => Promise.resolve(),
    on(event: string, handler: Listener) {
      emitter.on(event, handler)
      return queuePool
    },
    removeAllListeners() {
      emitter.removeAllListeners()
      return queuePool
    },
  }
  return queuePool
}

function createQueueClient(query: PgPool['query'], listen: DatabaseSource['listen']): PgPoolClient {
  const emitter = new EventEmitter()
  const channels = new Map<string, Unlisten>()
  const unlistenAll = async (): Promise<void> => {
    const all = [...channels.values()]
    channels.clear()
    for (const unlisten of all) await unlisten()
  }
  const asked: PgPool['query'] = async (text, params) => {
    const match = listenText.exec(text)
    if (match === null) return query(text, params)
    const [, isEnd, channel = ''] = match
    if (isEnd !== undefined) {
      await channels.get(channel)?.()
      channels.delete(channel)
    } else if (!channels.has(channel)) {
      const tell = (payload: string): void => void emitter.emit('notification', { channel, payload })
      channels.set(channel, await listen(channel, tell))
    }
    return { rows: [], rowCount: 0 }
  }
  const client: PgPoolClient = {
    query: asked,
    on(event: string, handler: Listener) {
      emitter.on(event, handler)
      return client
    },
    removeListener(event: string, handler: Listener) {
      emitter.removeListener(event, handler)
      return client
    },
    removeAllListeners(event?: string) {
      emitter.removeAllListeners(event)
      return client
    },
    release: () => void unlistenAll().catch(() => undefined),
  }
  return client
}
