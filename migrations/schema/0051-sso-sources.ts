import type { Kysely } from 'kysely'
import { run } from './tables.ts'

/** Texts one after the other, each with its length before it: no text can pass for two. */
const together = (columns: readonly string[]): string =>
  columns.map((column) => `length(${column})::text || ':' || ${column}`).join(` || `)

const source = [
  'provider',
  'oauth_client_id',
  'authorization_url',
  'token_url',
  'user_info_url',
  "coalesce(email_domain, '')",
]

/**
 * Where the people of a client come from, as one text that the database makes of it; and the same as it was when the
 * domain was verified, and when somebody allowed new accounts by it, with the permissions that they could give. What
 * differs from the present source counts no more, however the source came to change.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await run(
    db,
    `alter table sso_provider add column source text not null generated always as (${together(source)}) stored,
       add column verified_source text, add column provision_source text,
       add column provision_grants text[] not null default '{}';
     alter table role no force row level security;
     update sso_provider set verified_source = source where domain_verified_at is not null;
     update sso_provider p set provision_source = p.source, provision_grants = coalesce((select r.permissions from role r where r.id = p.provision_role_id), '{}')
       where p.provision_users and p.domain_verified_at is not null;
     alter table role force row level security;
     alter table sso_provider add constraint sso_provider_verified_source check (domain_verified_at is null or verified_source is not null);
    `,
  )
}
