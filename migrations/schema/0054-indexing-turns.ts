import type { Kysely } from 'kysely'
import { run } from './tables.ts'

/**
 * Documents whose firm has its share of the reading wait for its turn, and the row says so: who ends rings for the next
 * of them.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await run(
    db,
    `alter table artifact add column indexing_waits_since timestamptz(3);
     grant select (indexing_waits_since) on artifact to parley_relay;
     create index artifact_waiting on artifact (firm_id, created_at) where indexing_waits_since is not null;
     create index artifact_at_work on artifact (firm_id) where indexing_lease_until is not null;
    `,
  )
}
