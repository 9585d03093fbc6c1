import { workerScope } from '@parley/server-kit/database/scope.ts'
import { readBrief, listMessages, findPhaseContext, closeLostCalls } from '../agents/index.ts'
import type { EnginePorts, HeldRun } from '../steps/index.ts'
import {
  addUsed,
  findRun,
  listPendingMessages,
  listTurns,
  type StoredRun,
  takeLease,
  type Tx,
} from '../runs/index.ts'

interface RunKey {
  runId: string
  firmId: string
  clientId: string
  /** Who takes it: a number of the worker's own. */
  holder: string
}

async function readAround(tx: Tx, run: StoredRun): Promise<HeldRun | undefined> {
  const [context, turns, pendingMessageIds, messages] = await Promise.all([
    findPhaseContext(tx, run.phaseId),
    listTurns(tx, run.runId),
    listPendingMessages(tx, run.phaseId),
    listMessages(tx, run.phaseId),
  ])
  if (context === undefined) return undefined
  const { status, memory, hasSummary } = run
  // On hold or cancelled, agents do not go on, whether or not the command to stop them came through (decisions D3).
  const pauseRequested = run.pauseRequested || ['ON_HOLD', 'CANCELLED'].includes(context.initiativeStatus)
  return {
    run,
    // The definition is the run's own: a template or phase that changes meanwhile does not change running work.
    context: { ...context, definition: run.definition, brief: await readBrief(tx, context) },
    messages,
    view: { status, pauseRequested, memory, hasSummary, pendingMessageIds, turns },
  }
}

/**
 * Takes the run's lease and reads it. Calls that an earlier holder had sent are closed as unknown, with what they
 * could have cost (Architecture, "The sequence engine" 5).
 * @returns undefined when somebody else holds it, or there is nothing to do
 */
export const takeRun = ({ database }: EnginePorts, key: RunKey): Promise<HeldRun | undefined> =>
  database.tenantTransaction(workerScope(key), async (tx) => {
    const run = await takeLease(tx, key)
    if (run === undefined) return undefined
    const lost = await closeLostCalls(tx, run, { sequenceId: run.runId, before: run.generation })
    if (lost.inputTokens + lost.outputTokens + lost.cost === 0) return readAround(tx, run)
    const used = await addUsed(tx, run.runId, lost)
    return readAround(tx, { ...run, used })
  })

/** Reads again what people changed; undefined once the run is not this worker's. */
export const readRunAgain = ({ database }: EnginePorts, held: HeldRun): Promise<HeldRun | undefined> =>
  database.tenantRead(workerScope(held.run), async (tx) => {
    const run = await findRun(tx, held.run.runId)
    if (run?.generation !== held.run.generation || run.status !== 'RUNNING') return undefined
    return readAround(tx, run)
  })
