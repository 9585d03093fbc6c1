import type { Database as DB } from '@parley/migrations/generated/database.ts'
import type { Clock } from '@parley/server-kit/clock/clock.ts'
import type { Database } from '@parley/server-kit/database/tenant-transaction.ts'
import type { FileStore } from '@parley/server-kit/files/file-store.ts'
import type { Logger } from '@parley/server-kit/logging/logger.ts'
import type { Secrets } from '@parley/server-kit/secrets/secret-keys.ts'

/** What the export and the erasure of clients need. */
export interface ArchivePorts {
  database: Database<DB>
  files: FileStore
  logger: Logger
  clock: Clock
  /** `PARLEY_SECRET`: archives are signed with a key that is made of it. */
  secret: Secrets
}
