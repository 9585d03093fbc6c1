import type { Kysely } from 'kysely'
import { run } from './tables.ts'

/** Who works on a run: a number that its worker makes, so that it knows its own run when the answer to taking it got lost. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await run(
    db,
    `alter table sequence_run add column held_by uuid;
    `,
  )
}
