import type { Kysely } from 'kysely'
import { run } from './tables.ts'

/** What became of what people told: read, answered, and the answer that they find beside it. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await run(
    db,
    `alter table feedback add column wants_answer boolean not null default false, add column state text not null default 'NEW' check (state in ('NEW', 'READ', 'ANSWERED')), add column answer text, add column answered_at timestamptz(3), add column updated_at timestamptz(3) not null default now();
     alter table feedback add constraint feedback_kind check (kind in ('IDEA', 'PROBLEM', 'PRAISE'));
     create index feedback_by_user on feedback (user_id, created_at desc);
     create index feedback_by_time on feedback (created_at desc);
     grant update on feedback to parley_platform;
    `,
  )
}
