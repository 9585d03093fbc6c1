import { demoAccountList, demoPassword } from '@parley/bff/src/features/session/demo-accounts.ts'
import { startBff } from '@parley/bff/src/start-bff.ts'
import { seedDemo } from '@parley/migrations/demo/seed-demo.ts'
import type { Database as DB } from '@parley/migrations/generated/database.ts'
import { tenantTables } from '@parley/migrations/generated/tenant-tables.ts'
import { migrations } from '@parley/migrations/index.ts'
import { createDependencies } from '@parley/orchestrator/src/dependencies.ts'
import { createInProcessCommands } from '@parley/orchestrator/src/in-process.ts'
import { startOrchestrator } from '@parley/orchestrator/src/start-orchestrator.ts'
import { systemClock } from '@parley/server-kit/clock/clock.ts'
import { openInfrastructure } from '@parley/server-kit/infrastructure/open-infrastructure.ts'
import { createLogger } from '@parley/server-kit/logging/pino-logger.ts'
import { runProcess } from '@parley/server-kit/process/run-process.ts'
import { startTracing } from '@parley/server-kit/tracing/start-tracing.ts'
import { tracingSettingsOf } from '@parley/server-kit/tracing/tracing-settings.ts'

import { readStandaloneEnvironment } from './env.ts'
import { findLocalModels, hasNoProvider, sayLocalModels } from './local-models.ts'

const say = (text: string): void => void process.stdout.write(`${text}\n`)

/** Everything in one process, for one machine: on the embedded database unless DATABASE_URL names a server. */
await runProcess(async () => {
  const { environment, settings, models, mail } = readStandaloneEnvironment()
  // Asked while the rest starts: nobody waits for it.
  const local = hasNoProvider(models) ? findLocalModels() : Promise.resolve([])
  const logger = createLogger({ name: 'parley', level: environment.LOG_LEVEL })
  const tracing = await startTracing(tracingSettingsOf(environment, 'parley'), logger)
  const infrastructure = await openInfrastructure<DB>(environment, { migrations, tenantTables }, logger)
  const { database, events, files } = infrastructure
  if (settings.demoData) await seedDemo({ database, files, now: systemClock.now() })
  const dependencies = createDependencies({
    infrastructure,
    models,
    mail,
    secret: settings.secret,
    logger,
  })
  const orchestrator = await startOrchestrator(dependencies, await infrastructure.openQueueBackend())
  const commands = createInProcessCommands(orchestrator.handlers, orchestrator)
  const bff = await startBff(
    { database, events, files, clock: systemClock, logger, orchestrator: commands, settings },
    { host: environment.HOST, port: environment.PORT },
  )
  say(`\nParley is at ${bff.origin}`)
  if (settings.demoData) sayDemoAccounts()
  for (const found of await local) say(sayLocalModels(found))
  return {
    async close() {
      orchestrator.stopWaiting()
      await bff.close()
      await orchestrator.close()
      await infrastructure.close()
      await tracing.close()
    },
  }
})

function sayDemoAccounts(): void {
  say(`\nDemo accounts, all with the password ${demoPassword}\n`)
  for (const { email, description } of demoAccountList) say(`  ${email.padEnd(28)} ${description}`)
  say('')
}
