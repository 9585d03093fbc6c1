import type { Database as DB } from '@parley/migrations/generated/database.ts'
import { workerScope } from '@parley/server-kit/database/scope.ts'
import type { Database } from '@parley/server-kit/database/tenant-transaction.ts'
import { rewritePostings, takeSourcesToWrite, writePostings } from '../retrieval/index.ts'

/** Sources of one transaction. */
const sourcesAtOnce = 16

/**
 * Writes the words of a firm's sources that have none: those that were indexed before words were searched by postings,
 * and documents that have another name. Until then vectors find them, and renamed ones are found by their name before.
 * Each part commits on its own; two workers take different sources.
 */
export async function writeFirmPostings(
  database: Database<DB>,
  { firmId }: { firmId: string },
  signal?: AbortSignal,
): Promise<void> {
  let taken: number
  do {
    signal?.throwIfAborted()
    taken = await database.tenantTransaction(workerScope({ firmId, clientId: null }), async (tx) => {
      const sources = await takeSourcesToWrite(tx, sourcesAtOnce)
      for (const { sourceId, isWhole, ...owner } of sources)
        await (isWhole ? rewritePostings : writePostings)(tx, owner, { sourceId })
      return sources.length
    })
  } while (taken > 0)
}
