import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import {
  assignTemplate,
  cloneTemplate,
  createTemplate,
  getTemplate,
  listTemplates,
  type Template,
  updateTemplate,
} from '@parley/contracts/http/templates.ts'
import { type Id, newId } from '@parley/contracts/ids.ts'
import type { ApiClient } from '../../testing/api-client.ts'
import { createTemplatesWorld, type TemplatesWorld } from '../../testing/templates-world.ts'

let world: TemplatesWorld
beforeAll(async () => {
  world = await createTemplatesWorld()
})
afterAll(() => world.app.close())

type Who =
  'superAdmin' | 'firmAdmin' | 'consultant' | 'acmeAdmin' | 'acmeViewer' | 'heliosAdmin' | 'southgateAdmin'
interface To {
  clientId?: Id | null
  consultingFirmId?: Id | null
}
const assign = (who: ApiClient, { id }: Template, to: To = {}) =>
  who.call(assignTemplate, { body: { templateId: id, ...to } })
const see = async (template: Template, ...whos: Who[]): Promise<number[]> =>
  Promise.all(
    whos.map(async (who) => (await world[who].call(getTemplate, { params: { id: template.id } })).status),
  )

describe('whom a template is for (Document 2, 4.4; D10)', () => {
  it('a firm’s without a word is the firm’s own: its clients do not see it, nor does another firm', async () => {
    const template = await world.add(world.firmAdmin)
    expect(await see(template, 'firmAdmin', 'consultant', 'superAdmin')).toEqual([200, 200, 200])
    expect(await see(template, 'acmeAdmin', 'heliosAdmin', 'southgateAdmin')).toEqual([404, 404, 404])
  })

  it('is not made available to all by a firm', async () => {
    const refusal = {
      status: 403,
      body: { message: 'Only super admins can make a template available to all.' },
    }
    const body = { name: 'For all', visibility: 'PARLEY' as const }
    expect(await world.firmAdmin.call(createTemplate, { body })).toMatchObject(refusal)
    const { id } = await world.add(world.firmAdmin)
    expect(await world.firmAdmin.call(updateTemplate, { params: { id }, body })).toMatchObject(refusal)
    // Nor is the firm's own work offered to others by anybody but in a copy.
    expect((await world.superAdmin.call(updateTemplate, { params: { id }, body })).status).toBe(409)
  })

  it('for a client needs one, and one within reach', async () => {
    const make = (who: ApiClient, body: object) =>
      who.call(createTemplate, { body: { name: 'For a client', visibility: 'CLIENT', ...body } })
    expect(await make(world.firmAdmin, {})).toMatchObject({
      status: 400,
      body: { errors: { clientId: 'Choose the client that it is for.' } },
    })
    expect((await make(world.firmAdmin, { clientId: world.acme.id })).body.template).toMatchObject({
      visibility: 'CLIENT',
      client: { name: 'Acme' },
      consultingFirm: { name: 'Northwind' },
    })
    for (const [who, clientId] of [
      [world.firmAdmin, world.borealis.id],
      [world.firmAdmin, newId()],
      [world.consultant, world.helios.id],
    ] as const)
      expect(await make(who, { clientId })).toMatchObject({
        status: 404,
        body: { message: 'Client not found' },
      })
    expect(
      (await make(world.firmAdmin, { clientId: world.acme.id, consultingFirmId: world.southgate.id })).status,
    ).toBe(404)
  })

  it('is told by whom it is given to where nobody says', async () => {
    const template = await world.add(world.firmAdmin, { clientId: world.acme.id })
    expect(template.visibility).toBe('CLIENT')
    const change = (body: object) =>
      world.firmAdmin.call(updateTemplate, { params: { id: template.id }, body })
    expect((await change({ name: 'Same place' })).body.template.visibility).toBe('CLIENT')
    expect((await change({ clientId: null })).body.template).toMatchObject({
      visibility: 'CONSULTING_FIRM',
      clientId: null,
    })
    // The firm alone: a client that a form still holds does not count.
    const both = { visibility: 'CONSULTING_FIRM', clientId: world.acme.id }
    expect((await change(both)).body.template).toMatchObject({ visibility: 'CONSULTING_FIRM', client: null })
  })

  it('a super admin gives it to any firm and client, the client’s firm with it', async () => {
    const make = async (body: object) =>
      world.superAdmin.call(createTemplate, { body: { name: 'Given', ...body } })
    expect((await make({ visibility: 'CLIENT', clientId: world.borealis.id })).body.template).toMatchObject({
      client: { name: 'Borealis' },
      consultingFirm: { name: 'Southgate' },
    })
    expect(await make({ visibility: 'CONSULTING_FIRM' })).toMatchObject({
      status: 400,
      body: { errors: { consultingFirmId: 'Choose the consulting firm that it is for.' } },
    })
    const mixed = { clientId: world.borealis.id, consultingFirmId: world.northwind.id }
    expect(await make(mixed)).toMatchObject({
      status: 400,
      body: { errors: { clientId: 'This client belongs to another consulting firm.' } },
    })
  })
})

describe('assigning (Document 2, 4.4; D10)', () => {
  it('to a client shows it there, to the firm hides it again, and unassigning gives it back', async () => {
    const template = await world.add(world.firmAdmin)
    const toClient = await assign(world.consultant, template, { clientId: world.acme.id })
    expect(toClient.body.template).toMatchObject({ visibility: 'CLIENT', client: { name: 'Acme' } })
    expect(await see(template, 'acmeViewer', 'heliosAdmin', 'southgateAdmin')).toEqual([200, 404, 404])
    const toFirm = await assign(world.firmAdmin, template, { consultingFirmId: world.northwind.id })
    expect(toFirm.body.template).toMatchObject({ visibility: 'CONSULTING_FIRM', client: null })
    await assign(world.firmAdmin, template, { clientId: world.helios.id })
    const { body } = await assign(world.firmAdmin, template, { clientId: '', consultingFirmId: '' })
    expect(body.template).toMatchObject({ visibility: 'CONSULTING_FIRM', clientId: null })
    expect(body.template.consultingFirmId).toBe(world.northwind.id)
    expect(await see(template, 'acmeViewer', 'heliosAdmin')).toEqual([404, 404])
  })

  it('one of Parley’s own moves it, and unassigning gives it back to all', async () => {
    const template = await world.add(world.superAdmin)
    await assign(world.superAdmin, template, { consultingFirmId: world.southgate.id })
    expect(await see(template, 'southgateAdmin', 'firmAdmin', 'acmeAdmin')).toEqual([200, 404, 404])
    await assign(world.superAdmin, template, { clientId: world.acme.id })
    expect(await see(template, 'southgateAdmin', 'firmAdmin', 'acmeAdmin')).toEqual([404, 200, 200])
    expect((await assign(world.firmAdmin, template)).status).toBe(403)
    expect((await assign(world.superAdmin, template)).body.template).toMatchObject({
      visibility: 'PARLEY',
      consultingFirmId: null,
      clientId: null,
    })
    expect(await see(template, 'southgateAdmin', 'acmeAdmin')).toEqual([200, 200])
  })

  it('leaves a firm’s template with the firm, whoever asks', async () => {
    const template = await world.add(world.firmAdmin)
    for (const to of [{ consultingFirmId: world.southgate.id }, { clientId: world.borealis.id }])
      expect((await assign(world.superAdmin, template, to)).status).toBe(409)
    expect((await assign(world.superAdmin, template, { clientId: world.acme.id })).status).toBe(200)
    expect(await see(template, 'southgateAdmin')).toEqual([404])
  })

  it('is only to clients that one may access, and of templates that one sees', async () => {
    const template = await world.add(world.firmAdmin)
    expect(await assign(world.consultant, template, { clientId: world.helios.id })).toMatchObject({
      status: 404,
      body: { message: 'Client not found' },
    })
    expect((await assign(world.firmAdmin, template, { clientId: world.helios.id })).status).toBe(200)
    expect((await assign(world.consultant, template)).status).toBe(404)
    await world.app.database.asOwner('update client set is_obsolete = true where id = $1', [world.helios.id])
    const other = await world.add(world.firmAdmin)
    expect((await assign(world.firmAdmin, other, { clientId: world.helios.id })).status).toBe(409)
    await world.app.database.asOwner('update client set is_obsolete = false where id = $1', [world.helios.id])
  })

  it.each<[Who, number]>([
    ['acmeAdmin', 403],
    ['acmeViewer', 403],
    ['southgateAdmin', 404],
  ])('by %s answers %i', async (who, status) => {
    const template = await world.add(world.firmAdmin, { clientId: world.acme.id })
    expect((await assign(world[who], template)).status).toBe(status)
  })
})

describe('cloning (Document 2, section 5; D10)', () => {
  const clone = (who: ApiClient, { id }: Template, name: string) =>
    who.call(cloneTemplate, { params: { id }, body: { name } })

  it('copies the definition into a version 1 that belongs to who makes it', async () => {
    const teamRoles = [{ id: 'lead', name: 'Lead', description: '' }]
    const source = await world.add(world.superAdmin, { teamRoles, industries: ['energy'], icon: 'Bolt' })
    const { status, body } = await clone(world.consultant, source, ' Playbook (Copy) ')
    expect(status).toBe(201)
    expect(body.template).toMatchObject({
      name: 'Playbook (Copy)',
      icon: 'Bolt',
      version: 1,
      visibility: 'CONSULTING_FIRM',
      consultingFirm: { name: 'Northwind' },
      industries: [{ code: 'energy' }],
      phases: source.phases,
      teamRoles,
      canEdit: true,
    })
    expect(body.template.id).not.toBe(source.id)
    expect(await see(body.template, 'southgateAdmin', 'acmeAdmin')).toEqual([404, 404])
  })

  it('of a super admin is for all', async () => {
    const given = await world.add(world.superAdmin, { consultingFirmId: world.northwind.id })
    expect((await clone(world.superAdmin, given, 'For all')).body.template).toMatchObject({
      visibility: 'PARLEY',
      consultingFirm: null,
    })
  })

  it('of what a super admin gave to a client leaves the original, and is the firm’s', async () => {
    const given = await world.add(world.superAdmin, { clientId: world.acme.id })
    expect((await clone(world.firmAdmin, given, 'Ours')).body.template).toMatchObject({
      visibility: 'CONSULTING_FIRM',
      client: null,
    })
    expect(await see(given, 'acmeAdmin')).toEqual([200])
  })

  it.each<[Who, number]>([
    ['acmeAdmin', 403],
    ['acmeViewer', 403],
    ['southgateAdmin', 404],
  ])('by %s answers %i', async (who, status) => {
    const template = await world.add(world.firmAdmin, { clientId: world.acme.id })
    expect((await clone(world[who], template, 'Copy')).status).toBe(status)
  })

  it('needs a name that is not blank', async () => {
    const template = await world.add(world.firmAdmin)
    expect(await clone(world.firmAdmin, template, '   ')).toMatchObject({
      status: 400,
      body: { errors: { name: 'This field is required' } },
    })
  })
})

describe('the list', () => {
  it('is searched, sorted, cut into pages and counted whole', async () => {
    for (const name of ['Zebra list', 'apple list', 'Mango LIST', '100% of it'])
      await world.add(world.southgateAdmin, { name })
    const list = async (query: object) => {
      const { body } = await world.southgateAdmin.call(listTemplates, { query })
      return { names: body.templates.map(({ name }) => name), total: body.total, canCreate: body.canCreate }
    }
    const sort = JSON.stringify(['name', 'DESC'])
    expect(await list({ q: ' list ', sort })).toEqual({
      names: ['Zebra list', 'Mango LIST', 'apple list'],
      total: 3,
      canCreate: true,
    })
    expect(await list({ q: 'list', sort, range: '[1,1]' })).toMatchObject({ names: ['Mango LIST'], total: 3 })
    expect(await list({ q: '%' })).toMatchObject({ names: ['100% of it'] })
    expect(await list({ q: 'list', sort: '["createdAt","ASC"]' })).toMatchObject({
      names: ['Zebra list', 'apple list', 'Mango LIST'],
    })
    const filter = JSON.stringify({ visibility: 'CONSULTING_FIRM', status: 'FUTURE' })
    expect(await list({ filter, q: 'list' })).toMatchObject({ names: [], total: 0 })
    for (const query of [{ sort: '["owner","ASC"]' }, { filter: '{"colour":"red"}' }])
      expect((await world.southgateAdmin.call(listTemplates, { query })).status).toBe(400)
    const ofClient = await world.acmeViewer.call(listTemplates)
    expect(ofClient.body.canCreate).toBe(false)
    expect(
      ofClient.body.templates.every(
        ({ canEdit, canClone, canAssign }) => !canEdit && !canClone && !canAssign,
      ),
    ).toBe(true)
  })
})
