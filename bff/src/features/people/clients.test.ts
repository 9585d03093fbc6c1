import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import {
  createClient,
  deleteClient,
  getClient,
  updateClient,
  updateClientSettings,
} from '@parley/contracts/http/people.ts'
import { type Id, newId } from '@parley/contracts/ids.ts'
import { inClient, newEmail, usersWorld } from '../../testing/users-world.ts'
import { type ClientsWorld, createClientsWorld } from './testing/clients-world.ts'

let world: ClientsWorld
beforeAll(async () => {
  world = await createClientsWorld()
})
afterAll(() => world.app.close())

describe('adding a client', () => {
  it('puts it into the own firm, with its industries, and keeps it in the audit log', async () => {
    const { firm, people, auditOf } = world
    const body = { name: '  Acme  ', industries: ['retail', { code: 'finance' }] }
    const answer = await people.firmAdmin.call(createClient, { body })
    expect(answer).toMatchObject({
      status: 201,
      body: {
        name: 'Acme',
        isObsolete: false,
        consultingFirm: { id: firm.id, name: 'Northwind' },
        industries: [{ code: 'finance' }, { code: 'retail' }],
        settings: { ai: { llmPreparer: 'gpt', llmReviewer: 'gpt', maySubstitute: false }, language: null },
      },
    })
    expect(await auditOf(answer.body.id)).toEqual(['client.created'])
  })

  it('needs a name', async () => {
    const { people } = world
    for (const name of ['', '   '])
      expect(await people.firmAdmin.call(createClient, { body: { name } })).toMatchObject({
        status: 400,
        body: { errors: { name: 'This field is required' } },
      })
  })

  it('takes all industries in place of any other, none as none, and refuses an unknown one', async () => {
    const { people } = world
    const add = (industries: string[]) =>
      people.firmAdmin.call(createClient, { body: { name: 'Of industries', industries } })
    expect((await add(['retail', 'all'])).body.industries).toMatchObject([{ code: 'all' }])
    expect((await add([])).body.industries).toEqual([])
    expect(await add(['juggling'])).toMatchObject({
      status: 400,
      body: { errors: { 'industries.0': 'The industry "juggling" is not known.' } },
    })
  })

  it('by a super admin needs the firm, which has to exist and not be obsolete', async () => {
    const { app, otherFirm, people } = world
    const add = (consultingFirmId?: Id) =>
      people.superAdmin.call(createClient, {
        body: { name: 'Of a firm', ...(consultingFirmId && { consultingFirmId }) },
      })
    expect(await add()).toMatchObject({
      status: 400,
      body: { errors: { consultingFirmId: 'Consulting firm is required' } },
    })
    expect((await add(newId())).status).toBe(404)
    const closed = await app.addFirm('Closed')
    await app.database.asOwner('update consulting_firm set is_obsolete = true where id = $1', [closed.id])
    expect(await add(closed.id)).toMatchObject({
      status: 409,
      body: { errors: { consultingFirmId: 'This consulting firm is obsolete.' } },
    })
    expect(await add(otherFirm.id)).toMatchObject({
      status: 201,
      body: { consultingFirm: { name: 'Southgate' } },
    })
  })

  it('lets nobody else choose a firm, not even a super admin inside one', async () => {
    const { firm, otherFirm, people, insideOf } = world
    const inside = await insideOf(firm)
    for (const who of [people.firmAdmin, inside])
      for (const consultingFirmId of [firm.id, otherFirm.id, newId()])
        expect(await who.call(createClient, { body: { name: 'Chosen', consultingFirmId } })).toMatchObject({
          status: 403,
          body: {
            errors: {
              consultingFirmId: 'Only a super admin may choose the consulting firm of a client.',
            },
          },
        })
    expect(await inside.call(createClient, { body: { name: 'Inside' } })).toMatchObject({
      status: 201,
      body: { consultingFirm: { id: firm.id } },
    })
  })

  it('invites its administrator by mail', async () => {
    const { app, firm, people } = world
    const email = newEmail()
    const administrator = { email, firstName: 'Ada', lastName: 'Park' }
    const { body } = await people.firmAdmin.call(createClient, { body: { name: 'Led', administrator } })
    const [mail, ...others] = await usersWorld(app, firm).mailsTo(email)
    expect(mail).toMatchObject({ kind: 'invitation' })
    expect(others).toEqual([])
    const [user] = await app.database.asOwner(
      `select u.client_id, u.first_name, r.name as role from user_account u join user_role ur on ur.user_id = u.id
         join role r on r.id = ur.role_id where u.email = $1`,
      [email],
    )
    expect(user).toEqual({ client_id: body.id, first_name: 'Ada', role: 'Client Admin' })
  })

  it('is not done where the administrator’s address is taken, and names the field', async () => {
    const { app, superAdmin, people } = world
    const taken = { name: 'Never made', administrator: { email: superAdmin.email } }
    expect(await people.firmAdmin.call(createClient, { body: taken })).toMatchObject({
      status: 409,
      body: { errors: { 'administrator.email': 'This email is already in use.' } },
    })
    expect(await app.database.asOwner(`select from client where name = 'Never made'`)).toEqual([])
  })
})

describe('who changes clients', () => {
  it('is a super admin, or who manages the people of the firm and sees all its clients', async () => {
    const { app, firm, people, newClient } = world
    const client = await newClient()
    const manager = await app.addConsultant(firm, [client])
    const roleId = await app.addRole({ firmId: firm.id }, { name: 'People', permissions: ['manage_users'] })
    await app.database.asOwner('update user_role set role_id = $1 where user_id = $2', [roleId, manager.id])
    const ofClient = await app.as(await app.addUser('clientAdmin', inClient(client)))
    for (const who of [people.consultant, await app.as(manager), ofClient]) {
      const params = { id: client.id }
      expect((await who.call(createClient, { body: { name: 'No' } })).status).toBe(403)
      expect((await who.call(updateClient, { params, body: { name: 'No' } })).status).toBe(403)
      expect((await who.call(deleteClient, { params })).status).toBe(403)
    }
  })

  it('finds another firm’s client as missing', async () => {
    const { otherFirm, people, newClient } = world
    const foreign = await newClient(otherFirm)
    for (const id of [foreign.id, newId()]) {
      const calls = [
        people.firmAdmin.call(updateClient, { params: { id }, body: { name: 'Mine' } }),
        people.firmAdmin.call(deleteClient, { params: { id } }),
      ]
      for (const answer of await Promise.all(calls))
        expect(answer).toMatchObject({ status: 404, body: { message: 'Client not found' } })
    }
  })
})

describe('changing a client', () => {
  it('takes back what was read, writes name and industries, and tells an older state', async () => {
    const { people, newClient, auditOf } = world
    const { id } = await newClient()
    const params = { id }
    const { body: read } = await people.firmAdmin.call(getClient, { params })
    const answer = await people.firmAdmin.call(updateClient, {
      params,
      body: { ...read, name: 'Renamed', industries: ['energy'] },
    })
    expect(answer).toMatchObject({
      status: 200,
      body: { name: 'Renamed', industries: [{ code: 'energy' }], isObsolete: false },
    })
    expect(await auditOf(id)).toEqual(['client.updated'])
    expect(
      await people.firmAdmin.call(updateClient, { params, body: { ...read, name: 'Late' } }),
    ).toMatchObject({ status: 409, body: { code: 'STALE_UPDATE', current: { name: 'Renamed' } } })
  })

  it('never moves it to another firm', async () => {
    const { otherFirm, people, newClient } = world
    const { id } = await newClient()
    const body = { name: 'Moved', consultingFirmId: otherFirm.id }
    expect(await people.superAdmin.call(updateClient, { params: { id }, body })).toMatchObject({
      status: 409,
      body: { errors: { consultingFirmId: 'A client belongs to one consulting firm for ever.' } },
    })
  })
})

describe('the language models of a client', () => {
  const ai = { llmPreparer: 'claude', llmReviewer: 'gemini' } as const

  it('are chosen both, from inside the client or by the Firm Admin, and leave other settings alone', async () => {
    const { app, people, newClient, auditOf, insideOf } = world
    const client = await newClient()
    const params = { id: client.id }
    const budget = { monthly: 5 }
    await app.database.asOwner('update client set settings = $2 where id = $1', [client.id, { budget }])
    const admin = await app.as(await app.addUser('clientAdmin', inClient(client)))
    for (const who of [admin, await insideOf(client), people.firmAdmin])
      expect((await who.call(updateClientSettings, { params, body: { ai } })).body.settings).toMatchObject({
        ai,
      })
    const [row] = await app.database.asOwner(`select settings from client where id = $1`, [client.id])
    expect(row).toEqual({ settings: { ai, budget } })
    // Who does not know the switch leaves it as it is.
    const settingsAfter = async (body: typeof substituting | { ai: typeof ai; language?: 'de' }) =>
      (await admin.call(updateClientSettings, { params, body })).body.settings
    const substituting = { ai: { ...ai, maySubstitute: true } }
    for (const body of [substituting, { ai }]) expect(await settingsAfter(body)).toMatchObject(substituting)
    for (const body of [{ ai, language: 'de' as const }, { ai }])
      expect((await settingsAfter(body)).language).toBe('de')
    expect(await auditOf(client.id)).toEqual(Array.from({ length: 7 }, () => 'client.settings_changed'))
    for (const body of [
      { ai: { llmPreparer: 'gpt' } },
      { ai: { llmReviewer: 'gpt' } },
      { ai: { ...ai, llmReviewer: 'other' } },
    ])
      expect((await admin.raw('PUT', `/api/clients/${client.id}/settings`, { body })).status).toBe(400)
  })

  it('are not for who lacks manage_settings, or works neither in the client nor for its firm', async () => {
    const { app, people, newClient } = world
    const client = await newClient()
    const other = await newClient()
    const call = { params: { id: client.id }, body: { ai } }
    const member = await app.as(await app.addUser('clientMember', inClient(client)))
    for (const who of [member, people.superAdmin])
      expect((await who.call(updateClientSettings, call)).status).toBe(403)
    const foreign = await app.as(await app.addUser('clientAdmin', inClient(other)))
    expect((await foreign.call(updateClientSettings, call)).status).toBe(404)
  })
})
