import type { Database as DB } from '@parley/migrations/generated/database.ts'
import type { Clock } from '@parley/server-kit/clock/clock.ts'
import { relayScope } from '@parley/server-kit/database/scope.ts'
import type { Database } from '@parley/server-kit/database/tenant-transaction.ts'
import type { Queue } from '@parley/server-kit/queue/queue.ts'
import { listMisplacedTenants, partitionBounds } from '../retrieval/index.ts'

/** Milliseconds between looks at how many vectors tenants have. */
export const upkeepEveryMs = 5 * 60_000
const orderEveryMs = 60 * 60_000

/** Rings that are about no row in particular. */
const nothing = '00000000-0000-0000-0000-000000000000'

interface UpkeepParts {
  database: Database<DB>
  queue: Pick<Queue, 'add'>
  clock: Clock
}

/**
 * Rings for each tenant whose vectors have become too many for the shared partitions, or too few for one of its own,
 * and once an hour for the shared ones to be put in order (architecture, Retrieval).
 */
export async function ringForUpkeep(
  { database, queue, clock }: UpkeepParts,
  bounds = partitionBounds,
): Promise<void> {
  const misplaced = await database.tenantRead(relayScope, (tx) => listMisplacedTenants(tx, bounds))
  const now = clock.now().getTime()
  const tenant = { firmId: null, clientId: null }
  for (const entityId of misplaced)
    // A ring that failed for good is kept under its id: the next look must have another.
    await queue.add({
      ...tenant,
      topic: 'knowledge.place',
      entityId,
      id: `place-${entityId}-${Math.floor(now / upkeepEveryMs)}`,
    })
  if (now % orderEveryMs < upkeepEveryMs) {
    const id = `order-${Math.floor(now / orderEveryMs)}`
    await queue.add({ ...tenant, topic: 'knowledge.order', entityId: nothing, id })
  }
}
