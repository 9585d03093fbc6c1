import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import { impersonateClient, me } from '@parley/contracts/http/session.ts'
import {
  createUser,
  deleteUser,
  getUser,
  listUsers,
  sendPasswordReset,
  updateUser,
} from '@parley/contracts/http/users.ts'
import type { Id } from '@parley/contracts/ids.ts'
import type { ApiClient } from '../../testing/api-client.ts'
import { type TestClient, type TestFirm, testPassword, type TestUser } from '../../testing/people.ts'
import { createTestApp, type TestApp } from '../../testing/test-app.ts'
import { goodPassword, inClient, newEmail, usersWorld, type UsersWorld } from '../../testing/users-world.ts'

let app: TestApp
let world: UsersWorld
let northwind: TestFirm
let acme: TestClient
let helios: TestClient
let firmAdmin: TestUser
let superAdmin: TestUser

beforeAll(async () => {
  app = await createTestApp()
  northwind = await app.addFirm('Northwind')
  world = usersWorld(app, northwind)
  acme = await app.addClient(northwind, 'Acme')
  helios = await app.addClient(northwind, 'Helios')
  firmAdmin = await app.addUser('firmAdmin', { firmId: northwind.id })
  superAdmin = await app.addUser('superAdmin')
})
afterAll(() => app.close())

describe('adding a user', () => {
  it('without a password invites them by mail, in one transaction with a job that names ids alone', async () => {
    const { client, api } = await world.addTenant()
    const email = newEmail()
    const answer = await api.call(createUser, {
      body: { email, firstName: 'Ada', lastName: 'Park', roleIds: [await app.roleId('clientMember')] },
    })
    expect(answer).toMatchObject({
      status: 201,
      body: {
        email,
        firstName: 'Ada',
        roles: [{ name: 'Client Member' }],
        clientId: client.id,
        client: { name: client.name },
        consultingFirmId: null,
        isSuperAdmin: false,
        isObsolete: false,
      },
    })
    const [mail, ...others] = await world.mailsTo(email)
    expect(mail).toMatchObject({ kind: 'invitation', text_body: '' })
    expect(others).toEqual([])
    const rung = await app.database.asOwner(
      `select topic, firm_id, client_id from outbox where entity_id = $1`,
      [mail?.id],
    )
    expect(rung).toEqual([{ topic: 'mail.send', firm_id: northwind.id, client_id: client.id }])
    expect(await world.auditOf(answer.body.id)).toEqual(['user.created'])
    expect((await world.signIn(email, goodPassword)).status).toBe(401)
  })

  it('with a password lets them sign in, and sends no mail', async () => {
    const { api } = await world.addTenant()
    const email = newEmail()
    const body = { email, firstName: 'Ada', lastName: 'Park', password: goodPassword }
    expect((await api.call(createUser, { body })).status).toBe(201)
    expect(await world.mailsTo(email)).toEqual([])
    expect((await world.signIn(email, goodPassword)).status).toBe(200)
  })

  it.each([
    ['Sh0rt!x', 'Password must be at least 8 characters'],
    [
      'all-small-letters-1',
      'Password must contain at least one uppercase letter, one lowercase letter, and one number',
    ],
    ['NoSpecial123', 'Password must contain at least one special character'],
  ])('refuses the password %s', async (password, text) => {
    const { api } = await world.addTenant()
    const answer = await api.call(createUser, { body: { email: newEmail(), password } })
    expect(answer).toMatchObject({ status: 400, body: { errors: { password: text } } })
  })

  it.each([
    ['', 'Email is required'],
    ['nobody', 'Invalid email format'],
  ])('refuses the address "%s"', async (email, text) => {
    const { api } = await world.addTenant()
    const answer = await api.call(createUser, { body: { email } })
    expect(answer).toMatchObject({ status: 400, body: { errors: { email: text } } })
  })

  it('refuses an address that anybody has, whatever its case', async () => {
    const { api } = await world.addTenant()
    const answer = await api.call(createUser, { body: { email: firmAdmin.email.toUpperCase() } })
    expect(answer).toMatchObject({
      status: 409,
      body: { errors: { email: 'This email is already in use.' } },
    })
  })

  it('gives no role with permissions that the giver lacks, and none of other tenants', async () => {
    const { client } = await world.addTenant()
    const manager = await app.as(await world.addHolder(client, ['manage_users']))
    const give = async (roleId: Id) =>
      (await manager.call(createUser, { body: { email: newEmail(), roleIds: [roleId] } })).status
    const foreign = await app.addRole(inClient(acme), { name: `Of Acme ${newEmail()}` })
    expect(await give(await app.roleId('clientAdmin'))).toBe(403)
    expect(await give(await app.roleId('clientMember'))).toBe(403)
    expect(await give(await app.roleId('clientViewer'))).toBe(201)
    expect(await give(await app.roleId('firmAdmin'))).toBe(404)
    expect(await give(foreign)).toBe(404)
  })

  it('is for holders of manage_users', async () => {
    const people = [
      await app.addUser('clientMember', inClient(acme)),
      await app.addUser('clientViewer', inClient(acme)),
      await app.addConsultant(northwind, [acme]),
    ]
    for (const person of people) {
      const api = await app.as(person)
      expect((await api.call(createUser, { body: { email: newEmail() } })).status).toBe(403)
      expect((await api.call(updateUser, { params: { id: person.id }, body: {} })).status).toBe(403)
      expect((await api.call(deleteUser, { params: { id: person.id } })).status).toBe(403)
      expect((await api.call(sendPasswordReset, { params: { id: person.id } })).status).toBe(403)
    }
  })

  it('puts them where the giver says and reaches', async () => {
    const atFirm = await app.as(firmAdmin)
    const place = async (api: ApiClient, body: object) => {
      const answer = await api.call(createUser, { body: { email: newEmail(), ...body } })
      return [answer.status, answer.body.clientId, answer.body.consultingFirmId]
    }
    const other = await app.addFirm('Southgate')
    expect(await place(atFirm, {})).toEqual([201, null, northwind.id])
    expect(await place(atFirm, { clientId: helios.id })).toEqual([201, helios.id, null])
    expect((await place(atFirm, { consultingFirmId: other.id }))[0]).toBe(404)
    expect((await place(atFirm, { isSuperAdmin: true }))[0]).toBe(403)
    const above = await app.as(superAdmin)
    expect(await place(above, { clientId: acme.id })).toEqual([201, acme.id, null])
    expect(await place(above, { consultingFirmId: other.id })).toEqual([201, null, other.id])
    expect(await place(above, { isSuperAdmin: true })).toEqual([201, null, null])
    const nowhere = await above.call(createUser, { body: { email: newEmail() } })
    expect(nowhere).toMatchObject({ status: 400, body: { message: 'Client is required' } })
  })
})

describe('the list', () => {
  it('shows a client its own people, a firm its own and its clients’, and no deleted ones', async () => {
    const { client, admin, api } = await world.addTenant()
    const viewer = await app.as(await app.addUser('clientViewer', inClient(client)))
    const gone = await app.addUser('clientMember', inClient(client))
    await api.call(deleteUser, { params: { id: gone.id } })
    const own = await viewer.call(listUsers)
    expect(own.status).toBe(200)
    expect(own.headers.get('content-range')).toBe('users 0-1/2')
    expect(own.body.every((user) => user.clientId === client.id)).toBe(true)
    const filter = JSON.stringify({ clientId: client.id })
    const firm = await (await app.as(firmAdmin)).call(listUsers, { query: { filter } })
    expect(firm.body.map((user) => user.id)).toContain(admin.id)
    expect((await viewer.call(getUser, { params: { id: firmAdmin.id } })).status).toBe(404)
  })

  it('searches names and addresses, sorts, filters and pages', async () => {
    const { client, api } = await world.addTenant()
    for (const lastName of ['Zander', 'Abel', 'Mond'])
      await app.addUser('clientMember', { ...inClient(client), lastName })
    const names = async (query: Record<string, string>) =>
      (await api.call(listUsers, { query })).body.map((user) => user.lastName)
    const roleId = await app.roleId('clientMember')
    const members = JSON.stringify({ roleId, isObsolete: false })
    expect(await names({ filter: members, sort: '["lastName","DESC"]' })).toEqual(['Zander', 'Mond', 'Abel'])
    expect(await names({ filter: members, sort: '["lastName","ASC"]', range: '[1,1]' })).toEqual(['Mond'])
    expect(await names({ q: 'robin zan' })).toEqual(['Zander'])
    expect(await names({ q: '%' })).toEqual([])
    const past = await api.call(listUsers, { query: { filter: members, range: '[9,18]' } })
    expect([past.body, past.headers.get('content-range')]).toEqual([[], 'users */3'])
    expect((await api.call(listUsers, { query: { filter: '{"password":1}' } })).status).toBe(400)
  })
})

describe('changing a user', () => {
  it('moves names, address and roles, and takes the record as it was read', async () => {
    const { client, api } = await world.addTenant()
    const { id } = await app.addUser('clientViewer', inClient(client))
    const { body: read } = await api.call(getUser, { params: { id } })
    const email = newEmail()
    const changes = { email, firstName: 'New', roleIds: [await app.roleId('clientMember')] }
    const answer = await api.call(updateUser, { params: { id }, body: { ...read, ...changes } })
    expect(answer).toMatchObject({
      status: 200,
      body: { email, firstName: 'New', roles: [{ name: 'Client Member' }] },
    })
    expect(await world.auditOf(id)).toEqual(['user.updated'])
    const stale = await api.call(updateUser, { params: { id }, body: { ...read, firstName: 'Old' } })
    expect(stale).toMatchObject({
      status: 409,
      body: { code: 'STALE_UPDATE', current: { firstName: 'New' } },
    })
    const unknown = await api.raw('PUT', `/api/users/${id}`, { body: { isAdmin: true } })
    expect(unknown.status).toBe(400)
  })

  it('gives new rights at once', async () => {
    const { client, api } = await world.addTenant()
    const person = await app.addUser('clientViewer', inClient(client))
    const theirs = await app.as(person)
    expect((await theirs.call(me)).body.user.permissions).toEqual([])
    const roleIds = [await app.roleId('clientAdmin')]
    await api.call(updateUser, { params: { id: person.id }, body: { roleIds } })
    expect((await theirs.call(createUser, { body: { email: newEmail() } })).status).toBe(201)
  })

  it('deactivates: the session ends at once and does not come back to life', async () => {
    const { client, api } = await world.addTenant()
    const person = await app.addUser('clientMember', inClient(client))
    const theirs = await app.as(person)
    expect((await theirs.call(me)).status).toBe(200)
    const off = await api.call(updateUser, { params: { id: person.id }, body: { isObsolete: true } })
    expect(off.body.isObsolete).toBe(true)
    expect((await theirs.call(me)).status).toBe(401)
    expect((await world.signIn(person.email, testPassword)).status).toBe(401)
    await api.call(updateUser, { params: { id: person.id }, body: { isObsolete: false } })
    expect((await theirs.call(me)).status).toBe(401)
    expect((await world.signIn(person.email, testPassword)).status).toBe(200)
  })

  it('is refused for an account that may do more than the actor', async () => {
    const { client, admin } = await world.addTenant()
    const manager = await app.as(await world.addHolder(client, ['manage_users']))
    const body = { email: newEmail() }
    expect((await manager.call(updateUser, { params: { id: admin.id }, body })).status).toBe(403)
    expect((await manager.call(sendPasswordReset, { params: { id: admin.id } })).status).toBe(403)
    expect((await manager.call(deleteUser, { params: { id: admin.id } })).status).toBe(403)
  })

  it('lets an impersonation change no address and no password', async () => {
    const { client } = await world.addTenant()
    const person = await app.addUser('clientViewer', inClient(client))
    const entered = await (
      await app.as(superAdmin)
    ).call(impersonateClient, { params: { id: client.id }, body: {} })
    const inside = app.withToken(entered.body.token)
    const params = { id: person.id }
    const status = async (work: Promise<{ status: number }>) => (await work).status
    expect(await status(inside.call(updateUser, { params, body: { email: newEmail() } }))).toBe(403)
    expect(await status(inside.call(sendPasswordReset, { params }))).toBe(403)
    const withPassword = { email: newEmail(), password: goodPassword }
    expect(await status(inside.call(createUser, { body: withPassword }))).toBe(403)
    expect(await status(inside.call(updateUser, { params, body: { firstName: 'Kim' } }))).toBe(200)
    expect(await status(inside.call(createUser, { body: { email: newEmail() } }))).toBe(201)
  })
})
