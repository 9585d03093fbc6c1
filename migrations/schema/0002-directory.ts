import type { Kysely } from 'kysely'
import { industryCodes } from '@parley/contracts/enums.ts'
import { allow, protect, record, run } from './tables.ts'
import { sql } from 'kysely'
import { newId } from '@parley/contracts/ids.ts'

/** Firms, clients, consultants, users, roles: known before and across tenants (Documents 1 and 3, section 3). */
export async function up(db: Kysely<unknown>): Promise<void> {
  await run(
    db,
    `create table industry (id uuid primary key, code text not null unique);
     create table consulting_firm (${record}, name text not null, is_obsolete boolean not null default false,
       settings jsonb not null default '{}');
     create table client (${record}, firm_id uuid not null references consulting_firm (id), name text not null,
       is_obsolete boolean not null default false, settings jsonb not null default '{}', unique (firm_id, id));
     create index client_by_name on client (firm_id, lower(name), id);
     create table client_industry (firm_id uuid not null, client_id uuid not null, industry_id uuid not null references industry (id),
       primary key (client_id, industry_id), foreign key (firm_id, client_id) references client (firm_id, id) on delete cascade);
     create index client_industry_by_tenant on client_industry (firm_id, client_id);
     create table consultant (${record}, firm_id uuid not null references consulting_firm (id), first_name text not null, last_name text not null,
       email text, phone text, position text, is_obsolete boolean not null default false, unique (firm_id, id));
     create index consultant_by_name on consultant (firm_id, lower(last_name), lower(first_name), id);
     create table consultant_client_access (firm_id uuid not null, consultant_id uuid not null, client_id uuid not null, can_access boolean not null default true,
       primary key (consultant_id, client_id),
       foreign key (firm_id, consultant_id) references consultant (firm_id, id) on delete cascade,
       foreign key (firm_id, client_id) references client (firm_id, id) on delete cascade);
     create index consultant_client_access_by_client on consultant_client_access (firm_id, client_id);
     create table user_account (${record}, firm_id uuid references consulting_firm (id), client_id uuid, consultant_id uuid,
       email text, first_name text not null default '', last_name text not null default '', is_super_admin boolean not null default false,
       is_obsolete boolean not null default false, deleted_at timestamptz(3), email_verified_at timestamptz(3), locale text not null default 'en',
       foreign key (firm_id, client_id) references client (firm_id, id),
       foreign key (firm_id, consultant_id) references consultant (firm_id, id),
       constraint one_kind check ((is_super_admin and firm_id is null and client_id is null and consultant_id is null)
         or (not is_super_admin and firm_id is not null and (client_id is null or consultant_id is null))),
       unique (firm_id, id));
     create unique index user_account_email on user_account (lower(email)) where email is not null;
     create index user_account_by_tenant on user_account (firm_id, client_id, lower(last_name), id);
     create table role (${record}, firm_id uuid references consulting_firm (id), client_id uuid, name text not null, description text,
       permissions text[] not null default '{}', is_immutable boolean not null default false, kind text not null default 'custom' check (kind in ('super_admin', 'firm', 'client', 'custom')),
       foreign key (firm_id, client_id) references client (firm_id, id) on delete cascade, check (client_id is null or firm_id is not null));
     create unique index role_name on role (coalesce(client_id, firm_id, '00000000-0000-0000-0000-000000000000'), lower(name));
     create table user_role (user_id uuid not null references user_account (id) on delete cascade, role_id uuid not null references role (id) on delete cascade,
       firm_id uuid references consulting_firm (id), client_id uuid, primary key (user_id, role_id));
     create index user_role_by_role on user_role (role_id);
    `,
  )
  for (const code of industryCodes)
    await sql`insert into industry (id, code) values (${newId()}, ${code})`.execute(db)
  await run(db, `grant select on industry to parley_app, parley_auth, parley_platform;`)

  await protect(db, 'consulting_firm', {
    client: 'none',
    using: 'id = (select app_firm_id())',
    grants: 'select, update',
  })
  await protect(db, 'client', {
    client: 'none',
    using:
      'firm_id = (select app_firm_id()) and ((select app_all_clients()) or id = any ((select app_client_ids())::uuid[]))',
  })
  await protect(db, 'client_industry', { client: 'required' })
  await protect(db, 'consultant', { client: 'none' })
  await protect(db, 'consultant_client_access', { client: 'required' })
  // A client's people see the names of the firm's people who work with them, never those of another client.
  await protect(db, 'user_account', {
    client: 'optional',
    using:
      'firm_id = (select app_firm_id()) and (client_id is null or (select app_all_clients()) or client_id = any ((select app_client_ids())::uuid[]))',
  })
  const ownRole =
    'firm_id = (select app_firm_id()) and (client_id is null or (select app_all_clients()) or client_id = any ((select app_client_ids())::uuid[]))'
  await protect(db, 'role', {
    client: 'optional',
    using: `firm_id is null or (${ownRole})`,
    check: `${ownRole} and not is_immutable`,
  })
  await protect(db, 'user_role', { client: 'optional', using: ownRole })

  for (const table of [
    'consulting_firm',
    'client',
    'client_industry',
    'consultant',
    'consultant_client_access',
    'user_account',
    'role',
    'user_role',
  ]) {
    await allow(db, table, {
      role: 'parley_auth',
      grants: table === 'user_account' ? 'select, update, insert' : 'select',
    })
    await allow(db, table, { role: 'parley_platform', grants: 'select, insert, update, delete' })
  }
}
