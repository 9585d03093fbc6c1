import type { Clock } from '../clock/clock.ts'
import { relayScope } from '../database/scope.ts'
import type { Database } from '../database/tenant-transaction.ts'
import type { Logger } from '../logging/logger.ts'
import { type EntryToSeal, type Head, sealOf } from './chain.ts'
import { addSeals, listEntriesToSeal, listHeads, noFirm, takeSealing } from './chain.queries.ts'

/** Entries sealed in one transaction. */
const batchSize = 500
/** Milliseconds between looks: how long an entry waits at most, while the sealer keeps up. */
export const sealEveryMs = 1_000

interface SealerParts<DB> {
  database: Database<DB>
  clock: Clock
}

const chainOf = (firmId: string | null): string => firmId ?? noFirm

/** Puts each entry behind the last one of its chain. */
function link(entries: readonly EntryToSeal[], heads: readonly Head[], sealedAt: string) {
  const last = new Map(heads.map((head) => [chainOf(head.firmId), head]))
  return entries.map((entry) => {
    const before = last.get(chainOf(entry.firmId))
    const place = { position: (before?.position ?? 0) + 1, previousHash: before?.hash ?? null, sealedAt }
    const hash = sealOf(entry, place)
    last.set(chainOf(entry.firmId), { firmId: entry.firmId, position: place.position, hash })
    return { entryId: entry.id, firmId: entry.firmId, hash, ...place }
  })
}

/**
 * Seals committed entries into their chains (decisions D11, Audit): whole batches or nothing, by one transaction at a
 * time however many processes try. An entry that was committed late stands where it was seen.
 * @returns how many were sealed; 0 also where another process is at it
 */
export async function sealBatch<DB>({ database, clock }: SealerParts<DB>): Promise<number> {
  return database.tenantTransaction(relayScope, async (tx) => {
    if (!(await takeSealing(tx))) return 0
    // From here on the other writers' seals are visible: the lock is released after their commit.
    const entries = await listEntriesToSeal(tx, batchSize)
    if (entries.length === 0) return 0
    const heads = await listHeads(tx, [...new Set(entries.map(({ firmId }) => firmId))])
    // Microseconds, as the column is read back.
    const sealedAt = clock.now().toISOString().replace('Z', '000Z')
    await addSeals(tx, link(entries, heads, sealedAt))
    return entries.length
  })
}

/** Seals all that waits. */
export async function sealAll<DB>(parts: SealerParts<DB>): Promise<number> {
  let sealed = 0
  for (;;) {
    const count = await sealBatch(parts)
    sealed += count
    if (count < batchSize) return sealed
  }
}

/** Seals until stopped; any number of processes may. */
export function startSealer<DB>(parts: SealerParts<DB> & { logger: Logger }): { close(): Promise<void> } {
  let working: Promise<unknown> | undefined
  const run = (): void => {
    working ??= attempt().finally(() => {
      working = undefined
    })
  }
  const attempt = (): Promise<unknown> =>
    sealAll(parts).catch((error: unknown) =>
      parts.logger.warn({ error }, 'the audit log could not be sealed'),
    )
  const timer = setInterval(run, sealEveryMs)
  return {
    async close() {
      clearInterval(timer)
      await working
      // What was written since: a log that is looked at while nothing runs is whole.
      await attempt()
    },
  }
}
