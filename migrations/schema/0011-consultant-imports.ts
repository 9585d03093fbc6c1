import type { Kysely } from 'kysely'
import { run } from './tables.ts'

/** Which import a consultant came with, so that it can be undone; people of a batch are found by an index. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await run(
    db,
    `alter table consultant add column import_batch_id uuid;
     create index consultant_by_import on consultant (firm_id, import_batch_id) where import_batch_id is not null;
     create index stakeholder_by_import on stakeholder (firm_id, client_id, import_batch_id) where import_batch_id is not null;`,
  )
}
