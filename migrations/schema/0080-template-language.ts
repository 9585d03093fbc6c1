import type { Kysely } from 'kysely'
import { run } from './tables.ts'

/** The language that a template is written in; initiatives made from it are in it too. Null where nobody has said. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await run(
    db,
    `alter table initiative_template add column language text check (language in ('en', 'de'));
    `,
  )
}
