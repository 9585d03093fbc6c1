import { newId } from '@parley/contracts/ids.ts'
import { isDatabaseLost } from '@parley/server-kit/database/lost-database.ts'
import { workerScope } from '@parley/server-kit/database/scope.ts'
import { ModelError } from '../models/port.ts'
import { commitResult } from './commit-result.ts'
import type { EnginePorts, HeldRun } from '../steps/index.ts'
import { afterFailure } from './fail-run.ts'
import { giveBackWhenReturned } from './give-back.ts'
import { readRunAgain, takeRun } from './held-run.ts'
import { type LeaseWatch, watchLease } from './lease-watch.ts'
import { nextStep, releaseLease } from '../runs/index.ts'
import { performStepAsSpan } from './step-span.ts'

/** The run that a job rings for; its tenant is the worker's scope. */
export interface SequenceJob {
  runId: string
  firmId: string
  clientId: string
}

/**
 * Works on a run, step after step, until it ends, waits for a person, or is somebody else's (Architecture, "The
 * sequence engine" 1). Every step's result is stored in one transaction that checks the lease again, so that a
 * process may die anywhere: the next worker goes on from what is stored. Where the database was away, this one does.
 */
export async function runSequence(ports: EnginePorts, job: SequenceJob, stop?: AbortSignal): Promise<void> {
  const mine = { ...job, holder: newId() }
  for (;;) {
    try {
      await workOn(ports, mine, stop)
      return
    } catch (error) {
      // Nothing is wrong with the run, wherever in it the database went away: it is not counted among its failures.
      if (!isDatabaseLost(error)) throw error
      await giveBackWhenReturned(ports, { run: mine, lost: error, stop })
    }
  }
}

async function workOn(
  ports: EnginePorts,
  job: SequenceJob & { holder: string },
  stop: AbortSignal | undefined,
): Promise<void> {
  const held = await takeRun(ports, job)
  if (held === undefined) return
  await ports.fault?.('acquired')
  const watch = await watchLease(ports, held.run, stop)
  try {
    await work(ports, held, watch)
  } catch (error) {
    if (!isStopped(error, watch.signal)) {
      if (!isDatabaseLost(error)) await afterFailure(ports, held, error)
      throw error
    }
    if (stop?.aborted === true)
      await ports.database.tenantTransaction(workerScope(job), (tx) => releaseLease(tx, job))
  } finally {
    await watch.close()
  }
}

/** A call that was stopped because the run was taken away, or the process ends: nothing is wrong. */
const isStopped = (error: unknown, signal: AbortSignal): boolean =>
  signal.aborted && ((error instanceof ModelError && error.kind === 'aborted') || error === signal.reason)

async function work(ports: EnginePorts, taken: HeldRun, { signal }: LeaseWatch): Promise<void> {
  let held: HeldRun | undefined = taken
  while (held !== undefined) {
    signal.throwIfAborted()
    const step = nextStep(held.view, held.context.language)
    if (step.kind === 'stop') return
    const result = await performStepAsSpan({ ports, held, signal }, step)
    await ports.fault?.('before-commit')
    const committed: HeldRun | undefined = await commitResult(ports, held, result)
    await ports.fault?.('after-commit')
    held = await followUp(ports, { held, committed })
  }
}

/** After a commit: people may have said or changed something, which the commit told; then the run is read again. */
async function followUp(
  ports: EnginePorts,
  { held, committed }: { held: HeldRun; committed: HeldRun | undefined },
): Promise<HeldRun | undefined> {
  if (committed?.view.status !== undefined && committed.view.status !== 'RUNNING') return undefined
  const isAsKnown = committed?.run.updatedAt.getTime() === held.run.updatedAt.getTime()
  return isAsKnown ? committed : readRunAgain(ports, held)
}
