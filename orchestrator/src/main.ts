import type { Database as DB } from '@parley/migrations/generated/database.ts'
import { tenantTables } from '@parley/migrations/generated/tenant-tables.ts'
import { walls } from '@parley/migrations/generated/walls.ts'
import { migrations } from '@parley/migrations/index.ts'
import { EnvironmentError } from '@parley/server-kit/env/environment.ts'
import { openInfrastructure } from '@parley/server-kit/infrastructure/open-infrastructure.ts'
import { createLogger } from '@parley/server-kit/logging/pino-logger.ts'
import { createMetrics, measureSpans } from '@parley/server-kit/metrics/metrics.ts'
import { runProcess } from '@parley/server-kit/process/run-process.ts'
import { startTracing } from '@parley/server-kit/tracing/start-tracing.ts'
import { tracingSettingsOf } from '@parley/server-kit/tracing/tracing-settings.ts'
import { createDependencies } from './dependencies.ts'
import { readOrchestratorEnvironment, tlsFilesOf } from './env.ts'
import { serveCommands, startOrchestrator } from './start-orchestrator.ts'

/** The orchestrator as a process of its own, over a Postgres server. */
await runProcess(async () => {
  const { environment, models, mail, secret } = readOrchestratorEnvironment()
  if (environment.DATABASE_URL === undefined)
    throw new EnvironmentError([
      'DATABASE_URL: must be set; npm start runs everything in one process without it',
    ])
  const logger = createLogger({ name: 'orchestrator', level: environment.LOG_LEVEL })
  const tracing = await startTracing(tracingSettingsOf(environment, 'parley-orchestrator'), logger)
  const metrics = createMetrics()
  measureSpans(metrics)
  const infrastructure = await openInfrastructure<DB>(
    environment,
    { migrations, tenantTables, walls },
    logger,
  )
  const dependencies = createDependencies({ infrastructure, models, mail, secret, logger })
  const orchestrator = await startOrchestrator(dependencies, await infrastructure.openQueueBackend())
  const { ORCHESTRATOR_HOST: host, ORCHESTRATOR_PORT: port } = environment
  const address = { host, port, tls: tlsFilesOf(environment) }
  const access = { token: environment.METRICS_TOKEN, isLocal: false }
  const server = await serveCommands({ orchestrator, dependencies, secret, metrics, access }, address)
  logger.info({ port: server.port }, 'the orchestrator listens')
  return {
    async close() {
      await server.close()
      await orchestrator.close()
      await infrastructure.close()
      await tracing.close()
    },
  }
})
