import { setTimeout as wait } from 'node:timers/promises'
import { Kysely, PostgresDialect } from 'kysely'
import { type Migration, type MigrationResultSet, Migrator } from 'kysely/migration'
import { exitCodes, StartError } from '../process/start-error.ts'
import { listExecutedMigrations, readSchemaFloor } from './schema-state.queries.ts'
import type { DatabaseSource } from './source.ts'

/** Migrations by name; they run in the order of their names. */
export type Migrations = Record<string, Migration>

/**
 * Brings the schema up to date; every process does so at boot. On a server Kysely takes an advisory lock, so that one
 * of many starting processes migrates and the others wait; the embedded database has its folder's lock.
 * A schema that a later release has changed is left alone and worked on, as far as that release allows
 * (`schema_floor`; docs/operations.md, "Upgrades").
 * @returns the names of the migrations that ran
 * @throws StartError where the schema is too new for this code, Error naming the migration that failed; nothing of it stays
 */
export async function migrate(source: DatabaseSource, migrations: Migrations): Promise<string[]> {
  // Not destroyed afterwards: that would end the pool, which is the caller's.
  const db = new Kysely<unknown>({ dialect: new PostgresDialect({ pool: source.pool }) })
  const names = Object.keys(migrations)
  if (await isAhead(db, names)) return []
  // Nothing to do: a login that may change nothing starts as well.
  if ((await pendingOf(db, names)).length === 0) return []
  const migrator = new Migrator({ db, provider: { getMigrations: () => Promise.resolve(migrations) } })
  const { error, results } = await migrateBesideOthers(migrator)
  const failed = results?.find(({ status }) => status === 'Error')
  if (error !== undefined) {
    throw new Error(`The database could not be migrated${failed ? ` (${failed.migrationName})` : ''}.`, {
      cause: error,
    })
  }
  return (results ?? []).map(({ migrationName }) => migrationName)
}

/** deadlock_detected, lock_not_available: somebody at work held what a migration needs, and may not a moment later. */
const lockedOut: ReadonlySet<unknown> = new Set(['40P01', '55P03'])
const attempts = 5
/** Milliseconds before the second attempt; each further pause is longer by as much. */
const pause = 500

/** The former release goes on below: where both want what the other has, Postgres ends one, and all of it is tried again. */
async function migrateBesideOthers(migrator: Migrator): Promise<MigrationResultSet> {
  for (let attempt = 1; ; attempt += 1) {
    const outcome = await migrator.migrateToLatest()
    const { code } = (outcome.error ?? {}) as { code?: unknown }
    if (!lockedOut.has(code) || attempt === attempts) return outcome
    await wait(attempt * pause)
  }
}

/** Names of the migrations that the database has not had yet. */
export async function listPending(source: DatabaseSource, migrations: Migrations): Promise<string[]> {
  const db = new Kysely<unknown>({ dialect: new PostgresDialect({ pool: source.pool }) })
  const names = Object.keys(migrations)
  return (await isAhead(db, names)) ? [] : pendingOf(db, names)
}

async function pendingOf(db: Kysely<unknown>, names: readonly string[]): Promise<string[]> {
  const executed = new Set(await listExecutedMigrations(db))
  return names.filter((name) => !executed.has(name))
}

/** Whether a later release has changed the schema already. */
async function isAhead(db: Kysely<unknown>, known: readonly string[]): Promise<boolean> {
  const executed = await listExecutedMigrations(db)
  const unknown = executed.filter((name) => !known.includes(name))
  if (unknown.length === 0) return false
  const newest = unknown.at(-1) ?? ''
  if (known.some((name) => !executed.includes(name))) {
    throw new StartError(
      `The database has changes that this release does not know (up to ${newest}) and lacks some that it needs. Start the release that made them.`,
      exitCodes.data,
    )
  }
  const floor = await readSchemaFloor(db)
  if (floor === undefined || known.includes(floor)) return true
  throw new StartError(
    `The database was changed by a later release (${newest}) that this one cannot work with. Start that release, or restore the backup made before it.`,
    exitCodes.data,
  )
}
