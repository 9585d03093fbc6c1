import type { Database as DB } from '@parley/migrations/generated/database.ts'
import type { Clock } from '@parley/server-kit/clock/clock.ts'
import { relayScope } from '@parley/server-kit/database/scope.ts'
import type { Database } from '@parley/server-kit/database/tenant-transaction.ts'
import { deleteOldReadings } from './claim-readings.queries.ts'

/** Redos and follow-ups come within days; after that a claim is read anew. */
const keptDays = 30

/** Deletes readings that nobody is likely to ask for again. @returns how many */
export const forgetReadings = ({
  database,
  clock,
}: {
  database: Database<DB>
  clock: Clock
}): Promise<number> =>
  database.tenantTransaction(relayScope, (tx) => deleteOldReadings(tx, clock.now(), keptDays))
