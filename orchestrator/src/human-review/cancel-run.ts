import { appendPhaseEvents, type PhaseEvent } from '@parley/server-kit/events/phase-events.queries.ts'
import { nudgeWorker, type ReviewPorts, ringForMessages, type StoredRun, type Tx } from '../runs/index.ts'
import { cancelOpenTurns } from './turns.queries.ts'
import { keepSummary, moveRun } from './runs.queries.ts'

/** Stops a run that is not over, its call included; one that only writes its summary again keeps the old one. */
export async function cancelRun(tx: Tx, ports: ReviewPorts, run: StoredRun): Promise<void> {
  nudgeWorker(ports, run.runId)
  if (run.isSummaryWanted) {
    await keepSummary(tx, run)
    const data = { sequenceId: run.runId, status: 'COMPLETED' }
    await appendPhaseEvents(tx, run, [{ type: 'SEQUENCE_UPDATED', data }])
    return
  }
  await moveRun(tx, run.runId, { status: 'CANCELLED' })
  const turns = await cancelOpenTurns(tx, run.runId)
  const status = 'CANCELLED'
  await appendPhaseEvents(tx, run, [
    ...turns.map((interactionId): PhaseEvent => ({
      type: 'AGENT_INTERACTION_UPDATE',
      data: { interactionId, status },
    })),
    { type: 'SEQUENCE_CANCELLED', data: { sequenceId: run.runId, status } },
  ])
  await ringForMessages(tx, run)
}
