import type { Kysely } from 'kysely'
import { run } from './tables.ts'

/** What a tenant has that is not read yet, for an answer that found nothing and says so. Read rows are in neither index. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await run(
    db,
    `create index artifact_unread on artifact (firm_id, client_id) where indexing_status in ('PENDING', 'EXTRACTING', 'EMBEDDING');
     create index knowledge_source_unread on knowledge_source (firm_id, client_id) where status in ('PENDING', 'EMBEDDING') and kind = 'interview';
    `,
  )
}
