import type { Kysely } from 'kysely'
import { allow, clientTenant, protect, record, run } from './tables.ts'

/** Outbox, audit, notifications, exports, imports and the small records of later screens. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await run(
    db,
    `create table outbox (id uuid primary key, topic text not null, entity_id uuid not null, firm_id uuid, client_id uuid, created_at timestamptz(3) not null default now(), relayed_at timestamptz(3));
     create index outbox_to_relay on outbox (created_at) where relayed_at is null;
     create table audit_event (id uuid primary key, firm_id uuid, client_id uuid, at timestamptz(3) not null default now(), action text not null, entity text, entity_id uuid,
       subject_id uuid, actor_id uuid, session_id uuid, request_id text, details jsonb not null default '{}', ip_address text);
     create index audit_event_by_tenant on audit_event (firm_id, client_id, at desc);
     create index audit_event_by_time on audit_event (at desc);
     create table audit_seal (audit_event_id uuid primary key references audit_event (id), firm_id uuid, position bigint not null, hash bytea not null, previous_hash bytea, sealed_at timestamptz(3) not null default now());
     create unique index audit_seal_chain on audit_seal (coalesce(firm_id, '00000000-0000-0000-0000-000000000000'), position);
     create table notification (id uuid primary key, firm_id uuid, client_id uuid, user_id uuid not null references user_account (id) on delete cascade, kind text not null, title text not null, body text not null default '',
       link text, entity_id uuid, read_at timestamptz(3), created_at timestamptz(3) not null default now());
     create index notification_by_user on notification (user_id, created_at desc);
     create table export_job (${record}, ${clientTenant}, initiative_id uuid, phase_id uuid, kind text not null, format text not null, options jsonb not null default '{}',
       status text not null default 'PENDING' check (status in ('PENDING', 'IN_PROGRESS', 'COMPLETED', 'FAILED')), progress real not null default 0, generation int not null default 0, lease_until timestamptz(3),
       storage_key text, file_name text, error text, requested_by_id uuid references user_account (id) on delete set null);
     create index export_job_by_tenant on export_job (firm_id, client_id, created_at desc);
     create table import_batch (id uuid primary key, firm_id uuid not null references consulting_firm (id), client_id uuid, kind text not null, file_name text not null, status text not null default 'RUNNING', total int not null default 0, imported int not null default 0, failed int not null default 0,
       requested_by_id uuid references user_account (id) on delete set null, created_at timestamptz(3) not null default now(), undone_at timestamptz(3), foreign key (firm_id, client_id) references client (firm_id, id) on delete cascade);
     create index import_batch_by_tenant on import_batch (firm_id, client_id, created_at desc);
     create table knowledge_turn (id uuid primary key, firm_id uuid not null references consulting_firm (id), client_id uuid, user_id uuid not null references user_account (id) on delete cascade, role text not null check (role in ('user', 'assistant')),
       content text not null, metadata jsonb not null default '{}', created_at timestamptz(3) not null default now(), foreign key (firm_id, client_id) references client (firm_id, id) on delete cascade);
     create index knowledge_turn_by_user on knowledge_turn (firm_id, client_id, user_id, created_at);
     create table feedback (id uuid primary key, firm_id uuid, client_id uuid, user_id uuid references user_account (id) on delete set null, kind text not null, text text not null, page text, created_at timestamptz(3) not null default now());
     create table maturity_assessment (${record}, ${clientTenant}, answers jsonb not null, score real not null, created_by_id uuid references user_account (id) on delete set null);
     create index maturity_assessment_by_tenant on maturity_assessment (firm_id, client_id, created_at desc);
     create table saved_view (${record}, user_id uuid not null references user_account (id) on delete cascade, page text not null, name text not null, query text not null);
     create index saved_view_by_user on saved_view (user_id, page);
    `,
  )
  const firmMatches = `firm_id = (select app_firm_id())`
  const inScope = `(client_id is null or (select app_all_clients()) or client_id = any ((select app_client_ids())::uuid[]))`
  await protect(db, 'outbox', {
    client: 'optional',
    using: `${firmMatches} and ${inScope}`,
    grants: 'insert',
  })
  await allow(db, 'outbox', { role: 'parley_relay', grants: 'select, insert, update, delete' })
  await run(
    db,
    `create policy announce on outbox for insert to parley_auth, parley_platform with check (true);
    grant insert on outbox to parley_auth, parley_platform;
    `,
  )
  const auditReader = `${firmMatches} and case when client_id is null then (select app_actor_kind()) in ('firm', 'system') else ((select app_all_clients()) or client_id = any ((select app_client_ids())::uuid[])) end`
  await protect(db, 'audit_event', {
    client: 'optional',
    using: auditReader,
    check: `${firmMatches} and ${inScope}`,
    grants: 'select, insert',
  })
  await allow(db, 'audit_event', { role: 'parley_auth', grants: 'insert, select' })
  await allow(db, 'audit_event', { role: 'parley_platform', grants: 'insert, select' })
  await allow(db, 'audit_event', { role: 'parley_relay', grants: 'select' })
  await run(
    db,
    `grant select, insert on audit_seal to parley_relay;
    grant select on audit_seal to parley_platform;
    `,
  )
  await protect(db, 'notification', {
    client: 'optional',
    using: `${firmMatches} and user_id = (select app_user_id())`,
    check: `${firmMatches} and ${inScope}`,
  })
  await protect(db, 'export_job', { client: 'required' })
  await allow(db, 'export_job', {
    role: 'parley_relay',
    grants: 'select (id, firm_id, client_id, status, generation, lease_until)',
  })
  await protect(db, 'import_batch', { client: 'optional' })
  await protect(db, 'knowledge_turn', {
    client: 'optional',
    using: `${firmMatches} and user_id = (select app_user_id()) and ${inScope}`,
  })
  await protect(db, 'feedback', {
    client: 'optional',
    using: `${firmMatches} and user_id = (select app_user_id()) and ${inScope}`,
    grants: 'select, insert',
  })
  await allow(db, 'feedback', { role: 'parley_platform', grants: 'select, insert, delete' })
  await protect(db, 'maturity_assessment', { client: 'required' })
  await run(
    db,
    `grant select, insert, update, delete on saved_view to parley_auth;
    `,
  )
}
