import { sql, type Kysely } from 'kysely'

/**
 * Runtime roles (decisions D11, Scope) and what the row policies read. Roles are cluster-wide, so several
 * databases of one server may create them at once: whoever comes second is content.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`create extension if not exists vector`.execute(db)
  for (const role of ['parley_app', 'parley_auth', 'parley_platform', 'parley_relay']) {
    await sql
      .raw(
        `do $$ begin
           create role ${role} nologin nobypassrls;
         exception when duplicate_object or unique_violation or insufficient_privilege then null; end $$`,
      )
      .execute(db)
    await sql
      .raw(
        `do $$ begin
           grant ${role} to current_user;
         exception when others then null; end $$`,
      )
      .execute(db)
    await sql.raw(`grant usage on schema public to ${role}`).execute(db)
  }
  // Unset settings read '' on a reused connection, not NULL (security rules, Tenants).
  await sql`
    create function app_firm_id() returns uuid language sql stable parallel safe as
      $$ select nullif(current_setting('app.firm_id', true), '')::uuid $$`.execute(db)
  await sql`
    create function app_user_id() returns uuid language sql stable parallel safe as
      $$ select nullif(current_setting('app.user_id', true), '')::uuid $$`.execute(db)
  await sql`
    create function app_actor_kind() returns text language sql stable parallel safe as
      $$ select coalesce(current_setting('app.actor_kind', true), '') $$`.execute(db)
  await sql`
    create function app_all_clients() returns boolean language sql stable parallel safe as
      $$ select coalesce(current_setting('app.client_ids', true), '') = '*' $$`.execute(db)
  await sql`
    create function app_client_ids() returns uuid[] language sql stable parallel safe as
      $$ select case when coalesce(current_setting('app.client_ids', true), '') in ('', '*') then '{}'::uuid[]
                else string_to_array(current_setting('app.client_ids', true), ',')::uuid[] end $$`.execute(db)
}
