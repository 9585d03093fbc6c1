import type { Kysely } from 'kysely'
import { run } from './tables.ts'

/** When the person behind a session last proved who they are; sensitive actions ask for it again after a while. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await run(db, `alter table session add column proved_at timestamptz(3);`)
}
