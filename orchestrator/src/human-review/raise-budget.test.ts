import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import type { GateBudget } from '@parley/contracts/http/conversation-records.ts'
import { createScriptedProvider, type ScriptedProvider } from '../models/testing/scripted-provider.ts'
import { runSequence } from '../sequences/run-sequence.ts'
import { createEngineWorld, type EngineWorld, readConversation } from '../testing/engine-world.ts'
import { resolveGate } from './index.ts'

let world: EngineWorld
let model: ScriptedProvider

beforeAll(async () => {
  model = createScriptedProvider()
  world = await createEngineWorld({ providers: [model] })
})
afterAll(() => world.database.close())

interface Gate {
  kind: string
  reason: string
  interactionId: string
  budget: GateBudget
}

/** A run with one agent, worked on until it waits or ends. */
async function begin(budget?: { maxTokens?: number; maxCost?: number }) {
  const phase = await world.addPhase({ aiAgents: await world.addAgents(['CONTRIBUTOR']) })
  const { sequenceId } = await world.start(phase, budget === undefined ? {} : { budget })
  const work = async () => {
    model.enqueue({ answer: { summary: 'Noted.', decision: 'next', topics: [] } }, 'moderator-analysis')
    await runSequence(world.ports, { ...world.tenant, runId: sequenceId })
    const { run } = await readConversation(world.database, sequenceId)
    return { status: run.status, gate: run.gate as Gate | null }
  }
  return { phase, sequenceId, work }
}
const approve = (gate: Gate | null, more: object = {}) =>
  resolveGate(world.ports, world.caller, {
    params: { id: gate?.interactionId ?? '' },
    body: { resolved: true, ...more },
  })
const setBudget = (budget: object) =>
  world.database.asOwner('update client set settings = $2 where id = $1', [
    world.tenant.clientId,
    JSON.stringify({ budget }),
  ])
const plenty = 1_000_000

describe('a run that waits at its own budget', () => {
  it('says limit, used and what approving does, and grows by what is suggested', async () => {
    const { sequenceId, work } = await begin({ maxTokens: 50 })
    const { gate } = await work()
    expect(gate).toMatchObject({
      kind: 'budget',
      budget: { which: 'run', unit: 'tokens', limit: 50, used: 0 },
    })
    const suggested = gate?.budget.suggestedRaise ?? 0
    expect(suggested).toBeGreaterThan(0)
    expect(suggested % 1000).toBe(0)
    expect(gate?.reason).toMatch(
      /^The next step would pass the budget of this sequence\. Of 50 tokens, 0 tokens/,
    )
    expect(await approve(gate)).toMatchObject({ raised: { which: 'run', tokens: suggested, cost: 0 } })
    const [row] = await world.database.asOwner(
      'select max_tokens, max_cost from sequence_run where id = $1',
      [sequenceId],
    )
    expect(row).toEqual({ max_tokens: 50 + suggested, max_cost: null })
  })

  it('goes on to its end with enough, and no further by words alone or by sending it back', async () => {
    const { work } = await begin({ maxTokens: 50 })
    const { gate } = await work()
    await expect(approve(gate, { decision: 'revise' })).rejects.toMatchObject({ code: 'CONFLICT' })
    await approve(gate, { raiseBy: { tokens: plenty } })
    expect(await work()).toMatchObject({ status: 'COMPLETED' })
  })

  it('may leave out a turn that has said nothing', async () => {
    const { sequenceId, work } = await begin({ maxTokens: 50 })
    const { gate } = await work()
    await approve(gate, { decision: 'overrule' })
    const { turns } = await readConversation(world.database, sequenceId)
    expect(turns.find(({ id }) => id === gate?.interactionId)?.status).toBe('SKIPPED')
  })

  it('waits for what comes after a turn that was left out, and leaves nothing out twice', async () => {
    const { work } = await begin({ maxTokens: 50 })
    const skipOnce = async (gate: Gate | null) => approve(gate, { decision: 'overrule' })
    let { gate } = await work()
    for (let skipped = 0; gate?.budget.maySkip === true && skipped < 5; skipped += 1) {
      await skipOnce(gate)
      gate = (await work()).gate
    }
    expect(gate?.budget.maySkip).toBe(false)
    await expect(skipOnce(gate)).rejects.toMatchObject({ code: 'CONFLICT' })
    await approve(gate, { raiseBy: { tokens: plenty } })
    expect(await work()).toMatchObject({ status: 'COMPLETED' })
  })
})

describe.each<[GateBudget['which'], object]>([
  ['initiative', { initiative: { maxTokens: 50 } }],
  ['clientMonth', { month: { maxTokens: 50 } }],
])('a run that waits at the budget of its %s', (which, budget) => {
  it('is let on by who may manage settings, who raises that budget and no other', async () => {
    await setBudget(budget)
    const { phase, sequenceId, work } = await begin({ maxTokens: plenty })
    const { gate } = await work()
    expect(gate?.budget).toMatchObject({ which, unit: 'tokens', limit: 50 })
    await expect(approve(gate, { raiseBy: { tokens: plenty } })).rejects.toMatchObject({ code: 'FORBIDDEN' })
    const raised = { which, tokens: plenty, cost: 0 }
    expect(await approve(gate, { raiseBy: { tokens: plenty }, mayRaise: true })).toMatchObject({ raised })
    expect(await work()).toMatchObject({ status: 'COMPLETED' })
    const rows = await world.database.asOwner(
      `select u.subject_kind, u.extra_tokens, u.used_tokens > 50 as beyond, r.max_tokens from usage_counter u, sequence_run r
       where r.id = $1 and u.subject_id in ($2, $3) and u.extra_tokens > 0`,
      [sequenceId, phase.initiativeId, phase.clientId],
    )
    const kind = which === 'initiative' ? 'initiative' : 'client_month'
    expect(rows).toEqual([{ subject_kind: kind, extra_tokens: plenty, beyond: true, max_tokens: plenty }])
  })
})

it('counts costs in cents', async () => {
  await setBudget({ month: { maxCost: 3 } })
  await world.database.asOwner(
    `update usage_counter set extra_tokens = 0, used_cost = 25_000 where subject_kind = 'client_month'`,
  )
  const { gate } = await (await begin()).work()
  expect(gate?.budget).toMatchObject({ which: 'clientMonth', unit: 'cost', limit: 3, used: 2.5 })
  await approve(gate, { raiseBy: { cost: 100 }, mayRaise: true })
  const [row] = await world.database.asOwner(
    `select extra_cost from usage_counter where subject_kind = 'client_month'`,
  )
  expect(row).toEqual({ extra_cost: 1_000_000 })
})
