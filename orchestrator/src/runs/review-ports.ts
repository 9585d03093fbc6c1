import type { Database as DB } from '@parley/migrations/generated/database.ts'
import type { Database } from '@parley/server-kit/database/tenant-transaction.ts'
import { afterCommit } from '@parley/server-kit/database/transaction-context.ts'
import type { EventBus } from '@parley/server-kit/events/event-bus.ts'
import type { Logger } from '@parley/server-kit/logging/logger.ts'

/** What people's commands need of their surroundings. */
export interface ReviewPorts {
  database: Database<DB>
  events: EventBus
  logger: Logger
  /** Aborted when this process stops, so that no command waits for its job any longer. */
  stopping?: AbortSignal
}

/** Channel of the bus on which people's commands nudge the worker of a run; it looks in the tables for what they did. */
export const runChannel = (runId: string): string => `run.${runId}`

/** Has the worker of a run look at once, when the command is committed. */
export function nudgeWorker({ events, logger }: ReviewPorts, runId: string): void {
  afterCommit(() => {
    events
      .publish(runChannel(runId), {})
      .catch((error: unknown) => logger.warn({ error, runId }, 'a worker was not nudged'))
  })
}
