import type { Kysely } from 'kysely'
import { run } from './tables.ts'

/** The language that agents write in for an initiative; null where the client or the inputs decide. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await run(
    db,
    `alter table initiative add column language text check (language in ('en', 'de'));
    `,
  )
}
