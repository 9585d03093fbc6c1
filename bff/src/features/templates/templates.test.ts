import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import { getTemplate, listTemplates } from '@parley/contracts/http/templates.ts'
import { newId } from '@parley/contracts/ids.ts'
import type { ApiClient } from '../../testing/api-client.ts'
import { phaseDefinition } from '../../testing/initiatives.ts'
import type { TestClient, TestFirm } from '../../testing/people.ts'
import { insertRecord } from '../../testing/rows.ts'
import { createTestApp, type TestApp } from '../../testing/test-app.ts'

let app: TestApp
let firm: TestFirm
let otherFirm: TestFirm
let acme: TestClient
let helios: TestClient
let people: Record<
  'superAdmin' | 'firmAdmin' | 'consultant' | 'ofAcme' | 'ofHelios' | 'ofOtherFirm',
  ApiClient
>
const ids: Record<string, string> = {}

beforeAll(async () => {
  app = await createTestApp()
  firm = await app.addFirm('Northwind')
  otherFirm = await app.addFirm('Southgate')
  acme = await app.addClient(firm, 'Acme')
  helios = await app.addClient(firm, 'Helios')
  const place = (client: TestClient) => ({ firmId: firm.id, clientId: client.id })
  people = {
    superAdmin: await app.as(await app.addUser('superAdmin')),
    firmAdmin: await app.as(await app.addUser('firmAdmin', { firmId: firm.id })),
    consultant: await app.as(await app.addConsultant(firm, [acme])),
    ofAcme: await app.as(await app.addUser('clientViewer', place(acme))),
    ofHelios: await app.as(await app.addUser('clientAdmin', place(helios))),
    ofOtherFirm: await app.as(await app.addUser('firmAdmin', { firmId: otherFirm.id })),
  }
  ids.standard = await app.addTemplate(null, 'standard')
  ids.future = await app.addTemplate(null, 'future')
  ids.ofFirm = await app.addTemplate(firm, 'ofFirm')
  ids.ofAcme = await app.addTemplate(firm, 'ofAcme')
  ids.ofOther = await app.addTemplate(otherFirm, 'ofOther')
  await set('future', `status = 'FUTURE', industries = '{banking}'`)
  await set('ofFirm', `industries = '{energy}'`)
  await set('ofAcme', `visibility = 'CLIENT', client_id = '${acme.id}'`)
})
afterAll(() => app.close())

const set = (name: string, change: string) =>
  app.database.asOwner(`update initiative_template set ${change} where id = $1`, [ids[name]])

type Query = Parameters<typeof people.ofAcme.call<typeof listTemplates>>[1] & object
const listBy = async (who: keyof typeof people, query: Query['query'] = {}): Promise<string[]> => {
  const answer = await people[who].call(listTemplates, { query })
  expect(answer.status).toBe(200)
  return answer.body.templates.map(({ name }) => name.replace(' template', ''))
}

describe('the list of templates (Document 2, 2.3 and 6; D1)', () => {
  it.each([
    ['superAdmin', ['ofAcme', 'ofFirm', 'ofOther', 'standard', 'future']],
    ['firmAdmin', ['ofAcme', 'ofFirm', 'standard', 'future']],
    ['consultant', ['ofAcme', 'ofFirm', 'standard', 'future']],
    ['ofAcme', ['ofAcme', 'standard', 'future']],
    ['ofHelios', ['standard', 'future']],
    ['ofOtherFirm', ['ofOther', 'standard', 'future']],
  ] as const)('shows %s what they may see: current ones first, then by name', async (who, names) => {
    expect(await listBy(who)).toEqual(names)
  })

  it('is filtered by status, visibility and owner', async () => {
    expect(await listBy('firmAdmin', { status: 'FUTURE' })).toEqual(['future'])
    expect(await listBy('firmAdmin', { visibility: 'CONSULTING_FIRM' })).toEqual(['ofFirm'])
    expect(await listBy('firmAdmin', { visibility: 'CLIENT' })).toEqual(['ofAcme'])
    expect(await listBy('firmAdmin', { ownerId: acme.id })).toEqual(['ofAcme'])
    expect(await listBy('firmAdmin', { ownerId: firm.id })).toEqual(['ofAcme', 'ofFirm'])
    expect(await listBy('firmAdmin', { ownerId: otherFirm.id })).toEqual([])
  })

  it('is filtered by industry: those for all industries are for each', async () => {
    expect(await listBy('firmAdmin', { industry: 'energy' })).toEqual(['ofAcme', 'ofFirm', 'standard'])
    expect(await listBy('firmAdmin', { industry: 'banking' })).toEqual(['ofAcme', 'standard', 'future'])
  })

  it('is filtered by type, and by an agent that works in the newest version', async () => {
    const agentId = newId()
    const workIn = (agents: object[]) =>
      app.database.asOwner(
        `update template_version set definition = jsonb_set(definition, '{phases,0,aiAgents}', $2::jsonb) where template_id = $1`,
        [ids.ofAcme, JSON.stringify(agents)],
      )
    await set('ofFirm', `initiative_type = 'RFP_MANAGEMENT'`)
    expect(await listBy('firmAdmin', { initiativeType: 'RFP_MANAGEMENT' })).toEqual(['ofFirm'])
    await workIn([{ aiAgentId: agentId }])
    expect(await listBy('firmAdmin', { agentId })).toEqual(['ofAcme'])
    expect(await listBy('ofHelios', { agentId })).toEqual([])
    await workIn([])
  })

  it.each([{ status: 'OLD' }, { visibility: 'parley' }, { ownerId: '7' }, { colour: 'red' }])(
    'refuses the filter %j',
    async (query) => {
      const answer = await people.firmAdmin.raw(
        'GET',
        `/api/initiative-templates?${new URLSearchParams(query).toString()}`,
      )
      expect(answer.status).toBe(400)
    },
  )

  it('is narrowed to those of a language', async () => {
    await app.database.asOwner(`update initiative_template set language = 'de' where id = $1`, [ids.ofFirm])
    const { body } = await people.firmAdmin.call(listTemplates, { query: { language: 'de' } })
    expect(body.templates.map(({ id, language }) => [id, language])).toEqual([[ids.ofFirm, 'de']])
    await app.database.asOwner(`update initiative_template set language = null where id = $1`, [ids.ofFirm])
  })

  it('names owner, industries and number of phases of each', async () => {
    const { body } = await people.firmAdmin.call(listTemplates)
    expect(body.templates.find(({ id }) => id === ids.ofAcme)).toMatchObject({
      visibility: 'CLIENT',
      status: 'CURRENT',
      client: { id: acme.id, name: 'Acme' },
      consultingFirm: { id: firm.id, name: 'Northwind' },
      aiHours: 100,
      phaseCount: 1,
    })
    const ofFirm = body.templates.find(({ id }) => id === ids.ofFirm)
    expect(ofFirm?.industries.map(({ code }) => code)).toEqual(['energy'])
  })
})

describe('one template', () => {
  const get = (who: keyof typeof people, name: string) =>
    people[who].call(getTemplate, { params: { id: ids[name] ?? newId() } })

  it('comes whole, in its newest version', async () => {
    await app.database.asOwner('update initiative_template set version = 2 where id = $1', [ids.standard])
    await insertRecord(app.database, 'template_version', {
      template_id: ids.standard,
      version: 2,
      definition: {
        inputs: { groups: [], fields: [] },
        outputs: { groups: [], fields: [] },
        phases: [phaseDefinition('Second')],
      },
    })
    expect((await get('ofAcme', 'standard')).body.template).toMatchObject({
      version: 2,
      phases: [{ name: 'Second' }],
    })
  })

  it.each([
    ['ofAcme', 'ofFirm'],
    ['ofHelios', 'ofAcme'],
    ['ofHelios', 'ofOther'],
    ['ofOtherFirm', 'ofFirm'],
    ['firmAdmin', 'nothing'],
  ] as const)('is missing to %s where it is %s', async (who, name) => {
    expect(await get(who, name)).toMatchObject({ status: 404, body: { message: 'Template not found' } })
  })
})
