import type { Kysely } from 'kysely'
import { sql } from 'kysely'
import { run } from './tables.ts'

/** What the product works as; the login of a deployment is given this one role (Security, "Tenants"). */
const becomes = ['parley_app', 'parley_auth', 'parley_platform', 'parley_relay', 'parley_maintenance']

/**
 * The rights of the login that the servers use. It may become the roles of the product without having what they have:
 * without one of them it reads the list of migrations and counts calls, and that is all.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  const attempts = [
    'create role parley_runtime nologin nobypassrls',
    'grant parley_runtime to current_user',
    ...becomes.map((role) => `grant ${role} to parley_runtime with inherit false, set true`),
  ]
  // Roles are the whole server's: another database of it may have made them, and they may be somebody else's.
  for (const attempt of attempts)
    await sql.raw(`do $$ begin ${attempt}; exception when others then null; end $$`).execute(db)
  await run(
    db,
    `grant usage on schema public to parley_runtime;
     grant select on kysely_migration to parley_runtime;
     grant select, insert, update, delete on call_count to parley_runtime;
    `,
  )
}
