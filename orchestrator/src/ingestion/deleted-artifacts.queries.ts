import { sql } from 'kysely'
import type { Tx } from './artifact-index.queries.ts'

/** Those that cannot be brought back any more; as the relay. */
export async function deleteDeletedArtifacts(tx: Tx): Promise<void> {
  await tx
    .deleteFrom('deleted_artifact')
    .where(sql<boolean>`deleted_at <= now() - interval '1 hour'`)
    .execute()
}
