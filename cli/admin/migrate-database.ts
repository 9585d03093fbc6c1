import { exitCodes } from '@parley/server-kit/process/start-error.ts'
import type { Terminal } from '../command.ts'
import { openProduct, refuse } from '../open-product.ts'

/**
 * `parley migrate`: brings the schema up to date as its owner and makes the login of the servers, so that they need no
 * other (docs/operations.md, "Logins of the database").
 */
export async function migrateDatabase({ say, variables }: Terminal): Promise<number> {
  const product = await openProduct(variables, { mayMake: true })
  try {
    const { DATABASE_MIGRATION_URL, DATABASE_URL } = product.environment
    if (DATABASE_MIGRATION_URL === undefined || DATABASE_URL === undefined)
      throw refuse(
        'Set DATABASE_MIGRATION_URL to the owner of the database, and DATABASE_URL to the login of the servers.',
        exitCodes.configuration,
      )
    say(`The schema is up to date, and ${new URL(DATABASE_URL).username} may work with it.`)
    return 0
  } finally {
    await product.close()
  }
}
