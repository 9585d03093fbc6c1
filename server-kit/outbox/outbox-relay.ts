import { newId } from '@parley/contracts/ids.ts'
import type { Kysely } from 'kysely'
import { relayScope } from '../database/scope.ts'
import type { Database } from '../database/tenant-transaction.ts'
import type { Logger } from '../logging/logger.ts'
import { periodically } from '../process/periodically.ts'
import type { Queue } from '../queue/queue.ts'
import { deleteAnswered, listInTurn, markRelayed, type Shares } from './line.queries.ts'
import { sayEnded, sayWorking } from './processes.queries.ts'
import { outboxChannel } from './ring.queries.ts'
import { endLostTurns } from './turns.ts'

export interface OutboxRelay {
  /** Relays whose turn it is; resolves when nobody is left. */
  drain(): Promise<void>
  close(): Promise<void>
}

/** Rows relayed at once. */
const batchSize = 100
/** Milliseconds between looks, for knocks that got lost. */
const lookEveryMs = 1_000
const cleanEveryMs = 600_000
const sayEveryMs = 15_000
const lostEveryMs = 30_000

interface RelayParts<DB> {
  database: Database<DB>
  queue: Pick<Queue, 'add' | 'isOver'>
  logger: Logger
  /** What this process does of each topic for one firm at a time. */
  shares: Shares
}

/**
 * Carries outbox rows to the queue (Architecture, "Processes"), of each firm as many as it has turns (ADR 34). Added first,
 * marked after: a crash in between rings twice, with the same job id. Any number of processes may relay.
 */
export async function startOutboxRelay<DB>(parts: RelayParts<DB>): Promise<OutboxRelay> {
  const { database, logger } = parts
  const inScope = <T>(work: (tx: Kysely<DB>) => Promise<T>): Promise<T> =>
    database.tenantTransaction(relayScope, work)
  const drain = oneAtATime(() => relayAll(parts))
  const look = (): void => {
    drain().catch((error: unknown) => logger.warn({ error }, 'the outbox could not be relayed'))
  }
  const id = newId()
  const working = (): Promise<void> => inScope((tx) => sayWorking(tx, id))
  await working()
  const unlisten = await database.source.listen(outboxChannel, look)
  const timer = setInterval(look, lookEveryMs)
  const chores = [
    { everyMs: cleanEveryMs, work: () => inScope(deleteAnswered), failed: 'the outbox could not be cleaned' },
    { everyMs: sayEveryMs, work: working, failed: 'others were not told that this process works' },
    {
      everyMs: lostEveryMs,
      work: () => endLostTurns(database, parts.queue),
      failed: 'turns of jobs that are over were not given back',
    },
  ].map((chore) => periodically({ ...chore, logger }))
  look()
  return {
    drain,
    async close() {
      clearInterval(timer)
      await unlisten()
      await drain.end()
      for (const chore of chores) await chore.close()
      await inScope((tx) => sayEnded(tx, id)).catch(() => undefined)
    },
  }
}

async function relayAll<DB>({ database, queue, shares }: RelayParts<DB>): Promise<void> {
  const relayBatch = async (): Promise<boolean> => {
    const doorbells = await database.tenantRead(relayScope, (tx) =>
      listInTurn(tx, { shares, limit: batchSize }),
    )
    for (const doorbell of doorbells) await queue.add(doorbell)
    if (doorbells.length > 0)
      await database.tenantTransaction(relayScope, (tx) =>
        markRelayed(
          tx,
          doorbells.map(({ id }) => id),
        ),
      )
    return doorbells.length === batchSize
  }
  while (await relayBatch());
}

/** Does it once at a time, and once more where somebody asked meanwhile. */
function oneAtATime(work: () => Promise<void>): (() => Promise<void>) & { end(): Promise<void> } {
  let working: Promise<void> | undefined
  let isAsked = false
  const ask = (): Promise<void> => {
    isAsked = true
    working ??= (async () => {
      try {
        while (isAsked) {
          isAsked = false
          await work()
        }
      } finally {
        working = undefined
      }
    })()
    return working
  }
  return Object.assign(ask, { end: async () => working?.catch(() => undefined) })
}
