import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import { resetPassword } from '@parley/contracts/http/recovery.ts'
import { me } from '@parley/contracts/http/session.ts'
import { createUser, deleteUser, sendPasswordReset, updateUser } from '@parley/contracts/http/users.ts'
import { type TestClient, type TestFirm, testPassword, type TestUser } from '../../testing/people.ts'
import { createTestApp, type TestApp } from '../../testing/test-app.ts'
import { goodPassword, inClient, newEmail, usersWorld, type UsersWorld } from '../../testing/users-world.ts'

let app: TestApp
let world: UsersWorld
let northwind: TestFirm
let acme: TestClient
let helios: TestClient
let firmAdmin: TestUser

beforeAll(async () => {
  app = await createTestApp()
  northwind = await app.addFirm('Northwind')
  acme = await app.addClient(northwind, 'Acme')
  helios = await app.addClient(northwind, 'Helios')
  firmAdmin = await app.addUser('firmAdmin', { firmId: northwind.id })
  world = usersWorld(app, northwind)
})
afterAll(() => app.close())

describe('changing how somebody signs in', () => {
  it('changes how a consultant signs in only for who sees every client of the firm', async () => {
    const consultant = await app.addConsultant(northwind, [acme, helios])
    const manager = await app.addConsultant(northwind, [acme])
    const roleId = await app.addRole(
      { firmId: northwind.id },
      { name: 'Staffing', permissions: ['manage_users', 'manage_initiatives', 'view_analytics'] },
    )
    await app.database.asOwner(`update user_role set role_id = $1 where user_id = $2`, [roleId, manager.id])
    const api = await app.as(manager)
    const params = { id: consultant.id }
    const refused = { status: 403, body: { message: expect.stringContaining('every client') } }
    expect(await api.call(updateUser, { params, body: { email: newEmail() } })).toMatchObject(refused)
    expect(await api.call(sendPasswordReset, { params })).toMatchObject(refused)
    expect((await api.call(updateUser, { params, body: { firstName: 'Kim' } })).status).toBe(200)
    expect(await api.call(updateUser, { params, body: { roleIds: [] } })).toMatchObject(refused)
    expect(await api.call(updateUser, { params, body: { isObsolete: true } })).toMatchObject(refused)
    expect(await api.call(deleteUser, { params })).toMatchObject(refused)
    const own = { params: { id: manager.id }, body: { email: newEmail() } }
    expect(await api.call(updateUser, own)).toMatchObject({ status: 409 })
    const peer = await app.addConsultant(northwind, [acme])
    const peers = { params: { id: peer.id }, body: { email: newEmail() } }
    expect((await api.call(updateUser, peers)).status).toBe(200)
    const admin = await app.as(firmAdmin)
    expect((await admin.call(updateUser, { params, body: { email: newEmail() } })).status).toBe(200)
    expect((await admin.call(sendPasswordReset, { params })).status).toBe(200)
  })

  it('holds who reaches some clients alone off the firm’s administrators, whatever their permissions', async () => {
    const manager = await app.addConsultant(northwind, [acme])
    const roleId = await app.addRole({ firmId: northwind.id }, { name: 'Everything', permissions: ['*'] })
    await app.database.asOwner(`update user_role set role_id = $1 where user_id = $2`, [roleId, manager.id])
    const api = await app.as(manager)
    const params = { id: firmAdmin.id }
    expect((await api.call(updateUser, { params, body: { email: newEmail() } })).status).toBe(403)
    expect((await api.call(sendPasswordReset, { params })).status).toBe(403)
    expect((await api.call(deleteUser, { params })).status).toBe(403)
    const roleIds = [await app.roleId('firmAdmin')]
    expect((await api.call(createUser, { body: { email: newEmail(), roleIds } })).status).toBe(403)
  })

  it('moves an address: both are told, sessions and links end', async () => {
    const { client, api } = await world.addTenant()
    const person = await app.addUser('clientMember', inClient(client))
    const theirs = await app.as(person)
    const token = await world.addLink(person.id, 'password_reset')
    const email = newEmail()
    const params = { id: person.id }
    expect((await api.call(updateUser, { params, body: { email } })).status).toBe(200)
    for (const address of [person.email, email])
      expect((await world.mailsTo(address)).map(({ kind }) => kind)).toEqual(['email_changed'])
    expect((await theirs.call(me)).status).toBe(401)
    const reset = await app.anonymous.call(resetPassword, { body: { token, password: goodPassword } })
    expect(reset.status).toBe(400)
    expect((await world.signIn(email, testPassword)).status).toBe(200)
    const { body: invited } = await api.call(createUser, { body: { email: newEmail() } })
    const better = newEmail()
    await api.call(updateUser, { params: { id: invited.id }, body: { email: better } })
    expect((await world.mailsTo(better)).map(({ kind }) => kind)).toEqual(['invitation'])
  })
})
