import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import {
  exportTemplate,
  type importTemplate,
  type TemplateFile,
} from '@parley/contracts/http/template-files.ts'
import { deleteTemplate, listTemplates, type Template } from '@parley/contracts/http/templates.ts'
import type { z } from 'zod'
import type { ApiAnswer, ApiClient } from '../../testing/api-client.ts'
import { insertRecord } from '../../testing/rows.ts'
import { createTemplatesWorld, type TemplatesWorld } from '../../testing/templates-world.ts'

let world: TemplatesWorld
let template: Template
let exported: TemplateFile

/** Text, bytes, or what becomes JSON. */
type Content = string | Uint8Array<ArrayBuffer> | object
type Imported = z.output<typeof importTemplate.response>

const exportBy = (who: ApiClient) => who.call(exportTemplate, { params: { id: template.id } })

async function importBy(
  who: ApiClient,
  content: Content,
  {
    name = 'a.parley.json',
    query = '',
    fields = {},
  }: { name?: string; query?: string; fields?: object } = {},
): Promise<ApiAnswer<Imported> & { body: { errors?: Record<string, string>; message?: string } }> {
  const form = new FormData()
  for (const [field, value] of Object.entries(fields)) form.append(field, String(value))
  const isText = typeof content === 'string' || content instanceof Uint8Array
  const part = isText ? content : JSON.stringify(content)
  form.append('file', new Blob([part]), name)
  return (await who.raw('POST', `/api/initiative-templates/import${query}`, { body: form })) as never
}

beforeAll(async () => {
  world = await createTemplatesWorld()
  const { analyst, reviewer } = world.agents
  const field = { name: 'budget', label: 'Budget', type: 'currency' as const, currency: 'EUR' as const }
  template = await world.add(world.firmAdmin, {
    name: 'Wahl: Lieferant/ERP',
    clientId: world.acme.id,
    industries: ['energy'],
    language: 'de',
    teamRoles: [{ name: 'Lead' }],
    inputs: { groups: [{ name: 'Money', fields: [field] }] },
    phases: [
      { name: 'A', durationDays: 14, recommendedArtifacts: ['Plan'], riskMitigations: ['Backed up'] },
      { name: 'B', aiAgents: [{ aiAgentId: analyst, chapterTitle: 'One' }, { aiAgentId: reviewer }] },
    ],
  })
  exported = (await exportBy(world.firmAdmin)).body
})
afterAll(() => world.app.close())

describe('an exported template', () => {
  it('is a file to keep, named like the template, with agents by name and role', async () => {
    const answer = await exportBy(world.consultant)
    expect(answer.status).toBe(200)
    expect(answer.headers.get('content-disposition')).toContain('template-Wahl-Lieferant-ERP.parley.json')
    expect(answer.headers.get('content-type')).toContain('application/json')
    expect(answer.body.template.language).toBe('de')
    expect(answer.body.template.phases[1]?.aiAgents).toMatchObject([
      { agent: { name: 'Analyst', role: 'CONTRIBUTOR' }, chapterTitle: 'One' },
      { agent: { name: 'Reviewer', role: 'REVIEWER' } },
    ])
  })

  it('names no record of the installation: no firm, client, person or agent', async () => {
    const { text } = await exportBy(world.firmAdmin)
    const { acme, northwind, agents } = world
    for (const id of [acme.id, northwind.id, template.id, agents.analyst, agents.reviewer])
      expect(text).not.toContain(id)
    expect(text).not.toContain('You are Analyst')
  })

  it.each([
    ['acmeAdmin', 403],
    ['acmeViewer', 403],
    ['southgateAdmin', 404],
    ['superAdmin', 200],
  ] as const)('for %s answers %i', async (who, status) => {
    expect((await exportBy(world[who])).status).toBe(status)
  })
})

describe('an imported template', () => {
  it('is the same as the exported one, and belongs to who imports it', async () => {
    const { status, body } = await importBy(world.southgateAdmin, exported)
    expect(status).toBe(201)
    expect(body.template).toMatchObject({
      name: template.name,
      visibility: 'CONSULTING_FIRM',
      consultingFirm: { name: 'Southgate' },
      client: null,
      version: 1,
      industries: [{ code: 'energy' }],
      phases: template.phases,
      inputs: template.inputs,
      teamRoles: template.teamRoles,
    })
    expect(body.summary).toEqual({
      name: template.name,
      phases: ['A', 'B'],
      inputCount: 1,
      agentCount: 2,
      missingAgents: [],
    })
    const { body: own } = await importBy(world.superAdmin, exported, { fields: { name: ' Renamed ' } })
    expect(own.template).toMatchObject({ name: 'Renamed', visibility: 'PARLEY' })
    await world.superAdmin.call(deleteTemplate, { params: { id: own.template?.id ?? '' } })
  })

  it('of a dry run is only told of', async () => {
    const count = async () => (await world.southgateAdmin.call(listTemplates)).body.total
    const before = await count()
    const { body } = await importBy(world.southgateAdmin, exported, { query: '?dryRun=true' })
    expect(body).toMatchObject({ template: null, summary: { phases: ['A', 'B'] } })
    expect(await count()).toBe(before)
  })

  it('finds agents by name and role, and names those that are not here or not active', async () => {
    await insertRecord(world.app.database, 'ai_agent', {
      name: ' analyst',
      role: 'APPROVER',
      description: 'Other',
      system_message: 'Other',
    })
    const agent = (name: string, role: string) => ({ agent: { name, role } })
    const aiAgents = [
      agent('Nobody', 'REVIEWER'),
      agent('ANALYST', 'CONTRIBUTOR'),
      agent('Retired', 'CONTRIBUTOR'),
    ]
    const file = { ...exported, template: { ...exported.template, phases: [{ name: 'Only', aiAgents }] } }
    const { body } = await importBy(world.firmAdmin, file)
    expect(body.template?.phases[0]?.aiAgents).toMatchObject([{ aiAgentId: world.agents.analyst, order: 1 }])
    expect(body.summary.missingAgents).toEqual([
      { name: 'Nobody', role: 'REVIEWER', phase: 'Only' },
      { name: 'Retired', role: 'CONTRIBUTOR', phase: 'Only' },
    ])
  })

  it('is taken from nobody of a client', async () => {
    expect((await importBy(world.acmeAdmin, exported)).status).toBe(403)
  })
})

describe('a file that is no good template', () => {
  it('is told of every place that is wrong, in plain words', async () => {
    const [a] = exported.template.phases
    const wrong = {
      ...exported,
      template: {
        ...exported.template,
        name: ' ',
        colour: 'red',
        initiativeType: 'PARTY',
        phases: [
          { ...a, durationDays: 0 },
          { ...a, name: 7, aiAgents: [{ agent: { name: 'A', role: 'BOSS' } }] },
        ],
      },
    }
    const { status, body } = await importBy(world.firmAdmin, wrong, { query: '?dryRun=true' })
    expect(status).toBe(400)
    expect(body.message).toBe('6 things in this file are wrong.')
    expect(body.errors).toMatchObject({
      'template.name': 'This field is required',
      'template.colour': 'This field is not known here.',
      'template.phases.0.durationDays': 'Must be at least 1',
      'template.phases.1.name': 'Must be text',
    })
    expect(Object.keys(body.errors ?? {})).toEqual(
      expect.arrayContaining(['template.initiativeType', 'template.phases.1.aiAgents.0.agent.role']),
    )
  })

  it('is told of industries that do not exist', async () => {
    const file = { ...exported, template: { ...exported.template, industries: ['energy', 'alchemy'] } }
    expect((await importBy(world.firmAdmin, file)).body).toMatchObject({
      message: 'One thing in this file is wrong.',
      errors: { 'template.industries.1': 'The industry "alchemy" is not known.' },
    })
  })

  const nested = (levels: number) => `${'['.repeat(levels)}${']'.repeat(levels)}`
  const withPhases = (phases: string) =>
    `{"format":"parley-template","formatVersion":1,"template":{"name":"A","initiativeType":"DISCOVERY","phases":${phases}}}`
  it.each<[string, () => string | Uint8Array<ArrayBuffer>, number]>([
    ['no JSON', () => 'name: A', 422],
    ['no text', () => new Uint8Array([0xff, 0xfe, 0x00, 0xd8]), 422],
    ['another JSON', () => '[1, 2]', 422],
    ['empty', () => '', 422],
    ['nested without end', () => nested(100_000), 422],
    ['nested deeper than a template', () => withPhases(nested(40)), 422],
    ['a list without end', () => withPhases(`[${'0,'.repeat(100_000)}0]`), 422],
    ['many long lists', () => withPhases(`[${`[${'[0],'.repeat(150)}0],`.repeat(150)}0]`), 400],
    [
      'wider than a template',
      () => withPhases(`[${`[${`[${'0,'.repeat(150)}0],`.repeat(5)}0],`.repeat(150)}0]`),
      422,
    ],
    ['of another version', () => withPhases('[]').replace(':1,', ':2,'), 400],
    ['a number without end', () => withPhases('[{"name":"A","durationDays":1e999}]'), 400],
    ['a character that no table takes', () => withPhases('[{"name":"A\\u0000"}]'), 400],
    ['reaching for a prototype', () => withPhases('[{"name":"A","__proto__":{"isAdmin":true}}]'), 400],
    ['with a constructor', () => withPhases('[{"name":"A","constructor":{"prototype":{"x":1}}}]'), 400],
  ])('%s is refused', async (_what, content, status) => {
    const answer = await importBy(world.firmAdmin, content())
    expect(answer.status).toBe(status)
    expect(({} as { isAdmin?: boolean }).isAdmin).toBeUndefined()
  })

  it('too large, of another kind or missing is refused as such', async () => {
    expect((await importBy(world.firmAdmin, 'x'.repeat(1024 * 1024 + 1))).status).toBe(413)
    expect((await importBy(world.firmAdmin, exported, { name: 'a.xlsx' })).status).toBe(415)
    expect(await world.firmAdmin.raw('POST', '/api/initiative-templates/import', { body: {} })).toMatchObject(
      {
        status: 400,
        body: { errors: { file: 'Please select a file' } },
      },
    )
  })
})
