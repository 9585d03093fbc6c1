import { setTimeout as delay } from 'node:timers/promises'
import { workerScope } from '@parley/server-kit/database/scope.ts'
import { isDatabaseLost } from '@parley/server-kit/database/lost-database.ts'
import type { EnginePorts } from '../steps/index.ts'
import { releaseLease, type StoredRun } from '../runs/index.ts'

const firstWaitMs = 200
const longestWaitMs = 2_000
/** Milliseconds after which the database is not waited for any more; the sweeper rings once it is back. */
const patienceMs = 10 * 60_000

/**
 * Gives a run back as soon as the database answers again: its lease would keep everybody off for half a minute after.
 * @returns whether it was given back, for whoever asks first
 */
export async function giveBackWhenReturned(
  { database, logger }: Pick<EnginePorts, 'database' | 'logger'>,
  run: StoredRun,
  stop: AbortSignal | undefined,
): Promise<boolean> {
  let wait = firstWaitMs
  for (let waited = 0; waited < patienceMs && stop?.aborted !== true; waited += wait) {
    await delay(wait)
    wait = Math.min(wait * 2, longestWaitMs)
    try {
      await database.tenantTransaction(workerScope(run), (tx) => releaseLease(tx, run))
      return true
    } catch (error) {
      if (!isDatabaseLost(error)) throw error
      logger.debug({ error, runId: run.runId }, 'a run waits for the database')
    }
  }
  return false
}
