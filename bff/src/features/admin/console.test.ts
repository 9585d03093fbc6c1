import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import * as admin from '@parley/contracts/http/admin.ts'
import { impersonateClient, impersonateConsultingFirm } from '@parley/contracts/http/session.ts'
import { type Id, newId } from '@parley/contracts/ids.ts'
import type { ApiClient } from '../../testing/api-client.ts'
import { type ConsoleClient, consoleClient } from '../../testing/console-client.ts'
import type { TestClient, TestFirm, TestUser } from '../../testing/people.ts'
import { createTestApp, type TestApp } from '../../testing/test-app.ts'
import { goodPassword, inClient, newEmail, usersWorld, type UsersWorld } from '../../testing/users-world.ts'

let app: TestApp
let world: UsersWorld
let api: ApiClient
let calls: ConsoleClient
let superAdmin: TestUser
let firm: TestFirm
let acme: TestClient
let helios: TestClient
let borealis: TestClient

beforeAll(async () => {
  app = await createTestApp()
  superAdmin = await app.addUser('superAdmin')
  api = await app.as(superAdmin)
  calls = consoleClient(api)
  firm = await app.addFirm('Northwind')
  const otherFirm = await app.addFirm('Southgate')
  world = usersWorld(app, firm)
  acme = await app.addClient(firm, 'Acme')
  helios = await app.addClient(firm, 'Helios')
  borealis = await app.addClient(otherFirm, 'Borealis')
})
afterAll(() => app.close())

const list = (resource: string, options: { filter?: object; sort?: string[]; range?: number[] } = {}) =>
  calls.list({ resource, ...options })
const send: ConsoleClient['send'] = (...call) => calls.send(...call)

const auditOf = async (id: Id): Promise<string[]> => {
  const rows = await app.database.asOwner<{ action: string }>(
    `select action from audit_event where entity_id = $1 order by at, id`,
    [id],
  )
  return rows.map(({ action }) => action)
}

const resources = Object.values(admin).filter((one) => 'routes' in one)

describe('the console’s resources', () => {
  it('answer 403 to everybody who is no super admin, and to a super admin inside a tenant', async () => {
    const inFirm = await api.call(impersonateConsultingFirm, { params: { id: firm.id }, body: {} })
    const others = [
      app.withToken(inFirm.body.token),
      await app.as(await app.addUser('firmAdmin', { firmId: firm.id })),
      await app.as(await app.addConsultant(firm, [acme])),
      await app.as(await app.addUser('clientAdmin', inClient(acme))),
    ]
    for (const who of others)
      for (const { routes } of resources)
        for (const { method, path } of routes) {
          const answer = await who.raw(method, `/api${path.replace(':id', newId())}`, {
            ...(method === 'GET' ? {} : { body: {} }),
          })
          expect([path, answer.status]).toEqual([path, 403])
        }
    const inClientNow = await (
      await app.as(superAdmin)
    ).call(impersonateClient, {
      params: { id: acme.id },
      body: {},
    })
    expect((await app.withToken(inClientNow.body.token).raw('GET', '/api/admin/users')).status).toBe(403)
  })

  it.each([
    'consulting-firms',
    'clients',
    'consultants',
    'consultant-client-access',
    'ai-agents',
    'users',
    'roles',
    'industries',
    'initiative-templates',
    'initiatives',
    'mails',
    'audit-events',
  ])('are listed in the provider’s dialect: %s', async (resource) => {
    const answer = await list(resource, { filter: { q: 'nobody is called this' } })
    expect([answer.status, answer.body]).toEqual([200, []])
    expect(answer.headers.get('content-range')).toBe(`${resource} */0`)
    const all = await list(resource)
    expect(all.status).toBe(200)
    const [first, second] = all.body
    if (first === undefined) return
    const ids = [first.id, ...(second ? [second.id] : [])]
    const many = await calls.many(resource, ids)
    expect(many.body.map(({ id }) => id).sort()).toEqual(ids.sort())
    // One by itself may say more: of a user, whether there is a second factor.
    expect((await send('GET', `${resource}/${encodeURIComponent(first.id)}`)).body).toMatchObject(first)
    expect((await list(resource, { filter: { colour: 'red' } })).status).toBe(400)
    expect((await list(resource, { sort: ['colour', 'ASC'] })).status).toBe(400)
  })
})

describe('firms and clients', () => {
  it('are added, changed with the whole row, and deleted by the directory’s rules', async () => {
    const made = await send('POST', 'consulting-firms', { name: 'Eastwood' })
    expect(made).toMatchObject({ status: 201, body: { name: 'Eastwood' } })
    const client = await send('POST', 'clients', { name: 'Zenith', consultingFirmId: made.body.id })
    expect(client).toMatchObject({ status: 201, body: { consultingFirmId: made.body.id, industries: [] } })
    const changed = await send('PUT', `clients/${client.body.id}`, { ...client.body, industries: ['retail'] })
    expect(changed).toMatchObject({ status: 200, body: { name: 'Zenith', industries: [{ code: 'retail' }] } })
    const gone = await api.raw('DELETE', `/api/admin/clients/${client.body.id}`, {
      headers: { 'content-type': 'text/plain' },
    })
    expect(gone).toMatchObject({ status: 200, body: { id: client.body.id } })
    expect(await auditOf(client.body.id)).toEqual(['client.created', 'client.updated', 'client.deleted'])
    expect((await list('clients', { filter: { q: 'zenith' } })).body).toEqual([])
    expect((await list('clients', { filter: { q: 'zenith', showObsolete: true } })).body).toHaveLength(1)
  })

  it('say what is wrong beside the field', async () => {
    expect(await send('POST', 'consulting-firms', { name: ' ' })).toMatchObject({
      status: 400,
      body: { errors: { name: 'This field is required' } },
    })
    expect(await send('POST', 'clients', { name: 'No firm' })).toMatchObject({
      status: 400,
      body: { errors: { consultingFirmId: 'Consulting firm is required' } },
    })
  })

  it('are filtered by firm and industry, and sorted by firm', async () => {
    await send('PUT', `clients/${helios.id}`, { industries: ['healthcare'] })
    const names = async (options: object): Promise<unknown[]> =>
      (await list('clients', options)).body.map(({ name }) => name)
    expect(await names({ filter: { consultingFirmId: firm.id }, sort: ['name', 'DESC'] })).toEqual([
      'Helios',
      'Acme',
    ])
    expect(await names({ filter: { industry: 'healthcare' } })).toEqual(['Helios'])
    expect(await names({ sort: ['consultingFirm.name', 'DESC'] })).toEqual(['Borealis', 'Helios', 'Acme'])
  })
})

describe('consultants', () => {
  const add = (body: object) =>
    send('POST', 'consultants', { firstName: 'Ada', lastName: 'Park', consultingFirmId: firm.id, ...body })

  it('are added to a firm, with clients of that firm', async () => {
    const made = await add({ clientIds: [acme.id] })
    expect(made).toMatchObject({
      status: 201,
      body: { consultingFirm: { id: firm.id, name: 'Northwind' }, clientIds: [acme.id], hasAccount: false },
    })
    expect((await add({ clientIds: [borealis.id] })).status).toBe(404)
    expect((await add({ consultingFirmId: newId() })).status).toBe(404)
    expect(await add({ consultingFirmId: undefined })).toMatchObject({
      status: 400,
      body: { errors: { consultingFirmId: 'This field is required' } },
    })
    expect(await add({ lastName: '' })).toMatchObject({
      status: 400,
      body: { errors: { lastName: 'First and last name are required' } },
    })
    const changed = await send('PUT', `consultants/${made.body.id}`, { ...made.body, clientIds: [helios.id] })
    expect(changed.body.clientIds).toEqual([helios.id])
    const foreign = await send('PUT', `consultants/${made.body.id}`, { clientIds: [borealis.id] })
    expect(foreign.status).toBe(404)
    const rows = await app.database.asOwner(
      `select distinct firm_id from audit_event where entity_id = $1 and entity = 'consultant'`,
      [made.body.id],
    )
    expect(rows).toEqual([{ firm_id: firm.id }])
  })

  it('get a user account that signs in, by the rules of the firm', async () => {
    const { body } = await add({})
    const email = newEmail()
    const path = `consultants/${body.id}/setup-auth`
    expect((await send('POST', path, { email, password: 'short' })).status).toBe(400)
    expect(await send('POST', path, { email, password: goodPassword })).toMatchObject({
      status: 200,
      body: { hasAccount: true },
    })
    expect((await world.signIn(email, goodPassword)).status).toBe(200)
    expect((await send('POST', path, { email: newEmail(), password: goodPassword })).status).toBe(409)
  })

  it('are given and denied access row by row', async () => {
    const { body: one } = await add({})
    const made = await send('POST', 'consultant-client-access', { consultantId: one.id, clientId: acme.id })
    const id = `${one.id}:${acme.id}`
    expect(made).toMatchObject({ status: 201, body: { id, canAccess: true, client: { name: 'Acme' } } })
    expect(
      (await send('POST', 'consultant-client-access', { consultantId: one.id, clientId: borealis.id }))
        .status,
    ).toBe(404)
    const path = `consultant-client-access/${encodeURIComponent(id)}`
    const broken = `consultant-client-access/${'-'.repeat(36)}:${'a'.repeat(36)}`
    expect((await send('PUT', broken, { canAccess: true })).status).toBe(400)
    expect((await send('PUT', path, { ...made.body, canAccess: false })).body).toMatchObject({
      canAccess: false,
    })
    const filter = { consultantId: one.id, canAccess: false }
    expect((await list('consultant-client-access', { filter })).body).toMatchObject([{ id }])
    expect(await send('DELETE', path)).toMatchObject({ status: 200, body: { id } })
    expect((await send('GET', path)).status).toBe(404)
  })
})

describe('users and roles', () => {
  it('are added, changed and found across tenants', async () => {
    const role = await send('POST', 'roles', {
      name: 'Reader',
      permissions: ['view_analytics'],
      consultingFirmId: firm.id,
    })
    expect(role).toMatchObject({ status: 201, body: { consultingFirmId: firm.id, clientId: null } })
    const email = newEmail()
    const user = await send('POST', 'users', {
      email,
      firstName: 'Ada',
      lastName: 'Quince',
      consultingFirmId: firm.id,
      roleIds: [role.body.id],
    })
    expect(user).toMatchObject({ status: 201, body: { email, roleIds: [role.body.id] } })
    expect(await world.mailsTo(email)).toMatchObject([{ kind: 'invitation' }])
    const changed = await send('PUT', `users/${user.body.id}`, { ...user.body, isObsolete: true })
    expect(changed).toMatchObject({ status: 200, body: { isObsolete: true, roleIds: [role.body.id] } })
    expect((await list('users', { filter: { q: 'quince', isObsolete: true } })).body).toMatchObject([
      { email },
    ])
    expect((await list('users', { filter: { q: 'quince' } })).body).toEqual([])
    expect((await list('users', { filter: { q: 'quince', showObsolete: true } })).body).toHaveLength(1)
    expect((await send('DELETE', `roles/${role.body.id}`)).status).toBe(409)
    const [immutable] = (await list('roles', { filter: { isImmutable: true } })).body
    expect((await send('PUT', `roles/${immutable?.id ?? ''}`, { name: 'Mine' })).status).toBe(409)
  })
})

describe('what is only looked at', () => {
  it('shows of initiatives their names, status and who leads them', async () => {
    const consultant = await app.addConsultant(firm, [acme], { lastName: 'Lead' })
    const initiative = await app.addInitiative(acme, 'Growth')
    const template = await app.addTemplate(null, 'Growth')
    await app.database.asOwner(
      'update initiative set consultant_id = $1, template_id = $2, template_version = 1 where id = $3',
      [consultant.consultantId, template, initiative.id],
    )
    const { body } = await list('initiatives', { filter: { q: 'growth', consultingFirmId: firm.id } })
    expect(body).toEqual([
      {
        id: initiative.id,
        name: 'Growth initiative',
        status: expect.any(String),
        client: { id: acme.id, name: 'Acme' },
        consultingFirm: { id: firm.id, name: 'Northwind' },
        owner: { id: consultant.consultantId, name: 'Kim Lead' },
        template: { id: template, name: 'Growth template' },
        createdAt: expect.any(String),
      },
    ])
    const made = await list('initiatives', { filter: { templateId: template } })
    expect(made.body).toEqual(body)
    const other = await list('initiatives', { filter: { templateId: newId() } })
    expect(other.body).toEqual([])
  })

  it('finds entries of the audit log by who, what, on which and when', async () => {
    const client = await send('POST', 'clients', { name: 'Audited', consultingFirmId: firm.id })
    const find = async (filter: object) =>
      (await list('audit-events', { filter: { entityId: client.body.id, ...filter }, sort: ['at', 'DESC'] }))
        .body
    expect(await find({ actor: superAdmin.id, entity: 'client', action: 'client.created' })).toMatchObject([
      {
        action: 'client.created',
        actor: { id: superAdmin.id, email: superAdmin.email },
        subject: { id: superAdmin.id },
        client: { name: 'Audited' },
        consultingFirm: { name: 'Northwind' },
      },
    ])
    expect(await find({ action: 'client' })).toHaveLength(1)
    expect(await find({ action: 'clien' })).toHaveLength(0)
    const today = new Date().toISOString().slice(0, 10)
    expect(await find({ from: today, to: today })).toHaveLength(1)
    expect(await find({ to: '2020-01-01' })).toHaveLength(0)
    expect(await find({ actor: newId() })).toHaveLength(0)
  })
})
