import { afterAll, beforeAll, expect, it } from '@jest/globals'
import { newId } from '@parley/contracts/ids.ts'
import { workerScope } from '@parley/server-kit/database/scope.ts'
import { settleCalls, type Settlement } from '../agents/index.ts'
import { noCallUsage } from '../models/index.ts'
import { commitStep, noChanges, type RunPlace, type Tx } from '../runs/index.ts'
import { readsOf } from '../testing/explain.ts'
import { createEngineWorld, type EngineWorld } from '../testing/engine-world.ts'

// Every answer of a model is stored by these statements, which are given their rows as one document: a planner that knows
// nothing of it expects a hundred rows, and would read whole tables, of all tenants, for the two that are there.

let world: EngineWorld
let place: RunPlace

beforeAll(async () => {
  world = await createEngineWorld()
  const phase = await world.addPhase({ aiAgents: await world.addAgents(['CONTRIBUTOR']) })
  const { sequenceId } = await world.start(phase)
  place = { ...phase, runId: sequenceId }
  const columns = 'firm_id, client_id, initiative_id, phase_id'
  const given = [phase.firmId, phase.clientId, phase.initiativeId, phase.phaseId]
  for (const rows of [
    `insert into agent_interaction (id, ${columns}, sequence_id, position, kind, agent)
     select gen_random_uuid(), $1, $2, $3, $4, '${sequenceId}', n, 'agent', '{}' from generate_series(100, 3000) n`,
    `insert into provider_call (id, ${columns}, task, provider, model)
     select gen_random_uuid(), $1, $2, $3, $4, 'contribution', 'openai', 'gpt' from generate_series(1, 3000)`,
    `insert into hitl_message (id, ${columns}, content, role, seq)
     select gen_random_uuid(), $1, $2, $3, $4, 'Said', 'USER', n from generate_series(1, 3000) n`,
  ])
    await world.database.asOwner(rows, given)
  await world.database.asOwner('analyze')
})
afterAll(() => world.database.close())

const readsOfWork = (work: (tx: Tx) => Promise<unknown>) =>
  world.database.tenantTransaction(workerScope(place), (tx) => readsOf(tx, work))

it('turns, messages and requests of a result are found by their ids', async () => {
  const { scans, indexes } = await readsOfWork((tx) =>
    commitStep(tx, {
      place,
      generation: 1,
      by: { worker: true },
      expectedUpdatedAt: null,
      changes: { ...noChanges, update: [{ id: newId(), status: 'COMPLETED' }] },
      used: noCallUsage,
      replies: [
        { id: newId(), toMessageId: newId(), type: 'MODERATOR_RESPONSE', content: 'Noted.', metadata: {} },
      ],
      met: [{ messageId: newId(), interactionId: newId() }],
      events: [],
      places: new Map(),
    }),
  )
  expect(scans.filter((table) => table === 'agent_interaction' || table === 'hitl_message')).toEqual([])
  expect(indexes).toEqual(expect.arrayContaining(['agent_interaction_pkey', 'hitl_message_pkey']))
})

it('settled calls, too', async () => {
  const settlement: Settlement = { id: newId(), state: 'settled', usage: noCallUsage, errorKind: null }
  const { scans, indexes } = await readsOfWork((tx) => settleCalls(tx, place, [settlement]))
  expect(scans).not.toContain('provider_call')
  // By their ids or among those that are open, whichever are fewer.
  expect(indexes).toContainEqual(expect.stringMatching(/^provider_call_(?:pkey|open)$/))
})
