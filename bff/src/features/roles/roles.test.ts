import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import {
  createRole,
  deleteRole,
  getRole,
  listClientRoles,
  listRoles,
  updateRole,
} from '@parley/contracts/http/roles.ts'
import { createUser, updateUser } from '@parley/contracts/http/users.ts'
import type { ApiClient } from '../../testing/api-client.ts'
import type { TestClient, TestFirm, TestUser } from '../../testing/people.ts'
import { createTestApp, type TestApp } from '../../testing/test-app.ts'
import { inClient, lastAdministrator, usersWorld, type UsersWorld } from '../../testing/users-world.ts'

let app: TestApp
let world: UsersWorld
let northwind: TestFirm
let acme: TestClient
let firmAdmin: TestUser
let superAdmin: TestUser
let clientAdmin: ApiClient
let count = 0

beforeAll(async () => {
  app = await createTestApp()
  northwind = await app.addFirm('Northwind')
  world = usersWorld(app, northwind)
  acme = await app.addClient(northwind, 'Acme')
  firmAdmin = await app.addUser('firmAdmin', { firmId: northwind.id })
  superAdmin = await app.addUser('superAdmin')
  clientAdmin = await app.as(await app.addUser('clientAdmin', inClient(acme)))
})
afterAll(() => app.close())

const newName = (): string => `Role ${(count += 1)}`

describe('the list', () => {
  const names = async (api: ApiClient, query = {}) =>
    (await api.call(listRoles, { query })).body.map((role) => role.name)

  it('has a tenant’s own roles and the built-in ones of its kind, never the hidden ones', async () => {
    const other = await app.addClient(northwind, 'Helios')
    await app.addRole(inClient(other), { name: 'Of Helios' })
    await app.addRole({ firmId: northwind.id }, { name: 'Of Northwind' })
    await app.addRole(inClient(acme), { name: 'Of Acme' })
    await app.addRole(inClient(acme), { name: 'Super Administrator' })
    expect(await names(clientAdmin)).toEqual(['Client Admin', 'Client Member', 'Client Viewer', 'Of Acme'])
    const atFirm = await app.as(firmAdmin)
    expect(await names(atFirm)).toEqual(['Consultant', 'Firm Admin', 'Of Northwind'])
    const ofClient = await atFirm.call(listClientRoles, { params: { clientId: other.id } })
    expect(ofClient.body.map((role) => role.name)).toContain('Of Helios')
    const ofFirm = { filter: JSON.stringify({ consultingFirmId: northwind.id }) }
    expect(await names(await app.as(superAdmin), ofFirm)).toEqual([
      'Consultant',
      'Firm Admin',
      'Of Northwind',
    ])
    expect((await clientAdmin.call(listRoles, { query: ofFirm })).status).toBe(404)
    const all = await names(await app.as(superAdmin))
    expect(all).toEqual(expect.arrayContaining(['Of Acme', 'Of Northwind', 'Firm Admin']))
    expect(all).not.toContain('SUPER_ADMIN')
    expect(all).not.toContain('Super Administrator')
  })

  it('is searched, filtered and sorted, and counts who holds a role', async () => {
    const { roleId } = await world.addHolder(acme, [])
    const filter = JSON.stringify({ isImmutable: true })
    const built = ['Client Viewer', 'Client Member', 'Client Admin']
    expect(await names(clientAdmin, { filter, sort: '["name","DESC"]' })).toEqual(built)
    expect(await names(clientAdmin, { q: 'viewer' })).toEqual(['Client Viewer'])
    const { body } = await clientAdmin.call(getRole, { params: { id: roleId } })
    expect(body).toMatchObject({ userCount: 1, isImmutable: false, clientId: acme.id })
  })
})

describe('adding a role', () => {
  it('makes it in the own tenant', async () => {
    const body = {
      name: newName(),
      description: 'Looks after people',
      permissions: ['manage_users' as const],
    }
    const answer = await clientAdmin.call(createRole, { body })
    expect(answer).toMatchObject({
      status: 201,
      body: { ...body, isImmutable: false, clientId: acme.id, consultingFirmId: null, userCount: 0 },
    })
    const atFirm = await (await app.as(firmAdmin)).call(createRole, { body: { ...body, name: newName() } })
    expect(atFirm.body).toMatchObject({ clientId: null, consultingFirmId: northwind.id })
  })

  it('needs a client where there is no own tenant', async () => {
    const api = await app.as(superAdmin)
    const body = { name: newName(), permissions: [] }
    const answer = await api.call(createRole, { body })
    expect(answer).toMatchObject({ status: 400, body: { errors: { clientId: 'Client is required' } } })
    expect((await api.call(createRole, { body: { ...body, clientId: acme.id } })).status).toBe(201)
  })

  it('refuses empty, taken and reserved names, and permissions that do not exist', async () => {
    const name = newName()
    const create = (body: object) => clientAdmin.raw('POST', '/api/roles', { body })
    expect((await create({ name, permissions: [] })).status).toBe(201)
    expect(await create({ name: name.toUpperCase(), permissions: [] })).toMatchObject({
      status: 409,
      body: { errors: { name: 'A role with this name exists already.' } },
    })
    const alike = [
      'Сlient Аdmin',
      'Client\u200b Admin',
      'Client\u00a0Admin',
      'Clıent Admin',
      'Fírm Admin',
      'C1ient Admin',
    ]
    for (const reserved of ['superadmin', 'SUPER_ADMIN', 'Super Administrator', 'client admin', ...alike])
      expect((await create({ name: reserved, permissions: [] })).status).toBe(409)
    expect(await create({ name: ' ', permissions: [] })).toMatchObject({
      status: 400,
      body: { errors: { name: 'This field is required' } },
    })
    expect((await create({ name: newName(), permissions: ['rule_all'] })).status).toBe(400)
  })

  it('grants nothing that the maker lacks', async () => {
    const maker = await app.as(await world.addHolder(acme, ['manage_roles', 'view_analytics']))
    const create = async (permissions: ('manage_users' | 'view_analytics' | '*')[]) =>
      (await maker.call(createRole, { body: { name: newName(), permissions } })).status
    expect(await create(['view_analytics'])).toBe(201)
    expect(await create(['view_analytics', 'manage_users'])).toBe(403)
    expect(await create(['*'])).toBe(403)
  })

  it('is for holders of manage_roles', async () => {
    const { roleId } = await world.addHolder(acme, [])
    const people = [
      await app.addUser('clientMember', inClient(acme)),
      await app.addUser('clientViewer', inClient(acme)),
    ]
    for (const person of people) {
      const api = await app.as(person)
      const params = { id: roleId }
      expect((await api.call(createRole, { body: { name: newName(), permissions: [] } })).status).toBe(403)
      expect((await api.call(updateRole, { params, body: { name: newName() } })).status).toBe(403)
      expect((await api.call(deleteRole, { params })).status).toBe(403)
      expect((await api.call(listRoles)).status).toBe(200)
    }
  })
})

describe('changing a role', () => {
  it('changes the rights of who holds it at once, and takes the record as it was read', async () => {
    const holder = await world.addHolder(acme, [])
    const theirs = await app.as(holder)
    const invite = async () =>
      (await theirs.call(createUser, { body: { email: `${newName().replace(' ', '')}@people.test` } })).status
    expect(await invite()).toBe(403)
    const params = { id: holder.roleId }
    const { body: read } = await clientAdmin.call(getRole, { params })
    const body = { ...read, permissions: ['manage_users' as const] }
    expect((await clientAdmin.call(updateRole, { params, body })).body.permissions).toEqual(['manage_users'])
    expect(await invite()).toBe(201)
    const stale = await clientAdmin.call(updateRole, { params, body: { ...body, name: newName() } })
    expect(stale).toMatchObject({ status: 409, body: { code: 'STALE_UPDATE' } })
  })

  it('is refused for built-in roles', async () => {
    const params = { id: await app.roleId('clientViewer') }
    const text = 'System roles cannot be changed or deleted.'
    for (const api of [clientAdmin, await app.as(superAdmin)]) {
      const changed = await api.call(updateRole, { params, body: { permissions: ['*'] } })
      expect(changed).toMatchObject({ status: 409, body: { message: text } })
      expect(await api.call(deleteRole, { params })).toMatchObject({ status: 409, body: { message: text } })
    }
  })

  it('is refused for a role that grants what the actor lacks, whatever is changed', async () => {
    const { roleId } = await world.addHolder(acme, ['manage_settings'])
    const api = await app.as(await world.addHolder(acme, ['manage_roles']))
    const params = { id: roleId }
    expect((await api.call(updateRole, { params, body: { permissions: [] } })).status).toBe(403)
    expect((await api.call(deleteRole, { params })).status).toBe(403)
  })

  it('leaves a tenant its last administrator', async () => {
    const client = await app.addClient(northwind, `Client ${newName()}`)
    const owner = await world.addHolder(client, ['*'])
    const api = await app.as(owner)
    const params = { id: owner.roleId }
    const answer = await api.call(updateRole, { params, body: { permissions: ['manage_users'] } })
    expect(answer).toMatchObject({ status: 409, body: { message: lastAdministrator } })
    await app.addUser('clientAdmin', inClient(client))
    expect((await api.call(updateRole, { params, body: { permissions: ['manage_users'] } })).status).toBe(200)
  })
})

describe('deleting a role', () => {
  it('is refused while somebody holds it, and says how many', async () => {
    const holder = await world.addHolder(acme, [])
    const params = { id: holder.roleId }
    const answer = await clientAdmin.call(deleteRole, { params })
    expect(answer).toMatchObject({
      status: 409,
      body: { message: 'One user has this role. Give them another one first.' },
    })
    const roleIds = [await app.roleId('clientViewer')]
    await clientAdmin.call(updateUser, { params: { id: holder.id }, body: { roleIds } })
    expect((await clientAdmin.call(deleteRole, { params })).body).toEqual({ id: holder.roleId })
    expect((await clientAdmin.call(getRole, { params })).status).toBe(404)
    const audit = await app.database.asOwner<{ action: string }>(
      `select action from audit_event where entity_id = $1`,
      [holder.roleId],
    )
    expect(audit).toEqual([{ action: 'role.deleted' }])
  })
})
