import { demoAccountList, demoPassword } from '@parley/bff/src/features/session/demo-accounts.ts'
import type { Settings } from '@parley/bff/src/dependencies.ts'
import { startBff } from '@parley/bff/src/start-bff.ts'
import { seedDemo } from '@parley/migrations/demo/seed-demo.ts'
import type { Database as DB } from '@parley/migrations/generated/database.ts'
import { tenantTables } from '@parley/migrations/generated/tenant-tables.ts'
import { walls } from '@parley/migrations/generated/walls.ts'
import { migrations } from '@parley/migrations/index.ts'
import { createDependencies } from '@parley/orchestrator/src/dependencies.ts'
import { createInProcessCommands } from '@parley/orchestrator/src/in-process.ts'
import { startOrchestrator } from '@parley/orchestrator/src/start-orchestrator.ts'
import { systemClock } from '@parley/server-kit/clock/clock.ts'
import { openInfrastructure } from '@parley/server-kit/infrastructure/open-infrastructure.ts'
import { createLogger } from '@parley/server-kit/logging/pino-logger.ts'
import { createMetrics, measureSpans } from '@parley/server-kit/metrics/metrics.ts'
import { runProcess } from '@parley/server-kit/process/run-process.ts'
import { startTracing } from '@parley/server-kit/tracing/start-tracing.ts'
import { tracingSettingsOf } from '@parley/server-kit/tracing/tracing-settings.ts'

import { readStandaloneEnvironment } from './env.ts'
import { sayKeptMail } from './kept-mail.ts'
import { findLocalModels, hasNoProvider, sayLocalModels } from './local-models.ts'

const say = (text: string): void => void process.stdout.write(`${text}\n`)

/** Everything in one process, for one machine: on the embedded database unless DATABASE_URL names a server. */
await runProcess(async () => {
  const { environment, settings, models, mail } = readStandaloneEnvironment()
  // Asked while the rest starts: nobody waits for it.
  const local = hasNoProvider(models) ? findLocalModels() : Promise.resolve([])
  const logger = createLogger({ name: 'parley', level: environment.LOG_LEVEL })
  const tracing = await startTracing(tracingSettingsOf(environment, 'parley'), logger)
  const metrics = createMetrics()
  measureSpans(metrics)
  const infrastructure = await openInfrastructure<DB>(
    environment,
    { migrations, tenantTables, walls },
    logger,
  )
  const { database, events, files, limits } = infrastructure
  if (settings.demoData) await seedDemo({ database, files, now: systemClock.now() })
  const dependencies = createDependencies({
    infrastructure,
    models,
    mail: { ...mail, sayKept: (kept) => say(sayKeptMail(kept)) },
    secret: settings.secret,
    logger,
  })
  const orchestrator = await startOrchestrator(dependencies, await infrastructure.openQueueBackend())
  orchestrator.measure(metrics)
  const commands = createInProcessCommands(orchestrator.handlers, orchestrator)
  const bff = await startBff(
    { database, events, files, limits, clock: systemClock, logger, orchestrator: commands, settings },
    { host: environment.HOST, port: environment.PORT },
    { metrics },
  )
  say(`\nParley is at ${bff.origin}`)
  sayDemo(settings)
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

/** Whom a newcomer signs in as, or why they cannot. */
function sayDemo({ demoData, demoAccess }: Settings): void {
  if (demoAccess !== 'closed') sayDemoAccounts()
  else if (demoData)
    say(
      '\nThe accounts of the demo are closed: everybody knows their password. Where HOST, PUBLIC_URL and\n' +
        'TRUSTED_PROXIES are not set they are open to this machine; DEMO_ACCOUNTS=true opens them to everybody.\n',
    )
}

function sayDemoAccounts(): void {
  say(`\nDemo accounts, all with the password ${demoPassword}\n`)
  for (const { email, description } of demoAccountList) say(`  ${email.padEnd(28)} ${description}`)
  say('')
}
