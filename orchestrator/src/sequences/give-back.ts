import { workerScope } from '@parley/server-kit/database/scope.ts'
import { onceDatabaseReturned } from '@parley/server-kit/database/wait-for-database.ts'
import { releaseLease } from '../runs/index.ts'
import type { EnginePorts } from '../steps/index.ts'

interface Given {
  run: { runId: string; firmId: string; clientId: string; holder: string }
  /** Of what the work on it ended. */
  lost: unknown
  stop: AbortSignal | undefined
}

/**
 * Gives a run back as soon as the database answers again: its lease would keep everybody off for half a minute after.
 * The holder names it, so that it is found even where the answer to taking it never came.
 * @throws where the database does not come back in time; the sweeper rings then
 */
export const giveBackWhenReturned = (
  { database }: Pick<EnginePorts, 'database'>,
  { run, lost, stop }: Given,
): Promise<void> =>
  onceDatabaseReturned(
    lost,
    () => database.tenantTransaction(workerScope(run), (tx) => releaseLease(tx, run)),
    stop,
  )
