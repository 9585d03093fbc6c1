import { join } from 'node:path'
import { type AnchorPlace, createFileAnchors, createLogAnchors } from '../audit/anchors.ts'
import type { DatabaseSource } from '../database/source.ts'
import { explainDatabaseFailure } from '../database/start-failures.ts'
import { createDatabase, type Database } from '../database/tenant-transaction.ts'
import { anchorsFileOf, type Environment, EnvironmentError } from '../env/environment.ts'
import { createDatabaseBus } from '../events/database-bus.ts'
import type { EventBus } from '../events/event-bus.ts'
import { createInProcessBus } from '../events/in-process-bus.ts'
import { createRedisBus } from '../events/redis-bus.ts'
import { createDiskFileStore } from '../files/disk-file-store.ts'
import type { FileStore } from '../files/file-store.ts'
import {
  type ClosableLimits,
  createMemoryLimits,
  createPostgresLimits,
  createRedisLimits,
  type SharedLimits,
} from '../limits/shared-limits.ts'
import type { Logger } from '../logging/logger.ts'
import type { QueueBackend } from '../queue/queue-backend.ts'
import { openSource, type Schema } from './open-source.ts'

/** What a process stands on, as its environment says. */
export interface Infrastructure<DB> {
  database: Database<DB>
  events: EventBus
  files: FileStore
  /** Counts of calls, shared by all processes. */
  limits: SharedLimits
  /** Where heads of the audit log are kept outside of the database. */
  anchors: readonly AnchorPlace[]
  /** Opened on first use: the bff has none. */
  openQueueBackend(): Promise<QueueBackend>
  /** Closes what was opened, last first. */
  close(): Promise<void>
}

/**
 * Opens database, event bus and files by the environment, and brings the schema up to date.
 * @throws StartError saying what to do, or what the database says
 */
export async function openInfrastructure<DB>(
  environment: Environment,
  schema: Schema,
  logger: Logger,
): Promise<Infrastructure<DB>> {
  const closing: (() => Promise<void>)[] = []
  const close = async (): Promise<void> => {
    for (const step of closing.splice(0).reverse()) await step()
  }
  try {
    const source = await openSource(environment, schema, logger)
    closing.push(() => source.close())
    const events = openBus(environment, { source, logger, closing })
    const files = await openFiles(environment)
    const limits = openLimits(environment, source, logger)
    closing.push(() => limits.close())
    const database = createDatabase<DB>(source, {
      tenantTables: schema.tenantTables,
      preparing: environment.PARLEY_PREPARED_STATEMENTS ?? true,
    })
    const openQueueBackend = async (): Promise<QueueBackend> => {
      const backend = await openQueues(environment, source, logger)
      closing.push(() => backend.close())
      return backend
    }
    const anchors = openAnchors(environment, logger)
    return { database, events, files, limits, anchors, openQueueBackend, close }
  } catch (error) {
    // A pool whose server is not there may not close either; the cause is what counts.
    await close().catch(() => undefined)
    throw explainDatabaseFailure(error, environment.DATABASE_URL)
  }
}

const told = (logger: Logger, message: string) => (error: unknown) => logger.warn({ error }, message)

function openBus(
  environment: Environment,
  parts: { source: DatabaseSource; logger: Logger; closing: (() => Promise<void>)[] },
): EventBus {
  if (environment.REDIS_URL !== undefined) {
    const bus = createRedisBus(environment.REDIS_URL, told(parts.logger, 'Redis does not answer'))
    parts.closing.push(() => bus.close())
    return bus
  }
  return parts.source.kind === 'embedded'
    ? createInProcessBus(told(parts.logger, 'a listener failed'))
    : createDatabaseBus(parts.source)
}

/** The library of a store that is not named is not loaded: what is loaded is held for good. */
async function openFiles(environment: Environment): Promise<FileStore> {
  if (environment.S3_ENDPOINT === undefined)
    return createDiskFileStore(join(environment.PARLEY_DATA_DIR, 'files'))
  const {
    S3_BUCKET: bucket,
    S3_ACCESS_KEY_ID: accessKeyId,
    S3_SECRET_ACCESS_KEY: secretAccessKey,
  } = environment
  if (bucket === undefined || accessKeyId === undefined || secretAccessKey === undefined) {
    throw new EnvironmentError([
      'S3_ENDPOINT: needs S3_BUCKET, S3_ACCESS_KEY_ID and S3_SECRET_ACCESS_KEY beside it',
    ])
  }
  const { createS3FileStore } = await import('../files/s3-file-store.ts')
  return createS3FileStore({
    endpoint: environment.S3_ENDPOINT,
    region: environment.S3_REGION,
    bucket,
    accessKeyId,
    secretAccessKey,
  })
}

function openLimits(environment: Environment, source: DatabaseSource, logger: Logger): ClosableLimits {
  if (environment.REDIS_URL !== undefined)
    return createRedisLimits(environment.REDIS_URL, told(logger, 'Redis does not answer'))
  return source.kind === 'embedded' ? createMemoryLimits() : createPostgresLimits(source)
}

function openAnchors(environment: Environment, logger: Logger): AnchorPlace[] {
  const file = anchorsFileOf(environment)
  return [
    ...(file === undefined ? [] : [createFileAnchors(file)]),
    ...(environment.AUDIT_ANCHORS.includes('log') ? [createLogAnchors(logger)] : []),
  ]
}

async function openQueues(
  environment: Environment,
  source: DatabaseSource,
  logger: Logger,
): Promise<QueueBackend> {
  const { createPostgresQueueBackend, createRedisQueueBackend } = await import('../queue/queue-backend.ts')
  return environment.REDIS_URL === undefined
    ? createPostgresQueueBackend(source, { isPrepared: true })
    : createRedisQueueBackend(environment.REDIS_URL, told(logger, 'Redis does not answer'))
}
