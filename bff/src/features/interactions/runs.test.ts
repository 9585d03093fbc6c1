import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals'
import { resolveHitl, summariseSequence } from '@parley/contracts/http/agent-interactions.ts'
import { newId } from '@parley/contracts/ids.ts'
import { insertRecord } from '../../testing/rows.ts'
import { createInteractionsWorld, type InteractionsWorld } from './testing/interactions-world.ts'

let world: InteractionsWorld

beforeAll(async () => {
  world = await createInteractionsWorld()
})
afterAll(() => world.app.close())
beforeEach(() => world.renew())

describe('a run', () => {
  it('counts its interactions, and those that are completed (Document 2, 4.3)', async () => {
    const run = await world.addRun({ status: 'RUNNING' })
    for (const status of ['COMPLETED', 'COMPLETED', 'RUNNING', 'PENDING', 'SKIPPED'])
      await world.addTurn(run, { status })
    await world.addTurn(await world.addRun({ created_at: new Date('2026-01-01T10:00:00Z') }))
    expect((await world.list()).body.sequence).toMatchObject({ status: 'RUNNING', completed: 2, total: 5 })
  })

  it('does not count what people asked for beside it', async () => {
    const run = await world.addRun()
    await world.addTurn(run)
    await world.addTurn(run, { is_side: true })
    const { sequence, interactions } = (await world.list()).body
    expect(sequence).toMatchObject({ completed: 1, total: 1 })
    expect(interactions.map(({ isSide }) => isSide).sort()).toEqual([false, true])
  })

  it('tells what it used in millionths of a dollar and what it may cost in cents', async () => {
    await world.addRun({
      used_input_tokens: 1200,
      used_output_tokens: 340,
      used_cost: 56_789,
      max_tokens: 9000,
      max_cost: 2_500_000,
    })
    expect((await world.list()).body.sequence).toMatchObject({
      usage: { inputTokens: 1200, outputTokens: 340, cost: 56_789 },
      budget: { maxTokens: 9000, maxCost: 250 },
    })
  })

  it.each([
    ['AWAITING_HUMAN', true],
    ['COMPLETED', false],
    ['CANCELLED', false],
  ])('that is %s shows what it waits for: %s', async (status, isShown) => {
    const asked = { kind: 'question', reason: 'Which site?', askedAt: '2026-01-01T10:00:00.000Z' }
    const run = await world.addRun({ status, gate: { ...asked, interactionId: null } })
    const turn = await world.addTurn(run, { status, hitl: asked })
    const { sequence, interactions } = (await world.list()).body
    expect(sequence?.gate ?? null).toEqual(isShown ? { ...asked, interactionId: null } : null)
    expect(interactions.find(({ id }) => id === turn)?.hitl ?? null).toEqual(isShown ? asked : null)
  })
})

describe('what was said, and what it does not know (D12)', () => {
  const at = (minute: number) => new Date(Date.UTC(2026, 0, 1, 10, minute))

  it('marks turns that were made before a redo, in the list and by themselves, and who stood in', async () => {
    const run = await world.addRun()
    const first = await world.addTurn(run, { position: 2, completed_at: at(1) })
    const second = await world.addTurn(run, {
      position: 4,
      completed_at: at(2),
      stands_in_for: 'anthropic',
      truncated: true,
    })
    const redo = await world.addTurn(run, { position: 2, completed_at: at(3), supersedes_id: first })
    const { interactions } = (await world.list()).body
    const ages = Object.fromEntries(interactions.map((turn) => [turn.id, turn.madeBeforeRedoOf]))
    expect(ages).toEqual({ [first]: null, [second]: redo, [redo]: null })
    const one = (await world.viewer.raw('GET', `/api/agent-interactions/${second}`)).body
    const interaction = { madeBeforeRedoOf: redo, standsInFor: 'anthropic', truncated: true }
    expect(one).toMatchObject({ interaction })
  })

  it('says that a summary is older than a turn or a person’s words after it', async () => {
    const isOlder = async () => (await world.list()).body.sequence?.summaryIsOlderThanSources
    const run = await world.addRun({ summary: 'All is well.', summary_seq: 5 })
    await world.addTurn(run, { seq: 5 })
    const say = (seq: number, role: string) =>
      insertRecord(world.app.database, 'hitl_message', {
        ...world.placeAt(1),
        content: 'Mind it.',
        role,
        seq,
      })
    await say(4, 'USER')
    await say(6, 'MODERATOR')
    expect(await isOlder()).toBe(false)
    await say(7, 'USER')
    expect(await isOlder()).toBe(true)
    const other = await world.addRun({ summary: 'All is well.', summary_seq: 7 })
    await world.addTurn(other, { seq: 8, status: 'FAILED' })
    expect(await isOlder()).toBe(false)
    await world.addTurn(other, { seq: 9 })
    expect(await isOlder()).toBe(true)
  })

  it('has the summary written again on request, which is in the audit log', async () => {
    const of = { firmId: world.client.firmId, clientId: world.client.id }
    const member = await world.app.as(await world.app.addUser('clientMember', of))
    const sequenceId = await world.addRun({ summary: 'All is well.' })
    world.app.orchestrator.answer('summariseAgain', { sequenceId, status: 'QUEUED' })
    expect((await world.viewer.call(summariseSequence, { params: { sequenceId } })).status).toBe(403)
    expect((await member.call(summariseSequence, { params: { sequenceId: newId() } })).status).toBe(404)
    expect(await member.call(summariseSequence, { params: { sequenceId } })).toMatchObject({
      status: 202,
      body: { sequenceId, status: 'QUEUED' },
    })
    const entries = await world.app.database.asOwner(
      `select details from audit_event where action = 'sequence.summary_requested' and entity_id = $1`,
      [world.phaseAt(1)],
    )
    expect(entries).toEqual([{ details: { sequenceId } }])
  })
})

describe('a gate at a budget', () => {
  it('is answered with whether the actor may raise others than the run’s; a raise has an entry of its own', async () => {
    const of = { firmId: world.client.firmId, clientId: world.client.id }
    const member = await world.app.as(await world.app.addUser('clientMember', of))
    const admin = await world.app.as(await world.app.addUser('clientAdmin', of))
    const id = await world.addTurn(await world.addRun({ status: 'AWAITING_HUMAN' }))
    const raised = { which: 'initiative', tokens: 4000, cost: 0 } as const
    world.app.orchestrator.answer('resolveHitl', { interactionId: id, raised })
    const given: unknown[] = []
    for (const person of [member, admin]) {
      const body = { resolved: true, raiseBy: { tokens: 4000 } }
      expect((await person.call(resolveHitl, { params: { id }, body })).status).toBe(200)
      given.push(world.app.orchestrator.calls.at(-1)?.body)
    }
    expect(given).toMatchObject([
      { mayRaise: false, raiseBy: { tokens: 4000 } },
      { mayRaise: true, raiseBy: { tokens: 4000 } },
    ])
    const entries = await world.app.database.asOwner(
      `select details from audit_event where action = 'budget.raised' and entity_id = $1`,
      [world.phaseAt(1)],
    )
    expect(entries[0]).toEqual({ details: { interactionId: id, ...raised } })
    expect(entries).toHaveLength(2)
    for (const raiseBy of [{}, { tokens: 0 }, { cost: 1.5 }]) {
      const refused = { body: { resolved: true, raiseBy } }
      expect((await admin.raw('POST', `/api/agent-interactions/${id}/resolve-hitl`, refused)).status).toBe(
        400,
      )
    }
  })
})
