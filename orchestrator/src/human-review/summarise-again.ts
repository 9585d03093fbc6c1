import { conflict, notFound } from '@parley/contracts/errors.ts'
import type { SequenceStatus } from '@parley/contracts/enums.ts'
import type { Caller } from '../caller.ts'
import { announce } from './execute-sequence.ts'
import { getRuledPhase, requireInProgress, sequenceRunning } from './phase-rules.ts'
import type { ReviewPorts } from '../runs/index.ts'
import { findActiveRun, findRunForUpdate, wantSummary } from './runs.queries.ts'

/**
 * Has the final summary of a complete run written anew, by a worker; the old one stays until it is there.
 * @throws AppError NOT_FOUND, SEQUENCE_RUNNING, CONFLICT for a run that is not complete, or has no summary
 */
export const summariseAgain = (
  { database }: ReviewPorts,
  caller: Caller,
  { params }: { params: { sequenceId: string } },
): Promise<{ sequenceId: string; status: SequenceStatus }> =>
  database.tenantTransaction(caller.scope, async (tx) => {
    const run = await findRunForUpdate(tx, params.sequenceId)
    if (run === undefined) throw notFound('Sequence')
    requireInProgress((await getRuledPhase(tx, run.phaseId)).context)
    if (await findActiveRun(tx, run.phaseId)) throw sequenceRunning()
    if (run.status !== 'COMPLETED' || !run.hasSummary)
      throw conflict('Only the summary of a complete conversation can be written again.')
    await wantSummary(tx, run.runId)
    return announce(tx, run, 'SEQUENCE_UPDATED')
  })
