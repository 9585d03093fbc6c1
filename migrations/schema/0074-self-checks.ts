import type { Kysely } from 'kysely'
import { allow, record, run } from './tables.ts'

/**
 * What the daily look over the whole product found: ids and names of the catalogue alone, no tenant's words. The relay,
 * which makes it, is let at the ids by which rows hang together, and at the keys of files.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await run(
    db,
    `create table self_check (${record}, status text not null default 'PENDING' check (status in ('PENDING', 'RUNNING', 'DONE', 'FAILED')),
       generation int not null default 0, lease_until timestamptz(3), requested_by_id uuid references user_account (id) on delete set null,
       started_at timestamptz(3), finished_at timestamptz(3), results jsonb not null default '[]', found int not null default 0);
     create unique index self_check_at_work on self_check ((true)) where status in ('PENDING', 'RUNNING');
     create index self_check_by_time on self_check (created_at desc);
     create index self_check_by_person on self_check (requested_by_id) where requested_by_id is not null;
     grant select, insert on self_check to parley_platform;
     grant select, insert, update, delete on self_check to parley_relay;
     grant select on kysely_migration to parley_relay;
     grant select (storage_key) on artifact to parley_relay;
     grant select (storage_key) on export_job to parley_relay;
     create index artifact_by_file on artifact (storage_key) where storage_key <> '';
    `,
  )
  await allow(db, 'client', { role: 'parley_relay', grants: 'select (id)' })
  for (const table of ['notification', 'feedback'])
    await allow(db, table, { role: 'parley_relay', grants: 'select (id, firm_id, client_id)' })
  for (const table of ['knowledge_chunk', 'posting_group'])
    await allow(db, table, { role: 'parley_relay', grants: 'select (id, source_kind, source_id)' })
}
