import type { Kysely } from 'kysely'
import { run } from './tables.ts'

/** Until when a worker is sending a mail: who rings for it meanwhile does not have it sent twice. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await run(db, `alter table mail_message add column lease_until timestamptz(3);`)
}
