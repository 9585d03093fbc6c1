import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import type { ScriptedProvider } from '../models/testing/scripted-provider.ts'
import { createScriptedProvider } from '../models/testing/scripted-provider.ts'
import { errorOf, modelRequest } from '../models/testing/provider-contract.ts'
import { closeAbandonedCalls } from '../sweeper/close-abandoned-calls.ts'
import { createEngineWorld, type EngineWorld, type Place } from '../testing/engine-world.ts'
import { readAccounts } from '../testing/run-trace.ts'
import { settleCalls } from './provider-calls.queries.ts'
import { type CallAccount, generateRecorded } from './recorded-generate.ts'
import { workerScope } from '@parley/server-kit/database/scope.ts'

let world: EngineWorld
let model: ScriptedProvider
let phase: Place
let runId: string

beforeAll(async () => {
  model = createScriptedProvider()
  world = await createEngineWorld({ providers: [model] })
  const aiAgents = await world.addAgents(['CONTRIBUTOR'])
  phase = await world.addPhase({ aiAgents })
  runId = (await world.start(phase)).sequenceId
})
afterAll(() => world.database.close())

const none = { tokens: null, cost: null }
const account = (changes: Partial<CallAccount['owner']> = {}): CallAccount => ({
  owner: {
    ...phase,
    sequenceId: runId,
    interactionId: null,
    validationRunId: null,
    generation: 0,
    task: 'contribution',
    ...changes,
  },
  preference: { choice: 'gpt' },
  limits: { initiative: none, clientMonth: none },
})
const generate = (changes: Partial<CallAccount['owner']> = {}) =>
  generateRecorded(world.ports, modelRequest(), account(changes))
const calls = () =>
  world.database.asOwner<Record<string, unknown>>(
    `select state, input_tokens, output_tokens, cached_tokens, thinking_tokens, cost from provider_call order by created_at, id`,
  )

/** As a process that is killed while its call is out: nobody will settle it. */
async function dieAsking(changes: Partial<CallAccount['owner']> = {}): Promise<void> {
  await new Promise<void>((sent) => {
    model.enqueue(() => {
      sent()
      return new Promise(() => undefined)
    })
    void generate(changes)
  })
}
const age = (minutes: number) =>
  world.database.asOwner(`update provider_call set sent_at = now() - make_interval(mins => $1)`, [minutes])
const openReservations = async () => {
  const [row] = await world.database.asOwner<{ sum: number }>(
    'select sum(reserved_tokens)::int as sum from usage_counter',
  )
  return row?.sum
}

describe('calls on an account', () => {
  it('are counted to their run where no answer came of them, once', async () => {
    const usage = { inputTokens: 100, outputTokens: 20, cost: 9 }
    model.enqueue({ fail: 'overloaded', usage })
    model.enqueue({ fail: 'refused', usage })
    await errorOf(generate())
    expect(await readAccounts(world.database, runId)).toMatchObject({
      calls: 240,
      run: 240,
      counter: 240,
      reserved: 0,
      all: 2,
    })
  })

  it('store what was cached and thought', async () => {
    const usage = { inputTokens: 100, outputTokens: 20, cachedTokens: 60, thinkingTokens: 15, cost: 9 }
    model.enqueue({ answer: 'Yes.', usage })
    const { settlements } = await generate()
    await world.database.tenantTransaction(workerScope(phase), (tx) => settleCalls(tx, phase, settlements))
    expect((await calls()).at(-1)).toEqual({
      state: 'settled',
      input_tokens: 100,
      output_tokens: 20,
      cached_tokens: 60,
      thinking_tokens: 15,
      cost: 9,
    })
  })

  it('are asked for under one key by the calls of a family and initiative', () => {
    const keys = model.requests.map(({ cacheKey }) => cacheKey)
    expect(keys[0]).toMatch(/^writing-[0-9a-f]{32}$/)
    expect(new Set(keys).size).toBe(1)
  })
})

describe('calls of a process that was killed', () => {
  it('are closed once nobody can wait for them, whatever they were for', async () => {
    const question = { clientId: null, initiativeId: null, phaseId: null, sequenceId: null }
    await dieAsking({ task: 'user-reply' })
    await dieAsking({ task: 'activation-query', sequenceId: null })
    await dieAsking({ ...question, task: 'knowledge-answer' })
    const before = await readAccounts(world.database, runId)
    expect(await closeAbandonedCalls(world.database)).toBe(0)
    await age(31)
    expect(await closeAbandonedCalls(world.database)).toBe(3)
    expect((await calls()).slice(-3).map(({ state }) => state)).toEqual(['unknown', 'unknown', 'unknown'])
    expect(await openReservations()).toBe(0)
    const after = await readAccounts(world.database, runId)
    expect(after.run).toBeGreaterThan(before.run)
    expect(await closeAbandonedCalls(world.database)).toBe(0)
    expect(await readAccounts(world.database, runId)).toEqual(after)
  })

  it('are left to the run that holds them while it lives', async () => {
    await dieAsking()
    await age(31)
    const hold = (until: string) =>
      world.database.asOwner(
        `update sequence_run set status = 'RUNNING', lease_until = now() + $2::interval where id = $1`,
        [runId, until],
      )
    await hold('20 seconds')
    expect(await closeAbandonedCalls(world.database)).toBe(0)
    await hold('-1 second')
    expect(await closeAbandonedCalls(world.database)).toBe(1)
  })
})
