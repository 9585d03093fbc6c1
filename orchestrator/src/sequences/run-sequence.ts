import { newId } from '@parley/contracts/ids.ts'
import { isDatabaseLost } from '@parley/server-kit/database/lost-database.ts'
import { workerScope } from '@parley/server-kit/database/scope.ts'
import { ModelError } from '../models/port.ts'
import type { EnginePorts, HeldRun, StepResult } from '../steps/index.ts'
import { afterFailure } from './fail-run.ts'
import { giveBackWhenReturned } from './give-back.ts'
import { readRunAgain, takeRun } from './held-run.ts'
import { type LeaseWatch, watchLease } from './lease-watch.ts'
import { nextStep, releaseLease } from '../runs/index.ts'
import { performStepAsSpan } from './step-span.ts'
import { RunMoved, type Standing, standingAsStored, storeWithNext } from './unstored-result.ts'

/** The run that a job rings for; its tenant is the worker's scope. */
export interface SequenceJob {
  runId: string
  firmId: string
  clientId: string
}

/**
 * Works on a run, step after step, until it ends, waits for a person, or is somebody else's (Architecture, "The
 * sequence engine" 1). Every step's result is stored in one transaction that checks the lease again, and with it
 * the call of the next, so that a process may die anywhere: the next worker goes on from what is stored. Where the
 * database was away, this one does.
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
  let standing: Standing | undefined = standingAsStored(taken)
  while (standing !== undefined) standing = await goOn(ports, standing, signal)
}

/**
 * Makes the next step. The result of the one before it is stored by then: with this one's first call, or by itself.
 * @returns where the run stands after it; undefined where there is nothing more to do for this worker
 */
async function goOn(
  ports: EnginePorts,
  standing: Standing,
  signal: AbortSignal,
): Promise<Standing | undefined> {
  const result = await makeStep(ports, standing, signal)
  const stored = await standing.settle()
  if (stored !== undefined && stored.view.status !== 'RUNNING') return undefined
  // People may have said or changed something, which the commit told: the step would rest on what was before.
  const isAsKnown = stored?.run.updatedAt.getTime() === standing.held.run.updatedAt.getTime()
  if (result !== undefined && isAsKnown) return storeWithNext(ports, stored, result)
  const again = await readRunAgain(ports, standing.held)
  return again && standingAsStored(again)
}

/** @returns undefined where there is none to make, or the run was changed before its call */
async function makeStep(
  ports: EnginePorts,
  { held, recordWith, settle }: Standing,
  signal: AbortSignal,
): Promise<StepResult | undefined> {
  try {
    signal.throwIfAborted()
    const step = nextStep(held.view, held.context.language)
    return step.kind === 'stop'
      ? undefined
      : await performStepAsSpan({ ports, held, signal, recordWith }, step)
  } catch (error) {
    // What was paid for is kept, whatever becomes of the step after it.
    await settle()
    if (error instanceof RunMoved) return undefined
    throw error
  }
}
