import type { Kysely } from 'kysely'
import { run } from './tables.ts'

/** The activity of one initiative, and what somebody has not read yet. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await run(
    db,
    `create index audit_event_by_initiative on audit_event (entity_id, at desc) where entity = 'initiative';
     create index notification_unread on notification (user_id, created_at desc) where read_at is null;
    `,
  )
}
