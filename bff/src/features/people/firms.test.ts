import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import { getSuperAdminDashboard } from '@parley/contracts/http/dashboards.ts'
import {
  createConsultingFirm,
  deleteConsultingFirm,
  getConsultingFirm,
  listClients,
  listConsultingFirms,
  updateConsultingFirm,
} from '@parley/contracts/http/people.ts'
import { impersonateConsultingFirm, me } from '@parley/contracts/http/session.ts'
import { type Id, newId } from '@parley/contracts/ids.ts'
import type { ApiClient } from '../../testing/api-client.ts'
import type { TestUser } from '../../testing/people.ts'
import { createTestApp, type TestApp } from '../../testing/test-app.ts'
import { inClient, newEmail, usersWorld } from '../../testing/users-world.ts'

let app: TestApp
let superAdmin: TestUser
let api: ApiClient

beforeAll(async () => {
  app = await createTestApp()
  superAdmin = await app.addUser('superAdmin')
  api = await app.as(superAdmin)
})
afterAll(() => app.close())

const auditOf = async (id: Id): Promise<string[]> => {
  const rows = await app.database.asOwner<{ action: string }>(
    `select action from audit_event where action like 'consulting_firm.%' and entity_id = $1 and firm_id = $1 order by at, id`,
    [id],
  )
  return rows.map(({ action }) => action)
}

describe('consulting firms', () => {
  it('are added with a name, and with an administrator who is invited by mail', async () => {
    const email = newEmail()
    const answer = await api.call(createConsultingFirm, {
      body: { name: 'Northwind', administrator: { email, firstName: 'Ada', lastName: 'Park' } },
    })
    expect(answer).toMatchObject({ status: 201, body: { name: 'Northwind', isObsolete: false } })
    expect(await auditOf(answer.body.id)).toEqual(['consulting_firm.created'])
    expect(await usersWorld(app, answer.body).mailsTo(email)).toMatchObject([{ kind: 'invitation' }])
    const [user] = await app.database.asOwner(
      `select u.firm_id, u.client_id, r.name as role from user_account u join user_role ur on ur.user_id = u.id
         join role r on r.id = ur.role_id where u.email = $1`,
      [email],
    )
    expect(user).toEqual({ firm_id: answer.body.id, client_id: null, role: 'Firm Admin' })
    for (const name of ['', '  '])
      expect(await api.call(createConsultingFirm, { body: { name } })).toMatchObject({
        status: 400,
        body: { errors: { name: 'This field is required' } },
      })
  })

  it('are renamed, and an older state is told', async () => {
    const { id } = await app.addFirm('Before')
    const params = { id }
    const { body: read } = await api.call(getConsultingFirm, { params })
    expect(await api.call(updateConsultingFirm, { params, body: { ...read, name: 'After' } })).toMatchObject({
      status: 200,
      body: { name: 'After' },
    })
    expect(await api.call(updateConsultingFirm, { params, body: { ...read, name: 'Late' } })).toMatchObject({
      status: 409,
      body: { code: 'STALE_UPDATE', current: { name: 'After' } },
    })
    expect((await api.call(updateConsultingFirm, { params, body: { name: ' ' } })).status).toBe(400)
    expect(await auditOf(id)).toEqual(['consulting_firm.updated'])
  })

  it('become obsolete by deleting: listed on request, entered by nobody, their people signed out', async () => {
    const firm = await app.addFirm('Closing')
    const client = await app.addClient(firm, 'Its client')
    const params = { id: firm.id }
    const inside = await api.call(impersonateConsultingFirm, { params, body: {} })
    const signedIn = [
      await app.as(await app.addUser('firmAdmin', { firmId: firm.id })),
      await app.as(await app.addUser('clientAdmin', inClient(client))),
      app.withToken(inside.body.token),
    ]
    expect(await api.call(deleteConsultingFirm, { params })).toMatchObject({ status: 200, body: params })
    for (const who of signedIn) expect((await who.call(me)).status).toBe(401)
    const names = async (query: { showObsolete?: 'true' }) =>
      (await api.call(listConsultingFirms, { query })).body.map(({ name }) => name)
    expect(await names({})).not.toContain('Closing')
    expect(await names({ showObsolete: 'true' })).toContain('Closing')
    expect((await api.call(impersonateConsultingFirm, { params, body: {} })).status).toBe(404)
    expect((await api.call(deleteConsultingFirm, { params })).status).toBe(409)
    expect((await api.call(updateConsultingFirm, { params, body: { name: 'Renamed' } })).status).toBe(409)
    expect(await auditOf(firm.id)).toEqual(['consulting_firm.deleted'])
  })

  it('take their clients out of the lists with them, and bring them back', async () => {
    const firm = await app.addFirm('Gone with clients')
    const client = await app.addClient(firm, 'Gone with its firm')
    const params = { id: firm.id }
    const clients = async (query: { showObsolete?: 'true' } = {}) =>
      (await api.call(listClients, { query })).body.filter(({ id }) => id === client.id)
    const active = async () => (await api.call(getSuperAdminDashboard)).body.stats.activeClientsCount
    const before = await active()
    expect(await clients()).toMatchObject([{ isObsolete: false }])
    await api.call(deleteConsultingFirm, { params })
    expect(await clients()).toEqual([])
    expect(await clients({ showObsolete: 'true' })).toMatchObject([{ isObsolete: true }])
    expect(await active()).toBe(before - 1)
    await api.call(updateConsultingFirm, { params, body: { isObsolete: false } })
    expect(await clients()).toMatchObject([{ isObsolete: false }])
  })

  it('are brought back by an update', async () => {
    const { id } = await app.addFirm('Back again')
    await api.call(deleteConsultingFirm, { params: { id } })
    expect(
      await api.call(updateConsultingFirm, { params: { id }, body: { isObsolete: false } }),
    ).toMatchObject({ status: 200, body: { isObsolete: false } })
    expect(await auditOf(id)).toEqual(['consulting_firm.deleted', 'consulting_firm.restored'])
  })

  it('are for super admins outside of an impersonation alone', async () => {
    const firm = await app.addFirm('Closed to others')
    const inside = await api.call(impersonateConsultingFirm, { params: { id: firm.id }, body: {} })
    const others = [
      await app.as(await app.addUser('firmAdmin', { firmId: firm.id })),
      app.withToken(inside.body.token),
    ]
    for (const who of others)
      for (const id of [firm.id, newId()]) {
        expect((await who.call(getConsultingFirm, { params: { id } })).status).toBe(403)
        expect((await who.call(createConsultingFirm, { body: { name: 'Mine' } })).status).toBe(403)
        expect((await who.call(updateConsultingFirm, { params: { id }, body: {} })).status).toBe(403)
        expect((await who.call(deleteConsultingFirm, { params: { id } })).status).toBe(403)
      }
  })
})
