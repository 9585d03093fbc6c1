import type { Kysely } from 'kysely'
import { run } from './tables.ts'

/**
 * Exports end with their initiative, after seven days, or when their person deletes them. Each attempt at one writes
 * under a key of its own: the row's first 28 digits and the attempt's number. Whatever way the row goes, the database
 * itself notes which files go with it, so that no process that dies leaves one behind.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await run(
    db,
    `delete from export_job;
     alter table export_job drop column phase_id, alter column initiative_id set not null, alter column storage_key set not null,
       alter column requested_by_id set not null,
       add column size bigint, add column failures int not null default 0,
       add column expires_at timestamptz(3) not null default now() + interval '7 days',
       add constraint export_job_initiative foreign key (firm_id, client_id, initiative_id) references initiative (firm_id, client_id, id) on delete cascade,
       drop constraint export_job_requested_by_id_fkey,
       add constraint export_job_person foreign key (requested_by_id) references user_account (id) on delete cascade;
     create index export_job_by_initiative on export_job (firm_id, client_id, initiative_id);
     create index export_job_by_person on export_job (requested_by_id, created_at desc);
     create index export_job_by_expiry on export_job (expires_at);
     grant select (expires_at, created_at), delete on export_job to parley_relay;
     create table file_to_delete (key text primary key, since timestamptz(3) not null default now());
     create function export_files_to_delete() returns trigger language plpgsql as
      $$ begin insert into file_to_delete select left(storage_key, 28) || lpad(to_hex(attempt), 4, '0') from removed, generate_series(1, generation) attempt; return null; end $$;
     create trigger files_to_delete after delete on export_job referencing old table as removed for each statement execute function export_files_to_delete();
     grant insert on file_to_delete to parley_app, parley_relay;
     grant select, delete on file_to_delete to parley_relay;
    `,
  )
}
