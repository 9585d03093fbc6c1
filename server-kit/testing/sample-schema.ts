import { sql } from 'kysely'
import type { Migrations } from '../database/migrate.ts'
import type { TenantTables } from '../database/tenant-tables.ts'
import type { TestSchema } from './product-schema.ts'

/** A small schema with the shapes that the product has, so that this package is tested without it. */
export interface SampleTables {
  note: { id: string; firm_id: string; client_id: string; title: string; stars: number }
  source: { id: string; firm_id: string; client_id: string | null; title: string }
  pattern: { id: string; firm_id: string | null; owner_firm_id: string; title: string }
  paper: { id: string; firm_id: string; client_id: string | null; title: string; use_in_client_work: boolean }
  label: { name: string }
}

export const sampleTenantTables: TenantTables = {
  note: { firm: 'firm_id', client: 'client_id' },
  source: { firm: 'firm_id', client: 'client_id', clientOptional: true },
  pattern: { firm: 'firm_id', rule: 'own', owner: 'owner_firm_id' },
  paper: { firm: 'firm_id', client: 'client_id', clientOptional: true, rule: 'shared' },
  outbox: { firm: 'firm_id', client: 'client_id', clientOptional: true, rule: 'names' },
  phase_event: { firm: 'firm_id', client: 'client_id' },
  phase_event_counter: { firm: 'firm_id', client: 'client_id' },
}

const firm = `(select nullif(current_setting('app.firm_id', true), '')::uuid)`
const clients = `(select case when current_setting('app.client_ids', true) = '*' then null else string_to_array(nullif(current_setting('app.client_ids', true), ''), ',')::uuid[] end)`
const everyClient = `(select coalesce(current_setting('app.client_ids', true), '') = '*')`

const statements = [
  ...['parley_app', 'parley_auth', 'parley_platform', 'parley_relay'].map(
    (role) =>
      `do $$ begin if not exists (select from pg_roles where rolname = '${role}') then create role ${role}; end if; end $$`,
  ),
  `create table note (id uuid primary key, firm_id uuid not null, client_id uuid not null, title text not null unique, stars int not null default 0)`,
  `create table source (id uuid primary key, firm_id uuid not null, client_id uuid, title text not null)`,
  `create table pattern (id uuid primary key, firm_id uuid, owner_firm_id uuid not null, title text not null)`,
  `create table paper (id uuid primary key, firm_id uuid not null, client_id uuid, title text not null, use_in_client_work boolean not null default false)`,
  `create table label (name text primary key)`,
  `alter table note enable row level security`,
  `alter table note force row level security`,
  `create policy tenant on note using (firm_id = ${firm} and (${everyClient} or client_id = any (${clients}::uuid[])))`,
  `create table outbox (id uuid primary key, topic text not null, entity_id uuid not null, firm_id uuid, client_id uuid, created_at timestamptz not null default now(), relayed_at timestamptz, answered_at timestamptz, traceparent text)`,
  `create table phase_event_counter (phase_id uuid primary key, firm_id uuid not null, client_id uuid not null, last_seq bigint not null)`,
  `create table phase_event (phase_id uuid, seq bigint, firm_id uuid not null, client_id uuid not null, type text not null, data jsonb not null, at timestamptz not null, primary key (phase_id, seq))`,
  `grant select, insert, update, delete on all tables in schema public to parley_app`,
  `create table worker_process (id uuid primary key, heard_at timestamptz not null default now())`,
  `grant select, update, delete on outbox to parley_relay`,
  `grant select, insert, update, delete on worker_process to parley_relay`,
]

const migrations: Migrations = {
  '0001-sample': {
    up: async (db) => {
      for (const statement of statements) await sql.raw(statement).execute(db)
    },
  },
}

export const sampleSchema: TestSchema = { migrations, tenantTables: sampleTenantTables, version: 'sample-5' }
