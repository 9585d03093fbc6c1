import type { Database as DB } from '@parley/migrations/generated/database.ts'
import type { Clock } from '@parley/server-kit/clock/clock.ts'
import { relayScope } from '@parley/server-kit/database/scope.ts'
import type { Database } from '@parley/server-kit/database/tenant-transaction.ts'
import { deleteOldViews } from './forgotten-views.queries.ts'

/** Deletes what was kept for as long as its firm wants it (`modelViewDays`). @returns how many calls */
export const forgetViews = ({ database, clock }: { database: Database<DB>; clock: Clock }): Promise<number> =>
  database.tenantTransaction(relayScope, (tx) => deleteOldViews(tx, clock.now()))
