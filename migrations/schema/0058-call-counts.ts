import type { Kysely } from 'kysely'
import { run } from './tables.ts'

/**
 * Counts of calls that all processes share, in the form that rate-limiter-flexible gives them. They are worth nothing
 * after a crash, so that they are not logged; no role of a tenant reads them. The queue has a table rate_limit, which the
 * embedded session would find by that name.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await run(
    db,
    `create unlogged table call_count (key varchar(255) primary key, points integer not null default 0, expire bigint);
     create index call_count_by_end on call_count (expire);
    `,
  )
}
