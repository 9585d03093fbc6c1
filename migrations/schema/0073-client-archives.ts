import type { Kysely } from 'kysely'
import { allow, protect, record, run } from './tables.ts'

/** Rows of a client that its people alone read, for a job that works for the client as a whole. */
const ofClientForJobs = `(select app_actor_kind()) = 'system' and firm_id = (select app_firm_id()) and client_id in (select unnest(app_client_ids()))`

/**
 * Exports and erasures of whole clients. A row outlives its client: it says what was made and erased, by ids, and names
 * the client for as long as the export is kept.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await run(
    db,
    `create table client_archive (${record}, firm_id uuid not null references consulting_firm (id), client_id uuid not null, client_name text not null default '',
       kind text not null check (kind in ('EXPORT', 'ERASURE')),
       status text not null default 'PENDING' check (status in ('REQUESTED', 'PENDING', 'IN_PROGRESS', 'READY', 'ERASED', 'CANCELLED', 'FAILED', 'EXPIRED')),
       generation int not null default 0, failures int not null default 0, lease_until timestamptz(3), storage_key text, size bigint, contents jsonb,
       signed_by text, error text, requested_by_id uuid references user_account (id) on delete set null, finished_at timestamptz(3), expires_at timestamptz(3));
     create index client_archive_by_client on client_archive (firm_id, client_id, created_at desc);
     create index client_archive_by_person on client_archive (requested_by_id) where requested_by_id is not null;
     create unique index client_archive_at_work on client_archive (firm_id, client_id, kind) where status in ('REQUESTED', 'PENDING', 'IN_PROGRESS');
     create index client_archive_by_expiry on client_archive (expires_at) where status = 'READY';
    `,
  )
  await protect(db, 'client_archive', { client: 'required', grants: 'select, insert, update' })
  await allow(db, 'client_archive', { role: 'parley_platform', grants: 'select, insert, update' })
  await allow(db, 'client_archive', {
    role: 'parley_relay',
    grants:
      'select (id, firm_id, client_id, status, lease_until, created_at, updated_at, expires_at, storage_key), update (status, storage_key, client_name, updated_at)',
  })
  for (const table of ['notification', 'knowledge_turn', 'feedback'])
    await run(
      db,
      `create policy whole_client_read on ${table} for select to parley_app using (${ofClientForJobs});
       create policy whole_client_delete on ${table} for delete to parley_app using (${ofClientForJobs});
      `,
    )
  await run(
    db,
    `grant delete on feedback to parley_app;
    `,
  )
}
