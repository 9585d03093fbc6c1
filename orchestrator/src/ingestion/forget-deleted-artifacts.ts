import type { Database as DB } from '@parley/migrations/generated/database.ts'
import { relayScope } from '@parley/server-kit/database/scope.ts'
import type { Database } from '@parley/server-kit/database/tenant-transaction.ts'
import { sql } from 'kysely'

/** Lets go of deleted documents that cannot be brought back any more; the database notes their files (migration 0083). */
export const forgetDeletedArtifacts = ({ database }: { database: Database<DB> }): Promise<void> =>
  database.tenantTransaction(relayScope, async (tx) => {
    await tx
      .deleteFrom('deleted_artifact')
      .where(sql<boolean>`deleted_at <= now() - interval '1 hour'`)
      .execute()
  })
