import { afterAll, beforeAll, expect, it } from '@jest/globals'
import { newId } from '@parley/contracts/ids.ts'
import { workerScope } from '@parley/server-kit/database/scope.ts'
import { createEngineWorld, type EngineWorld, type Place } from '../testing/engine-world.ts'
import { type CallOwner, settleCalls } from './provider-calls.queries.ts'
import { recordCall } from './record-call.queries.ts'

let world: EngineWorld
let place: Place
beforeAll(async () => {
  world = await createEngineWorld()
  place = await world.addPhase()
})
afterAll(() => world.database.close())

const unlimited = { tokens: null, cost: null }
const usage = { inputTokens: 10, outputTokens: 0, cost: 5, cachedTokens: 0, thinkingTokens: 0 }

async function record({ firmId, clientId, initiativeId, phaseId }: Place): Promise<string> {
  const id = newId()
  const nobody = { sequenceId: null, interactionId: null, validationRunId: null }
  const tenant = { firmId, clientId, initiativeId, phaseId }
  const owner: CallOwner = { ...tenant, ...nobody, generation: 1, task: 'contribution' }
  const request = { task: 'contribution', blocks: [] }
  const call = {
    provider: 'openai',
    model: 'scripted-1',
    attempt: 1,
    purpose: 'answer',
    estimate: usage,
    request,
  }
  const given = { id, call, limits: { initiative: unlimited, clientMonth: unlimited } }
  await recordCall(world.database, owner, given as unknown as Parameters<typeof recordCall>[2])
  return id
}

const settle = (id: string) =>
  world.database.tenantTransaction(workerScope(place), (tx) =>
    settleCalls(tx, place, [{ id, state: 'settled', usage, errorKind: null }]),
  )

it('counts each of many calls of an initiative that end at the same time', async () => {
  const ids = await Promise.all(Array.from({ length: 30 }, () => record(place)))
  await Promise.all([...ids.map(settle), record(place)])
  const counted = await world.database.asOwner(
    `select subject_kind, reserved_tokens, used_tokens from usage_counter order by subject_kind`,
  )
  const expected = { reserved_tokens: 10, used_tokens: 300 }
  expect(counted).toEqual([
    { subject_kind: 'client_month', ...expected },
    { subject_kind: 'initiative', ...expected },
  ])
  await world.database.asOwner('delete from usage_counter')
})

it('reserves for one call and counts another of the same initiative at the same time', async () => {
  const id = await record(place)
  // Each change moves a row within its table: by now the month's stands before the initiative's.
  await world.database.asOwner(
    `update usage_counter set used_tokens = used_tokens where subject_kind = 'initiative'`,
  )
  // Whoever has taken a budget stays at it, so that the other has taken one by then.
  await world.database.asOwner(
    `create function stay() returns trigger language plpgsql as $$ begin perform pg_sleep(0.4); return new; end $$`,
  )
  await world.database.asOwner(
    `create trigger stay before update on usage_counter for each row execute function stay()`,
  )
  await Promise.all([settle(id), record(place)])
  const counted = await world.database.asOwner(
    `select subject_kind, reserved_tokens, used_tokens from usage_counter where subject_id = any($1) order by subject_kind`,
    [[place.initiativeId, place.clientId]],
  )
  expect(counted).toEqual([
    { subject_kind: 'client_month', reserved_tokens: 10, used_tokens: 10 },
    { subject_kind: 'initiative', reserved_tokens: 10, used_tokens: 10 },
  ])
})
