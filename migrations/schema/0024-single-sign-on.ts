import type { Kysely } from 'kysely'
import { run } from './tables.ts'

/**
 * What single sign-on keeps beyond its six fields: how the provider proves who came, the proof of the e-mail domain,
 * the role of people who come for the first time, and which accounts an administrator lets it in for.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await run(
    db,
    `alter table sso_provider add column issuer text, add column protocol text check (protocol in ('oidc', 'oauth2')),
       add column domain_token text,
       add column domain_confirmed_by uuid references user_account (id) on delete set null, add column domain_reason text, add column provision_role_id uuid references role (id) on delete set null;
     create index sso_provider_by_role on sso_provider (provision_role_id) where provision_role_id is not null;
     create unique index sso_identity_of_user on sso_identity (user_id, provider_id);
     create index sso_state_by_time on sso_state (expires_at);
     create table sso_expected_link (user_id uuid primary key references user_account (id) on delete cascade,
       provider_id uuid not null references sso_provider (id) on delete cascade, created_at timestamptz(3) not null default now());
     create index sso_expected_link_by_provider on sso_expected_link (provider_id);
     grant select, insert, update, delete on sso_expected_link to parley_auth;
    `,
  )
}
