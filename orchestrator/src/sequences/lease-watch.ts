import { workerScope } from '@parley/server-kit/database/scope.ts'
import { renewLeases } from '../leases/index.ts'
import { runChannel, renewLease, type RunPlace } from '../runs/index.ts'
import type { EnginePorts } from '../steps/index.ts'

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
  const renew = async (): Promise<boolean> =>
    (await database.tenantTransaction(workerScope(held), (tx) => renewLease(tx, held))) !== undefined
  const { signal, look, close } = renewLeases({ renew, logger, stop })
  const unsubscribe = await events
    .subscribe(runChannel(held.runId), () => void look())
    .catch((error: unknown) => {
      // Nobody works on the run: it is another worker's once its lease is over.
      close()
      throw error
    })
  return {
    signal,
    async close() {
      close()
      // What a nudge would be missed for is over; how the work itself ended counts.
      await unsubscribe().catch((error: unknown) => logger.debug({ error }, 'a nudge is listened to still'))
    },
  }
}
