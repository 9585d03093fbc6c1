import { failureSentence } from '@parley/contracts/failure-words.ts'
import type { ActivationStage } from '@parley/contracts/http/activation.ts'
import { despiteLostRaces } from '@parley/server-kit/database/lost-race.ts'
import { workerScope } from '@parley/server-kit/database/scope.ts'
import { appendPhaseEvents } from '@parley/server-kit/events/phase-events.queries.ts'
import { auditWork } from '../audit.queries.ts'
import {
  findPhaseContext,
  BudgetPassed,
  closeLostCalls,
  settleCalls,
  isModelFailure,
} from '../agents/index.ts'
import { keepLease } from '../leases/index.ts'
import type { Tx } from '../runs/index.ts'
import type { ActivationPorts } from './activation-ports.ts'
import {
  advanceActivation,
  completeActivation,
  countFailure,
  failActivation,
  type HeldActivation,
  releaseActivation,
  renewActivation,
  takeActivation,
} from './activation.queries.ts'
import { replaceChunks } from './activation-index.queries.ts'
import { embedBundle, nextStage, performStage, type Scene } from './activation-stages.ts'

export interface ActivationJob {
  activationId: string
  firmId: string
  clientId: string
}

class NotHeld extends Error {}

/**
 * Bundles, asks, searches, enriches and indexes (Document 2, 1 and 7.7), each part stored with its calls before the
 * next begins, so that a worker may die anywhere and another comes to the same end.
 */
export async function runActivation(
  ports: ActivationPorts,
  job: ActivationJob,
  stop?: AbortSignal,
): Promise<void> {
  const begun = await begin(ports, job)
  if (begun === undefined) return
  const { held } = begun
  const renew = (): Promise<boolean> =>
    ports.database.tenantTransaction(workerScope(held), (tx) => renewActivation(tx, held))
  await keepLease({ renew, logger: ports.logger, stop }, async (signal) => {
    try {
      await workThrough({ ...begun, ports, signal })
    } catch (error) {
      await settle(ports, held, { error, isStopped: signal.aborted })
    }
  })
}

const begin = (
  { database }: ActivationPorts,
  job: ActivationJob,
): Promise<Pick<Scene, 'held' | 'context'> | undefined> =>
  database.tenantTransaction(workerScope(job), async (tx) => {
    const held = await takeActivation(tx, job.activationId)
    if (held === undefined) return undefined
    const context = await findPhaseContext(tx, held.phaseId)
    if (context === undefined) return undefined
    await tell(tx, held, { status: 'IN_PROGRESS', stage: held.stage })
    await closeLostCalls(tx, held, {
      phaseId: held.phaseId,
      task: 'activation-query',
      before: held.generation,
    })
    return { held, context }
  })

async function workThrough(scene: Scene): Promise<void> {
  for (let { held } = scene; held.stage !== 'done';) {
    scene.signal.throwIfAborted()
    held = await (held.stage === 'index' ? complete({ ...scene, held }) : advance({ ...scene, held }))
    await scene.ports.fault?.('after-commit')
  }
}

async function advance(scene: Scene): Promise<HeldActivation> {
  const { ports, held } = scene
  const { work: added, settlements } = await performStage(scene)
  const work = { ...held.work, ...added }
  const stage = nextStage(held.stage)
  await ports.fault?.('before-commit')
  await despiteLostRaces(() =>
    ports.database.tenantTransaction(workerScope(held), async (tx) => {
      if (!(await advanceActivation(tx, held, { stage, work }))) throw new NotHeld()
      await tell(tx, held, { status: 'IN_PROGRESS', stage })
      // The budgets come last, as in a run's commit.
      await settleCalls(tx, held, settlements)
    }),
  )
  return { ...held, stage, work }
}

/** The bundle becomes searchable and the result visible in one step. */
async function complete(scene: Scene): Promise<HeldActivation> {
  const { ports, held } = scene
  const made = await embedBundle(scene)
  await ports.fault?.('before-commit')
  await ports.database.tenantTransaction(workerScope(held), async (tx) => {
    if (!(await completeActivation(tx, held, held.work))) throw new NotHeld()
    await replaceChunks(tx, held, made)
    await tell(tx, held, { status: 'COMPLETED', stage: 'done' })
    await auditWork(tx, held, {
      action: 'activation.completed',
      details: { activationId: held.activationId },
    })
  })
  return { ...held, stage: 'done' }
}

const ourFault = failureSentence('activationOurFault')
const noModel = failureSentence('activationWithoutModel')

/** Ends it with a sentence where trying again is of no use; else gives it back, for the queue or the sweeper. */
async function settle(
  { database }: ActivationPorts,
  held: HeldActivation,
  { error, isStopped }: { error: unknown; isStopped: boolean },
): Promise<void> {
  if (error instanceof NotHeld) return
  const isFinal = isModelFailure(error) || error instanceof BudgetPassed
  let isGivenUp = false
  await database.tenantTransaction(workerScope(held), async (tx) => {
    if (isStopped) return releaseActivation(tx, held)
    isGivenUp = isFinal || (await countFailure(tx, held))
    if (!isGivenUp) return
    const text = error instanceof BudgetPassed ? error.message : isFinal ? noModel : ourFault
    if (!(await failActivation(tx, held, text))) return
    await tell(tx, held, { status: 'FAILED', stage: held.stage })
    await auditWork(tx, held, { action: 'activation.failed', details: { activationId: held.activationId } })
  })
  if (!isStopped && !isFinal) throw error
}

const tell = (
  tx: Tx,
  held: HeldActivation,
  data: { status: string; stage: ActivationStage },
): Promise<number[]> => appendPhaseEvents(tx, held, [{ type: 'ACTIVATION_UPDATED', data }])
