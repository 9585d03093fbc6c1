import type { Kysely } from 'kysely'
import { run } from './tables.ts'

/**
 * A run's row is written anew with each of its turns and each renewal of its lease. Its lease stands in no index any
 * more (those at work are few, and the sweeper reads them all), and a page keeps room for its next versions: they stay
 * within it as heap-only updates, whose dead ones are let go of at once.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await run(
    db,
    `drop index sequence_run_to_sweep;
     create index sequence_run_to_sweep on sequence_run (created_at) where status in ('QUEUED', 'RUNNING');
     alter table sequence_run set (fillfactor = 50)`,
  )
}
