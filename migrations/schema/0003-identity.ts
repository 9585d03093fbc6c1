import type { Kysely } from 'kysely'
import { record, run } from './tables.ts'

/**
 * Credentials, sessions and single-use tokens: the role `parley_auth` alone, because they are needed before a
 * tenant is known (decisions D2 and D11). Secrets are stored hashed or encrypted, never as they are.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await run(
    db,
    `create table credential (user_id uuid primary key references user_account (id) on delete cascade, password_hash text,
       password_changed_at timestamptz(3), failed_attempts int not null default 0, locked_until timestamptz(3), last_login_at timestamptz(3), first_login_at timestamptz(3));
     create table two_factor (user_id uuid primary key references user_account (id) on delete cascade, secret_encrypted bytea not null, enabled_at timestamptz(3), last_step bigint);
     create table backup_code (id uuid primary key, user_id uuid not null references user_account (id) on delete cascade, code_hash text not null, used_at timestamptz(3));
     create index backup_code_by_user on backup_code (user_id);
     create table session (${record}, user_id uuid not null references user_account (id) on delete cascade, parent_id uuid references session (id) on delete cascade,
       firm_id uuid, client_id uuid, acting_as text check (acting_as in ('firm', 'client')), reason text,
       last_seen_at timestamptz(3) not null default now(), expires_at timestamptz(3) not null, revoked_at timestamptz(3), revoked_reason text,
       user_agent text, ip_address text, second_factor_at timestamptz(3));
     create index session_by_user on session (user_id, created_at);
     create index session_by_parent on session (parent_id) where parent_id is not null;
     create table refresh_token (id uuid primary key, session_id uuid not null references session (id) on delete cascade, token_hash bytea not null unique,
       created_at timestamptz(3) not null default now(), expires_at timestamptz(3) not null, rotated_at timestamptz(3));
     create index refresh_token_by_session on refresh_token (session_id);
     create table one_time_token (id uuid primary key, user_id uuid references user_account (id) on delete cascade, purpose text not null,
       token_hash bytea not null unique, data jsonb not null default '{}', created_at timestamptz(3) not null default now(), expires_at timestamptz(3) not null, used_at timestamptz(3));
     create index one_time_token_by_user on one_time_token (user_id, purpose);
     create table live_ticket (id uuid primary key, token_hash bytea not null unique, session_id uuid not null references session (id) on delete cascade,
       phase_id uuid, expires_at timestamptz(3) not null, used_at timestamptz(3));
     create table sso_provider (${record}, firm_id uuid not null, client_id uuid not null, provider text not null, oauth_client_id text not null, client_secret_encrypted bytea not null,
       redirect_uri text not null, authorization_url text not null, token_url text not null, user_info_url text not null, email_domain text,
       domain_verified_at timestamptz(3), is_active boolean not null default true, provision_users boolean not null default false,
       foreign key (firm_id, client_id) references client (firm_id, id) on delete cascade, unique (client_id));
     create unique index sso_provider_domain on sso_provider (lower(email_domain)) where domain_verified_at is not null;
     create table sso_identity (id uuid primary key, provider_id uuid not null references sso_provider (id) on delete cascade, subject text not null,
       user_id uuid not null references user_account (id) on delete cascade, linked_at timestamptz(3) not null default now(), unique (provider_id, subject));
     create table sso_state (id uuid primary key, state_hash bytea not null unique, provider_id uuid not null, data_encrypted bytea not null, expires_at timestamptz(3) not null);
     create table mail_message (id uuid primary key, to_address text not null, subject text not null, text_body text not null, html_body text,
       status text not null default 'PENDING' check (status in ('PENDING', 'SENT', 'KEPT', 'FAILED')), attempts int not null default 0, error text,
       created_at timestamptz(3) not null default now(), sent_at timestamptz(3));
     create index mail_message_by_time on mail_message (created_at desc);
     create table idempotency_key (user_id uuid not null, key text not null, route text not null, request_hash text not null, status int, response jsonb,
       created_at timestamptz(3) not null default now(), primary key (user_id, key));
     create index idempotency_key_by_time on idempotency_key (created_at);
    `,
  )
  const tables = [
    'credential',
    'two_factor',
    'backup_code',
    'session',
    'refresh_token',
    'one_time_token',
    'live_ticket',
    'sso_provider',
    'sso_identity',
    'sso_state',
    'mail_message',
    'idempotency_key',
  ]
  for (const table of tables)
    await run(db, `grant select, insert, update, delete on ${table} to parley_auth;`)
  await run(
    db,
    `grant select, update on mail_message to parley_relay, parley_platform;
    `,
  )
}
