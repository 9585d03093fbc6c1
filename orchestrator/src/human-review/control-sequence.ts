import { conflict, notFound } from '@parley/contracts/errors.ts'
import type { SequenceStatus } from '@parley/contracts/enums.ts'
import { appendPhaseEvents, type PhaseEvent } from '@parley/server-kit/events/phase-events.queries.ts'
import type { Caller } from '../caller.ts'
import { type ReviewPorts, ringForMessages, type RunPlace, type StoredRun, type Tx } from '../runs/index.ts'
import { cancelRun } from './cancel-run.ts'
import { announce } from './execute-sequence.ts'
import { getRuledPhase, requireInProgress, sequenceRunning } from './phase-rules.ts'
import { deleteConversation, lockPhase } from './conversation.queries.ts'
import { findActiveRun, moveRun } from './runs.queries.ts'

interface Input {
  params: { phaseId: string }
}
interface Answer {
  sequenceId: string
  status: SequenceStatus
}

const nothingRuns = () => conflict('No sequence is at work in this phase.')

async function getActiveRun(tx: Tx, phaseId: string): Promise<StoredRun> {
  if ((await lockPhase(tx, phaseId)) === undefined) throw notFound('Phase')
  const run = await findActiveRun(tx, phaseId)
  if (run === undefined) throw nothingRuns()
  return run
}

const tell = (tx: Tx, place: RunPlace, events: PhaseEvent[]) => appendPhaseEvents(tx, place, events)

/** Cancels what runs, its call included; harmless where nothing does. */
export const cancelSequences = (
  ports: ReviewPorts,
  caller: Caller,
  { params }: Input,
): Promise<{ cancelled: number }> =>
  ports.database.tenantTransaction(caller.scope, async (tx) => {
    if ((await lockPhase(tx, params.phaseId)) === undefined) throw notFound('Phase')
    const run = await findActiveRun(tx, params.phaseId)
    if (run === undefined) return { cancelled: 0 }
    await cancelRun(tx, ports, run)
    return { cancelled: 1 }
  })

/** Pauses after the call at work; what has not begun pauses at once. @throws AppError CONFLICT */
export const pauseSequence = (ports: ReviewPorts, caller: Caller, { params }: Input): Promise<Answer> =>
  ports.database.tenantTransaction(caller.scope, async (tx) => {
    const run = await getActiveRun(tx, params.phaseId)
    const sequenceId = run.runId
    if (run.status === 'AWAITING_HUMAN') throw conflict('The sequence is waiting for your answer.')
    if (run.status === 'PAUSED') return { sequenceId, status: 'PAUSED' }
    if (run.status === 'RUNNING') {
      await moveRun(tx, sequenceId, { pauseRequested: true })
      return { sequenceId, status: 'RUNNING' }
    }
    await moveRun(tx, sequenceId, { status: 'PAUSED' })
    await tell(tx, run, [{ type: 'SEQUENCE_UPDATED', data: { sequenceId, status: 'PAUSED' } }])
    await ringForMessages(tx, run)
    return { sequenceId, status: 'PAUSED' }
  })

/** Goes on after a pause; a pause that was not yet taken up is taken back. @throws AppError CONFLICT */
export const resumeSequence = (ports: ReviewPorts, caller: Caller, { params }: Input): Promise<Answer> =>
  ports.database.tenantTransaction(caller.scope, async (tx) => {
    const run = await getActiveRun(tx, params.phaseId)
    requireInProgress((await getRuledPhase(tx, params.phaseId)).context)
    if (run.status === 'AWAITING_HUMAN') throw conflict('Answer the waiting question first.')
    if (run.status !== 'PAUSED') {
      await moveRun(tx, run.runId, { pauseRequested: false })
      return { sequenceId: run.runId, status: run.status }
    }
    await moveRun(tx, run.runId, { status: 'QUEUED' })
    return announce(tx, run, 'SEQUENCE_UPDATED')
  })

/** Removes all that was said in the phase. @throws AppError SEQUENCE_RUNNING: cancel it first */
export const clearConversation = (
  ports: ReviewPorts,
  caller: Caller,
  { params }: Input,
): Promise<{ deleted: number }> =>
  ports.database.tenantTransaction(caller.scope, async (tx) => {
    const { context } = await getRuledPhase(tx, params.phaseId)
    if (await findActiveRun(tx, params.phaseId)) throw sequenceRunning()
    const deleted = await deleteConversation(tx, params.phaseId)
    await appendPhaseEvents(tx, context, [{ type: 'CONVERSATION_CLEARED', data: {} }])
    return { deleted }
  })
