import type { Kysely } from 'kysely'
import { allow, run } from './tables.ts'

/** Notifications and mails go after their time, and with the person whom they were for. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await allow(db, 'notification', {
    role: 'parley_auth',
    grants: 'select (id, firm_id, client_id, user_id, created_at), delete',
  })
  await run(
    db,
    `create index notification_by_time on notification (created_at);
     create index mail_message_by_user on mail_message (user_id) where user_id is not null;`,
  )
}
