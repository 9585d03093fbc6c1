import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import { deleteAgent, getAgent, updateAgent } from '@parley/contracts/http/agents.ts'
import { deleteTemplate, updateTemplate } from '@parley/contracts/http/templates.ts'
import { type Id, newId } from '@parley/contracts/ids.ts'
import { type AgentsWorld, createAgentsWorld } from '../../testing/agents-world.ts'

let world: AgentsWorld
beforeAll(async () => {
  world = await createAgentsWorld()
})
afterAll(() => world.app.close())

const remove = ({ id }: { id: Id }) => world.superAdmin.call(deleteAgent, { params: { id } })
const dropTemplate = (id: Id) => world.firmAdmin.call(deleteTemplate, { params: { id } })
const settle = (initiativeId: Id, status: string) =>
  world.app.database.asOwner('update initiative set status = $2 where id = $1', [initiativeId, status])
const refused = (who: string) => ({
  status: 409,
  body: { code: 'CONFLICT', message: `This agent is used by ${who}. Deactivate it instead.` },
})

describe('an agent that is used (D10)', () => {
  it('by the newest version of a template stays, and the template is named', async () => {
    const agent = await world.addAgent()
    const id = await world.addUse('Playbook', agent.id, 2)
    expect(await remove(agent)).toMatchObject(refused('the template "Playbook"'))
    expect((await world.superAdmin.call(getAgent, { params: { id: agent.id } })).status).toBe(200)
    await world.firmAdmin.call(updateTemplate, {
      params: { id },
      body: { phases: [{ name: 'Secret phase 1' }] },
    })
    expect(await remove(agent)).toMatchObject({ status: 200, body: { id: agent.id } })
    expect((await remove(agent)).status).toBe(404)
  })

  it.each(['COMPLETED', 'CANCELLED'])('by phases of an initiative stays until that is %s', async (end) => {
    const agent = await world.addAgent()
    const templateId = await world.addUse('Gone', agent.id, 2)
    const initiativeId = await world.begin(world.acme, 'ERP selection', templateId)
    await dropTemplate(templateId)
    const phases = 'phase 1 of the initiative "ERP selection" and phase 2 of the initiative "ERP selection"'
    for (const status of ['PENDING', 'ACTIVE', 'ON_HOLD']) {
      await settle(initiativeId, status)
      expect(await remove(agent)).toMatchObject(refused(phases))
    }
    await settle(initiativeId, end)
    expect((await remove(agent)).status).toBe(200)
  })

  it('often names five, templates first, and counts the others; what the initiatives hold is not told', async () => {
    const agent = await world.addAgent()
    const templates = []
    for (const name of ['delta', 'Alpha', 'Charlie', 'Bravo'])
      templates.push(await world.addUse(name, agent.id, 3))
    await world.begin(world.acme, 'Tender', templates[0] ?? '')
    const answer = await remove(agent)
    const named = ['Alpha', 'Bravo', 'Charlie', 'delta'].map((name) => `the template "${name}"`).join(', ')
    expect(answer).toMatchObject(refused(`${named}, phase 1 of the initiative "Tender" and 2 more`))
    expect(answer.text).not.toContain('Secret')
  })

  it('is deactivated instead: those who have it keep it, and new work cannot take it', async () => {
    const agent = await world.addAgent()
    const id = await world.addUse('Kept', agent.id)
    const body = { isActive: false }
    expect((await world.superAdmin.call(updateAgent, { params: { id: agent.id }, body })).status).toBe(200)
    const phases = [{ name: 'Secret phase 1', aiAgents: [{ aiAgentId: agent.id }] }]
    expect((await world.firmAdmin.call(updateTemplate, { params: { id }, body: { phases } })).status).toBe(
      200,
    )
    await expect(world.addUse('New', agent.id)).rejects.toThrow('is not active')
  })
})

describe('an agent that is not used', () => {
  it('is deleted, whatever agents of other ids are used', async () => {
    const [agent, other] = [await world.addAgent(), await world.addAgent()]
    await world.addUse('Other', other.id)
    expect((await remove(agent)).status).toBe(200)
    expect((await remove({ id: newId() })).status).toBe(404)
  })
})

describe('the platform’s role (D1; D11, Scope)', () => {
  it('reads of phases which agents they have, and nothing that people wrote', async () => {
    const mayRead = async (column: string) => {
      const [row] = await world.app.database.asOwner<{ may: boolean }>(
        `select has_column_privilege('parley_platform', 'initiative_phase', $1, 'select') as may`,
        [column],
      )
      return row?.may
    }
    expect(await mayRead('agent_ids')).toBe(true)
    for (const column of ['name', 'inputs', 'definition', 'notes']) expect(await mayRead(column)).toBe(false)
  })
})
