import { existsSync } from 'node:fs'
import { join } from 'node:path'
import type { Database as Tables } from '@parley/migrations/generated/database.ts'
import { tenantTables } from '@parley/migrations/generated/tenant-tables.ts'
import { walls } from '@parley/migrations/generated/walls.ts'
import { migrations } from '@parley/migrations/index.ts'
import { type Environment, environmentSchema, readEnvironment } from '@parley/server-kit/env/environment.ts'
import {
  type Infrastructure,
  openInfrastructure,
} from '@parley/server-kit/infrastructure/open-infrastructure.ts'
import { createLogger } from '@parley/server-kit/logging/pino-logger.ts'
import { exitCodes, StartError } from '@parley/server-kit/process/start-error.ts'

export interface OpenProduct extends Infrastructure<Tables> {
  environment: Environment
}

interface Opening {
  /** Whether a data folder may be made where none is; commands that only read refuse one. */
  mayMake: boolean
  /** Migrations to run; all of this release unless told. */
  only?: readonly string[]
}

/**
 * Opens what a Parley with these variables stands on, its schema up to date.
 * @throws StartError saying what to do
 */
export async function openProduct(
  variables: Record<string, string | undefined> | undefined,
  { mayMake, only }: Opening,
): Promise<OpenProduct> {
  const environment = readEnvironment(environmentSchema, variables)
  const { DATABASE_URL, PARLEY_DATA_DIR } = environment
  if (!mayMake && DATABASE_URL === undefined && !existsSync(join(PARLEY_DATA_DIR, 'postgres'))) {
    throw new StartError(
      `There is no database in ${PARLEY_DATA_DIR}. Set PARLEY_DATA_DIR or DATABASE_URL.`,
      exitCodes.configuration,
    )
  }
  const wanted = only ?? Object.keys(migrations)
  const chosen = Object.fromEntries(Object.entries(migrations).filter(([name]) => wanted.includes(name)))
  const schema = {
    migrations: chosen,
    tenantTables,
    login: 'owner' as const,
    ...(only === undefined ? { walls } : {}),
  }
  const logger = createLogger({ name: 'parley', level: 'warn' })
  return { ...(await openInfrastructure<Tables>(environment, schema, logger)), environment }
}

/** A wrong argument or state, told without a stack. */
export const refuse = (message: string, exitCode: number = exitCodes.configuration): StartError =>
  new StartError(message, exitCode)
