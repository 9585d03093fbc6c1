import { type Kysely, sql } from 'kysely'
import { run } from './tables.ts'

/**
 * Long lists in order and counted from indexes alone, and clients of a scope looked up instead of gone through
 * (tens of thousands of people and clients; consultants of thousands of clients). What people are searched by is a
 * column, in small letters already: to make them small while searching is what took the time.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await lookClientsUp(db)
  await run(
    db,
    `alter table user_account add column words text generated always as (lower(first_name || ' ' || last_name || chr(10) || coalesce(email, ''))) stored;
     drop index user_account_words;
     create index user_account_words on user_account using gin (words gin_trgm_ops) where deleted_at is null;
     create index user_account_by_first_name on user_account (first_name, last_name, id) where deleted_at is null;
     create index user_account_by_state on user_account (is_obsolete, last_name, first_name, id) where deleted_at is null;
     create index user_account_of_time on user_account (created_at, id) where deleted_at is null;
     drop index user_account_in_time;
     create index user_account_of_address on user_account (email, id) where deleted_at is null;
     drop index user_account_by_address;
     create index user_account_by_consultant on user_account (consultant_id) where consultant_id is not null;
     create index user_role_by_tenant on user_role (role_id, firm_id, client_id);
     drop index user_role_by_role;
     drop index client_in_order;
     create index client_in_order on client (lower(name), id) include (name, is_obsolete);
     drop index initiative_in_order;
     create index initiative_in_order on initiative (lower(name), id) include (name);
     create index consultant_in_order on consultant (last_name, first_name, id);
     create index audit_event_in_time on audit_event (at, id);
     drop index audit_event_by_time;
     create index audit_event_by_action on audit_event (action, at, id);
     create index audit_event_by_kind on audit_event (entity, at, id);
     create index audit_event_by_subject on audit_event (subject_id, at);
    `,
  )
}

/**
 * A row's client was compared with the scope's clients one after the other. As a set they are hashed, once a query. All
 * policies say it in the same words, which the catalogue gives back in its own.
 */
const lookClientsUp = (db: Kysely<unknown>): Promise<unknown> =>
  sql`do $$ declare
      held record;
      listed constant text := '= ANY (( SELECT app_client_ids() AS app_client_ids)::uuid[])';
      looked_up constant text := 'IN (SELECT unnest(app_client_ids()))';
    begin
      for held in select tablename, policyname, qual, with_check from pg_policies
                   where strpos(qual, listed) > 0 or strpos(with_check, listed) > 0 loop
        if held.qual is not null then
          execute format('alter policy %I on %I using (%s)', held.policyname, held.tablename, replace(held.qual, listed, looked_up));
        end if;
        if held.with_check is not null then
          execute format('alter policy %I on %I with check (%s)', held.policyname, held.tablename, replace(held.with_check, listed, looked_up));
        end if;
      end loop;
    end $$`.execute(db)
