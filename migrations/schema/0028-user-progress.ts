import type { Kysely } from 'kysely'
import { run } from './tables.ts'

/**
 * What a person has seen and done of guides, tour and first steps. It belongs to the account and to no tenant, so that
 * it is the same inside a client; the role of accounts alone comes to it.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await run(
    db,
    `create table user_progress (user_id uuid not null references user_account (id) on delete cascade, key text not null, state text not null, updated_at timestamptz(3) not null default now(), primary key (user_id, key));
     grant select, insert, update, delete on user_progress to parley_auth;
    `,
  )
}
