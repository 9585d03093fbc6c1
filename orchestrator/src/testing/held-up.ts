import type { Database as DB } from '@parley/migrations/generated/database.ts'
import type { TestDatabase } from '@parley/server-kit/testing/test-database.ts'
import { setTimeout } from 'node:timers/promises'

/** Resolves once the work has ended, or a session of the database waits for a lock. For databases on a server. */
export async function endedOrHeldUp(database: TestDatabase<DB>, work: Promise<unknown>): Promise<void> {
  const ended = work.then(
    () => true,
    () => true,
  )
  for (;;) {
    const waiting = await database.asOwner(
      `select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`,
    )
    if (waiting.length > 0 || (await Promise.race([ended, setTimeout(5, false)]))) return
  }
}
