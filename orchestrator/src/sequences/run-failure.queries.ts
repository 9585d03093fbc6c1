import type { RunFailures } from '@parley/contracts/stored/run.ts'
import { sql } from 'kysely'
import { leaseEnded } from '../leases/index.ts'
import type { Tx } from '../runs/index.ts'

/** Notes that a step went wrong and gives the run back, for the next attempt. */
export async function noteFailures(
  tx: Tx,
  held: { runId: string; generation: number },
  failures: RunFailures,
): Promise<void> {
  await tx
    .updateTable('sequence_run')
    .set({
      state: sql`state || ${JSON.stringify({ failures })}::jsonb`,
      lease_until: leaseEnded,
    })
    .where('id', '=', held.runId)
    .where('generation', '=', held.generation)
    .where('status', '=', 'RUNNING')
    .execute()
}
