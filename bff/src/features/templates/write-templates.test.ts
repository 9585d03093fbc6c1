import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import { createInitiative } from '@parley/contracts/http/initiatives.ts'
import { getTemplateVersion } from '@parley/contracts/http/template-versions.ts'
import {
  createTemplate,
  deleteTemplate,
  getTemplate,
  type Template,
  updateTemplate,
} from '@parley/contracts/http/templates.ts'
import { newId } from '@parley/contracts/ids.ts'
import type { z } from 'zod'
import type { ApiClient } from '../../testing/api-client.ts'
import { createTemplatesWorld, type TemplatesWorld } from '../../testing/templates-world.ts'

let world: TemplatesWorld
beforeAll(async () => {
  world = await createTemplatesWorld()
})
afterAll(() => world.app.close())

type Who = 'superAdmin' | 'firmAdmin' | 'consultant' | 'acmeAdmin' | 'acmeViewer' | 'southgateAdmin'
type Change = z.input<typeof updateTemplate.body>
const create = (who: ApiClient, body: z.input<typeof createTemplate.body>) =>
  who.call(createTemplate, { body })
const update = (who: ApiClient, { id }: Template, body: Change) =>
  who.call(updateTemplate, { params: { id }, body })

describe('a new template (Document 2, section 3)', () => {
  it('of a firm is the firm’s, with five phases, all industries and 100 hours', async () => {
    const { status, body } = await create(world.firmAdmin, { name: '  Vendor playbook ', aiHours: 7 })
    expect(status).toBe(201)
    expect(body.template).toMatchObject({
      name: 'Vendor playbook',
      description: '',
      visibility: 'CONSULTING_FIRM',
      status: 'CURRENT',
      consultingFirm: { id: world.northwind.id, name: 'Northwind' },
      clientId: null,
      industries: [{ code: 'all' }],
      aiHours: 100,
      version: 1,
      teamRoles: [],
      canEdit: true,
    })
    expect(body.template.phases.map(({ name, order }) => [name, order])).toEqual([
      ['Initiation', 1],
      ['Discovery', 2],
      ['Analysis', 3],
      ['Synthesis', 4],
      ['Recommendation', 5],
    ])
    expect(new Set(body.template.phases.map(({ id }) => id)).size).toBe(5)
  })

  it('of a super admin is for all', async () => {
    expect((await create(world.superAdmin, { name: 'Standard' })).body.template).toMatchObject({
      visibility: 'PARLEY',
      consultingFirm: null,
      client: null,
    })
  })

  it('takes orders from positions, whatever they say', async () => {
    const { analyst, reviewer } = world.agents
    const place = (aiAgentId: string, order: number) => ({ aiAgentId, order })
    const { body } = await create(world.firmAdmin, {
      name: 'Ordered',
      phases: [
        { name: 'A', order: 9, riskMitigations: ['First', { description: 'Second', order: 1 }] },
        { name: 'B', order: 9, aiAgents: [place(reviewer, 3), place(analyst, 3), place(analyst, 1)] },
      ],
    })
    const [a, b] = body.template.phases
    expect([a?.order, b?.order]).toEqual([1, 2])
    expect(a?.riskMitigations.map(({ description, order }) => [description, order])).toEqual([
      ['First', 1],
      ['Second', 2],
    ])
    expect(b?.aiAgents.map(({ aiAgentId, order }) => [aiAgentId, order])).toEqual([
      [reviewer, 1],
      [analyst, 2],
      [analyst, 3],
    ])
  })

  it('copies agents in, prompts included (D11)', async () => {
    const { analyst } = world.agents
    const aiAgents = [
      { aiAgentId: analyst, moderatorPrompt: 'Ask', chapterTitle: 'One', expectedOutput: 'All' },
    ]
    const { body } = await create(world.consultant, { name: 'Agents', phases: [{ name: 'A', aiAgents }] })
    expect(body.template.phases[0]?.aiAgents[0]).toMatchObject({
      ...aiAgents[0],
      aiAgent: { id: analyst, name: 'Analyst', role: 'CONTRIBUTOR', systemMessage: 'You are Analyst.' },
    })
  })

  it('keeps the instructions of agents from those who only use it, as a template, a version and a phase', async () => {
    const aiAgents = [{ aiAgentId: world.agents.analyst, moderatorPrompt: 'Ask' }]
    const { body } = await create(world.firmAdmin, {
      name: 'For Acme',
      visibility: 'CLIENT',
      clientId: world.acme.id,
      phases: [{ name: 'A', aiAgents }],
    })
    const params = { id: body.template.id }
    const seen = await world.acmeAdmin.call(getTemplate, { params })
    expect(seen.body.template.phases[0]?.aiAgents[0]).toMatchObject({
      moderatorPrompt: 'Ask',
      aiAgent: { name: 'Analyst', systemMessage: '' },
    })
    const version = await world.acmeAdmin.call(getTemplateVersion, { params: { ...params, version: 1 } })
    const made = await world.acmeAdmin.call(createInitiative, {
      body: { name: 'Ours', templateId: params.id, clientId: world.acme.id },
    })
    expect(JSON.stringify([seen.body, version.body, made.body])).not.toContain('You are Analyst.')
  })

  it('names the place of an agent that is unknown or not active', async () => {
    const aiAgents = [
      { aiAgentId: newId() },
      { aiAgentId: world.agents.analyst },
      { aiAgentId: world.agents.retired },
    ]
    const answer = await create(world.firmAdmin, {
      name: 'Agents',
      phases: [{ name: 'A' }, { name: 'B', aiAgents }],
    })
    expect(answer).toMatchObject({
      status: 400,
      body: {
        code: 'VALIDATION_FAILED',
        errors: {
          'phases.1.aiAgents.0.aiAgentId': 'This agent is not known.',
          'phases.1.aiAgents.2.aiAgentId': 'The agent "Retired" is not active.',
        },
      },
    })
  })

  it.each([
    ['a blank name', { name: '  ' }, 'name'],
    [
      'eleven agents in a phase',
      { name: 'A', phases: [{ name: 'P', aiAgents: Array(11).fill({ aiAgentId: newId() }) }] },
      'phases.0.aiAgents',
    ],
    ['no phase', { name: 'A', phases: [] }, 'phases'],
    ['an unknown industry', { name: 'A', industries: ['energy', 'alchemy'] }, 'industries.1'],
    [
      'a role that stands twice',
      { name: 'A', teamRoles: [{ name: 'Lead' }, { name: 'lead' }] },
      'teamRoles.1.name',
    ],
    [
      'limits that leave no room',
      { name: 'A', inputs: { fields: [{ name: 'a', label: 'A', type: 'number', min: 2, max: 1 }] } },
      'inputs.fields.0.max',
    ],
    [
      'a field that is there twice',
      { name: 'A', inputs: { fields: Array(2).fill({ name: 'a', label: 'A', type: 'text' }) } },
      'inputs.fields.1.name',
    ],
    ['a property that it does not have', { name: 'A', ownerFirmId: newId() }, 'ownerFirmId'],
  ])('is refused with %s, by its place', async (_what, body, place) => {
    const answer = await world.firmAdmin.raw('POST', '/api/initiative-templates/create', { body })
    expect(answer.status).toBe(400)
    expect(Object.keys((answer.body as { errors: object }).errors)).toEqual([place])
  })

  it('is kept with text that no database takes as it is', async () => {
    const phases = [{ name: 'A \ud800 half', description: 'B' }]
    expect(
      (await create(world.firmAdmin, { name: 'Half \ud800', phases })).body.template.phases[0]?.name,
    ).toBe('A \ufffd half')
    expect((await create(world.firmAdmin, { name: 'A', phases: [{ name: 'A\u0000B' }] })).status).toBe(400)
  })
})

describe('industries (Document 2, 4.6)', () => {
  const codes = async (industries: NonNullable<Change['industries']>) => {
    const { body } = await create(world.firmAdmin, { name: 'Industries', industries })
    return body.template.industries.map(({ code }) => code)
  }

  it('are chosen by code, id or record, each once', async () => {
    const { body } = await create(world.firmAdmin, { name: 'One', industries: ['energy'] })
    const [energy] = body.template.industries
    expect(await codes([energy?.id ?? '', 'energy', { ...energy, code: 'energy' }, 'finance'])).toEqual([
      'energy',
      'finance',
    ])
  })

  it('are all of them where ‘all’ is among them, or none is chosen', async () => {
    expect(await codes(['energy', 'all'])).toEqual(['all'])
    expect(await codes([])).toEqual(['all'])
  })
})

describe('who may write templates (D1)', () => {
  it.each<[Who, number]>([
    ['superAdmin', 201],
    ['firmAdmin', 201],
    ['consultant', 201],
    ['acmeAdmin', 403],
    ['acmeViewer', 403],
  ])('%s making one answers %i', async (who, status) => {
    expect((await create(world[who], { name: 'Mine' })).status).toBe(status)
  })

  it.each<[Who, number]>([
    ['superAdmin', 200],
    ['firmAdmin', 200],
    ['consultant', 200],
    ['acmeAdmin', 403],
    ['acmeViewer', 403],
    ['southgateAdmin', 404],
  ])('%s changing or deleting one of Northwind answers %i', async (who, status) => {
    const template = await world.add(world.firmAdmin)
    expect((await update(world[who], template, { name: 'Changed' })).status).toBe(status)
    expect((await world[who].call(deleteTemplate, { params: { id: template.id } })).status).toBe(status)
  })

  it('a firm reads what a super admin gave it, and changes none of it', async () => {
    const standard = await world.add(world.superAdmin)
    const given = await world.add(world.superAdmin, { consultingFirmId: world.northwind.id })
    for (const template of [standard, given]) {
      const { body } = await world.firmAdmin.call(getTemplate, { params: { id: template.id } })
      expect(body.template).toMatchObject({
        canEdit: false,
        canDelete: false,
        canAssign: false,
        canClone: true,
      })
      expect((await update(world.firmAdmin, template, { name: 'Ours' })).status).toBe(403)
      expect((await world.firmAdmin.call(deleteTemplate, { params: { id: template.id } })).status).toBe(403)
    }
    expect((await world.southgateAdmin.call(getTemplate, { params: { id: given.id } })).status).toBe(404)
    expect((await update(world.southgateAdmin, given, { name: 'Theirs' })).status).toBe(404)
  })
})

describe('a deleted template (D10)', () => {
  it('leaves the initiatives that were made from it', async () => {
    const template = await world.add(world.firmAdmin)
    const { id } = await world.app.addInitiative(world.acme, 'Kept')
    const read = () =>
      world.app.database.asOwner(
        'select name, template_version, updated_at, (select count(*)::int from initiative_phase where initiative_id = i.id) as phases from initiative i where id = $1',
        [id],
      )
    await world.app.database.asOwner(
      'update initiative set template_id = $1, template_version = 1 where id = $2',
      [template.id, id],
    )
    const before = await read()
    expect((await world.firmAdmin.call(deleteTemplate, { params: { id: template.id } })).body).toEqual({
      id: template.id,
    })
    expect(await read()).toEqual(before)
    expect((await world.firmAdmin.call(getTemplate, { params: { id: template.id } })).status).toBe(404)
    expect(
      await world.app.database.asOwner('select id from template_version where template_id = $1', [
        template.id,
      ]),
    ).toEqual([])
  })
})

describe('the audit log (D11)', () => {
  it('holds who did what, by ids alone', async () => {
    const template = await world.add(world.firmAdmin, { name: 'Secret name' })
    await update(world.firmAdmin, template, { name: 'Other secret', phases: [{ name: 'A secret phase' }] })
    await world.firmAdmin.call(deleteTemplate, { params: { id: template.id } })
    const rows = await world.app.database.asOwner<{ action: string; firm_id: string; details: object }>(
      'select action, firm_id, details from audit_event where entity_id = $1 order by at, id',
      [template.id],
    )
    expect(rows.map(({ action }) => action)).toEqual([
      'template.created',
      'template.updated',
      'template.deleted',
    ])
    expect(new Set(rows.map(({ firm_id }) => firm_id))).toEqual(new Set([world.northwind.id]))
    expect(JSON.stringify(rows)).not.toContain('secret')
  })
})
