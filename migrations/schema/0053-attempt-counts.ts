import type { Kysely } from 'kysely'
import { run } from './tables.ts'

/**
 * Attempts at the secrets of an account, counted by where they come in (the door): from anywhere, from a device that
 * it was signed in on before, and from within its sessions. A lock of one is none of the others'.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await run(
    db,
    `create table attempt_count (user_id uuid not null references user_account (id) on delete cascade, door text not null,
       failed_attempts int not null, locked_until timestamptz(3), told_at timestamptz(3), primary key (user_id, door));
     grant select, insert, update, delete on attempt_count to parley_auth;
     insert into attempt_count (user_id, door, failed_attempts, locked_until)
       select user_id, 'anywhere', failed_attempts, locked_until from credential where failed_attempts > 0 or locked_until is not null;
     alter table credential drop column failed_attempts, drop column locked_until;
    `,
  )
}
