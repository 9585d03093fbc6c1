import { type Kysely, sql } from 'kysely'

/**
 * Earlier releases made a role for the tests of the product in every database. It goes; where another database of the
 * server still gives it rights, or tests use it (they let it pass row security), it stays with none in this one.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  const steps = [
    `if exists (select from pg_roles where rolname = 'parley_test_bypass') then
       drop owned by parley_test_bypass;
     end if;
     exception when insufficient_privilege or undefined_object then null;`,
    `if exists (select from pg_roles where rolname = 'parley_test_bypass' and not rolbypassrls) then
       drop role parley_test_bypass;
     end if;
     exception when dependent_objects_still_exist or insufficient_privilege or undefined_object or object_in_use then null;`,
  ]
  for (const step of steps) await sql.raw(`do $$ begin ${step} end $$`).execute(db)
}
