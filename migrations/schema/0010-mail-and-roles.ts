import { newId } from '@parley/contracts/ids.ts'
import { asRole } from '@parley/server-kit/database/as-role.ts'
import { sql, type Kysely } from 'kysely'
import { run } from './tables.ts'

/** The roles that come with the product and never change (decisions D1). */
const builtInRoles = [
  { name: 'SUPER_ADMIN', kind: 'super_admin', permissions: ['*'] },
  { name: 'Firm Admin', kind: 'firm', permissions: ['*'] },
  { name: 'Consultant', kind: 'firm', permissions: ['manage_initiatives', 'view_analytics'] },
  { name: 'Client Admin', kind: 'client', permissions: ['*'] },
  { name: 'Client Member', kind: 'client', permissions: ['manage_initiatives'] },
  { name: 'Client Viewer', kind: 'client', permissions: [] as string[] },
]

/**
 * A mail says what it is and for whom; its words, and the link in it, are made when it is sent, so that no secret
 * waits in the table. The built-in roles exist wherever the product does, not with the demo's data alone.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await run(
    db,
    `alter table mail_message add column kind text not null default 'notification' check (kind in ('invitation', 'password_reset', 'notification')),
       add column user_id uuid references user_account (id) on delete set null, add column data jsonb not null default '{}';
     create index mail_message_waiting on mail_message (created_at) where status = 'PENDING';
    `,
  )
  // Row security is forced on the tables' owner too.
  await asRole(db, 'platform', async () => {
    for (const { name, kind, permissions } of builtInRoles)
      await sql`insert into role (id, name, kind, permissions, is_immutable)
        values (${newId()}, ${name}, ${kind}, ${permissions}, true) on conflict do nothing`.execute(db)
  })
}
