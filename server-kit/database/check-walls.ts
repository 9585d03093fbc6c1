import { Kysely, PostgresDialect } from 'kysely'
import { exitCodes, StartError } from '../process/start-error.ts'
import { findGaps, readWalls, type Walls } from './schema-state.queries.ts'
import type { DatabaseSource } from './source.ts'

/** The first few of many, and how many more there are. */
function some(names: readonly string[]): string {
  const shown = names.slice(0, 3).join(', ')
  return names.length > 3 ? `${shown} and ${names.length - 3} more` : shown
}

/**
 * Refuses a database that does not keep tenants apart: one restored without its roles has its rows and none of its
 * policies, and would serve them (decisions D1).
 * @throws StartError naming what is missing
 */
export async function checkWalls(source: DatabaseSource, expected: Walls): Promise<void> {
  const db = new Kysely<unknown>({ dialect: new PostgresDialect({ pool: source.pool }) })
  const there = await readWalls(db)
  const gaps = findGaps(expected, there)
  if (gaps.length === 0) return
  const told = gaps.map(({ kind, names }) => `${names.length} ${kind} (${some(names)})`).join(', ')
  throw new StartError(
    `The database does not keep tenants apart: missing are ${told}. A copy made without its roles is like this; restore the backup into a database where the roles exist (docs/operations.md, "Backup").`,
    exitCodes.data,
  )
}
