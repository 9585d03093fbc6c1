import type { Database as DB } from '@parley/migrations/generated/database.ts'
import { relayScope, workerScope } from '@parley/server-kit/database/scope.ts'
import type { Database } from '@parley/server-kit/database/tenant-transaction.ts'
import { closeAbandonedCall, listAbandonedCalls } from '../agents/index.ts'

/** Closes what stopped processes left open and gives back what it reserved. @returns how many calls were found */
export async function closeAbandonedCalls(database: Database<DB>): Promise<number> {
  const calls = await database.tenantRead(relayScope, listAbandonedCalls)
  for (const call of calls)
    await database.tenantTransaction(workerScope(call), (tx) => closeAbandonedCall(tx, call))
  return calls.length
}
