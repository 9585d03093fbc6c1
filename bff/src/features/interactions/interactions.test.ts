import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals'
import type { Interaction } from '@parley/contracts/http/conversation-records.ts'
import { newId } from '@parley/contracts/ids.ts'
import { createInteractionsWorld, type InteractionsWorld } from './testing/interactions-world.ts'

let world: InteractionsWorld

beforeAll(async () => {
  world = await createInteractionsWorld()
})
afterAll(() => world.app.close())
beforeEach(() => world.renew())

describe('the interactions of a phase (Document 2, 7.1)', () => {
  it('are none, and no run, before one was started', async () => {
    expect((await world.list()).body).toEqual({ interactions: [], sequence: null, formerRuns: [] })
    expect((await world.list({}, newId())).status).toBe(404)
  })

  it('are those of the latest run, or of the one that is named (D10)', async () => {
    const early = await world.addRun({ created_at: new Date('2026-01-01T10:00:00Z') })
    const late = await world.addRun({ created_at: new Date('2026-01-02T10:00:00Z') })
    const [first, second] = [await world.addTurn(early), await world.addTurn(late)]
    expect(await world.listIds()).toEqual([second])
    expect(await world.listIds({ sequenceId: early })).toEqual([first])
    expect((await world.list({ sequenceId: early })).body.sequence?.id).toBe(early)
  })

  it('are missing where the run is another phase’s', async () => {
    await world.addRun()
    expect((await world.list({ sequenceId: await world.addRun({}, 2) })).status).toBe(404)
    expect((await world.list({ sequenceId: newId() })).status).toBe(404)
  })

  it('stand by their place, and within one as they came', async () => {
    const run = await world.addRun()
    const third = await world.addTurn(run, { position: 2 })
    const second = await world.addTurn(run, { created_at: new Date('2026-01-01T11:00:00Z') })
    const first = await world.addTurn(run, { created_at: new Date('2026-01-01T10:00:00Z') })
    expect(await world.listIds()).toEqual([first, second, third])
  })

  it('are each there once, however often one was asked again', async () => {
    const run = await world.addRun()
    const old = await world.addTurn(run, { created_at: new Date('2026-01-01T10:00:00Z') })
    const redo = (hour: number, status: string) =>
      world.addTurn(run, { supersedes_id: old, status, created_at: new Date(`2026-01-01T${hour}:00:00Z`) })
    const redos = [await redo(11, 'COMPLETED'), await redo(12, 'COMPLETED'), await redo(13, 'FAILED')]
    expect(await world.listIds()).toEqual([old, ...redos])
    const by = Object.fromEntries(
      (await world.list()).body.interactions.map((turn) => [turn.id, turn.supersededById]),
    )
    // The newest that did not fail counts.
    expect(by[old]).toBe(redos[1])
    const one = await world.viewer.raw('GET', `/api/agent-interactions/${old}`)
    expect(one.body).toMatchObject({ interaction: { supersededById: redos[1] } })
  })

  it.each(['FAILED', 'CANCELLED'])('are not replaced by a try that is %s', async (status) => {
    const run = await world.addRun()
    const old = await world.addTurn(run, { created_at: new Date('2026-01-01T10:00:00Z') })
    await world.addTurn(run, { supersedes_id: old, status })
    expect((await world.list()).body.interactions[0]?.supersededById).toBeNull()
  })
})

describe('one interaction', () => {
  const get = (id: string, query = '') => world.viewer.raw('GET', `/api/agent-interactions/${id}${query}`)

  it('shows whose voice it is, and the moderator’s by that word', async () => {
    const run = await world.addRun()
    const agentId = newId()
    const byAgent = await world.addTurn(run, { agent: { id: agentId, name: 'Reviewer', role: 'REVIEWER' } })
    const byModerator = await world.addTurn(run, {
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
    const id = await world.addTurn(await world.addRun(), {
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
    const run = await world.addRun()
    const id = await world.addTurn(run)
    expect((await get(id, `?sequenceId=${run}`)).status).toBe(200)
    expect((await get(id, `?sequenceId=${await world.addRun()}`)).status).toBe(404)
    expect((await get(newId())).status).toBe(404)
    expect((await get('7')).status).toBe(404)
  })
})
