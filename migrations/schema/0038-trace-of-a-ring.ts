import type { Kysely } from 'kysely'
import { run } from './tables.ts'

/** A job's trace is linked to the one that rang for it; null while traces are off. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await run(db, `alter table outbox add column traceparent text;`)
}
