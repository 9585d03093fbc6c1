import { findRun, type StoredRun, type Tx } from './run.queries.ts'

/** The phase's newest run, whatever its state. */
export async function findLatestRun(tx: Tx, phaseId: string): Promise<StoredRun | undefined> {
  const row = await tx
    .selectFrom('sequence_run')
    .select('id')
    .where('phase_id', '=', phaseId)
    .orderBy('created_at', 'desc')
    .limit(1)
    .executeTakeFirst()
  return row && findRun(tx, row.id)
}
