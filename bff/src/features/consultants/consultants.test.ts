import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import {
  createConsultant,
  deleteConsultant,
  getConsultant,
  listConsultants,
  setUpConsultantAuth,
  updateConsultant,
} from '@parley/contracts/http/consultants.ts'
import { impersonateConsultingFirm, me } from '@parley/contracts/http/session.ts'
import { newId } from '@parley/contracts/ids.ts'
import type { ApiClient } from '../../testing/api-client.ts'
import type { TestClient, TestFirm, TestUser } from '../../testing/people.ts'
import { createTestApp, type TestApp } from '../../testing/test-app.ts'
import { goodPassword, newEmail, usersWorld, type UsersWorld } from '../../testing/users-world.ts'

let app: TestApp
let world: UsersWorld
let northwind: TestFirm
let acme: TestClient
let helios: TestClient
let borealis: TestClient
let firmAdmin: TestUser
let admin: ApiClient
let lang: TestUser

beforeAll(async () => {
  app = await createTestApp()
  northwind = await app.addFirm('Northwind')
  world = usersWorld(app, northwind)
  helios = await app.addClient(northwind, 'Helios')
  acme = await app.addClient(northwind, 'Acme')
  borealis = await app.addClient(await app.addFirm('Southgate'), 'Borealis')
  firmAdmin = await app.addUser('firmAdmin', { firmId: northwind.id })
  admin = await app.as(firmAdmin)
  lang = await app.addConsultant(northwind, [helios, acme], { lastName: 'Lang' })
})
afterAll(() => app.close())

const add = async (fields: object = {}) => {
  const answer = await admin.call(createConsultant, {
    body: { firstName: 'Ada', lastName: 'Park', ...fields },
  })
  expect(answer.status).toBe(201)
  return answer.body
}

/** Somebody of the firm with a role of its own and no clients. */
async function addManager(permissions: string[]): Promise<ApiClient> {
  const user = await app.addUser('consultant', { firmId: northwind.id })
  const roleId = await app.addRole({ firmId: northwind.id }, { name: newEmail(), permissions })
  await app.database.asOwner(`update user_role set role_id = $1 where user_id = $2`, [roleId, user.id])
  return app.as(user)
}

describe('the list', () => {
  it('names the clients that each may access, and marks who has an account', async () => {
    const { body } = await admin.call(listConsultants, {
      params: { firmId: northwind.id },
      query: { q: 'lang' },
    })
    expect(body).toMatchObject([
      {
        id: lang.consultantId,
        firstName: 'Kim',
        hasAccount: true,
        activeInitiativesCount: 0,
        clients: [{ name: 'Acme' }, { name: 'Helios' }],
      },
    ])
  })

  it('names to a consultant only clients that they may access too', async () => {
    const colleague = await app.as(await app.addConsultant(northwind, [acme]))
    const params = { id: lang.consultantId ?? '' }
    expect((await colleague.call(getConsultant, { params })).body.clients).toEqual([
      { id: acme.id, name: 'Acme' },
    ])
  })

  it('is searched, sorted and paged, with obsolete ones when asked for', async () => {
    for (const firstName of ['Zoe', 'Ben', 'Mia']) await add({ firstName, lastName: 'Listed' })
    const gone = await add({ firstName: 'Old', lastName: 'Listed' })
    await admin.call(deleteConsultant, { params: { id: gone.id } })
    const list = async (query: Record<string, string>) => {
      const params = { firmId: northwind.id }
      const answer = await admin.call(listConsultants, { params, query: { q: 'listed', ...query } })
      return [answer.body.map((one) => one.firstName), answer.headers.get('content-range')]
    }
    expect(await list({ sort: '["firstName","ASC"]' })).toEqual([['Ben', 'Mia', 'Zoe'], 'consultants 0-2/3'])
    expect(await list({ sort: '["firstName","DESC"]', range: '[1,1]' })).toEqual([
      ['Mia'],
      'consultants 1-1/3',
    ])
    expect((await list({ showObsolete: 'true' }))[0]).toHaveLength(4)
  })
})

describe('who may', () => {
  it('everybody of the firm and super admins read, nobody else', async () => {
    const params = { firmId: northwind.id }
    const status = async (api: ApiClient) => (await api.call(listConsultants, { params })).status
    expect(await status(await app.as(lang))).toBe(200)
    expect(await status(await app.as(await app.addUser('superAdmin')))).toBe(200)
    const atAcme = await app.addUser('clientAdmin', { firmId: northwind.id, clientId: acme.id })
    expect(await status(await app.as(atAcme))).toBe(403)
  })

  it('writing needs manage_users', async () => {
    const consultant = await app.as(lang)
    const params = { id: lang.consultantId ?? '' }
    const body = { firstName: 'A', lastName: 'B' }
    expect((await consultant.call(createConsultant, { body })).status).toBe(403)
    expect((await consultant.call(updateConsultant, { params, body })).status).toBe(403)
    expect((await consultant.call(deleteConsultant, { params })).status).toBe(403)
    const account = { email: newEmail(), password: goodPassword }
    expect((await consultant.call(setUpConsultantAuth, { params, body: account })).status).toBe(403)
  })

  it('nobody gives a client that they do not see, nor a sign-in that reaches further than they do', async () => {
    const manager = await addManager(['manage_users', 'manage_initiatives', 'view_analytics'])
    const { id } = await add({ clientIds: [acme.id] })
    const give = (clientIds: string[]) =>
      manager.call(updateConsultant, { params: { id }, body: { clientIds } })
    expect((await give([helios.id])).status).toBe(404)
    const taken = await give([])
    expect(taken.status).toBe(200)
    expect((await admin.call(getConsultant, { params: { id } })).body.clients).toHaveLength(1)
    const body = { email: newEmail(), password: goodPassword }
    expect((await manager.call(setUpConsultantAuth, { params: { id }, body })).status).toBe(403)
  })
})

describe('adding and changing', () => {
  it('keeps what was written, blank as none', async () => {
    const consultant = await add({ email: ' a@b.test ', phone: ' 123 ', position: '', clientIds: [acme.id] })
    expect(consultant).toMatchObject({
      email: 'a@b.test',
      phone: '123',
      position: null,
      clients: [{ id: acme.id }],
      hasAccount: false,
      isObsolete: false,
    })
    expect(await world.auditOf(consultant.id)).toEqual(['consultant.created', 'consultant.access_changed'])
  })

  it.each([
    { firstName: ' ', lastName: 'B' },
    { firstName: 'A', lastName: '' },
  ])('needs first and last name: %j', async (body) => {
    const answer = await admin.call(createConsultant, { body })
    expect(answer.status).toBe(400)
    expect(Object.values((answer.body as unknown as { errors: object }).errors)).toEqual([
      'First and last name are required',
    ])
  })

  it('is made from the record as it was read', async () => {
    const read = await add({ clientIds: [acme.id] })
    const params = { id: read.id }
    const body = { ...read, lastName: 'Parker', clientIds: [helios.id] }
    const answer = await admin.call(updateConsultant, { params, body })
    expect(answer).toMatchObject({ status: 200, body: { lastName: 'Parker', clients: [{ name: 'Helios' }] } })
    const stale = await admin.call(updateConsultant, { params, body: { ...read, lastName: 'Old' } })
    expect(stale).toMatchObject({
      status: 409,
      body: { code: 'STALE_UPDATE', current: { lastName: 'Parker', clients: [{ name: 'Helios' }] } },
    })
  })

  it('of another firm’s consultant or client is as missing', async () => {
    const other = await app.addConsultant({ id: borealis.firmId, name: '' }, [])
    for (const id of [other.consultantId ?? '', newId()])
      expect(await admin.call(updateConsultant, { params: { id }, body: { lastName: 'B' } })).toMatchObject({
        status: 404,
        body: { message: 'Consultant not found' },
      })
    const { id } = await add()
    const body = { clientIds: [borealis.id] }
    expect((await admin.call(updateConsultant, { params: { id }, body })).status).toBe(404)
  })
})

describe('deleting', () => {
  it('marks obsolete, ends the sessions for good, and can be taken back', async () => {
    const person = await app.addConsultant(northwind, [acme])
    const theirs = await app.as(person)
    const params = { id: person.consultantId ?? '' }
    expect((await theirs.call(me)).status).toBe(200)
    expect(await admin.call(deleteConsultant, { params })).toMatchObject({ status: 200, body: params })
    expect((await theirs.call(me)).status).toBe(401)
    expect((await admin.call(getConsultant, { params })).body.isObsolete).toBe(true)
    const back = await admin.call(updateConsultant, { params, body: { isObsolete: false } })
    expect(back.body).toMatchObject({ isObsolete: false, clients: [{ name: 'Acme' }] })
    expect((await theirs.call(me)).status).toBe(401)
    expect((await world.signIn(person.email, 'correct horse battery staple')).status).toBe(200)
    expect(await world.auditOf(params.id)).toEqual(['consultant.deleted', 'consultant.updated'])
  })

  it('is refused for oneself and for an administrator', async () => {
    const person = await app.addConsultant(northwind, [])
    const text = `update user_role set role_id = $1 where user_id = $2`
    await app.database.asOwner(text, [await app.roleId('firmAdmin'), person.id])
    const params = { id: person.consultantId ?? '' }
    expect((await (await app.as(person)).call(deleteConsultant, { params })).status).toBe(409)
    expect((await admin.call(deleteConsultant, { params })).status).toBe(409)
    const body = { isObsolete: true }
    expect((await admin.call(updateConsultant, { params, body })).status).toBe(409)
  })
})

describe('setting up authentication', () => {
  const setUp = (id: string, body: { email: string; password: string }, api = admin) =>
    api.call(setUpConsultantAuth, { params: { id }, body })

  it('gives an account with which the consultant signs in and switches', async () => {
    const { id } = await add({ clientIds: [acme.id] })
    const email = newEmail()
    expect(await setUp(id, { email, password: goodPassword })).toMatchObject({
      status: 200,
      body: { hasAccount: true },
    })
    const session = await world.signIn(email, goodPassword)
    expect(session).toMatchObject({
      status: 200,
      body: { user: { consultantId: id, firstName: 'Ada', roles: [{ name: 'Consultant' }] } },
    })
    expect((await setUp(id, { email: newEmail(), password: goodPassword })).status).toBe(409)
  })

  it('makes the address that signs in the consultant’s own', async () => {
    const { id } = await add({ email: newEmail() })
    const email = newEmail()
    expect(await setUp(id, { email, password: goodPassword })).toMatchObject({ status: 200, body: { email } })
  })

  it('goes with an address that no other consultant of the firm has, ignoring case', async () => {
    const email = newEmail()
    const first = await add({ email })
    const other = await add()
    const taken = { status: 409, body: { errors: { email: 'Somebody with this email is there already.' } } }
    const named = { firstName: 'Eva', lastName: 'Berg', email: email.toUpperCase() }
    expect(await admin.call(createConsultant, { body: named })).toMatchObject(taken)
    const change = (id: string, body: object) => admin.call(updateConsultant, { params: { id }, body })
    expect(await change(other.id, { email: email.toUpperCase() })).toMatchObject(taken)
    expect(await setUp(other.id, { email, password: goodPassword })).toMatchObject(taken)
    expect((await change(first.id, { email: email.toUpperCase() })).status).toBe(200)
  })

  it('comes with the consultant where a password is given', async () => {
    const email = newEmail()
    expect(await add({ email, password: goodPassword })).toMatchObject({ hasAccount: true })
    expect((await world.signIn(email, goodPassword)).status).toBe(200)
    const body = { firstName: 'A', lastName: 'B', password: goodPassword }
    expect(await admin.call(createConsultant, { body })).toMatchObject({
      status: 400,
      body: { message: 'Email and password are required when creating user account' },
    })
  })

  it.each([
    ['Sh0rt!x', 'Password must be at least 8 characters long'],
    ['NoSpecial123', 'Password must contain at least one special character'],
  ])('refuses the password %s', async (password, text) => {
    const { id } = await add()
    const answer = await setUp(id, { email: newEmail(), password })
    expect(answer).toMatchObject({ status: 400, body: { errors: { password: text } } })
  })

  it('refuses an address that somebody has, and adds nobody by it', async () => {
    const { id } = await add()
    const body = { email: firmAdmin.email, password: goodPassword }
    expect((await setUp(id, body)).status).toBe(409)
    const person = { firstName: 'Twice', lastName: 'Taken', ...body }
    expect((await admin.call(createConsultant, { body: person })).status).toBe(409)
    const query = { q: 'twice taken' }
    const list = await admin.call(listConsultants, { params: { firmId: northwind.id }, query })
    expect(list.body).toEqual([])
  })

  it('is not for an impersonation, nor for an obsolete consultant', async () => {
    const superAdmin = await app.as(await app.addUser('superAdmin'))
    const entered = await superAdmin.call(impersonateConsultingFirm, {
      params: { id: northwind.id },
      body: {},
    })
    const inside = app.withToken(entered.body.token)
    const { id } = await add()
    const body = { email: newEmail(), password: goodPassword }
    expect((await setUp(id, body, inside)).status).toBe(403)
    await admin.call(deleteConsultant, { params: { id } })
    expect((await setUp(id, body)).status).toBe(409)
  })
})
