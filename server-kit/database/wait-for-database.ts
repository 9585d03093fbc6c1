import { setTimeout as delay } from 'node:timers/promises'
import { isDatabaseLost } from './lost-database.ts'

const firstWaitMs = 200
const longestWaitMs = 2_000
/** Milliseconds after which the database is not waited for any more. */
const patienceMs = 10 * 60_000

/**
 * Does work that lost its database again, once it is back: after 0.2 s, then doubling to 2 s, for ten minutes.
 * @param lost what it failed of before
 * @throws what it fails of otherwise; that the database is away, where patience or the process ends
 */
export async function onceDatabaseReturned<T>(
  lost: unknown,
  work: () => Promise<T>,
  stop?: AbortSignal,
): Promise<T> {
  let error = lost
  let wait = firstWaitMs
  for (let waited = 0; waited < patienceMs; waited += wait) {
    if (stop?.aborted === true) break
    await delay(wait, undefined, stop && { signal: stop }).catch(() => undefined)
    wait = Math.min(wait * 2, longestWaitMs)
    try {
      return await work()
    } catch (next) {
      if (!isDatabaseLost(next)) throw next
      error = next
    }
  }
  throw error
}

/**
 * Does work that may lose its database, again once that is back: for what has to be written down of something that is done
 * already, and so could not be tried again as a whole.
 * @throws what it fails of otherwise; that the database is away, where patience ends
 */
export const despiteLostDatabase = <T>(work: () => Promise<T>): Promise<T> =>
  work().catch((error: unknown) => {
    if (!isDatabaseLost(error)) throw error
    return onceDatabaseReturned(error, work)
  })
