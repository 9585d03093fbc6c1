import type { Kysely } from 'kysely'
import { run } from './tables.ts'

/**
 * The newest initiatives of a firm, as its list opens, in their order: without it the server went through those of all
 * firms until it had a page of this one's.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await run(db, `create index initiative_of_firm_in_time on initiative (firm_id, created_at desc, id)`)
}
