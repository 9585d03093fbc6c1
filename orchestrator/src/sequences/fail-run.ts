import { failureSentence } from '@parley/contracts/failure-words.ts'
import { workerScope } from '@parley/server-kit/database/scope.ts'
import { closeLostCalls, isModelFailure } from '../agents/index.ts'
import { addUsed, lockRun, noChanges, ringForMessages } from '../runs/index.ts'
import { commitOf, storeResult } from './commit-result.ts'
import { type EnginePorts, type HeldRun, resultOf } from '../steps/index.ts'
import { readRunAgain } from './held-run.ts'
import { noteFailures } from './run-failure.queries.ts'

/** Attempts at the same place of a run, after which it is given up. */
export const mostFailures = 3

const sentenceFor = (error: unknown): string =>
  isModelFailure(error) ? failureSentence('runWithoutModel') : failureSentence('runOurFault')

/**
 * A step threw what no gate can ask a person about. The run is given back for another attempt; where the same place
 * went wrong three times it ends as FAILED, says so to everybody (SEQUENCE_FAILED), and a person may begin anew.
 */
export async function afterFailure(ports: EnginePorts, taken: HeldRun, error: unknown): Promise<void> {
  const held = await readRunAgain(ports, taken)
  if (held === undefined) return
  const { run, view } = held
  const done = view.turns.filter((turn) => turn.status === 'COMPLETED').length
  const before = view.memory.failures
  const count = before?.done === done ? before.count + 1 : 1
  if (count >= mostFailures) return giveUp(ports, held, sentenceFor(error))
  await ports.database.tenantTransaction(workerScope(run), (tx) => noteFailures(tx, run, { count, done }))
}

async function giveUp(ports: EnginePorts, held: HeldRun, sentence: string): Promise<void> {
  const { run, view } = held
  // Nobody takes this run again: what its last calls could have cost is counted now.
  await ports.database.tenantTransaction(workerScope(run), async (tx) => {
    await lockRun(tx, run.runId)
    const lost = await closeLostCalls(tx, run, { sequenceId: run.runId, before: run.generation + 1 })
    if (lost.inputTokens + lost.outputTokens + lost.cost > 0) await addUsed(tx, run.runId, lost)
  })
  const atWork = view.turns.filter((turn) => turn.status === 'RUNNING' && !turn.isSide)
  const result = resultOf({
    changes: {
      ...noChanges,
      update: atWork.map(({ id }) => ({ id, status: 'FAILED', error: sentence, completed: true })),
      run: { status: 'FAILED', error: sentence },
    },
    events: [
      {
        type: 'SEQUENCE_FAILED',
        data: { sequenceId: run.runId, status: 'FAILED', reason: sentence },
      },
    ],
  })
  const ended = await storeResult(ports, held, commitOf(ports, held, result))
  if (ended !== undefined)
    await ports.database.tenantTransaction(workerScope(run), (tx) => ringForMessages(tx, run))
}
