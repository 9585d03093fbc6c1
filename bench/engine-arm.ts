import type { Database as DB } from '@parley/migrations/generated/database.ts'
import { tenantTables } from '@parley/migrations/generated/tenant-tables.ts'
import {
  createEngineWorld,
  type EngineWorld,
  readConversation,
  type Role,
} from '@parley/orchestrator/src/testing/engine-world.ts'
import { executeSequence } from '@parley/orchestrator/src/human-review/index.ts'
import { createModelClient } from '@parley/orchestrator/src/models/client.ts'
import { modelSettingsSchema } from '@parley/orchestrator/src/models/settings.ts'
import type { EnginePorts } from '@parley/orchestrator/src/steps/engine-ports.ts'
import { runSequence } from '@parley/orchestrator/src/sequences/run-sequence.ts'
import { openServer } from '@parley/server-kit/database/source.ts'
import { createDatabase } from '@parley/server-kit/database/tenant-transaction.ts'
import { createRedisBus } from '@parley/server-kit/events/redis-bus.ts'
import type { BenchEnvironment } from './env.ts'
import { instantProvider } from './instant-provider.ts'

const fail = (error: unknown): never => {
  throw error
}

/** Bytes of a table. */
export interface StoredTable {
  name: string
  rows: number
  /** Long values, and the maps of free and visible pages. */
  apart: number
  indexes: number
}

/** Our engine on a database of its own: the product's code with a model that answers at once. */
export interface EngineArm {
  /**
   * Makes a phase of a client (counted from 0) for a run of so many turns, each a model's answer that is stored; the
   * function begins the run and works on it to its end.
   */
  prepare(turns: number, client: number): Promise<() => Promise<string>>
  /** @throws Error unless the run is complete with exactly so many settled calls */
  check(runId: string, turns: number): Promise<void>
  /** Counts rows as autovacuum does within a minute, so that no plan stays that was made for empty tables. */
  analyze(): Promise<void>
  /** Clears dead rows away as autovacuum does within minutes, so that their room is written to again. */
  vacuum(): Promise<void>
  /** Bytes of the engine's tables, by table: of its rows, of what of them is stored apart, and of its indexes. */
  stored(): Promise<StoredTable[]>
  close(): Promise<void>
}

/** Opening and summary are two turns; a contributor takes three (asked, answers, is read), a reviewer two. */
function rolesOf(turns: number): Role[] {
  const left = turns - 2
  const reviewers = [0, 1, 2].find((count) => (left - 2 * count) % 3 === 0 && left >= 2 * count)
  if (reviewers === undefined) throw new Error(`There is no run of ${turns} turns.`)
  return [
    ...Array.from({ length: (left - 2 * reviewers) / 3 }, (): Role => 'CONTRIBUTOR'),
    ...Array.from({ length: reviewers }, (): Role => 'REVIEWER'),
  ]
}

export async function openEngineArm(environment: BenchEnvironment): Promise<EngineArm> {
  const world = await createEngineWorld()
  const source = openServer({ connectionString: await urlOf(world, environment), max: 10 })
  const events = createRedisBus(environment.PARLEY_TEST_REDIS_URL, fail)
  const ports: EnginePorts = {
    database: createDatabase<DB>(source, { tenantTables }),
    events,
    logger: world.ports.logger,
    models: createModelClient(modelSettingsSchema.parse({}), { providers: [instantProvider] }),
    findPassages: () => Promise.resolve({ passages: [], found: [] }),
  }
  const agents = new Map<number, Awaited<ReturnType<EngineWorld['addAgents']>>>()
  const clients = [world]
  const clientAt = async (index: number): Promise<EngineWorld> =>
    (clients[index] ??= await createEngineWorld({ database: world.database }))
  return {
    async prepare(turns, index) {
      const aiAgents = agents.get(turns) ?? (await world.addAgents(rolesOf(turns)))
      agents.set(turns, aiAgents)
      const client = await clientAt(index)
      const phase = await client.addPhase({ aiAgents })
      return async () => {
        const { sequenceId } = await executeSequence(ports, client.caller, {
          params: { phaseId: phase.phaseId },
          body: {},
        })
        await runSequence(ports, { ...client.tenant, runId: sequenceId })
        return sequenceId
      }
    },
    async check(runId, turns) {
      const { run, calls } = await readConversation(world.database, runId)
      const settled = calls.filter((call) => call.state === 'settled').length
      if (run.status !== 'COMPLETED' || settled !== turns || calls.length !== turns)
        throw new Error(
          `A run of ${turns} turns is ${run.status} with ${settled} of ${calls.length} calls settled.`,
        )
    },
    analyze: async () => void (await world.database.asOwner('analyze')),
    vacuum: async () =>
      void (await world.database.asOwner(`vacuum (index_cleanup on) ${engineTables.join(', ')}`)),
    stored: () => storedTables(world),
    async close() {
      await events.close()
      await source.close()
      await world.database.close()
    },
  }
}

async function urlOf(world: EngineWorld, environment: BenchEnvironment): Promise<string> {
  const [row] = await world.database.asOwner<{ name: string }>('select current_database() as name')
  const url = new URL(environment.PARLEY_TEST_DATABASE_URL)
  url.pathname = `/${row?.name ?? ''}`
  return url.toString()
}

const engineTables = [
  'sequence_run',
  'agent_interaction',
  'provider_call',
  'phase_event',
  'usage_counter',
  'outbox',
]

async function storedTables(world: EngineWorld): Promise<StoredTable[]> {
  const rows = await world.database.asOwner<StoredTable>(
    `select name, pg_relation_size(name::regclass)::float8 as rows, pg_indexes_size(name::regclass)::float8 as indexes,
       (pg_table_size(name::regclass) - pg_relation_size(name::regclass))::float8 as apart
     from unnest($1::text[]) as name`,
    [engineTables],
  )
  return rows
}
