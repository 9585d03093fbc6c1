import { type Kysely, sql } from 'kysely'

/**
 * For statements whose commit is on its way with them: where what they rest on does not hold, they fail, and nothing of
 * the transaction stays.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create function app_insist(holds boolean, what text) returns boolean language plpgsql as $$ begin
      if holds is not true then
        raise exception '%', what using errcode = 'PL409';
      end if;
      return true;
    end $$`.execute(db)
}
