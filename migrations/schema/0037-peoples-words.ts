import type { Kysely } from 'kysely'
import { run } from './tables.ts'

/**
 * What people say binds the agents of their phase until it is met; what a redo asks for says whose words it is; what
 * the moderator decided, and by whom, stays with the turn that it read.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await run(
    db,
    `alter table hitl_message add column binds text check (binds in ('request', 'decision')),
       add column met_by_id uuid, add column met_at timestamptz(3);
     alter table agent_interaction add column feedback_by text check (feedback_by in ('person', 'agent')),
       add column decision jsonb, add column if not exists truncated boolean not null default false,
       add column if not exists stands_in_for text;
    `,
  )
}
