import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import type { Initiative } from '@parley/contracts/http/initiatives.ts'
import { newId } from '@parley/contracts/ids.ts'
import type { ApiClient } from '../../testing/api-client.ts'
import type { TestClient, TestFirm, TestUser } from '../../testing/people.ts'
import { createTestApp, type TestApp } from '../../testing/test-app.ts'

let app: TestApp
let firm: TestFirm
let client: TestClient
let sister: TestClient
let member: ApiClient
let viewer: ApiClient
let person: TestUser
let consultant: ApiClient
let inside: ApiClient
let templateId: string

beforeAll(async () => {
  app = await createTestApp()
  firm = await app.addFirm('Northwind')
  client = await app.addClient(firm, 'Acme')
  sister = await app.addClient(firm, 'Helios')
  const place = { firmId: firm.id, clientId: client.id }
  member = await app.as(await app.addUser('clientMember', place))
  viewer = await app.as(await app.addUser('clientViewer', place))
  person = await app.addConsultant(firm, [client], { lastName: 'Lang' })
  consultant = await app.as(person)
  inside = await app.inside(person, client)
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
      template: {
        id: templateId,
        name: 'standard template',
        phases: [{ name: 'standard phase', order: 1 }],
      },
      phases: [{ name: 'standard phase', order: 1, status: 'PENDING', inputs: {}, startDate: null }],
      canManage: true,
    })
    await app.database.asOwner(`update template_version set definition = '{}' where template_id = $1`, [
      templateId,
    ])
    // By the one who made it: who else looks is told of other next steps.
    const later = await member.raw('GET', `/api/initiatives/${initiative.id}`)
    expect((later.body as Initiative).phases).toEqual(initiative.phases)
    const whole = { inputs: { groups: [], fields: [] }, outputs: { groups: [], fields: [] } }
    const { templatePhase } = initiative.phases[0] ?? {}
    await app.database.asOwner('update template_version set definition = $1 where template_id = $2', [
      JSON.stringify({ ...whole, phases: [templatePhase] }),
      templateId,
    ])
  })

  it('is in the language of its template, unless somebody says otherwise', async () => {
    const german = await app.addTemplate(null, 'German')
    await app.database.asOwner(`update initiative_template set language = 'de' where id = $1`, [german])
    const languageOf = async (given: object) => (await made({ templateId: german, ...given })).language
    expect(await languageOf({})).toBe('de')
    expect(await languageOf({ language: 'en' })).toBe('en')
    expect(await languageOf({ language: null })).toBeNull()
    expect((await made()).language).toBeNull()
  })

  it('is led by the consultant who makes it, and by nobody where a client does', async () => {
    expect((await made({}, inside)).consultant).toMatchObject({ firstName: 'Kim', lastName: 'Lang' })
    expect((await made()).consultant).toBeNull()
  })

  it('is led by who is named, where that is a consultant of the firm', async () => {
    const other = await app.addConsultant(firm, [client], { lastName: 'Moss' })
    const { consultantId } = other
    expect((await made({ consultantId }, inside)).consultant).toMatchObject({ lastName: 'Moss' })
    expect((await made({ consultantId: null }, inside)).consultant).toBeNull()
    const elsewhere = await app.addConsultant(await app.addFirm('Southgate'), [])
    for (const id of [elsewhere.consultantId, newId()])
      expect(await create({ consultantId: id }, inside)).toMatchObject({
        status: 404,
        body: { message: 'Consultant not found' },
      })
  })

  it('is made by a consultant inside the client alone, and by Firm Admins from the firm (D2, D12)', async () => {
    const before = await count()
    const refusal = {
      status: 403,
      body: { code: 'SWITCH_FIRST', message: expect.stringContaining('Switch') },
    }
    expect(await create({}, consultant)).toMatchObject(refusal)
    // Whose client it is, or whether it exists, is not told.
    expect(await create({ clientId: sister.id }, consultant)).toMatchObject(refusal)
    expect(await count()).toBe(before)
    const admin = await app.as(await app.addUser('firmAdmin', { firmId: firm.id }))
    const { id } = await made({}, admin)
    const read = async (by: ApiClient) => (await by.raw('GET', `/api/initiatives/${id}`)).body as Initiative
    expect(await read(consultant)).toMatchObject({ canManage: false, nextStep: { by: 'others' } })
    expect(await read(inside)).toMatchObject({ canManage: true, nextStep: { by: 'you' } })
    expect(await read(admin)).toMatchObject({ canManage: true, nextStep: { by: 'you' } })
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
    const admin = await app.as(await app.addUser('firmAdmin', { firmId: firm.id }))
    expect((await create({ templateId: ofFirm }, admin)).status).toBe(201)
    const missing = { status: 404, body: { message: 'Client not found' } }
    expect(await create({ clientId: sister.id })).toMatchObject(missing)
    expect(await create({ clientId: sister.id }, inside)).toMatchObject(missing)
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

describe('the list of initiatives', () => {
  it('is searched by words, in any order', async () => {
    const { id } = await made({ name: 'Quarterly planning of warehouses', description: 'In the north' })
    const found = async (q: string) => {
      const path = `/api/initiatives/client/${client.id}?q=${encodeURIComponent(q)}`
      return ((await member.raw('GET', path)).body as Initiative[]).map((one) => one.id)
    }
    expect(await found('warehouses quarterly')).toEqual([id])
    expect(await found('north planning')).toEqual([id])
    expect(await found('quarterly south')).toEqual([])
  })

  it('shows one whose sequence is paused, or waits for a person, as ANALYZING (D3, D10)', async () => {
    const initiative = await made()
    const [phase] = initiative.phases
    await app.database.asOwner(`update initiative set status = 'ACTIVE' where id = $1`, [initiative.id])
    await app.database.asOwner(
      `insert into sequence_run (id, firm_id, client_id, initiative_id, phase_id, status, definition, definition_hash) values ($1, $2, $3, $4, $5, 'PAUSED', '{}', '')`,
      [newId(), firm.id, client.id, initiative.id, phase?.id],
    )
    for (const status of ['PAUSED', 'AWAITING_HUMAN', 'RUNNING', 'QUEUED']) {
      await app.database.asOwner('update sequence_run set status = $1 where initiative_id = $2', [
        status,
        initiative.id,
      ])
      const one = await member.raw('GET', `/api/initiatives/${initiative.id}`)
      expect([status, (one.body as Initiative).status]).toEqual([status, 'ANALYZING'])
      const path = `/api/initiatives/client/${client.id}?filter={"status":"ANALYZING"}`
      expect((await member.raw('GET', path)).body).toMatchObject([{ id: initiative.id }])
    }
    await app.database.asOwner('delete from sequence_run where initiative_id = $1', [initiative.id])
  })
})

describe('the status of an initiative (D3)', () => {
  it('does not become ACTIVE by hand before a phase starts, and follows its phases after a hold', async () => {
    const { id } = await made()
    const change = (status: string) => member.raw('PUT', `/api/initiatives/${id}`, { body: { status } })
    expect(await change('ACTIVE')).toMatchObject({ status: 409, body: { code: 'INVALID_TRANSITION' } })
    expect((await change('ON_HOLD')).status).toBe(200)
    expect(await change('ACTIVE')).toMatchObject({ status: 200, body: { status: 'PENDING' } })
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
    const entries = await app.database.asOwner(
      `select action from audit_event where entity_id = $1 and action = 'initiative.phases_created'`,
      [id],
    )
    expect(entries).toHaveLength(1)
    expect((await createPhases(id, viewer)).status).toBe(403)
  })

  it('says so where the template is gone and there are none', async () => {
    const own = await app.addTemplate(null, 'short-lived')
    const { id } = await made({ templateId: own })
    await app.database.asOwner('delete from initiative_template where id = $1', [own])
    expect(await createPhases(id)).toMatchObject({ status: 200, body: { phases: [{ order: 1 }] } })
    await app.database.asOwner('delete from initiative_phase where initiative_id = $1', [id])
    expect(await createPhases(id)).toMatchObject({ status: 409, body: { code: 'CONFLICT' } })
  })
})
