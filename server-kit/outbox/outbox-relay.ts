import type { Kysely } from 'kysely'
import { relayScope } from '../database/scope.ts'
import type { Database } from '../database/tenant-transaction.ts'
import type { Logger } from '../logging/logger.ts'
import type { Queue } from '../queue/queue.ts'
import { deleteRelayed, listUnrelayed, markRelayed } from './outbox.queries.ts'
import { outboxChannel } from './ring.queries.ts'

export interface OutboxRelay {
  /** Relays what is there; resolves when nothing is left. */
  drain(): Promise<void>
  close(): Promise<void>
}

/** Rows relayed at once. */
const batchSize = 100
/** Milliseconds between looks, for knocks that got lost. */
const lookEveryMs = 1_000
const cleanEveryMs = 600_000

/**
 * Carries outbox rows to the queue (Architecture, "Processes"). Added first, marked after: a crash in between rings
 * twice, with the same job id. Any number of processes may relay.
 */
export async function startOutboxRelay<DB>(parts: {
  database: Database<DB>
  queue: Pick<Queue, 'add'>
  logger: Logger
}): Promise<OutboxRelay> {
  const { database, queue, logger } = parts
  const inScope = <T>(work: (tx: Kysely<DB>) => Promise<T>): Promise<T> =>
    database.tenantTransaction(relayScope, work)

  const relayBatch = async (): Promise<boolean> => {
    const doorbells = await database.tenantRead(relayScope, (tx) => listUnrelayed(tx, batchSize))
    for (const doorbell of doorbells) await queue.add(doorbell)
    if (doorbells.length > 0)
      await inScope((tx) =>
        markRelayed(
          tx,
          doorbells.map(({ id }) => id),
        ),
      )
    return doorbells.length === batchSize
  }
  const drainOnce = async (): Promise<void> => {
    while (await relayBatch());
  }

  let working: Promise<void> | undefined
  let isKnocked = false
  const drain = (): Promise<void> => {
    isKnocked = true
    working ??= (async () => {
      try {
        while (isKnocked) {
          isKnocked = false
          await drainOnce()
        }
      } finally {
        working = undefined
      }
    })()
    return working
  }
  const look = (): void => {
    drain().catch((error: unknown) => logger.warn({ error }, 'the outbox could not be relayed'))
  }
  const clean = (): void => {
    inScope(deleteRelayed).catch((error: unknown) =>
      logger.warn({ error }, 'the outbox could not be cleaned'),
    )
  }

  const unlisten = await database.source.listen(outboxChannel, look)
  const timers = [setInterval(look, lookEveryMs), setInterval(clean, cleanEveryMs)]
  look()
  return {
    drain,
    async close() {
      timers.forEach(clearInterval)
      await unlisten()
      await working?.catch(() => undefined)
    },
  }
}
