import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import { countRoundTrips } from '@parley/server-kit/testing/round-trips.ts'
import { createScriptedProvider, type ScriptedProvider } from '../models/testing/scripted-provider.ts'
import { createEngineWorld, type EngineWorld, readConversation } from '../testing/engine-world.ts'
import { readAccounts } from '../testing/run-trace.ts'
import { runSequence } from './run-sequence.ts'

let world: EngineWorld
let model: ScriptedProvider
beforeAll(async () => {
  model = createScriptedProvider()
  world = await createEngineWorld({ providers: [model] })
})
afterAll(() => world.database.close())

/** A run of so many contributors. @returns what it asked of the database, and its number of calls */
async function workOn(contributors: number) {
  for (let index = 0; index < contributors; index += 1)
    model.enqueue({ answer: { summary: 'Noted.', decision: 'next', topics: [] } }, 'moderator-analysis')
  const aiAgents = await world.addAgents(Array.from({ length: contributors }, () => 'CONTRIBUTOR' as const))
  const { sequenceId } = await world.start(await world.addPhase({ aiAgents }))
  const before = { ...asked }
  await runSequence({ ...world.ports, resultWaitsMs: 60_000 }, { ...world.tenant, runId: sequenceId })
  const { run, calls } = await readConversation(world.database, sequenceId)
  expect(run.status).toBe('COMPLETED')
  expect(await readAccounts(world.database, sequenceId)).toMatchObject({
    reserved: 0,
    settled: calls.length,
    all: calls.length,
  })
  return { trips: asked.trips - before.trips, writes: asked.writes - before.writes, calls: calls.length }
}
let asked: ReturnType<typeof countRoundTrips>

describe('a model’s answer in a run', () => {
  it('costs one written transaction of one round trip, beside one that reads', async () => {
    asked = countRoundTrips(world.database.source.pool)
    // What a run costs besides, however long it is, falls out.
    const short = await workOn(1)
    const long = await workOn(4)
    const answers = long.calls - short.calls
    expect(answers).toBeGreaterThan(6)
    expect((long.writes - short.writes) / answers).toBeLessThanOrEqual(1)
    expect((long.trips - short.trips) / answers).toBeLessThanOrEqual(2)
  })
})
