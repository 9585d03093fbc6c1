import type pg from 'pg'
import { inBackground } from './background.ts'
import { findDue, keepUp } from './upkeep.queries.ts'

export interface UpkeepSettings {
  /** Milliseconds from one look to the next. */
  every?: number
  onError: (error: Error) => void
}

export interface Upkeep {
  /** Ends with what is under way. */
  stop(): Promise<void>
}

/**
 * Does for the embedded database what a server's autovacuum does: without statistics a document's pieces are looked up by
 * reading all of them, and without vacuuming rows that were changed stay in the files for ever. One table at a time, each in
 * a turn of the background, so that people come in between.
 */
export function startUpkeep(pool: pg.Pool, { every = 10_000, onError }: UpkeepSettings): Upkeep {
  const failed: number[] = []
  let isStopped = false
  let round = Promise.resolve()
  const look = async (): Promise<void> => {
    for (let more = true; more && !isStopped;)
      more = await inBackground(() => keepNext(pool, { failed, onError }))
  }
  const timer = setInterval(() => {
    round = round.then(look).catch(onError)
  }, every)
  timer.unref()
  return {
    async stop() {
      isStopped = true
      clearInterval(timer)
      await round
    },
  }
}

/** @returns whether there was anything to do */
async function keepNext(
  pool: pg.Pool,
  { failed, onError }: { failed: number[]; onError: (error: Error) => void },
): Promise<boolean> {
  const session = await pool.connect()
  try {
    const due = await findDue(session, failed)
    if (due === undefined) return false
    try {
      await keepUp(session, due)
    } catch (error) {
      // Not again before the next start: it would be tried for ever.
      failed.push(due.id)
      onError(error instanceof Error ? error : new Error(String(error)))
    }
    return true
  } finally {
    session.release()
  }
}
