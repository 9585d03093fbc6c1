import type { Kysely } from 'kysely'
import { run } from './tables.ts'

/**
 * What waits to be sealed is written beside each entry by the database itself, so that no way of writing an entry can
 * forget it, and finding it never goes through the log. The tenant reads which of its entries are sealed; the row
 * policy of the entries decides which those are.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await run(
    db,
    `create table audit_to_seal (audit_event_id uuid primary key references audit_event (id));
     create function audit_wait_for_seal() returns trigger language plpgsql as
      $$ begin insert into audit_to_seal select id from added; return null; end $$;
     create trigger wait_for_seal after insert on audit_event referencing new table as added for each statement execute function audit_wait_for_seal();
     grant insert on audit_to_seal to parley_app, parley_auth, parley_platform;
     grant select, delete on audit_to_seal to parley_relay;
     insert into audit_to_seal select id from audit_event e where not exists (select from audit_seal s where s.audit_event_id = e.id);
     alter table audit_seal enable row level security;
     alter table audit_seal force row level security;
     create policy seal on audit_seal to parley_relay using (true) with check (true);
     create policy read_all on audit_seal for select to parley_platform using (true);
     create policy tenant on audit_seal for select to parley_app
       using (firm_id = (select app_firm_id()) and exists (select from audit_event e where e.id = audit_event_id));
     grant select on audit_seal to parley_app;
     create index audit_event_by_tenant_action on audit_event (firm_id, action, at desc, id desc);
     drop index audit_event_by_tenant;
     create index audit_event_by_tenant on audit_event (firm_id, client_id, at desc, id desc);
     create index audit_event_by_firm on audit_event (firm_id, at desc, id desc);
    `,
  )
}
