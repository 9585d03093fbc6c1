import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import { listTemplates, type Template, updateTemplate } from '@parley/contracts/http/templates.ts'
import type { z } from 'zod'
import type { ApiClient } from '../../testing/api-client.ts'
import { createTemplatesWorld, type TemplatesWorld } from '../../testing/templates-world.ts'

let world: TemplatesWorld
beforeAll(async () => {
  world = await createTemplatesWorld()
})
afterAll(() => world.app.close())

type Change = z.input<typeof updateTemplate.body>
const update = (who: ApiClient, { id }: Template, body: Change) =>
  who.call(updateTemplate, { params: { id }, body })

describe('a change', () => {
  it('of name, type and hours makes no version', async () => {
    const template = await world.add(world.firmAdmin)
    const { phases, inputs, outputs, teamRoles } = template
    const body = {
      name: ' Renamed ',
      status: 'FUTURE' as const,
      aiHours: 40,
      phases,
      inputs,
      outputs,
      teamRoles,
    }
    expect((await update(world.firmAdmin, template, body)).body.template).toMatchObject({
      name: 'Renamed',
      status: 'FUTURE',
      aiHours: 40,
      version: 1,
      phases,
    })
  })

  it('takes back a whole answer, passing over what is only read', async () => {
    const template = await world.add(world.firmAdmin, { industries: ['energy'] })
    const answer = await update(world.firmAdmin, template, { ...template, description: 'New' })
    expect(answer.body.template).toMatchObject({
      description: 'New',
      version: 1,
      industries: template.industries,
    })
  })

  it('of a phase makes a version, and phases keep their ids by id, by name, by place', async () => {
    const template = await world.add(world.firmAdmin, {
      phases: [{ name: 'A' }, { name: 'B' }, { name: 'C' }],
    })
    const [a, b, c] = template.phases.map(({ id }) => id)
    const { body } = await update(world.firmAdmin, template, {
      phases: [{ name: 'A2' }, { id: c, name: 'C2' }, { name: 'B' }, { name: 'D' }],
    })
    expect(body.template).toMatchObject({
      version: 2,
      phases: [{ id: a }, { id: c }, { id: b }, { name: 'D' }],
    })
    expect([a, b, c]).not.toContain(body.template.phases[3]?.id)
    const { body: after } = await world.firmAdmin.call(listTemplates, { query: { q: 'Playbook' } })
    expect(after.templates.find(({ id }) => id === template.id)?.phaseCount).toBe(4)
  })

  it('keeps an agent that has gone since, and copies one that has changed only into a new version', async () => {
    const { analyst } = world.agents
    const agent = { aiAgentId: world.agents.reviewer }
    const template = await world.add(world.firmAdmin, {
      phases: [{ name: 'A', aiAgents: [agent, { aiAgentId: analyst }] }],
    })
    const set = (change: string, id: string) =>
      world.app.database.asOwner(`update ai_agent set ${change} where id = $1`, [id])
    await set('is_active = false', agent.aiAgentId)
    await set(`description = 'Changed'`, analyst)
    const same = await update(world.firmAdmin, template, { phases: template.phases })
    expect(same.body.template).toMatchObject({ version: 1, phases: template.phases })
    const [phase] = template.phases
    const phases = [{ ...phase, name: 'A', description: 'New' }]
    const { body } = await update(world.firmAdmin, template, { phases })
    expect(body.template.version).toBe(2)
    expect(body.template.phases[0]?.aiAgents.map(({ aiAgent }) => aiAgent.description)).toEqual([
      'What Reviewer does',
      'Changed',
    ])
    await set('is_active = true', agent.aiAgentId)
  })

  it('made from an older state answers 409 with the template as it is now', async () => {
    const template = await world.add(world.firmAdmin)
    const { updatedAt } = template
    expect((await update(world.firmAdmin, template, { name: 'First', updatedAt })).status).toBe(200)
    expect(await update(world.consultant, template, { name: 'Second', updatedAt })).toMatchObject({
      status: 409,
      body: { code: 'STALE_UPDATE', current: { id: template.id, name: 'First', phases: template.phases } },
    })
  })

  it('does not take away the first phase, locked groups or fixed fields (Document 2, 4.6)', async () => {
    const field = (name: string, more = {}) => ({ name, label: name, type: 'text' as const, ...more })
    const groups = [
      { name: 'Default', fields: [field('kept', { isFixed: true })] },
      { name: 'Owners', fields: [] },
      { name: 'Free', fields: [field('free')] },
    ]
    const template = await world.add(world.firmAdmin, {
      phases: [
        { name: 'A', requiredInputs: { groups } },
        { name: 'B', requiredInputs: { groups: [{ name: 'Owners', fields: [] }] } },
      ],
    })
    const [first, second] = template.phases
    const place = 'phases.0.requiredInputs'
    const refused = async (requiredInputs: object) => {
      const phases = [{ ...first, requiredInputs }] as Change['phases']
      const answer = await update(world.firmAdmin, template, { phases })
      expect(answer.status).toBe(400)
      return (answer.body as unknown as { errors: Record<string, string> }).errors
    }
    const [fixed, owners] = first?.requiredInputs.groups ?? []
    expect(await refused({ groups: [fixed] })).toEqual({ [place]: 'The group "Owners" cannot be deleted.' })
    expect(await refused({ groups: [owners, { ...fixed, fields: [] }] })).toEqual({
      [place]: 'The field "kept" is fixed: it cannot be deleted.',
    })
    const changed = (more: object) => ({
      groups: [owners, { ...fixed, fields: [{ ...field('kept'), isFixed: true, ...more }] }],
    })
    expect(await refused(changed({ type: 'number' }))).toEqual({
      [place]: 'The field "kept" is fixed: its type stays as it is.',
    })
    expect(await refused(changed({ required: true }))).toEqual({
      [place]: 'The field "kept" is fixed: it cannot be made required.',
    })
    expect(
      await update(world.firmAdmin, template, { phases: [{ ...second, name: 'B' }] as Change['phases'] }),
    ).toMatchObject({
      status: 400,
      body: { errors: { phases: 'The first phase cannot be removed.' } },
    })
    const phases = [{ ...first, requiredInputs: { groups: [fixed, owners] } }] as Change['phases']
    expect((await update(world.firmAdmin, template, { phases })).status).toBe(200)
  })

  it('at the same time as others makes a version of its own', async () => {
    const template = await world.add(world.firmAdmin, { phases: [{ name: 'A' }] })
    const answers = await Promise.all(
      ['B', 'C', 'D', 'E'].map((name) => update(world.firmAdmin, template, { phases: [{ name }] })),
    )
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200])
    const versions = answers.map(({ body }) => body.template.version)
    expect(versions.sort()).toEqual([2, 3, 4, 5])
  })
})
