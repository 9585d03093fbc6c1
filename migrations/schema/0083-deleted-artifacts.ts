import type { Kysely } from 'kysely'
import { allow, protect, run } from './tables.ts'

/**
 * Documents that were deleted and can be brought back for an hour. They stand apart from documents, so that nothing that
 * reads, searches or quotes those meets them; of their text nothing is kept. Whatever way a row goes, the database notes
 * its file, unless a document has it again.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await run(
    db,
    `create table deleted_artifact (id uuid primary key, created_at timestamptz(3) not null, updated_at timestamptz(3) not null,
       firm_id uuid not null references consulting_firm (id), client_id uuid, initiative_id uuid, name text not null, file_name text not null, mime_type text not null,
       size bigint not null, storage_key text not null, content_hash text not null, department text, tags text[] not null, description text, scope text not null,
       use_in_client_work boolean not null, uploaded_by_id uuid references user_account (id) on delete set null, deleted_at timestamptz(3) not null default now(),
       foreign key (firm_id, client_id) references client (firm_id, id) on delete cascade,
       foreign key (firm_id, client_id, initiative_id) references initiative (firm_id, client_id, id) on delete cascade);
     create index deleted_artifact_by_client on deleted_artifact (firm_id, client_id, initiative_id);
     create index deleted_artifact_by_uploader on deleted_artifact (uploaded_by_id) where uploaded_by_id is not null;
     create index deleted_artifact_by_time on deleted_artifact (deleted_at);
     create index deleted_artifact_by_file on deleted_artifact (storage_key);
     create function deleted_artifact_files() returns trigger language plpgsql as
      $$ begin insert into file_to_delete (key) select r.storage_key from removed r where r.storage_key <> '' and not exists (select from artifact a where a.storage_key = r.storage_key) on conflict do nothing; return null; end $$;
     create trigger files_to_delete after delete on deleted_artifact referencing old table as removed for each statement execute function deleted_artifact_files();
    `,
  )
  // A row is locked while it is brought back, which asks for the right to change it.
  await protect(db, 'deleted_artifact', { client: 'optional' })
  await allow(db, 'deleted_artifact', {
    role: 'parley_relay',
    grants: 'select (id, storage_key, deleted_at), delete',
  })
}
