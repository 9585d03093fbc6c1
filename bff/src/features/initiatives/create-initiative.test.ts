import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import type { Initiative } from '@parley/contracts/http/initiatives.ts'
import { newId } from '@parley/contracts/ids.ts'
import type { ApiClient } from '../../testing/api-client.ts'
import { createInitiativesWorld, type InitiativesWorld } from './testing/initiatives-world.ts'

let world: InitiativesWorld
let consultant: ApiClient
let inside: ApiClient

beforeAll(async () => {
  world = await createInitiativesWorld()
  const { app, firm, client } = world
  const person = await app.addConsultant(firm, [client], { lastName: 'Lang' })
  consultant = await app.as(person)
  inside = await app.inside(person, client)
})
afterAll(() => world.app.close())

const define = (column: string, value: unknown) =>
  world.app.database.asOwner(
    `update template_version set definition = jsonb_set(definition, '{${column}}', $1) where template_id = $2`,
    [JSON.stringify(value), world.templateId],
  )

describe('a new initiative (Document 1, 2.5; D3, D10)', () => {
  it('is PENDING, with the phases of its template, copied', async () => {
    const { app, client, member, templateId, made } = world
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
    const { app, made } = world
    const german = await app.addTemplate(null, 'German')
    await app.database.asOwner(`update initiative_template set language = 'de' where id = $1`, [german])
    const languageOf = async (given: object) => (await made({ templateId: german, ...given })).language
    expect(await languageOf({})).toBe('de')
    expect(await languageOf({ language: 'en' })).toBe('en')
    expect(await languageOf({ language: null })).toBeNull()
    expect((await made()).language).toBeNull()
  })

  it('is led by the consultant who makes it, and by nobody where a client does', async () => {
    const { made } = world
    expect((await made({}, inside)).consultant).toMatchObject({ firstName: 'Kim', lastName: 'Lang' })
    expect((await made()).consultant).toBeNull()
  })

  it('is led by who is named, where that is a consultant of the firm', async () => {
    const { app, firm, client, create, made } = world
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
    const { app, firm, sister, create, made, count } = world
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
    const { create, count } = world
    const before = await count()
    const answer = await create(given)
    expect(answer).toMatchObject({ status: 400, body: { code: 'VALIDATION_FAILED' } })
    expect(Object.keys((answer.body as { errors: object }).errors)).toEqual([field])
    expect(await count()).toBe(before)
  })

  it('is not made from a template that is yet to come', async () => {
    const { app, create } = world
    const future = await app.addTemplate(null, 'future')
    await app.database.asOwner(`update initiative_template set status = 'FUTURE' where id = $1`, [future])
    expect(await create({ templateId: future })).toMatchObject({
      status: 409,
      body: { message: 'This template is coming soon.' },
    })
  })

  it('is not made from a template, nor for a client, that the person does not see', async () => {
    const { app, firm, sister, create } = world
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
    const { app, firm, viewer, create } = world
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
    const { create, made } = world
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
