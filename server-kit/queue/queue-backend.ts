import {
  createPostgresBackend,
  Queue as BullQueue,
  runMigrations,
  withBackend,
  Worker as BullWorker,
} from 'bullmq'
import type { Job, JobsOptions, JobType, Processor } from 'bullmq'
import { Redis } from 'ioredis'
import pg from 'pg'
import { type DatabaseSource, surviveLostConnections } from '../database/source.ts'
import type { Doorbell } from './queue.ts'
import { createQueuePool } from './queue-pool.ts'

/** The part of a queue that is used here, whatever keeps it. */
export interface BackendQueue {
  add(name: string, data: Doorbell, options: JobsOptions): Promise<unknown>
  getJob(id: string): Promise<Job<Doorbell> | undefined>
  getJobs(states: JobType[], from: number, to: number, ascending: boolean): Promise<Job<Doorbell>[]>
  getJobCounts(...states: JobType[]): Promise<Record<string, number>>
  close(): Promise<void>
}

export interface BackendWorker {
  /** Rejects when it cannot begin. */
  waitUntilReady(): Promise<unknown>
  close(): Promise<void>
}

export interface WorkerSettings {
  concurrency: number
  process: Processor<Doorbell>
  onError: (error: Error) => void
  onFailed: (job: Job<Doorbell> | undefined, error: Error) => void
}

/** Where the queues are kept. */
export interface QueueBackend {
  queue(name: string): BackendQueue
  worker(name: string, settings: WorkerSettings): BackendWorker
  ping(): Promise<void>
  close(): Promise<void>
}

/** Queues on Redis: one connection to add, one for each worker that waits. */
export function createRedisQueueBackend(url: string, onError: (error: Error) => void): QueueBackend {
  const connection = new Redis(url, { maxRetriesPerRequest: null })
  connection.on('error', onError)
  return {
    queue: (name) => withoutConsole(new BullQueue<Doorbell>(name, { connection })),
    worker: (name, settings) => {
      const { process, concurrency } = settings
      return withHandlers(
        new BullWorker<Doorbell>(name, process, { connection, concurrency, runRetryDelay }),
        settings,
      )
    },
    ping: async () => {
      await connection.ping()
    },
    close: async () => {
      connection.disconnect()
      await Promise.resolve()
    },
  }
}

/** A queue tells only of its connection, which tells itself; without a listener it would write to the console. */
function withoutConsole<Q extends BackendQueue & { on(event: 'error', listener: () => void): unknown }>(
  queue: Q,
): Q {
  queue.on('error', () => undefined)
  return queue
}

/** Milliseconds until a queue that lost its server asks for the next job again; the library's own would be 15 s. */
const runRetryDelay = 1_000

interface Emitting extends BackendWorker {
  on(event: 'error', listener: (error: Error) => void): unknown
  on(event: 'failed', listener: WorkerSettings['onFailed']): unknown
}

function withHandlers(worker: Emitting, { onError, onFailed }: WorkerSettings): BackendWorker {
  worker.on('error', onError)
  worker.on('failed', onFailed)
  return worker
}

const postgres = withBackend(createPostgresBackend)

/** Connections of a server's database that the queues of a process share. */
const serverConnections = 4

/**
 * Queues on Postgres, in a schema of their own: on the embedded session, or on a small pool of the server.
 * @param options.isPrepared the schema is up to date, and the session may not change it
 */
export async function createPostgresQueueBackend(
  source: DatabaseSource,
  { isPrepared = false }: { isPrepared?: boolean } = {},
): Promise<QueueBackend> {
  const { connectionString } = source
  const own = connectionString === undefined ? undefined : openQueuePool(connectionString)
  const pool = own ?? source.pool
  if (!isPrepared) await migrateQueues(pool)
  const connection = createQueuePool({ pool, listen: source.listen.bind(source) })
  return {
    queue: (name) => withoutConsole(new postgres.Queue<Doorbell>(name, { connection })),
    worker: (name, settings) => {
      const { process, concurrency } = settings
      const options = { connection, concurrency, runRetryDelay }
      return withHandlers(new postgres.Worker<Doorbell>(name, process, options), settings)
    },
    ping: async () => {
      await pool.query('select 1')
    },
    close: async () => {
      await own?.end()
    },
  }
}

function openQueuePool(connectionString: string): pg.Pool {
  const options = '-c search_path=bullmq,public'
  const pool = new pg.Pool({ connectionString, max: serverConnections, keepAlive: true, options })
  // An idle connection that drops is replaced by the pool.
  pool.on('error', () => undefined)
  surviveLostConnections(pool)
  return pool
}

/** Brings the queue's schema up to date, as its owner. */
export async function migrateQueues(pool: pg.Pool): Promise<void> {
  const client = await pool.connect()
  try {
    await runMigrations(client)
  } finally {
    client.release()
  }
}
