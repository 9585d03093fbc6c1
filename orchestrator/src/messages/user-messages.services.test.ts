import { afterAll, beforeAll, expect, it } from '@jest/globals'
import { workerScope } from '@parley/server-kit/database/scope.ts'
import { appendPhaseEvents } from '@parley/server-kit/events/phase-events.queries.ts'
import { touchRunOf } from '../runs/index.ts'
import { createEngineWorld, type EngineWorld } from '../testing/engine-world.ts'
import { endedOrHeldUp } from '../testing/held-up.ts'
import { claimReply } from './messages.queries.ts'
import { sendUserMessage, updateMessage } from './index.ts'

// What meets here needs sessions beside each other, which the embedded database has not.
let world: EngineWorld
beforeAll(async () => {
  world = await createEngineWorld()
})
afterAll(() => world.database.close())

it('has a message answered that comes while the run ends, which takes nothing up any more', async () => {
  const phase = await world.addPhase({ aiAgents: await world.addAgents(['CONTRIBUTOR']) })
  const { sequenceId } = await world.start(phase)
  const sent = Promise.withResolvers<undefined>()
  const isEnding = Promise.withResolvers<undefined>()
  const ending = world.database.tenantTransaction(workerScope(phase), async (tx) => {
    await tx.updateTable('sequence_run').set({ status: 'COMPLETED' }).where('id', '=', sequenceId).execute()
    isEnding.resolve(undefined)
    await sent.promise
  })
  await isEnding.promise
  // Nobody waits for the answer: what counts is that somebody is rung for it.
  const sending = sendUserMessage({ ...world.ports, stopping: AbortSignal.abort() }, world.caller, {
    params: { phaseId: phase.phaseId },
    body: { message: 'Which harbours were weighed?', reply: true },
  })
  await endedOrHeldUp(world.database, sending)
  sent.resolve(undefined)
  await ending
  const { messageId } = await sending
  const rung = await world.database.asOwner(
    `select entity_id from outbox where topic = 'user-message.reply' and entity_id = $1`,
    [messageId],
  )
  expect(rung).toHaveLength(1)
})

it('may be changed while its answer is stored, and neither is lost', async () => {
  const phase = await world.addPhase({ aiAgents: await world.addAgents(['CONTRIBUTOR']) })
  const { sequenceId } = await world.start(phase)
  const { messageId } = await sendUserMessage(world.ports, world.caller, {
    params: { phaseId: phase.phaseId },
    body: { message: 'Which harbours were weighed?', reply: false },
  })
  const isTold = Promise.withResolvers<undefined>()
  const isHeldUp = Promise.withResolvers<undefined>()
  // In the order of a worker's commit.
  const answering = world.database.tenantTransaction(workerScope(phase), async (tx) => {
    await touchRunOf(tx, sequenceId)
    await appendPhaseEvents(tx, phase, [{ type: 'SEQUENCE_UPDATED', data: { sequenceId } }])
    isTold.resolve(undefined)
    await isHeldUp.promise
    return claimReply(tx, messageId)
  })
  await isTold.promise
  const changing = updateMessage(world.ports, world.caller, {
    params: { id: messageId },
    body: { content: 'Which harbours and airports were weighed?' },
  })
  await endedOrHeldUp(world.database, changing)
  isHeldUp.resolve(undefined)
  expect(await Promise.all([answering, changing])).toEqual([true, { messageId }])
})
