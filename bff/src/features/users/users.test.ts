import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import { resetPassword } from '@parley/contracts/http/recovery.ts'
import { impersonateClient, login, me } from '@parley/contracts/http/session.ts'
import {
  createUser,
  deleteUser,
  getUser,
  listUsers,
  sendPasswordReset,
  updateUser,
} from '@parley/contracts/http/users.ts'
import { type Id, newId } from '@parley/contracts/ids.ts'
import { hashOpaqueToken, newOpaqueToken } from '@parley/server-kit/secrets/opaque-token.ts'
import type { ApiClient } from '../../testing/api-client.ts'
import { type TestClient, type TestFirm, testPassword, type TestUser } from '../../testing/people.ts'
import { createTestApp, type TestApp } from '../../testing/test-app.ts'

const goodPassword = 'Parley-demo-1!'
const lastAdministrator = 'This is the last active administrator. Make somebody else an administrator first.'

let app: TestApp
let northwind: TestFirm
let acme: TestClient
let helios: TestClient
let firmAdmin: TestUser
let superAdmin: TestUser
let count = 0

beforeAll(async () => {
  app = await createTestApp()
  northwind = await app.addFirm('Northwind')
  acme = await app.addClient(northwind, 'Acme')
  helios = await app.addClient(northwind, 'Helios')
  firmAdmin = await app.addUser('firmAdmin', { firmId: northwind.id })
  superAdmin = await app.addUser('superAdmin')
})
afterAll(() => app.close())

const inClient = (client: TestClient) => ({ firmId: client.firmId, clientId: client.id })
const newEmail = (): string => `new-${(count += 1)}@people.test`

/** A client of its own with an administrator, so that tests do not meet each other's people. */
async function addTenant(): Promise<{ client: TestClient; admin: TestUser; api: ApiClient }> {
  const client = await app.addClient(northwind, `Client ${(count += 1)}`)
  const admin = await app.addUser('clientAdmin', inClient(client))
  return { client, admin, api: await app.as(admin) }
}

/** Somebody with a custom role of the client. */
async function addWithRole(client: TestClient, permissions: string[]): Promise<TestUser & { roleId: Id }> {
  const roleId = await app.addRole(inClient(client), { name: `Role ${(count += 1)}`, permissions })
  const user = await app.addUser('clientViewer', inClient(client))
  await app.database.asOwner(`update user_role set role_id = $1 where user_id = $2`, [roleId, user.id])
  return { ...user, roleId }
}

const mailsTo = (email: string) =>
  app.database.asOwner<{ id: Id; kind: string; text_body: string }>(
    `select id, kind, text_body from mail_message where to_address = $1 order by created_at`,
    [email],
  )
const auditOf = async (id: Id): Promise<string[]> =>
  (
    await app.database.asOwner<{ action: string }>(
      `select action from audit_event where entity_id = $1 order by at`,
      [id],
    )
  ).map((row) => row.action)

async function addLink(userId: Id, purpose = 'invitation', minutes = 30): Promise<string> {
  const token = newOpaqueToken()
  const expiresAt = new Date(app.clock.now().getTime() + minutes * 60_000)
  await app.database.asOwner(
    `insert into one_time_token (id, user_id, purpose, token_hash, expires_at) values ($1, $2, $3, $4, $5)`,
    [newId(), userId, purpose, hashOpaqueToken(token), expiresAt],
  )
  return token
}

const signIn = (email: string, password: string) => app.anonymous.call(login, { body: { email, password } })

describe('adding a user', () => {
  it('without a password invites them by mail, in one transaction with a job that names ids alone', async () => {
    const { client, api } = await addTenant()
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
    const [mail, ...others] = await mailsTo(email)
    expect(mail).toMatchObject({ kind: 'invitation', text_body: '' })
    expect(others).toEqual([])
    const rung = await app.database.asOwner(
      `select topic, firm_id, client_id from outbox where entity_id = $1`,
      [mail?.id],
    )
    expect(rung).toEqual([{ topic: 'mail.send', firm_id: northwind.id, client_id: client.id }])
    expect(await auditOf(answer.body.id)).toEqual(['user.created'])
    expect((await signIn(email, goodPassword)).status).toBe(401)
  })

  it('with a password lets them sign in, and sends no mail', async () => {
    const { api } = await addTenant()
    const email = newEmail()
    const body = { email, firstName: 'Ada', lastName: 'Park', password: goodPassword }
    expect((await api.call(createUser, { body })).status).toBe(201)
    expect(await mailsTo(email)).toEqual([])
    expect((await signIn(email, goodPassword)).status).toBe(200)
  })

  it.each([
    ['Sh0rt!x', 'Password must be at least 8 characters'],
    [
      'all-small-letters-1',
      'Password must contain at least one uppercase letter, one lowercase letter, and one number',
    ],
    ['NoSpecial123', 'Password must contain at least one special character'],
  ])('refuses the password %s', async (password, text) => {
    const { api } = await addTenant()
    const answer = await api.call(createUser, { body: { email: newEmail(), password } })
    expect(answer).toMatchObject({ status: 400, body: { errors: { password: text } } })
  })

  it.each([
    ['', 'Email is required'],
    ['nobody', 'Invalid email format'],
  ])('refuses the address "%s"', async (email, text) => {
    const { api } = await addTenant()
    const answer = await api.call(createUser, { body: { email } })
    expect(answer).toMatchObject({ status: 400, body: { errors: { email: text } } })
  })

  it('refuses an address that anybody has, whatever its case', async () => {
    const { api } = await addTenant()
    const answer = await api.call(createUser, { body: { email: firmAdmin.email.toUpperCase() } })
    expect(answer).toMatchObject({ status: 409, body: { errors: { email: 'This email is already in use.' } } })
  })

  it('gives no role with permissions that the giver lacks, and none of other tenants', async () => {
    const { client } = await addTenant()
    const manager = await app.as(await addWithRole(client, ['manage_users']))
    const give = async (roleId: Id) =>
      (await manager.call(createUser, { body: { email: newEmail(), roleIds: [roleId] } })).status
    const foreign = await app.addRole(inClient(acme), { name: `Of Acme ${(count += 1)}` })
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
    const { client, admin, api } = await addTenant()
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
    const { client, api } = await addTenant()
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
    expect((await api.call(listUsers, { query: { filter: '{"password":1}' } })).status).toBe(400)
  })
})

describe('changing a user', () => {
  it('moves names, address and roles, and takes the record as it was read', async () => {
    const { client, api } = await addTenant()
    const { id } = await app.addUser('clientViewer', inClient(client))
    const { body: read } = await api.call(getUser, { params: { id } })
    const email = newEmail()
    const changes = { email, firstName: 'New', roleIds: [await app.roleId('clientMember')] }
    const answer = await api.call(updateUser, { params: { id }, body: { ...read, ...changes } })
    expect(answer).toMatchObject({
      status: 200,
      body: { email, firstName: 'New', roles: [{ name: 'Client Member' }] },
    })
    expect(await auditOf(id)).toEqual(['user.updated'])
    const stale = await api.call(updateUser, { params: { id }, body: { ...read, firstName: 'Old' } })
    expect(stale).toMatchObject({ status: 409, body: { code: 'STALE_UPDATE', current: { firstName: 'New' } } })
    const unknown = await api.raw('PUT', `/api/users/${id}`, { body: { isAdmin: true } })
    expect(unknown.status).toBe(400)
  })

  it('gives new rights at once', async () => {
    const { client, api } = await addTenant()
    const person = await app.addUser('clientViewer', inClient(client))
    const theirs = await app.as(person)
    expect((await theirs.call(me)).body.user.permissions).toEqual([])
    const roleIds = [await app.roleId('clientAdmin')]
    await api.call(updateUser, { params: { id: person.id }, body: { roleIds } })
    expect((await theirs.call(createUser, { body: { email: newEmail() } })).status).toBe(201)
  })

  it('deactivates: the session ends at once and does not come back to life', async () => {
    const { client, api } = await addTenant()
    const person = await app.addUser('clientMember', inClient(client))
    const theirs = await app.as(person)
    expect((await theirs.call(me)).status).toBe(200)
    const off = await api.call(updateUser, { params: { id: person.id }, body: { isObsolete: true } })
    expect(off.body.isObsolete).toBe(true)
    expect((await theirs.call(me)).status).toBe(401)
    expect((await signIn(person.email, testPassword)).status).toBe(401)
    await api.call(updateUser, { params: { id: person.id }, body: { isObsolete: false } })
    expect((await theirs.call(me)).status).toBe(401)
    expect((await signIn(person.email, testPassword)).status).toBe(200)
  })

  it('is refused for an account that may do more than the actor', async () => {
    const { client, admin } = await addTenant()
    const manager = await app.as(await addWithRole(client, ['manage_users']))
    const body = { email: newEmail() }
    expect((await manager.call(updateUser, { params: { id: admin.id }, body })).status).toBe(403)
    expect((await manager.call(sendPasswordReset, { params: { id: admin.id } })).status).toBe(403)
    expect((await manager.call(deleteUser, { params: { id: admin.id } })).status).toBe(403)
  })

  it('lets an impersonation change no address and no password', async () => {
    const { client } = await addTenant()
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

describe('the last administrator', () => {
  it('cannot be demoted, deactivated or deleted by anybody', async () => {
    const { admin } = await addTenant()
    const api = await app.as(firmAdmin)
    const params = { id: admin.id }
    const member = await app.roleId('clientMember')
    const answers = [
      await api.call(updateUser, { params, body: { roleIds: [member] } }),
      await api.call(updateUser, { params, body: { isObsolete: true } }),
      await api.call(deleteUser, { params }),
    ]
    for (const answer of answers)
      expect(answer).toMatchObject({ status: 409, body: { message: lastAdministrator } })
    expect((await api.call(getUser, { params })).body).toMatchObject({
      isObsolete: false,
      roles: [{ name: 'Client Admin' }],
    })
  })

  // On a real server (npm run test:services) the two are in the database at the same time.
  it('stays when two demote each other at once', async () => {
    const roleIds = [await app.roleId('clientMember')]
    for (let round = 0; round < 5; round += 1) {
      const { client, admin } = await addTenant()
      const second = await app.addUser('clientAdmin', inClient(client))
      const [one, two] = [await app.as(admin), await app.as(second)]
      const answers = await Promise.all([
        one.call(updateUser, { params: { id: second.id }, body: { roleIds } }),
        two.call(updateUser, { params: { id: admin.id }, body: { roleIds } }),
      ])
      expect(answers.filter((answer) => answer.status === 200)).toHaveLength(1)
    }
  })

  it('of the platform stays too', async () => {
    await app.database.asOwner(`update user_account set is_obsolete = true where is_super_admin and id <> $1`, [
      superAdmin.id,
    ])
    const api = await app.as(superAdmin)
    const answer = await api.call(deleteUser, { params: { id: superAdmin.id } })
    expect(answer).toMatchObject({ status: 409, body: { message: 'You cannot delete your own account.' } })
  })
})

describe('deleting a user', () => {
  it('takes sign-in and personal data away, and keeps the row for what they wrote', async () => {
    const { client, api } = await addTenant()
    const person = await app.addUser('clientMember', inClient(client))
    const theirs = await app.as(person)
    expect((await theirs.call(me)).status).toBe(200)
    expect((await api.call(deleteUser, { params: { id: person.id } })).body).toEqual({ id: person.id })
    expect((await theirs.call(me)).status).toBe(401)
    expect((await signIn(person.email, testPassword)).status).toBe(401)
    const [row] = await app.database.asOwner(
      `select email, first_name, last_name, is_obsolete from user_account where id = $1`,
      [person.id],
    )
    expect(row).toEqual({ email: null, first_name: '', last_name: '', is_obsolete: true })
    const left = await app.database.asOwner(`select from credential where user_id = $1`, [person.id])
    expect(left).toEqual([])
    expect(await auditOf(person.id)).toEqual(['user.deleted'])
    expect((await api.call(deleteUser, { params: { id: person.id } })).status).toBe(404)
    // The address is free again.
    expect((await api.call(createUser, { body: { email: person.email } })).status).toBe(201)
  })

  it('is refused for the own account', async () => {
    const { client, admin, api } = await addTenant()
    await app.addUser('clientAdmin', inClient(client))
    const answer = await api.call(deleteUser, { params: { id: admin.id } })
    expect(answer).toMatchObject({ status: 409, body: { message: 'You cannot delete your own account.' } })
    const off = await api.call(updateUser, { params: { id: admin.id }, body: { isObsolete: true } })
    expect(off.status).toBe(409)
  })
})

describe('a reset by an administrator', () => {
  it('unlocks, and mails a reset to who has a password, else the invitation again', async () => {
    const { client, api } = await addTenant()
    const person = await app.addUser('clientMember', inClient(client))
    await app.database.asOwner(
      `update credential set failed_attempts = 5, locked_until = now() + interval '1 hour' where user_id = $1`,
      [person.id],
    )
    const answer = await api.call(sendPasswordReset, { params: { id: person.id } })
    expect(answer.body).toEqual({ message: 'Password reset email sent successfully' })
    expect((await mailsTo(person.email)).map(({ kind }) => kind)).toEqual(['password_reset'])
    expect((await signIn(person.email, testPassword)).status).toBe(200)
    const invited = await api.call(createUser, { body: { email: newEmail() } })
    await api.call(sendPasswordReset, { params: { id: invited.body.id } })
    const kinds = (await mailsTo(invited.body.email)).map(({ kind }) => kind)
    expect(kinds).toEqual(['invitation', 'invitation'])
  })
})

describe('the link of an invitation', () => {
  const set = (token: string, password: string) =>
    app.anonymous.call(resetPassword, { body: { token, password } })
  const invalid = {
    status: 400,
    body: { message: 'Invalid reset link. Please request a new password reset.' },
  }

  it('sets a password once, ends open sessions and leads in', async () => {
    const { api } = await addTenant()
    const { body: user } = await api.call(createUser, { body: { email: newEmail() } })
    const token = await addLink(user.id)
    const other = await addLink(user.id)
    const weak = await set(token, 'weak')
    expect(weak).toMatchObject({
      status: 400,
      body: { errors: { password: 'Password must be at least 8 characters' } },
    })
    const answer = await set(token, goodPassword)
    expect(answer).toMatchObject({ status: 200, body: { message: 'Password has been reset successfully' } })
    expect((await signIn(user.email, goodPassword)).status).toBe(200)
    expect(await set(token, goodPassword)).toMatchObject(invalid)
    expect(await set(other, goodPassword)).toMatchObject(invalid)
    expect(await auditOf(user.id)).toContain('user.invitation_accepted')
  })

  it('is used once by calls at the same time', async () => {
    const { client } = await addTenant()
    const person = await app.addUser('clientMember', inClient(client))
    const theirs = await app.as(person)
    const token = await addLink(person.id, 'password_reset')
    // Fewer than the limiter lets through for one link.
    const answers = await Promise.all(Array.from({ length: 5 }, () => set(token, goodPassword)))
    expect(answers.filter((answer) => answer.status === 200)).toHaveLength(1)
    expect((await theirs.call(me)).status).toBe(401)
  })

  it('leads nowhere when it is wrong, too old, or its account inactive', async () => {
    const { client } = await addTenant()
    const person = await app.addUser('clientMember', inClient(client))
    expect(await set(newOpaqueToken(), goodPassword)).toMatchObject(invalid)
    expect(await set(await addLink(person.id, 'invitation', -1), goodPassword)).toMatchObject(invalid)
    expect(await set(await addLink(person.id, 'two_factor_challenge'), goodPassword)).toMatchObject(invalid)
    const token = await addLink(person.id)
    await app.database.asOwner(`update user_account set is_obsolete = true where id = $1`, [person.id])
    expect(await set(token, goodPassword)).toMatchObject(invalid)
  })
})
