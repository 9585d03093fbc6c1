import { existsSync } from 'node:fs'
import { type DatabaseSource, openServer } from '@parley/server-kit/database/source.ts'
import { createDatabase, type Database } from '@parley/server-kit/database/tenant-transaction.ts'
import { environmentSchema, readEnvironment } from '@parley/server-kit/env/environment.ts'

const schema = environmentSchema.pick({ DATABASE_URL: true, PARLEY_DATA_DIR: true })

/**
 * The database that a Parley with these variables keeps its audit log in, as it is: nothing is made and nothing
 * migrated.
 * @throws Error where there is none; FolderInUseError while Parley itself has the embedded one open
 */
export async function openLog(variables?: Record<string, string | undefined>): Promise<Database<unknown>> {
  const { DATABASE_URL, PARLEY_DATA_DIR } = readEnvironment(schema, variables)
  if (DATABASE_URL === undefined && !existsSync(`${PARLEY_DATA_DIR}/postgres`))
    throw new Error(`There is no database in ${PARLEY_DATA_DIR}. Set PARLEY_DATA_DIR or DATABASE_URL.`)
  const source =
    DATABASE_URL === undefined
      ? await openFolder(PARLEY_DATA_DIR)
      : openServer({ connectionString: DATABASE_URL, max: 1 })
  return createDatabase(source, { tenantTables: {} })
}

/** The images do not hold the embedded database. */
async function openFolder(folder: string): Promise<DatabaseSource> {
  const { openEmbedded } = await import('@parley/server-kit/database/pglite.ts')
  return openEmbedded({ folder })
}
