import { mkdir } from 'node:fs/promises'
import { join } from 'node:path'
import { migrate, type Migrations } from '../database/migrate.ts'
import { openEmbedded } from '../database/pglite.ts'
import { type DatabaseSource, openServer } from '../database/source.ts'
import type { TenantTables } from '../database/tenant-tables.ts'
import { createDatabase, type Database } from '../database/tenant-transaction.ts'
import { type Environment, EnvironmentError } from '../env/environment.ts'
import { createDatabaseBus } from '../events/database-bus.ts'
import type { EventBus } from '../events/event-bus.ts'
import { createInProcessBus } from '../events/in-process-bus.ts'
import { createRedisBus } from '../events/redis-bus.ts'
import { createDiskFileStore } from '../files/disk-file-store.ts'
import type { FileStore } from '../files/file-store.ts'
import { createS3FileStore } from '../files/s3-file-store.ts'
import type { Logger } from '../logging/logger.ts'
import {
  createPostgresQueueBackend,
  createRedisQueueBackend,
  type QueueBackend,
} from '../queue/queue-backend.ts'

export interface Schema {
  migrations: Migrations
  tenantTables: TenantTables
}

/** What a process stands on, as its environment says. */
export interface Infrastructure<DB> {
  database: Database<DB>
  events: EventBus
  files: FileStore
  /** Opened on first use: the bff has none. */
  openQueueBackend(): Promise<QueueBackend>
  /** Closes what was opened, last first. */
  close(): Promise<void>
}

/**
 * Opens database, event bus and files by the environment, and brings the schema up to date.
 * @throws FolderInUseError, EnvironmentError, or what the database says
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
    const source = await openSource(environment, logger)
    closing.push(() => source.close())
    const ran = await migrate(source, schema.migrations)
    if (ran.length > 0) logger.info({ migrations: ran }, 'the database was migrated')
    const events = openBus(environment, { source, logger, closing })
    const files = await openFiles(environment)
    const database = createDatabase<DB>(source, { tenantTables: schema.tenantTables })
    const openQueueBackend = async (): Promise<QueueBackend> => {
      const backend = await openQueues(environment, source, logger)
      closing.push(() => backend.close())
      return backend
    }
    return { database, events, files, openQueueBackend, close }
  } catch (error) {
    await close()
    throw error
  }
}

const told = (logger: Logger, message: string) => (error: unknown) => logger.warn({ error }, message)

async function openSource(environment: Environment, logger: Logger): Promise<DatabaseSource> {
  const onError = told(logger, 'a database connection failed')
  if (environment.DATABASE_URL !== undefined)
    return openServer({ connectionString: environment.DATABASE_URL, max: environment.DATABASE_POOL, onError })
  await mkdir(environment.PARLEY_DATA_DIR, { recursive: true })
  return openEmbedded({ folder: environment.PARLEY_DATA_DIR, onError })
}

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

function openFiles(environment: Environment): Promise<FileStore> | FileStore {
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
  return createS3FileStore({
    endpoint: environment.S3_ENDPOINT,
    region: environment.S3_REGION,
    bucket,
    accessKeyId,
    secretAccessKey,
  })
}

const openQueues = (
  environment: Environment,
  source: DatabaseSource,
  logger: Logger,
): Promise<QueueBackend> =>
  environment.REDIS_URL === undefined
    ? createPostgresQueueBackend(source)
    : Promise.resolve(createRedisQueueBackend(environment.REDIS_URL, told(logger, 'Redis does not answer')))
