import { Kysely, PostgresDialect } from 'kysely'
import { type Migration, Migrator } from 'kysely/migration'
import type { DatabaseSource } from './source.ts'

/** Migrations by name; they run in the order of their names. */
export type Migrations = Record<string, Migration>

/**
 * Brings the schema up to date; every process does so at boot. On a server Kysely takes an advisory lock, so that one
 * of many starting processes migrates and the others wait; the embedded database has its folder's lock.
 * @returns the names of the migrations that ran
 * @throws Error naming the migration that failed; nothing of it stays
 */
export async function migrate(source: DatabaseSource, migrations: Migrations): Promise<string[]> {
  // Not destroyed afterwards: that would end the pool, which is the caller's.
  const db = new Kysely<unknown>({ dialect: new PostgresDialect({ pool: source.pool }) })
  const migrator = new Migrator({ db, provider: { getMigrations: () => Promise.resolve(migrations) } })
  const { error, results } = await migrator.migrateToLatest()
  const failed = results?.find(({ status }) => status === 'Error')
  if (error !== undefined) {
    throw new Error(`The database could not be migrated${failed ? ` (${failed.migrationName})` : ''}.`, {
      cause: error,
    })
  }
  return (results ?? []).map(({ migrationName }) => migrationName)
}
