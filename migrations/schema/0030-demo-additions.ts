import type { Kysely } from 'kysely'
import { record, run } from './tables.ts'

/**
 * What a person has told the agents of the demo deck, and their answers. The story is made up and belongs to no tenant,
 * so what is added belongs to the account alone; the role of accounts alone comes to it.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await run(
    db,
    `create table demo_addition (${record}, user_id uuid not null references user_account (id) on delete cascade, slide text not null, content text not null,
       reply text, reply_slide text, reply_provider text, reply_model text);
     create index demo_addition_by_user on demo_addition (user_id, created_at);
     grant select, insert, update, delete on demo_addition to parley_auth;
    `,
  )
}
