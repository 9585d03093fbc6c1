import type { Kysely } from 'kysely'
import { allow, protect, run, tenantPredicate } from './tables.ts'

/**
 * A person's views of lists belong to where they were made: a firm, or one client of it. Who loses a client loses the
 * views that they made in there. Nothing was kept in the table before. Accounts that are deleted take theirs along.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  const own = `${tenantPredicate('optional')} and user_id = (select app_user_id())`
  await run(
    db,
    `drop index saved_view_by_user;
     delete from saved_view;
     alter table saved_view add column firm_id uuid not null references consulting_firm (id) on delete cascade, add column client_id uuid,
       add column is_default boolean not null default false, add foreign key (firm_id, client_id) references client (firm_id, id) on delete cascade;
     create unique index saved_view_by_name on saved_view (user_id, firm_id, coalesce(client_id, firm_id), page, lower(name));
     create unique index saved_view_default on saved_view (user_id, firm_id, coalesce(client_id, firm_id), page) where is_default;
     create index saved_view_by_tenant on saved_view (firm_id, client_id);
     revoke insert, update on saved_view from parley_auth;
    `,
  )
  await protect(db, 'saved_view', { client: 'optional', using: own })
  await allow(db, 'saved_view', { role: 'parley_auth', grants: 'select, delete' })
}
