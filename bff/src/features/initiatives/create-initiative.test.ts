import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import type { Initiative } from '@parley/contracts/http/initiatives.ts'
import { newId } from '@parley/contracts/ids.ts'
import type { ApiClient } from '../../testing/api-client.ts'
import type { TestClient, TestFirm } from '../../testing/people.ts'
import { createTestApp, type TestApp } from '../../testing/test-app.ts'

let app: TestApp
let firm: TestFirm
let client: TestClient
let sister: TestClient
let member: ApiClient
let viewer: ApiClient
let consultant: ApiClient
let templateId: string

beforeAll(async () => {
  app = await createTestApp()
  firm = await app.addFirm('Northwind')
  client = await app.addClient(firm, 'Acme')
  sister = await app.addClient(firm, 'Helios')
  const place = { firmId: firm.id, clientId: client.id }
  member = await app.as(await app.addUser('clientMember', place))
  viewer = await app.as(await app.addUser('clientViewer', place))
  consultant = await app.as(await app.addConsultant(firm, [client], { lastName: 'Lang' }))
  templateId = await app.addTemplate(null, 'standard')
})
afterAll(() => app.close())

const create = (given: object = {}, by = member) =>
  by.raw('POST', '/api/initiatives', {
    body: { name: 'ERP selection', clientId: client.id, templateId, metadata: {}, ...given },
  })
const made = async (given: object = {}, by = member): Promise<Initiative> => {
  const answer = await create(given, by)
  expect(answer.status).toBe(201)
  return answer.body as Initiative
}
const count = async () =>
  (await app.database.asOwner<{ n: number }>('select count(*)::int as n from initiative'))[0]?.n
const define = (column: string, value: unknown) =>
  app.database.asOwner(
    `update template_version set definition = jsonb_set(definition, '{${column}}', $1) where template_id = $2`,
    [JSON.stringify(value), templateId],
  )

describe('a new initiative (Document 1, 2.5; D3, D10)', () => {
  it('is PENDING, with the phases of its template, copied', async () => {
    const initiative = await made({ name: ' ERP selection ', isConfidential: true })
    expect(initiative).toMatchObject({
      name: 'ERP selection',
      status: 'PENDING',
      isConfidential: true,
      isArchived: false,
      client: { id: client.id, name: 'Acme' },
      template: { id: templateId, name: 'standard template' },
      phases: [{ name: 'standard phase', order: 1, status: 'PENDING', inputs: {}, startDate: null }],
      canManage: true,
    })
    await app.database.asOwner(`update template_version set definition = '{}' where template_id = $1`, [
      templateId,
    ])
    const later = await viewer.raw('GET', `/api/initiatives/${initiative.id}`)
    expect((later.body as Initiative).phases).toEqual(initiative.phases)
    const whole = { inputs: { groups: [], fields: [] }, outputs: { groups: [], fields: [] } }
    const { templatePhase } = initiative.phases[0] ?? {}
    await app.database.asOwner('update template_version set definition = $1 where template_id = $2', [
      JSON.stringify({ ...whole, phases: [templatePhase] }),
      templateId,
    ])
  })

  it('is led by the consultant who makes it, and by nobody where a client does', async () => {
    expect((await made({}, consultant)).consultant).toMatchObject({ firstName: 'Kim', lastName: 'Lang' })
    expect((await made()).consultant).toBeNull()
  })

  it.each([
    ['name', { name: '' }],
    ['name', { name: '   ' }],
    ['name', { name: undefined }],
    ['name', { name: 'x'.repeat(201) }],
    ['templateId', { templateId: '7' }],
    ['clientId', { clientId: undefined }],
    ['metadata.painPoints.0', { metadata: { painPoints: ['  '] } }],
    ['metadata.timeline', { metadata: { timeline: 0 } }],
    ['status', { status: 'ACTIVE' }],
  ])('is refused for its %s with %j', async (field, given) => {
    const before = await count()
    const answer = await create(given)
    expect(answer).toMatchObject({ status: 400, body: { code: 'VALIDATION_FAILED' } })
    expect(Object.keys((answer.body as { errors: object }).errors)).toEqual([field])
    expect(await count()).toBe(before)
  })

  it('is not made from a template that is yet to come', async () => {
    const future = await app.addTemplate(null, 'future')
    await app.database.asOwner(`update initiative_template set status = 'FUTURE' where id = $1`, [future])
    expect(await create({ templateId: future })).toMatchObject({
      status: 409,
      body: { message: 'This template is coming soon.' },
    })
  })

  it('is not made from a template, nor for a client, that the person does not see', async () => {
    const ofFirm = await app.addTemplate(firm, 'ofFirm')
    expect(await create({ templateId: ofFirm })).toMatchObject({
      status: 404,
      body: { message: 'Template not found' },
    })
    expect((await create({ templateId: ofFirm }, consultant)).status).toBe(201)
    const missing = { status: 404, body: { message: 'Client not found' } }
    expect(await create({ clientId: sister.id })).toMatchObject(missing)
    expect(await create({ clientId: sister.id }, consultant)).toMatchObject(missing)
    expect(await create({ clientId: newId() })).toMatchObject(missing)
  })

  it('is not made for an obsolete client, and not by viewers', async () => {
    const closed = await app.addClient(firm, 'Closed')
    await app.database.asOwner('update client set is_obsolete = true where id = $1', [closed.id])
    const admin = await app.as(await app.addUser('firmAdmin', { firmId: firm.id }))
    expect(await create({ clientId: closed.id }, admin)).toMatchObject({
      status: 409,
      body: { message: 'This client is obsolete.' },
    })
    expect((await create({}, viewer)).status).toBe(403)
  })

  it('takes the template’s global inputs, and refuses what is none of them (D11)', async () => {
    const budget = { name: 'budget', label: 'Budget', type: 'number', required: false, min: 1 }
    await define('inputs', { groups: [], fields: [budget] })
    const initiative = await made({ metadata: { globalInputs: { budget: 5 }, painPoints: ['Slow'] } })
    expect(initiative.metadata).toMatchObject({ globalInputs: { budget: 5 }, painPoints: ['Slow'] })
    expect(initiative.globalInputs.fields).toMatchObject([{ name: 'budget' }])
    const wrong = await create({ metadata: { globalInputs: { budget: 0, colour: 'red' } } })
    expect(wrong).toMatchObject({
      status: 400,
      body: { errors: { budget: 'Must be at least 1', colour: expect.any(String) } },
    })
  })
})

describe('its people (D11, People of an initiative)', () => {
  it('are the client’s own, each once a kind, in the order given', async () => {
    const [ada, ben] = [await app.addStakeholder(client, 'Ada'), await app.addStakeholder(client, 'Ben')]
    const initiative = await made({
      metadata: { stakeholders: [ben, { id: ada, firstName: 'Old name' }, ben], initiativeOwners: [ada] },
    })
    const names = (list: { firstName: string }[]) => list.map(({ firstName }) => firstName)
    expect(names(initiative.metadata.stakeholders)).toEqual(['Ben', 'Ada'])
    expect(names(initiative.metadata.initiativeOwners)).toEqual(['Ada'])
  })

  it('are those whose role names one where nobody is marked as owner', async () => {
    const ada = await app.addStakeholder(client, 'Ada')
    expect((await made({ metadata: { stakeholders: [ada] } })).owners).toMatchObject([{ id: ada }])
  })

  it('of somebody else are as missing, and nothing is made', async () => {
    const before = await count()
    const foreign = await app.addStakeholder(sister, 'Foreign')
    for (const id of [foreign, newId()])
      expect(await create({ metadata: { stakeholders: [id] } })).toMatchObject({
        status: 404,
        body: { message: 'Stakeholder not found' },
      })
    expect(await count()).toBe(before)
  })

  it('are replaced kind by kind', async () => {
    const [ada, ben] = [await app.addStakeholder(client, 'Ada'), await app.addStakeholder(client, 'Ben')]
    const { id } = await made({ metadata: { stakeholders: [ada], initiativeOwners: [ada] } })
    const put = (by: ApiClient, body: object) =>
      by.raw('POST', `/api/initiatives/${id}/stakeholders`, { body })
    const answer = await put(member, { stakeholderIds: [ben], kind: 'stakeholder' })
    expect(answer.status).toBe(200)
    const { body } = await viewer.raw('GET', `/api/initiatives/${id}`)
    expect((body as Initiative).metadata).toMatchObject({
      stakeholders: [{ id: ben }],
      initiativeOwners: [{ id: ada }],
    })
    expect((await put(viewer, { stakeholderIds: [], kind: 'owner' })).status).toBe(403)
    expect((await put(member, { stakeholderIds: [], kind: 'friend' })).status).toBe(400)
  })
})

describe('create-phases (Document 2, 2.1; D10)', () => {
  const createPhases = (id: string, by = member) => by.raw('POST', `/api/initiatives/${id}/create-phases`)

  it('makes the template’s phases where there are none, once', async () => {
    const { id, phases } = await made()
    await app.database.asOwner('delete from initiative_phase where initiative_id = $1', [id])
    const names = (answer: { body: unknown }) => (answer.body as Initiative).phases.map(({ name }) => name)
    const first = await createPhases(id)
    expect(first.status).toBe(200)
    expect(names(first)).toEqual(phases.map(({ name }) => name))
    expect((await createPhases(id)).body).toMatchObject({ phases: (first.body as Initiative).phases })
    expect((await createPhases(id, viewer)).status).toBe(403)
  })

  it('says so where the template is gone', async () => {
    const own = await app.addTemplate(null, 'short-lived')
    const { id } = await made({ templateId: own })
    await app.database.asOwner('delete from initiative_template where id = $1', [own])
    expect(await createPhases(id)).toMatchObject({ status: 409, body: { code: 'CONFLICT' } })
  })
})
