import type { Database as DB } from '@parley/migrations/generated/database.ts'
import { relayScope } from '@parley/server-kit/database/scope.ts'
import type { Database } from '@parley/server-kit/database/tenant-transaction.ts'
import { deleteDeletedArtifacts } from './deleted-artifacts.queries.ts'

/** Lets go of deleted documents that cannot be brought back any more; the database notes their files (migration 0083). */
export const forgetDeletedArtifacts = ({ database }: { database: Database<DB> }): Promise<void> =>
  database.tenantTransaction(relayScope, deleteDeletedArtifacts)
