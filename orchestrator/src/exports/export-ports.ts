import type { Database as DB } from '@parley/migrations/generated/database.ts'
import type { Clock } from '@parley/server-kit/clock/clock.ts'
import type { Database } from '@parley/server-kit/database/tenant-transaction.ts'
import type { EventBus } from '@parley/server-kit/events/event-bus.ts'
import type { FileStore } from '@parley/server-kit/files/file-store.ts'
import type { Logger } from '@parley/server-kit/logging/logger.ts'
import type { DeckRenderer } from '@parley/decks/renderers.ts'

/** What the making of exports needs. */
export interface ExportPorts {
  database: Database<DB>
  events: EventBus
  files: FileStore
  logger: Logger
  clock: Clock
  renderer: DeckRenderer
  /** Between what is done and what is stored of it, in tests. */
  fault?: (point: 'before-store' | 'before-commit' | 'after-commit') => Promise<void> | void
}
