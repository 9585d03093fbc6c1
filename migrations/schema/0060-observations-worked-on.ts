import type { Kysely } from 'kysely'
import { clientTenant, protect, record, run } from './tables.ts'

/** Whose an observation is and until when, and what people say about it; comments go with it. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await run(
    db,
    `alter table observation add column assignee_id uuid references user_account (id) on delete set null, add column due_on date,
       add constraint observation_of_client unique (firm_id, client_id, id);
     create index observation_assigned on observation (firm_id, client_id, assignee_id, phase_id) where assignee_id is not null and status in ('OPEN', 'TO_REMEDIATE');
     create table observation_comment (${record}, ${clientTenant}, initiative_id uuid not null, observation_id uuid not null,
       foreign key (firm_id, client_id, observation_id) references observation (firm_id, client_id, id) on delete cascade,
       author_id uuid references user_account (id) on delete set null, text text not null);
     create index observation_comment_by_observation on observation_comment (firm_id, client_id, observation_id, created_at);
    `,
  )
  await protect(db, 'observation_comment', { client: 'required' })
}
