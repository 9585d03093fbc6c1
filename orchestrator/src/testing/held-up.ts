import type { Database as DB } from '@parley/migrations/generated/database.ts'
import type { TestDatabase } from '@parley/server-kit/testing/test-database.ts'
import { setTimeout } from 'node:timers/promises'

/** Resolves once the work has ended, or so many sessions of the database wait for locks. For databases on a server. */
export async function endedOrHeldUp(
  database: TestDatabase<DB>,
  work: Promise<unknown>,
  sessions = 1,
): Promise<void> {
  const ended = work.then(
    () => true,
    () => true,
  )
  for (;;) {
    const waiting = await database.asOwner(
      `select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`,
    )
    if (waiting.length >= sessions || (await Promise.race([ended, setTimeout(5, false)]))) return
  }
}
