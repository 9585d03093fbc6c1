import type { Database as DB } from '@parley/migrations/generated/database.ts'
import { tenantTables } from '@parley/migrations/generated/tenant-tables.ts'
import { openServer } from '@parley/server-kit/database/source.ts'
import { createDatabase } from '@parley/server-kit/database/tenant-transaction.ts'
import { createDatabaseBus } from '@parley/server-kit/events/database-bus.ts'
import { startOutboxRelay } from '@parley/server-kit/outbox/outbox-relay.ts'
import { endTurn } from '@parley/server-kit/outbox/turns.ts'
import { createJobQueue, startWorkers } from '@parley/server-kit/queue/job-queue.ts'
import { createPostgresQueueBackend, type QueueBackend } from '@parley/server-kit/queue/queue-backend.ts'
import type { Doorbell, Queue } from '@parley/server-kit/queue/queue.ts'
import { startSwitchboard } from '@parley/server-kit/testing/switchboard.ts'
import { setTimeout as delay } from 'node:timers/promises'
import type { ModelProvider } from '../models/port.ts'
import { createScriptedClient } from '../models/testing/scripted-provider.ts'
import type { EnginePorts } from '../steps/index.ts'
import { runSequence } from '../sequences/run-sequence.ts'
import type { EngineWorld } from './engine-world.ts'

const topic = 'sequence.run'
/** Under which the server knows the worker's sessions. */
const workerName = 'worker-of-runs'

const quiet = { debug: () => undefined, info: () => undefined, warn: () => undefined, error: () => undefined }

/** A worker of runs with its queue on Postgres, as the product has it, which reaches the server over a line. */
export interface WorkerOfRuns {
  /** Jobs that were given up. */
  failed: unknown[]
  /** The server says goodbye to the worker's sessions and takes no new ones for so many milliseconds. */
  restartServer(awayMs: number): Promise<void>
  close(): Promise<void>
}

/** @param serverUrl of the server that has the world's database, on this machine */
export async function startWorkerOfRuns(
  world: EngineWorld,
  serverUrl: string,
  { provider, findPassages }: { provider: ModelProvider } & Pick<EnginePorts, 'findPassages'>,
): Promise<WorkerOfRuns> {
  const failed: unknown[] = []
  const closing: (() => Promise<unknown>)[] = []
  const serverPort = Number(new URL(serverUrl).port || 5432)
  const line = await startSwitchboard([serverPort])
  closing.unshift(() => line.close())
  const source = openServer({ connectionString: await urlOver(line.port, world, serverUrl), max: 5 })
  closing.unshift(() => source.close())
  const ports: EnginePorts = {
    database: createDatabase<DB>(source, { tenantTables }),
    events: createDatabaseBus(source),
    logger: quiet,
    models: createScriptedClient(provider),
    findPassages,
  }
  const backend = await createPostgresQueueBackend(source)
  closing.unshift(() => backend.close())
  const queue = createJobQueue(backend, [topic])
  closing.unshift(() => queue.close())
  const { workers, relay } = await work({ ports, backend, queue, failed })
  closing.unshift(() => workers.close())
  closing.unshift(() => relay.close())
  return {
    failed,
    async restartServer(awayMs) {
      line.lead([])
      await world.database.asOwner(
        'select pg_terminate_backend(pid) from pg_stat_activity where application_name = $1 and datname = current_database()',
        [workerName],
      )
      // What the server had to say of it arrives.
      await delay(20)
      line.cut()
      await delay(awayMs)
      line.lead([serverPort])
    },
    async close() {
      for (const close of closing) await close()
    },
  }
}

async function urlOver(port: number, world: EngineWorld, serverUrl: string): Promise<string> {
  const [row] = await world.database.asOwner<{ name: string }>('select current_database() as name')
  const url = new URL(serverUrl)
  url.pathname = `/${row?.name ?? ''}`
  url.hostname = '127.0.0.1'
  url.port = String(port)
  url.searchParams.set('application_name', workerName)
  return url.toString()
}

interface WorkParts {
  ports: EnginePorts
  backend: QueueBackend
  queue: Queue
  failed: unknown[]
}

/** Answers and relays what is rung for runs; what is rung for others is not heard. */
async function work({ ports, backend, queue, failed }: WorkParts) {
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
    {
      backend,
      logger: { ...quiet, error: (told: unknown) => void failed.push(told) },
      ended: (bell) => endTurn(ports.database, bell),
    },
  )
  await workers.ready()
  const own = {
    ...queue,
    add: (bell: Doorbell) => (bell.topic === topic ? queue.add(bell) : Promise.resolve()),
  }
  const shares = { [topic]: share }
  const relay = await startOutboxRelay({ database: ports.database, queue: own, logger: quiet, shares })
  return { workers, relay }
}
