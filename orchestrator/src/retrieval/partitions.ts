import type { Database as DB } from '@parley/migrations/generated/database.ts'
import { maintenanceScope } from '@parley/server-kit/database/scope.ts'
import type { Database } from '@parley/server-kit/database/tenant-transaction.ts'
import { exactChunks } from './nearest-by-index.ts'
import { makeIndexes } from './partition-indexes.queries.ts'
import {
  listSharedParts,
  measureScatter,
  moveToOwn,
  moveToShared,
  orderByTenant,
  type PartitionBounds,
  readPlace,
  takeTurn,
} from './partition.queries.ts'

export const partitionBounds: PartitionBounds = {
  promoteFrom: exactChunks,
  demoteBelow: Math.floor(exactChunks / 2),
}

export type Placed = 'moved-to-own' | 'moved-to-shared' | 'indexed' | 'kept' | 'busy'

/**
 * Gives a tenant a partition of its own with an index of nearest neighbours, or takes it back, by its number of
 * vectors (architecture, Retrieval). Safe to repeat and to kill at any moment; whoever writes or searches meanwhile
 * waits at most for the last step, and finds everything.
 * @throws Error when others kept a lock for some seconds: to be tried again later
 */
export async function placeTenant(
  database: Database<DB>,
  tenantKey: string,
  bounds: PartitionBounds = partitionBounds,
): Promise<Placed> {
  return database.tenantTransaction(maintenanceScope, async (tx) => {
    if (!(await takeTurn(tx))) return 'busy'
    const { count, isOwn } = await readPlace(tx, tenantKey)
    if (!isOwn && count >= bounds.promoteFrom) {
      await moveToOwn(tx, tenantKey)
      return 'moved-to-own'
    }
    if (isOwn && count < bounds.demoteBelow) {
      await moveToShared(tx, tenantKey)
      return 'moved-to-shared'
    }
    // The firm's embedder may have changed since.
    if (isOwn && (await makeIndexes(tx, tenantKey))) return 'indexed'
    return 'kept'
  })
}

/** A part whose pages are read so many times over is put in order, if it has so many rows. */
const worthOrdering = { scatter: 2, rows: 1_000 }

/**
 * Puts the vectors of tenants that share partitions together by tenant, so that a search reads few pages; one part at
 * a time, the others are searched meanwhile.
 * @returns the parts that were put in order
 */
export async function orderSharedParts(database: Database<DB>, worth = worthOrdering): Promise<string[]> {
  const parts = await database.tenantRead(maintenanceScope, listSharedParts)
  const ordered: string[] = []
  for (const part of parts) {
    const isOrdered = await database.tenantTransaction(maintenanceScope, async (tx) => {
      const { rows, scatter } = await measureScatter(tx, part)
      if (rows < worth.rows || scatter < worth.scatter) return false
      await orderByTenant(tx, part)
      return true
    })
    if (isOrdered) ordered.push(part)
  }
  return ordered
}
