import { mkdir } from 'node:fs/promises'
import { checkLogin } from '../database/check-login.ts'
import { checkWalls } from '../database/check-walls.ts'
import { runtimeRole } from '../database/login.queries.ts'
import { listPending, migrate, type Migrations } from '../database/migrate.ts'
import { letAtQueue, mayPrepare, prepareLogin } from '../database/prepare-login.ts'
import type { Walls } from '../database/schema-state.queries.ts'
import { type DatabaseSource, openServer } from '../database/source.ts'
import { explainDatabaseFailure } from '../database/start-failures.ts'
import type { TenantTables } from '../database/tenant-tables.ts'
import { allowUpkeep } from '../database/upkeep.queries.ts'
import { startUpkeep } from '../database/upkeep.ts'
import { type Environment, EnvironmentError } from '../env/environment.ts'
import type { Logger } from '../logging/logger.ts'
import { exitCodes, StartError } from '../process/start-error.ts'

export interface Schema {
  migrations: Migrations
  tenantTables: TenantTables
  /** What must keep tenants apart once the migrations ran; not checked where none are given. */
  walls?: Walls
  /** Who works with the database: the login of the servers, or for whole backups its owner. */
  login?: 'runtime' | 'owner'
  /** Whether the process has to do with queues, whose tables are their library's; where not, it does not load it. */
  hasQueues?: boolean
}

interface Preparing {
  schema: Schema
  logger: Logger
}

/**
 * The database of an environment, its schema up to date and checked. Where `DATABASE_MIGRATION_URL` names the owner,
 * that one prepares it and is let go; the servers work with a login that owns nothing (Security, "Tenants").
 * @throws StartError saying what to do
 */
export async function openSource(
  environment: Environment,
  schema: Schema,
  logger: Logger,
): Promise<DatabaseSource> {
  const preparing = { schema, logger }
  if (environment.DATABASE_URL !== undefined)
    return openPrepared(environment, environment.DATABASE_URL, preparing)
  if (environment.DATABASE_MIGRATION_URL !== undefined)
    throw new EnvironmentError([
      'DATABASE_MIGRATION_URL: needs DATABASE_URL beside it, with the login of the servers',
    ])
  const openEmbedded = await loadEmbedded()
  await mkdir(environment.PARLEY_DATA_DIR, { recursive: true })
  const source = await openEmbedded({ folder: environment.PARLEY_DATA_DIR, onError: toldBy(logger) })
  return closedOnFailure(source, async () => {
    await prepare(source, preparing)
    if (schema.walls === undefined || schema.login === 'owner') return
    await allowUpkeep(source.pool)
    await source.become(runtimeRole)
    keptUp(source, logger)
  })
}

/** Until it is closed. */
function keptUp(source: DatabaseSource, logger: Logger): void {
  const onError = (error: Error): void => logger.warn({ error }, 'a table could not be kept up')
  const upkeep = startUpkeep(source.pool, { onError })
  const close = source.close.bind(source)
  source.close = async () => {
    await upkeep.stop()
    await close()
  }
}

/** The embedded database; the images come without it. @throws StartError there */
async function loadEmbedded() {
  try {
    return (await import('../database/pglite.ts')).openEmbedded
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ERR_MODULE_NOT_FOUND') throw error
    throw new EnvironmentError(['DATABASE_URL: is needed here, where no embedded database is installed'])
  }
}

async function openPrepared(
  environment: Environment,
  url: string,
  { schema, logger }: Preparing,
): Promise<DatabaseSource> {
  const { DATABASE_MIGRATION_URL: ownerUrl, DATABASE_POOL: max, DATABASE_STRONG_LOGIN: strong } = environment
  const onError = toldBy(logger)
  if (ownerUrl !== undefined) await prepareAsOwner(ownerUrl, url, { schema, logger })
  const asOwner = schema.login === 'owner'
  const source = openServer({ connectionString: asOwner ? (ownerUrl ?? url) : url, max, onError })
  return closedOnFailure(source, async () => {
    if (ownerUrl === undefined) await prepareIfAllowed(source, { schema, logger })
    if (!asOwner && schema.walls !== undefined) await checkLogin(source, { strong, logger })
  })
}

/** With connections of its own, which are closed before the servers' are opened. */
async function prepareAsOwner(ownerUrl: string, url: string, preparing: Preparing): Promise<void> {
  const owner = openServer({ connectionString: ownerUrl, max: 2, onError: toldBy(preparing.logger) })
  try {
    await prepare(owner, preparing)
    if (preparing.schema.walls !== undefined) await prepareLogin(owner, url)
  } catch (error) {
    throw explainDatabaseFailure(error, ownerUrl)
  } finally {
    await owner.close().catch(() => undefined)
  }
}

/** Brings the schema up to date, and refuses one that does not keep tenants apart. */
async function prepare(source: DatabaseSource, { schema, logger }: Preparing): Promise<void> {
  const ran = await migrate(source, schema.migrations)
  if (ran.length > 0) logger.info({ migrations: ran }, 'the database was migrated')
  if (schema.hasQueues !== false) {
    const { migrateQueues } = await import('../queue/queue-backend.ts')
    await migrateQueues(source.pool)
    await letAtQueue(source)
  }
  if (schema.walls !== undefined) await checkWalls(source, schema.walls)
}

/** A login that may change nothing finds all done, or says who has to do it. */
async function prepareIfAllowed(source: DatabaseSource, preparing: Preparing): Promise<void> {
  if (await mayPrepare(source)) return prepare(source, preparing)
  const { migrations, walls } = preparing.schema
  const pending = await listPending(source, migrations)
  const [first] = pending
  if (first !== undefined) {
    throw new StartError(
      `The database lacks ${pending.length} changes of this release (${first} …), and the login of DATABASE_URL may not make them. Run "parley migrate" with DATABASE_MIGRATION_URL naming its owner.`,
      exitCodes.refused,
    )
  }
  if (walls !== undefined) await checkWalls(source, walls)
}

async function closedOnFailure<Source extends DatabaseSource>(
  source: Source,
  work: () => Promise<void>,
): Promise<Source> {
  try {
    await work()
    return source
  } catch (error) {
    // A pool whose server is not there may not close either; the cause is what counts.
    await source.close().catch(() => undefined)
    throw error
  }
}

const toldBy =
  (logger: Logger) =>
  (error: unknown): void =>
    logger.warn({ error }, 'a database connection failed')
