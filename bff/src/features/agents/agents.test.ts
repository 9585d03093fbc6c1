import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import {
  type Agent,
  createAgent,
  deleteAgent,
  getAgent,
  listAgents,
  listAgentsByRole,
  listIndustries,
  updateAgent,
} from '@parley/contracts/http/agents.ts'
import { deleteUser } from '@parley/contracts/http/users.ts'
import { newId } from '@parley/contracts/ids.ts'
import type { z } from 'zod'
import { type AgentsWorld, createAgentsWorld, newAgent } from '../../testing/agents-world.ts'
import type { ApiClient } from '../../testing/api-client.ts'

let world: AgentsWorld
let energy: Agent
beforeAll(async () => {
  world = await createAgentsWorld()
  energy = await world.addAgent({
    name: 'adviser on energy',
    role: 'APPROVER',
    isSME: true,
    industries: ['energy'],
  })
})
afterAll(() => world.app.close())

const change = (who: ApiClient, { id }: Pick<Agent, 'id'>, body: z.input<typeof updateAgent.body>) =>
  who.call(updateAgent, { params: { id }, body })
const list = async (query: z.input<typeof listAgents.query> = {}, who = world.acmeViewer) => {
  const { body } = await who.call(listAgents, { query })
  return { ...body, names: body.agents.map(({ name }) => name) }
}

describe('agents to choose from (HTTP API, Templates and agents)', () => {
  it('are listed for everybody by role, then name, with whether they are active', async () => {
    const { agents, total, totalOfAll } = await list()
    expect(agents.map(({ name, isActive }) => [name, isActive])).toEqual([
      ['Analyst', true],
      ['Retired', false],
      ['Reviewer', true],
      ['adviser on energy', true],
    ])
    expect([total, totalOfAll]).toEqual([4, 4])
  })

  it.each<[string, z.input<typeof listAgents.query>, string[]]>([
    ['a text of the name', { q: 'REVIEW' }, ['Reviewer']],
    ['a text of the description', { q: 'knows what' }, ['adviser on energy']],
    ['a role', { role: 'CONTRIBUTOR' }, ['Analyst', 'Retired']],
    ['SME only', { isSME: 'true' }, ['adviser on energy']],
    ['regular only, and active', { isSME: 'false', isActive: 'true' }, ['Analyst', 'Reviewer']],
    ['an industry, with those of all', { industry: 'energy', role: 'APPROVER' }, ['adviser on energy']],
    ['another industry', { industry: 'healthcare' }, ['Analyst', 'Retired', 'Reviewer']],
    ['a filter as react-admin sends it', { filter: '{"isActive":false,"role":"CONTRIBUTOR"}' }, ['Retired']],
  ])('are found by %s', async (_what, query, names) => {
    expect(await list(query)).toMatchObject({ names, total: names.length, totalOfAll: 4 })
  })

  it('are sorted and paged', async () => {
    const found = await list({ sort: '["name","DESC"]', range: '[1,2]' })
    expect(found).toMatchObject({ names: ['Retired', 'Analyst'], total: 4 })
    for (const query of ['sort=["systemMessage","ASC"]', 'filter={"prompt":1}', 'role=BOSS'])
      expect((await world.acmeViewer.raw('GET', `/api/ai-agents?${encodeURI(query)}`)).status).toBe(400)
  })

  it('are listed for one role', async () => {
    const { body } = await world.consultant.call(listAgentsByRole, { params: { role: 'CONTRIBUTOR' } })
    expect(body.agents.map(({ name }) => name)).toEqual(['Analyst', 'Retired'])
    expect((await world.consultant.raw('GET', '/api/ai-agents/role/BOSS')).status).toBe(400)
  })

  it('show their prompts to who may write templates, and to nobody else', async () => {
    const params = { id: energy.id }
    for (const who of [world.superAdmin, world.firmAdmin, world.consultant, world.insideFirm]) {
      const { body } = await who.call(getAgent, { params })
      expect(body.agent.systemMessage).toBe('You watch the budget.')
      expect((await list({}, who)).agents.every(({ systemMessage }) => systemMessage)).toBe(true)
    }
    for (const who of [world.acmeAdmin, world.acmeViewer, world.insideClient]) {
      const texts = [
        await who.call(getAgent, { params }),
        await who.call(listAgents),
        await who.call(listAgentsByRole, { params: { role: 'APPROVER' } }),
      ].map(({ text }) => text)
      expect(texts.join()).not.toMatch(/budget|systemMessage/)
    }
  })

  it('name who made them where the reader may know that person', async () => {
    const read = async (who: ApiClient) =>
      (await who.call(getAgent, { params: { id: energy.id } })).body.agent
    expect((await read(world.superAdmin)).createdBy).toEqual({
      firstName: expect.any(String),
      lastName: expect.any(String),
    })
    expect((await read(world.acmeAdmin)).createdBy).toBeNull()
  })

  it('keep the mark of who made them and was deleted (D3)', async () => {
    const leaver = await world.app.addUser('superAdmin')
    const agent = await world.addAgent({ name: 'Left behind' })
    await world.app.database.asOwner('update ai_agent set created_by_id = $1 where id = $2', [
      leaver.id,
      agent.id,
    ])
    expect((await world.superAdmin.call(deleteUser, { params: { id: leaver.id } })).status).toBe(200)
    const { body } = await world.superAdmin.call(getAgent, { params: { id: agent.id } })
    expect(body.agent.createdBy).toEqual({ firstName: 'Deleted', lastName: 'user' })
    await world.superAdmin.call(deleteAgent, { params: { id: agent.id } })
  })

  it('are missing where there is none', async () => {
    expect(await world.acmeAdmin.call(getAgent, { params: { id: newId() } })).toMatchObject({
      status: 404,
      body: { message: 'Agent not found' },
    })
    expect((await world.acmeAdmin.raw('GET', '/api/ai-agents/nothing')).status).toBe(404)
  })
})

describe('defining agents', () => {
  it('is for super admins, outside of impersonation', async () => {
    const { firmAdmin, consultant, acmeAdmin, acmeViewer, insideFirm, insideClient } = world
    for (const who of [firmAdmin, consultant, acmeAdmin, acmeViewer, insideFirm, insideClient]) {
      expect((await who.call(createAgent, { body: newAgent })).status).toBe(403)
      expect((await change(who, energy, { name: 'Taken' })).status).toBe(403)
      expect((await who.call(deleteAgent, { params: { id: energy.id } })).status).toBe(403)
    }
    expect((await world.app.anonymous.call(createAgent, { body: newAgent })).status).toBe(401)
    expect((await list()).totalOfAll).toBe(4)
  })

  it('takes a name, a description, a prompt and a role; the rest has its defaults', async () => {
    const made = await world.addAgent({ name: ' Cost Expert ' })
    expect(made).toMatchObject({ ...newAgent, isActive: true, isSME: false, industries: ['all'] })
    const again = await world.addAgent({ name: 'cost expert', isActive: false })
    expect(again).toMatchObject({ name: 'cost expert', isActive: false })
    for (const { id } of [made, again]) await world.superAdmin.call(deleteAgent, { params: { id } })
  })

  it.each([
    ['name', { name: '  ' }, 'This field is required'],
    ['description', { description: '' }, 'This field is required'],
    ['systemMessage', { systemMessage: '\n' }, 'This field is required'],
    ['name', { name: 'x'.repeat(201) }, 'At most 200 characters'],
    ['systemMessage', { systemMessage: 'x'.repeat(20_001) }, 'At most 20,000 characters'],
    ['role', { role: 'BOSS' }, expect.any(String)],
    ['industries.1', { industries: ['energy', 'magic'] }, 'The industry "magic" is not known.'],
    ['prompt', { prompt: 'x' }, 'This field is not known here.'],
  ])('is refused by its field: %s', async (field, wrong, text) => {
    const refusal = { status: 400, body: { code: 'VALIDATION_FAILED', errors: { [field]: text } } }
    const body = { ...newAgent, ...wrong }
    expect(await world.superAdmin.raw('POST', '/api/ai-agents', { body })).toMatchObject(refusal)
    expect(await world.superAdmin.raw('PATCH', `/api/ai-agents/${energy.id}`, { body: wrong })).toMatchObject(
      refusal,
    )
  })

  it('takes industries by code, id or record; ‘all’ takes the place of the others', async () => {
    const { body: known } = await world.superAdmin.call(listIndustries)
    const [one, two] = known.filter(({ code }) => code !== 'all')
    if (one === undefined || two === undefined) throw new Error('There are too few industries.')
    const codes = async (industries: z.input<typeof updateAgent.body>['industries']) =>
      (await change(world.superAdmin, energy, { industries })).body.agent.industries
    expect(await codes([one.id, two, one.code])).toEqual([one.code, two.code])
    expect(await codes([one.code, 'all'])).toEqual(['all'])
    expect(await codes([])).toEqual(['all'])
    expect(await codes(['energy'])).toEqual(['energy'])
  })
})

describe('a change', () => {
  it('takes a part, or the whole answer back, passing over what is only read', async () => {
    const agent = await world.addAgent()
    const { body } = await change(world.superAdmin, agent, { isActive: false })
    expect(body.agent).toMatchObject({ ...agent, isActive: false, updatedAt: expect.any(String) })
    expect(body.agent.updatedAt > agent.updatedAt).toBe(true)
    const whole = { ...body.agent, name: 'Renamed', id: newId(), createdBy: null }
    const answer = await change(world.superAdmin, agent, whole)
    expect(answer.body.agent).toMatchObject({ id: agent.id, name: 'Renamed', createdBy: agent.createdBy })
    await world.superAdmin.call(deleteAgent, { params: { id: agent.id } })
    expect((await change(world.superAdmin, agent, { name: 'Gone' })).status).toBe(404)
  })

  it('made from an older state answers 409 with the agent as it is now', async () => {
    const { updatedAt } = (await world.superAdmin.call(getAgent, { params: { id: energy.id } })).body.agent
    expect((await change(world.superAdmin, energy, { name: 'First', updatedAt })).status).toBe(200)
    expect(await change(world.superAdmin, energy, { name: 'Second', updatedAt })).toMatchObject({
      status: 409,
      body: {
        code: 'STALE_UPDATE',
        current: { id: energy.id, name: 'First', systemMessage: energy.systemMessage },
      },
    })
  })
})

describe('the audit log of agents (D11)', () => {
  it('holds who did what, by ids and names of fields alone', async () => {
    const agent = await world.addAgent({ systemMessage: 'A secret prompt' })
    await change(world.superAdmin, agent, { systemMessage: 'Another secret', isActive: false })
    await world.superAdmin.call(deleteAgent, { params: { id: agent.id } })
    const rows = await world.app.database.asOwner<{ action: string; actor_id: string; details: object }>(
      'select action, actor_id, details from audit_event where entity_id = $1 order by at, id',
      [agent.id],
    )
    expect(rows.map(({ action, details }) => [action, details])).toEqual([
      ['agent.created', {}],
      ['agent.updated', { fields: ['system_message', 'is_active'] }],
      ['agent.deleted', {}],
    ])
    expect(new Set(rows.map(({ actor_id }) => actor_id)).size).toBe(1)
  })
})
