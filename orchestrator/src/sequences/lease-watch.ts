import { workerScope } from '@parley/server-kit/database/scope.ts'
import { type EnginePorts, runChannel } from './engine-ports.ts'
import { renewLease, type RunPlace } from './run.queries.ts'

/** Milliseconds between renewals of a lease of 30 s (Architecture, "The sequence engine" 1). */
const renewEveryMs = 10_000

export interface LeaseWatch {
  /** Aborted once the run is not this worker's any more, or the process stops. */
  signal: AbortSignal
  close(): Promise<void>
}

/**
 * Renews the lease while a step is at work, and looks at once when a person's command nudges: a run that was
 * cancelled meanwhile has its call stopped.
 */
export async function watchLease(
  { database, events, logger }: EnginePorts,
  held: RunPlace & { generation: number },
  stop: AbortSignal | undefined,
): Promise<LeaseWatch> {
  const lost = new AbortController()
  let isLooking = false
  const look = async (): Promise<void> => {
    if (isLooking || lost.signal.aborted) return
    isLooking = true
    try {
      const renewed = await database.tenantTransaction(workerScope(held), (tx) => renewLease(tx, held))
      if (renewed === undefined) lost.abort(new Error('The run is not held any more.'))
    } catch (error) {
      // Not renewed is not yet lost: the lease outlives two failures, and every commit checks it anyway.
      logger.warn({ error, runId: held.runId }, 'a lease was not renewed')
    } finally {
      isLooking = false
    }
  }
  const timer = setInterval(() => void look(), renewEveryMs)
  const unsubscribe = await events.subscribe(runChannel(held.runId), () => void look())
  return {
    signal: stop === undefined ? lost.signal : AbortSignal.any([lost.signal, stop]),
    async close() {
      clearInterval(timer)
      await unsubscribe()
    },
  }
}
