import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals'
import {
  listInteractions,
  resolveHitl,
  summariseSequence,
} from '@parley/contracts/http/agent-interactions.ts'
import type { Interaction } from '@parley/contracts/http/conversation-records.ts'
import { newId } from '@parley/contracts/ids.ts'
import type { ApiClient } from '../../testing/api-client.ts'
import type { TestInitiative } from '../../testing/initiatives.ts'
import type { TestClient } from '../../testing/people.ts'
import { insertRecord } from '../../testing/rows.ts'
import { createTestApp, type TestApp } from '../../testing/test-app.ts'

let app: TestApp
let client: TestClient
let viewer: ApiClient
let initiative: TestInitiative

beforeAll(async () => {
  app = await createTestApp()
  const firm = await app.addFirm('Northwind')
  client = await app.addClient(firm, 'Acme')
  viewer = await app.as(await app.addUser('clientViewer', { firmId: firm.id, clientId: client.id }))
})
afterAll(() => app.close())
beforeEach(async () => {
  initiative = await app.addInitiative(client, 'ERP')
})

const phaseAt = (position: number): string => initiative.phaseIds[position - 1] ?? ''
const placeAt = (position: number) => ({
  firm_id: client.firmId,
  client_id: client.id,
  initiative_id: initiative.id,
  phase_id: phaseAt(position),
})
const addRun = (given: object = {}, position = 1) =>
  insertRecord(app.database, 'sequence_run', {
    ...placeAt(position),
    status: 'COMPLETED',
    definition: {},
    definition_hash: 'none',
    ...given,
  })
const addTurn = (sequenceId: string, given: object = {}) =>
  insertRecord(app.database, 'agent_interaction', {
    ...placeAt(1),
    sequence_id: sequenceId,
    position: 1,
    kind: 'agent',
    agent: { id: newId(), name: 'Judge', role: 'APPROVER' },
    status: 'COMPLETED',
    ...given,
  })
const list = async (query: { sequenceId?: string } = {}, phaseId = phaseAt(1)) =>
  viewer.call(listInteractions, { params: { phaseId }, query })
const listIds = async (query = {}) => (await list(query)).body.interactions.map(({ id }) => id)

describe('the interactions of a phase (Document 2, 7.1)', () => {
  it('are none, and no run, before one was started', async () => {
    expect((await list()).body).toEqual({ interactions: [], sequence: null, formerRuns: [] })
    expect((await list({}, newId())).status).toBe(404)
  })

  it('are those of the latest run, or of the one that is named (D10)', async () => {
    const early = await addRun({ created_at: new Date('2026-01-01T10:00:00Z') })
    const late = await addRun({ created_at: new Date('2026-01-02T10:00:00Z') })
    const [first, second] = [await addTurn(early), await addTurn(late)]
    expect(await listIds()).toEqual([second])
    expect(await listIds({ sequenceId: early })).toEqual([first])
    expect((await list({ sequenceId: early })).body.sequence?.id).toBe(early)
  })

  it('are missing where the run is another phase’s', async () => {
    await addRun()
    expect((await list({ sequenceId: await addRun({}, 2) })).status).toBe(404)
    expect((await list({ sequenceId: newId() })).status).toBe(404)
  })

  it('stand by their place, and within one as they came', async () => {
    const run = await addRun()
    const third = await addTurn(run, { position: 2 })
    const second = await addTurn(run, { created_at: new Date('2026-01-01T11:00:00Z') })
    const first = await addTurn(run, { created_at: new Date('2026-01-01T10:00:00Z') })
    expect(await listIds()).toEqual([first, second, third])
  })

  it('are each there once, however often one was asked again', async () => {
    const run = await addRun()
    const old = await addTurn(run, { created_at: new Date('2026-01-01T10:00:00Z') })
    const redo = (hour: number, status: string) =>
      addTurn(run, { supersedes_id: old, status, created_at: new Date(`2026-01-01T${hour}:00:00Z`) })
    const redos = [await redo(11, 'COMPLETED'), await redo(12, 'COMPLETED'), await redo(13, 'FAILED')]
    expect(await listIds()).toEqual([old, ...redos])
    const by = Object.fromEntries(
      (await list()).body.interactions.map((turn) => [turn.id, turn.supersededById]),
    )
    // The newest that did not fail counts.
    expect(by[old]).toBe(redos[1])
    const one = await viewer.raw('GET', `/api/agent-interactions/${old}`)
    expect(one.body).toMatchObject({ interaction: { supersededById: redos[1] } })
  })

  it.each(['FAILED', 'CANCELLED'])('are not replaced by a try that is %s', async (status) => {
    const run = await addRun()
    const old = await addTurn(run, { created_at: new Date('2026-01-01T10:00:00Z') })
    await addTurn(run, { supersedes_id: old, status })
    expect((await list()).body.interactions[0]?.supersededById).toBeNull()
  })
})

describe('a run', () => {
  it('counts its interactions, and those that are completed (Document 2, 4.3)', async () => {
    const run = await addRun({ status: 'RUNNING' })
    for (const status of ['COMPLETED', 'COMPLETED', 'RUNNING', 'PENDING', 'SKIPPED'])
      await addTurn(run, { status })
    await addTurn(await addRun({ created_at: new Date('2026-01-01T10:00:00Z') }))
    expect((await list()).body.sequence).toMatchObject({ status: 'RUNNING', completed: 2, total: 5 })
  })

  it('does not count what people asked for beside it', async () => {
    const run = await addRun()
    await addTurn(run)
    await addTurn(run, { is_side: true })
    const { sequence, interactions } = (await list()).body
    expect(sequence).toMatchObject({ completed: 1, total: 1 })
    expect(interactions.map(({ isSide }) => isSide).sort()).toEqual([false, true])
  })

  it('tells what it used in millionths of a dollar and what it may cost in cents', async () => {
    await addRun({
      used_input_tokens: 1200,
      used_output_tokens: 340,
      used_cost: 56_789,
      max_tokens: 9000,
      max_cost: 2_500_000,
    })
    expect((await list()).body.sequence).toMatchObject({
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
    const run = await addRun({ status, gate: { ...asked, interactionId: null } })
    const turn = await addTurn(run, { status, hitl: asked })
    const { sequence, interactions } = (await list()).body
    expect(sequence?.gate ?? null).toEqual(isShown ? { ...asked, interactionId: null } : null)
    expect(interactions.find(({ id }) => id === turn)?.hitl ?? null).toEqual(isShown ? asked : null)
  })
})

describe('what was said, and what it does not know (D12)', () => {
  const at = (minute: number) => new Date(Date.UTC(2026, 0, 1, 10, minute))

  it('marks turns that were made before a redo, in the list and by themselves, and who stood in', async () => {
    const run = await addRun()
    const first = await addTurn(run, { position: 2, completed_at: at(1) })
    const second = await addTurn(run, {
      position: 4,
      completed_at: at(2),
      stands_in_for: 'anthropic',
      truncated: true,
    })
    const redo = await addTurn(run, { position: 2, completed_at: at(3), supersedes_id: first })
    const { interactions } = (await list()).body
    const ages = Object.fromEntries(interactions.map((turn) => [turn.id, turn.madeBeforeRedoOf]))
    expect(ages).toEqual({ [first]: null, [second]: redo, [redo]: null })
    const one = (await viewer.raw('GET', `/api/agent-interactions/${second}`)).body
    const interaction = { madeBeforeRedoOf: redo, standsInFor: 'anthropic', truncated: true }
    expect(one).toMatchObject({ interaction })
  })

  it('says that a summary is older than a turn or a person’s words after it', async () => {
    const isOlder = async () => (await list()).body.sequence?.summaryIsOlderThanSources
    const run = await addRun({ summary: 'All is well.', summary_seq: 5 })
    await addTurn(run, { seq: 5 })
    const say = (seq: number, role: string) =>
      insertRecord(app.database, 'hitl_message', { ...placeAt(1), content: 'Mind it.', role, seq })
    await say(4, 'USER')
    await say(6, 'MODERATOR')
    expect(await isOlder()).toBe(false)
    await say(7, 'USER')
    expect(await isOlder()).toBe(true)
    const other = await addRun({ summary: 'All is well.', summary_seq: 7 })
    await addTurn(other, { seq: 8, status: 'FAILED' })
    expect(await isOlder()).toBe(false)
    await addTurn(other, { seq: 9 })
    expect(await isOlder()).toBe(true)
  })

  it('has the summary written again on request, which is in the audit log', async () => {
    const of = { firmId: client.firmId, clientId: client.id }
    const member = await app.as(await app.addUser('clientMember', of))
    const sequenceId = await addRun({ summary: 'All is well.' })
    app.orchestrator.answer('summariseAgain', { sequenceId, status: 'QUEUED' })
    expect((await viewer.call(summariseSequence, { params: { sequenceId } })).status).toBe(403)
    expect((await member.call(summariseSequence, { params: { sequenceId: newId() } })).status).toBe(404)
    expect(await member.call(summariseSequence, { params: { sequenceId } })).toMatchObject({
      status: 202,
      body: { sequenceId, status: 'QUEUED' },
    })
    const entries = await app.database.asOwner(
      `select details from audit_event where action = 'sequence.summary_requested' and entity_id = $1`,
      [phaseAt(1)],
    )
    expect(entries).toEqual([{ details: { sequenceId } }])
  })
})

describe('a gate at a budget', () => {
  it('is answered with whether the actor may raise others than the run’s; a raise has an entry of its own', async () => {
    const of = { firmId: client.firmId, clientId: client.id }
    const member = await app.as(await app.addUser('clientMember', of))
    const admin = await app.as(await app.addUser('clientAdmin', of))
    const id = await addTurn(await addRun({ status: 'AWAITING_HUMAN' }))
    const raised = { which: 'initiative', tokens: 4000, cost: 0 } as const
    app.orchestrator.answer('resolveHitl', { interactionId: id, raised })
    const given: unknown[] = []
    for (const person of [member, admin]) {
      const body = { resolved: true, raiseBy: { tokens: 4000 } }
      expect((await person.call(resolveHitl, { params: { id }, body })).status).toBe(200)
      given.push(app.orchestrator.calls.at(-1)?.body)
    }
    expect(given).toMatchObject([
      { mayRaise: false, raiseBy: { tokens: 4000 } },
      { mayRaise: true, raiseBy: { tokens: 4000 } },
    ])
    const entries = await app.database.asOwner(
      `select details from audit_event where action = 'budget.raised' and entity_id = $1`,
      [phaseAt(1)],
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

describe('one interaction', () => {
  const get = (id: string, query = '') => viewer.raw('GET', `/api/agent-interactions/${id}${query}`)

  it('shows whose voice it is, and the moderator’s by that word', async () => {
    const run = await addRun()
    const agentId = newId()
    const byAgent = await addTurn(run, { agent: { id: agentId, name: 'Reviewer', role: 'REVIEWER' } })
    const byModerator = await addTurn(run, {
      kind: 'moderator',
      agent: { id: null, name: 'Moderator', role: 'CONTRIBUTOR' },
    })
    const agent = { id: agentId, name: 'Reviewer', role: 'REVIEWER' }
    expect((await get(byAgent)).body).toMatchObject({
      interaction: { aiAgentId: agentId, aiAgent: agent },
    })
    expect((await get(byModerator)).body).toMatchObject({
      interaction: { aiAgentId: 'moderator', aiAgent: { id: 'moderator', role: 'MODERATOR' } },
    })
  })

  it('tells what it rests on, who answered and what it cost', async () => {
    const citation = { chunkId: newId(), artifactId: null, artifactName: 'Plan', page: 3, quote: 'as said' }
    const contradicted = { text: 'By May.', because: 'date' as const, quote: 'By June.', citation }
    const verdict = { kind: 'revise', reasons: ['No date'], revise: [newId()], overruledBy: null }
    const id = await addTurn(await addRun(), {
      verdict,
      citations: JSON.stringify([citation]),
      unsupported_claims: 2,
      contradicted_claims: JSON.stringify([contradicted]),
      provider: 'builtin',
      model: 'extractive',
      input_tokens: 10,
      output_tokens: 20,
      cost: 30,
    })
    const expected: Partial<Interaction> = {
      verdict: verdict as Interaction['verdict'],
      citations: [citation],
      unsupportedClaims: 2,
      contradictedClaims: [contradicted],
      provider: 'builtin',
      model: 'extractive',
      usage: { inputTokens: 10, outputTokens: 20, cost: 30 },
    }
    expect((await get(id)).body).toMatchObject({ interaction: expected })
  })

  it('is missing where the run that is named is not its own', async () => {
    const run = await addRun()
    const id = await addTurn(run)
    expect((await get(id, `?sequenceId=${run}`)).status).toBe(200)
    expect((await get(id, `?sequenceId=${await addRun()}`)).status).toBe(404)
    expect((await get(newId())).status).toBe(404)
    expect((await get('7')).status).toBe(404)
  })
})
