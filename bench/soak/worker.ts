// node worker.ts <database> <model ms>: a worker of runs as the orchestrator has it, with queue, relay and sweeper, until it
// is killed. Started by soak.ts.
import { setTimeout as delay } from 'node:timers/promises'
import type { Database as DB } from '@parley/migrations/generated/database.ts'
import { tenantTables } from '@parley/migrations/generated/tenant-tables.ts'
import { createScriptedClient } from '@parley/orchestrator/src/models/testing/scripted-provider.ts'
import { runSequence } from '@parley/orchestrator/src/sequences/run-sequence.ts'
import type { EnginePorts } from '@parley/orchestrator/src/steps/engine-ports.ts'
import { closeAbandonedCalls } from '@parley/orchestrator/src/sweeper/close-abandoned-calls.ts'
import { sweep } from '@parley/orchestrator/src/sweeper/sweeper.ts'
import { systemClock } from '@parley/server-kit/clock/clock.ts'
import { openServer } from '@parley/server-kit/database/source.ts'
import { createDatabase } from '@parley/server-kit/database/tenant-transaction.ts'
import { createDatabaseBus } from '@parley/server-kit/events/database-bus.ts'
import { startOutboxRelay } from '@parley/server-kit/outbox/outbox-relay.ts'
import { endTurn } from '@parley/server-kit/outbox/turns.ts'
import { periodically } from '@parley/server-kit/process/periodically.ts'
import { createJobQueue, startWorkers } from '@parley/server-kit/queue/job-queue.ts'
import { createPostgresQueueBackend } from '@parley/server-kit/queue/queue-backend.ts'
import type { Doorbell } from '@parley/server-kit/queue/queue.ts'
import { instantProvider } from '../instant-provider.ts'

const topic = 'sequence.run'
const [connectionString = '', modelMs = '0'] = process.argv.slice(2)

const logger = {
  debug: () => undefined,
  info: () => undefined,
  warn: () => undefined,
  error: () => undefined,
}
const source = openServer({ connectionString, max: 10 })
const ports: EnginePorts = {
  database: createDatabase<DB>(source, { tenantTables }),
  events: createDatabaseBus(source),
  logger,
  models: createScriptedClient({
    ...instantProvider,
    complete: async (request) => {
      await delay(Number(modelMs))
      return instantProvider.complete(request)
    },
  }),
  findPassages: () => Promise.resolve({ passages: [], found: [] }),
}
const backend = await createPostgresQueueBackend(source, { isPrepared: true })
const queue = createJobQueue(backend, [topic])
const own = {
  ...queue,
  add: (bell: Doorbell) => (bell.topic === topic ? queue.add(bell) : Promise.resolve()),
}
const share = 16
const workers = startWorkers(
  [
    {
      topic,
      share,
      concurrency: 2 * share,
      attempts: 3,
      handle: ({ entityId, firmId, clientId }, signal) =>
        runSequence(ports, { runId: entityId, firmId: firmId ?? '', clientId: clientId ?? '' }, signal),
    },
  ],
  { backend, logger, ended: (bell) => endTurn(ports.database, bell) },
)
await workers.ready()
await startOutboxRelay({ database: ports.database, queue: own, logger, shares: { [topic]: share } })
periodically({
  everyMs: 10_000,
  work: async () => {
    await sweep({ ...ports, queue: own, clock: systemClock, embeddingModel: undefined })
    await closeAbandonedCalls(ports.database)
  },
  logger,
  failed: 'the sweep failed',
})
process.on('disconnect', () => process.exit(0))
