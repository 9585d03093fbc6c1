import type { Kysely } from 'kysely'
import { run } from './tables.ts'

/**
 * Lists across all tenants, for super admins: the orders that they are shown in, and words anywhere in a name, which
 * trigrams find (Document 3; tens of thousands of people and clients).
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await run(
    db,
    `create extension if not exists pg_trgm;
     create index client_in_order on client (lower(name), id);
     create index client_in_time on client (created_at);
     create index client_words on client using gin (name gin_trgm_ops);
     create index user_account_in_order on user_account (last_name, first_name, id) where deleted_at is null;
     create index user_account_in_time on user_account (created_at) where deleted_at is null;
     create index user_account_by_address on user_account (email) where deleted_at is null;
     create index user_account_words on user_account using gin ((first_name || ' ' || last_name) gin_trgm_ops, email gin_trgm_ops) where deleted_at is null;
     create index initiative_in_order on initiative (lower(name), id);
     create index initiative_in_time on initiative (created_at, id);
     create index initiative_words on initiative using gin (name gin_trgm_ops);
     create index audit_event_by_actor on audit_event (actor_id, at desc);
     create index audit_event_by_entity on audit_event (entity_id, at desc);
    `,
  )
}
