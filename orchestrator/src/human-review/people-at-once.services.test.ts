import { afterAll, beforeAll, expect, it } from '@jest/globals'
import { workerScope } from '@parley/server-kit/database/scope.ts'
import { appendPhaseEvents } from '@parley/server-kit/events/phase-events.queries.ts'
import { endedOrHeldUp } from '../testing/held-up.ts'
import { touchRunOf, type Tx } from '../runs/index.ts'
import { cancelSequences, giveFeedback, pauseSequence, resolveGate } from './index.ts'
import { createReviewWorld, inPhase, type ReviewWorld } from './testing/review-world.ts'

// What people do at the same time, beside workers, is done one after the other; it never ends in each waiting for the other.
let world: ReviewWorld
beforeAll(async () => {
  world = await createReviewWorld()
})
afterAll(() => world.database.close())

/** Keeps the run from everybody until all that is begun meanwhile stands in line for it, in its order. */
async function inLine<T>(
  { runId, phaseId }: { runId: string; phaseId: string },
  begin: (() => Promise<T>)[],
): Promise<PromiseSettledResult<T>[]> {
  const isHeld = Promise.withResolvers<undefined>()
  const letGo = Promise.withResolvers<undefined>()
  const holding = world.database.tenantTransaction(workerScope(world.tenant), async (tx: Tx) => {
    await touchRunOf(tx, runId)
    isHeld.resolve(undefined)
    await letGo.promise
    await appendPhaseEvents(tx, { ...world.tenant, phaseId }, [{ type: 'SEQUENCE_UPDATED', data: {} }])
  })
  await isHeld.promise
  const begun: Promise<T>[] = []
  for (const one of begin) {
    begun.push(one())
    await endedOrHeldUp(world.database, Promise.allSettled(begun), begun.length)
  }
  letGo.resolve(undefined)
  await holding
  return Promise.allSettled(begun)
}

const waitingAtGate = async () => {
  const { phase, sequenceId, turnId } = await world.finished()
  const gate = {
    kind: 'question',
    reason: 'Which?',
    askedAt: new Date().toISOString(),
    interactionId: turnId,
    turnStatus: 'COMPLETED',
  }
  await world.database.asOwner(`update sequence_run set status = 'AWAITING_HUMAN', gate = $2 where id = $1`, [
    sequenceId,
    gate,
  ])
  await world.database.asOwner(`update agent_interaction set status = 'AWAITING_HUMAN' where id = $1`, [
    turnId,
  ])
  return { phase, runId: sequenceId, turnId, phaseId: phase.phaseId }
}
const reasonsOf = (results: PromiseSettledResult<unknown>[]) =>
  results.map((one) => (one.status === 'rejected' ? (one.reason as Error).message : 'done'))

it('cancels a run whose question is answered at the same time', async () => {
  const run = await waitingAtGate()
  const results = await inLine(run, [
    (): Promise<unknown> => cancelSequences(world.ports, world.caller, inPhase(run.phase)),
    () =>
      resolveGate(world.ports, world.caller, {
        params: { id: run.turnId },
        body: { resolved: true, note: 'Both.' },
      }),
  ])
  expect(reasonsOf(results)).toEqual(['done', 'This has been answered already.'])
})

it('takes feedback while somebody pauses', async () => {
  const { phase, sequenceId: runId, turnId } = await world.finished()
  await world.database.asOwner(
    `update sequence_run set status = 'RUNNING', lease_until = now() + interval '1 minute' where id = $1`,
    [runId],
  )
  const results = await inLine({ runId, phaseId: phase.phaseId }, [
    (): Promise<unknown> =>
      giveFeedback(world.ports, world.caller, { params: { id: turnId }, body: { feedback: 'Shorter.' } }),
    () => pauseSequence(world.ports, world.caller, inPhase(phase)),
  ])
  expect(reasonsOf(results)).toEqual(['done', 'done'])
})
