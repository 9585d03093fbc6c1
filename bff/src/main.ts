import type { Database as Tables } from '@parley/migrations/generated/database.ts'
import { tenantTables } from '@parley/migrations/generated/tenant-tables.ts'
import { walls } from '@parley/migrations/generated/walls.ts'
import { migrations } from '@parley/migrations/index.ts'
import { systemClock } from '@parley/server-kit/clock/clock.ts'
import { EnvironmentError } from '@parley/server-kit/env/environment.ts'
import { openInfrastructure } from '@parley/server-kit/infrastructure/open-infrastructure.ts'
import { createLogger } from '@parley/server-kit/logging/pino-logger.ts'
import { runProcess } from '@parley/server-kit/process/run-process.ts'
import { startTracing } from '@parley/server-kit/tracing/start-tracing.ts'
import { tracingSettingsOf } from '@parley/server-kit/tracing/tracing-settings.ts'
import { readBffEnvironment } from './env.ts'
import { createHttpOrchestratorClient } from './orchestrator-client/http-orchestrator-client.ts'
import { startBff } from './start-bff.ts'

/** Milliseconds that commands at hand have after SIGTERM; what they began goes on in the orchestrator. */
const longestCommandMs = 15_000

/** Milliseconds in which it serves on after SIGTERM, while `/readyz` says that it leaves. */
const farewellMs = 2_000

/** The bff as a process of its own, over a Postgres server. */
await runProcess(async () => {
  const { environment, settings } = readBffEnvironment()
  if (environment.DATABASE_URL === undefined)
    throw new EnvironmentError([
      'DATABASE_URL: must be set; npm start runs everything in one process without it',
    ])
  const logger = createLogger({ name: 'bff', level: environment.LOG_LEVEL })
  const tracing = await startTracing(tracingSettingsOf(environment, 'parley-bff'), logger)
  const schema = { migrations, tenantTables, walls, hasQueues: false }
  const infrastructure = await openInfrastructure<Tables>(environment, schema, logger)
  const { database, events, files, limits } = infrastructure
  if (settings.demoData) {
    // Half a megabyte of texts, which a product at work has no use for.
    const { seedDemo } = await import('@parley/migrations/demo/seed-demo.ts')
    await seedDemo({ database, files, now: systemClock.now() })
  }
  const stopping = new AbortController()
  const orchestrator = createHttpOrchestratorClient({
    url: environment.ORCHESTRATOR_URL,
    secret: settings.secret,
    stopping: stopping.signal,
  })
  const dependencies = {
    database,
    events,
    files,
    limits,
    clock: systemClock,
    logger,
    orchestrator,
    settings,
  }
  const address = { host: environment.HOST, port: environment.PORT }
  const pingQueue = () => orchestrator.pingQueue()
  const bff = await startBff(dependencies, address, { farewellMs, pingQueue })
  logger.info({ origin: bff.origin }, 'the bff listens')
  return {
    async close() {
      setTimeout(() => stopping.abort(), longestCommandMs).unref()
      await bff.close()
      await infrastructure.close()
      await tracing.close()
    },
  }
})
