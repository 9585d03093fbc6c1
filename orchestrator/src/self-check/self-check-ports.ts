import type { Database as DB } from '@parley/migrations/generated/database.ts'
import type { Clock } from '@parley/server-kit/clock/clock.ts'
import type { Database } from '@parley/server-kit/database/tenant-transaction.ts'
import type { FileStore } from '@parley/server-kit/files/file-store.ts'
import type { Logger } from '@parley/server-kit/logging/logger.ts'

export interface SelfCheckPorts {
  database: Database<DB>
  files: Pick<FileStore, 'list'>
  clock: Clock
  logger: Logger
  /** Names of those that this release needs. */
  migrations: readonly string[]
}
