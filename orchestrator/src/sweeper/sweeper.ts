import type { Database as DB } from '@parley/migrations/generated/database.ts'
import type { Clock } from '@parley/server-kit/clock/clock.ts'
import { relayScope } from '@parley/server-kit/database/scope.ts'
import type { Database } from '@parley/server-kit/database/tenant-transaction.ts'
import type { FileStore } from '@parley/server-kit/files/file-store.ts'
import type { Logger } from '@parley/server-kit/logging/logger.ts'
import type { Queue } from '@parley/server-kit/queue/queue.ts'
import { forgetArchives } from '../client-archives/index.ts'
import { forgetExports } from '../exports/index.ts'
import { forgetReadings } from '../claims/index.ts'
import { forgetDeletedArtifacts } from '../ingestion/index.ts'
import { forgetViews } from '../model-views/index.ts'
import { closeAbandonedCalls } from './close-abandoned-calls.ts'
import { askForDueSelfCheck } from '../self-check/index.ts'
import { listOverdue, type Overdue } from './overdue.queries.ts'
import { ringForUpkeep, upkeepEveryMs } from './upkeep.ts'

/** Milliseconds between sweeps (Architecture, "The sequence engine" 1). */
export const sweepEveryMs = 10_000
/** Milliseconds between looks for what is kept no longer: exports, files that nobody has any more, what models saw, calls that
 * nobody waits for. */
const forgetEveryMs = 60_000
/** A row is rung for once in this time at most, by however many processes. */
const ringOnceInMs = 30_000

interface SweeperParts {
  database: Database<DB>
  queue: Pick<Queue, 'add'>
  clock: Clock
  logger: Logger
  files: FileStore
  /** The deployment's, while it answers; firms whose searches ask another one are converted. */
  embeddingModel: () => string | undefined
}

/**
 * Rings again for work that was missed: its worker died, or the queue forgot it.
 * @returns what was found
 */
export async function sweep({
  database,
  queue,
  clock,
  embeddingModel,
}: Omit<SweeperParts, 'files' | 'embeddingModel'> & { embeddingModel: string | undefined }): Promise<
  readonly Overdue[]
> {
  const overdue = await database.tenantRead(relayScope, (tx) => listOverdue(tx, embeddingModel))
  const time = Math.floor(clock.now().getTime() / ringOnceInMs)
  for (const row of overdue) await queue.add({ ...row, id: `sweep-${row.entityId}-${time}` })
  return overdue
}

export interface Sweeper {
  /** How often work that nobody was at was rung for again since the process began, by topic. */
  readonly takenOver: ReadonlyMap<string, number>
  close(): Promise<void>
}

/** Sweeps until stopped. */
export function startSweeper(parts: SweeperParts): Sweeper {
  let working = Promise.resolve()
  const takenOver = new Map<string, number>()
  const attempt = async (work: () => Promise<unknown>, otherwise: string): Promise<void> => {
    try {
      await work()
    } catch (error) {
      parts.logger.warn({ error }, otherwise)
    }
  }
  const run = (): Promise<void> =>
    attempt(async () => {
      const found = await sweep({ ...parts, embeddingModel: parts.embeddingModel() })
      for (const { topic } of found) takenOver.set(topic, (takenOver.get(topic) ?? 0) + 1)
      if (found.length > 0)
        parts.logger.info({ found: found.length }, 'work that nobody was at was rung for again')
    }, 'the sweep failed')
  const upkeep = (): Promise<void> =>
    attempt(() => ringForUpkeep(parts), 'nobody was rung for the upkeep of partitions')
  const forget = async (): Promise<void> => {
    await attempt(() => forgetArchives(parts), 'exports of clients whose days are over were not let go')
    await attempt(() => forgetDeletedArtifacts(parts), 'deleted documents whose hour is over were not let go')
    await attempt(() => forgetExports(parts), 'exports whose time is over were not deleted')
    await attempt(() => forgetViews(parts), 'what models were given long ago was not deleted')
    await attempt(() => forgetReadings(parts), 'readings of claims were not deleted')
    await attempt(() => askForDueSelfCheck(parts), 'the daily self-check was not asked for')
  }
  const close = (): Promise<void> =>
    attempt(async () => {
      const found = await closeAbandonedCalls(parts.database)
      if (found > 0) parts.logger.warn({ found }, 'calls of stopped processes were closed')
    }, 'calls of stopped processes were not closed')
  const timer = setInterval(() => {
    working = working.then(run)
  }, sweepEveryMs)
  // In the embedded database, which stands still while an index is made, every tenant is read exactly.
  const isServer = parts.database.source.kind === 'server'
  const upkeepTimer = setInterval(() => {
    if (isServer) working = working.then(upkeep)
  }, upkeepEveryMs)
  const forgetTimer = setInterval(() => {
    working = working.then(forget).then(close)
  }, forgetEveryMs)
  return {
    takenOver,
    async close() {
      clearInterval(timer)
      clearInterval(forgetTimer)
      clearInterval(upkeepTimer)
      await working
    },
  }
}
