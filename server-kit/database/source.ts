import pg from 'pg'
import type { NotificationHandler, Unlisten } from './notifications.ts'
import { valueTypes } from './value-types.ts'
import { createNotificationListener } from './notifications.ts'

/** Where the tables are: a Postgres server, or the embedded one of this process. */
export interface DatabaseSource {
  readonly kind: 'server' | 'embedded'
  /** One session serves everything, so nothing may wait for a second connection inside a transaction. */
  readonly singleSession: boolean
  readonly pool: pg.Pool
  /** Of a server, for parts that need connections of their own. */
  readonly connectionString?: string
  /** Calls the handler for every NOTIFY on the channel, until the returned function is called. */
  listen(channel: string, handler: NotificationHandler): Promise<Unlisten>
  /** Rejects when the database does not answer. */
  ping(): Promise<void>
  close(): Promise<void>
}

export interface ServerOptions {
  connectionString: string
  /** Connections at most; 10 unless told. */
  max?: number
  /** Milliseconds to wait for a connection before failing; 5,000 unless told. */
  connectionTimeoutMs?: number
  /** Seconds after which a connection ends once nobody has it, and another is opened in its place; 1,200 unless told. */
  lifetimeSeconds?: number
  /** Called for errors of idle connections and of the listening one, which are repaired unaided. */
  onError?: (error: Error) => void
}

/**
 * Has errors of a connection fail its queries, never the process: the server may say goodbye at any moment, between a
 * connection's opening and its use, and while it is being given up, when neither the pool nor a transaction listens.
 */
export function surviveLostConnections(pool: pg.Pool): void {
  pool.on('connect', (client) => client.on('error', () => undefined))
}

/**
 * Opens a pool on a Postgres server, with queries pipelined (the scope travels with the first query, see
 * Architecture, "A request"), and one more connection for LISTEN on first use.
 */
export function openServer(options: ServerOptions): DatabaseSource {
  const onError = options.onError ?? (() => undefined)
  const connectionTimeoutMillis = options.connectionTimeoutMs ?? 5_000
  const pool = new pg.Pool({
    connectionString: options.connectionString,
    max: options.max ?? 10,
    connectionTimeoutMillis,
    keepAlive: true,
    // What a connection has prepared, and what the server has read of the catalogue for it, goes with it: without an
    // end to it, a busy server's memory grows for hours.
    idleTimeoutMillis: 600_000,
    maxLifetimeSeconds: options.lifetimeSeconds ?? 1_200,
    pipeline: true,
    types: valueTypes,
  })
  pool.on('error', onError)
  surviveLostConnections(pool)
  const listener = createNotificationListener({ connectionString: options.connectionString, onError })
  return {
    kind: 'server',
    singleSession: false,
    pool,
    connectionString: options.connectionString,
    listen: listener.listen,
    ping: async () => {
      await pool.query('select 1')
    },
    close: async () => {
      await listener.close()
      await pool.end()
    },
  }
}
