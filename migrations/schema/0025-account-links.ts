import type { Kysely } from 'kysely'
import { run } from './tables.ts'

/**
 * Mails about addresses, and impersonations that run out: they are looked for every few seconds, so that the tenant
 * is told in its audit log even where nobody comes back (decisions D2). What kinds of mails there are, the code says.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await run(
    db,
    `alter table mail_message drop constraint mail_message_kind_check;
     alter table mail_message add constraint mail_message_kind_check check (kind ~ '^[a-z_]{1,40}$');
     create index session_running_out on session (expires_at) where parent_id is not null and revoked_at is null;
    `,
  )
}
