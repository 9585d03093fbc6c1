import { flushCompileCache } from 'node:module'
import type { Database as DB } from '@parley/migrations/generated/database.ts'
import { tenantTables } from '@parley/migrations/generated/tenant-tables.ts'
import { openServer } from '@parley/server-kit/database/source.ts'
import { createDatabase } from '@parley/server-kit/database/tenant-transaction.ts'
import { createDatabaseBus } from '@parley/server-kit/events/database-bus.ts'
import { createBuiltinProvider } from '../models/builtin/builtin-provider.ts'
import type { ModelProvider } from '../models/port.ts'
import { createScriptedClient } from '../models/testing/scripted-provider.ts'
import type { EnginePorts } from '../steps/engine-ports.ts'
import { runSequence } from '../sequences/run-sequence.ts'
import { foundFor } from './found-for.ts'
import type { Boundary, End, Order, Report, Work } from './doomed-worker.ts'

// A worker in a process of its own, for tests to kill: it works on the runs that it is sent, side by side, and stands
// still in each at the boundary that it is told, so that its death comes exactly there.

const report = (message: Report): void => void process.send?.(message)
const forever = (): Promise<never> => new Promise(() => undefined)

const quiet = { debug: () => undefined, info: () => undefined, warn: () => undefined, error: () => undefined }

const source = openServer({ connectionString: process.argv[2] ?? '', max: 5 })
const database = createDatabase<DB>(source, { tenantTables })

/** The built-in model; between the record of a call and its answer lies a boundary, too. */
function createProvider(reach: (boundary: Boundary) => Promise<void>): ModelProvider {
  const builtin = createBuiltinProvider({ tokensPerSecond: 0 })
  return {
    ...builtin,
    async complete(request) {
      await reach('in-call')
      return builtin.complete(request)
    },
  }
}

/** Works on a run until it stands still or is done. */
function work({ job, standAt }: Work, { passages, resultWaitsMs }: Order): Promise<End> {
  return new Promise((resolve, reject) => {
    const reached: Boundary[] = []
    const reach = async (boundary: Boundary): Promise<void> => {
      reached.push(boundary)
      if (reached.length !== standAt) return
      resolve({ kind: 'standing', boundary })
      await forever()
    }
    const ports: EnginePorts = {
      database,
      events: createDatabaseBus(source),
      logger: quiet,
      models: createScriptedClient(createProvider(reach)),
      findPassages: (_context, questions) => Promise.resolve(foundFor(questions, passages)),
      fault: reach,
      ...(resultWaitsMs !== undefined && { resultWaitsMs }),
    }
    runSequence(ports, job).then(() => resolve({ kind: 'done', reached }), reject)
  })
}

async function obey(order: Order): Promise<void> {
  const ends = order.works.map((one) => work(one, order))
  report({ kind: 'begun' })
  report({ kind: 'ended', ends: await Promise.all(ends) })
}

process.on('message', (order) => void obey(order as Order))
// A test that was stopped leaves no process behind, not even one that was still starting.
process.on('disconnect', () => process.exit(0))
if (!process.connected) process.exit(0)
await source.ping()
// At once: a process that is killed leaves no cache for the next one.
flushCompileCache()
report({ kind: 'ready' })
