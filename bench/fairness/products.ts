import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type pg from 'pg'
import { migrations } from '@parley/migrations/index.ts'
import { migrate } from '@parley/server-kit/database/migrate.ts'
import { openEmbedded } from '@parley/server-kit/database/pglite.ts'
import { createProcessWorld } from '../../standalone/testing/process-world.ts'
import { startStandalone } from '../requests/processes.ts'
import { fillTenants, secret, type Tenants } from './people.ts'

export interface Product {
  name: string
  origins: string[]
  tenants: Tenants
  close(): Promise<void>
}

/** As `npm start` runs it: one process on the embedded database, which is filled before it starts. */
export async function startEmbedded(): Promise<Product> {
  const folder = await mkdtemp(join(tmpdir(), 'parley-fairness-'))
  const source = await openEmbedded({ folder })
  await migrate(source, migrations)
  const rows = async <Row extends pg.QueryResultRow>(text: string, values: unknown[] = []) =>
    (await source.pool.query<Row>(text, values)).rows
  const tenants = await fillTenants({ rows })
  await source.close()
  const served = await startStandalone(folder, secret)
  return {
    name: 'embedded, one process',
    origins: [`http://127.0.0.1:${served.port}`],
    tenants,
    async close() {
      await served.stop()
      await rm(folder, { recursive: true, force: true })
    },
  }
}

/** Two bffs and two orchestrators on a Postgres and a Redis. */
export async function startSeveral(databaseUrl: string, redisUrl: string): Promise<Product> {
  const world = await createProcessWorld({ databaseUrl, redisUrl })
  try {
    const variables = { PARLEY_SECRET: secret, DEMO_DATA: 'false', LOG_LEVEL: 'info' }
    const orchestrators = [world.start('orchestrator', variables), world.start('orchestrator', variables)]
    const bffs = [world.start('bff', variables), world.start('bff', variables)]
    await Promise.all(world.processes.map((one) => one.listening()))
    world.lines.orchestrators.lead(orchestrators.map((one) => Number(new URL(one.origin()).port)))
    return {
      name: 'Postgres and Redis, two bffs and two orchestrators',
      origins: bffs.map((bff) => bff.origin()),
      tenants: await fillTenants(world.database),
      close: () => world.close(),
    }
  } catch (error) {
    await world.close()
    throw error
  }
}
