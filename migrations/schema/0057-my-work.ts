import type { Kysely } from 'kysely'
import { run } from './tables.ts'

/** What waits for people is little of all that there is: it is found without reading the rest. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await run(
    db,
    `create index observation_open on observation (firm_id, client_id, phase_id, created_at) where status = 'OPEN';
     create index initiative_phase_due on initiative_phase (firm_id, client_id, planned_end) where status <> 'COMPLETED' and planned_end is not null;
     create index sequence_run_by_work on sequence_run (firm_id, client_id, status) where status in ('QUEUED', 'RUNNING', 'AWAITING_HUMAN', 'PAUSED');
     create index validation_run_by_work on validation_run (firm_id, client_id) where status = 'RUNNING'`,
  )
}
