import type { Kysely } from 'kysely'
import { run } from './tables.ts'

/** Old links and refresh tokens are found by their time, to be deleted. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await run(
    db,
    `create index one_time_token_by_end on one_time_token (expires_at);
     create index refresh_token_by_end on refresh_token (expires_at);
    `,
  )
}
