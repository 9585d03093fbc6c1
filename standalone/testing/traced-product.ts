import { createMetrics } from '@parley/server-kit/metrics/metrics.ts'
import { createHttpOrchestratorClient } from '@parley/bff/src/orchestrator-client/http-orchestrator-client.ts'
import { createTestApp } from '@parley/bff/src/testing/test-app.ts'
import { createDependencies } from '@parley/orchestrator/src/dependencies.ts'
import {
  createScriptedClient,
  createScriptedProvider,
} from '@parley/orchestrator/src/models/testing/scripted-provider.ts'
import { modelSettingsSchema } from '@parley/orchestrator/src/models/settings.ts'
import { serveCommands, startOrchestrator } from '@parley/orchestrator/src/start-orchestrator.ts'
import { createEngineWorld, type Role } from '@parley/orchestrator/src/testing/engine-world.ts'
import { createPostgresQueueBackend } from '@parley/server-kit/queue/queue-backend.ts'
import { startTraceReceiver } from '@parley/server-kit/testing/trace-receiver.ts'
import { startTracing } from '@parley/server-kit/tracing/start-tracing.ts'
import type { TracingSettings } from '@parley/server-kit/tracing/tracing-settings.ts'

/** The bff, and the orchestrator behind it over HTTP, with traces that are sent to a receiver on this machine. */
export async function startTracedProduct(changed: Partial<TracingSettings> = {}) {
  const receiver = await startTraceReceiver()
  const settings = { url: receiver.url, headers: {}, serviceName: 'parley', ratio: 1, capturesContent: false }
  const tracing = await startTracing({ ...settings, ...changed }, { warn: () => undefined })
  const app = await createTestApp()
  const { database } = app
  const { events, files, logger, settings: bffSettings } = app.dependencies
  const model = createScriptedProvider()
  const dependencies = createDependencies({
    infrastructure: { database, events, files },
    models: modelSettingsSchema.parse({ builtin: { tokensPerSecond: 0 } }),
    mail: { publicUrl: app.origin, smtpUrl: undefined, from: 'Parley <parley@people.test>' },
    logger,
    secret: bffSettings.secret,
    modelClient: createScriptedClient(model),
  })
  const backend = await createPostgresQueueBackend(database.source)
  const orchestrator = await startOrchestrator(dependencies, backend)
  const { secret } = bffSettings
  const server = await serveCommands(
    {
      orchestrator,
      dependencies,
      secret,
      metrics: createMetrics(),
      access: { token: undefined, isLocal: true },
    },
    { host: '127.0.0.1', port: 0 },
  )
  const client = createHttpOrchestratorClient({ url: `http://127.0.0.1:${server.port}`, secret })
  app.orchestrator.call = (name, input, caller) => client.call(name, input, caller)
  const world = await createEngineWorld({ database })
  const person = await app.as(await app.addUser('clientAdmin', world.tenant))
  return {
    app,
    database,
    model,
    person,
    receiver,
    world,
    addPhase: async (roles: readonly Role[]) => world.addPhase({ aiAgents: await world.addAgents(roles) }),
    /** Ends all, with the database; what was recorded has been received then. */
    async stop() {
      await server.close()
      await orchestrator.close()
      await backend.close()
      await app.close()
      await tracing.close()
      await receiver.close()
    },
  }
}
export type TracedProduct = Awaited<ReturnType<typeof startTracedProduct>>
