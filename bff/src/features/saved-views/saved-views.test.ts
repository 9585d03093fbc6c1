import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import {
  createSavedView,
  deleteSavedView,
  listSavedViews,
  mostSavedViews,
  updateSavedView,
} from '@parley/contracts/http/saved-views.ts'
import { consultantImpersonateClient } from '@parley/contracts/http/session.ts'
import { deleteUser } from '@parley/contracts/http/users.ts'
import type { ApiClient } from '../../testing/api-client.ts'
import type { TestClient, TestFirm } from '../../testing/people.ts'
import { createTestApp, type TestApp } from '../../testing/test-app.ts'

let app: TestApp
let firm: TestFirm
let acme: TestClient

beforeAll(async () => {
  app = await createTestApp()
  firm = await app.addFirm('Northwind')
  acme = await app.addClient(firm, 'Acme')
})
afterAll(() => app.close())

const inAcme = () => ({ firmId: firm.id, clientId: acme.id })
const page = 'initiatives' as const
const keep = async (me: ApiClient, name: string, more: { query?: string; isDefault?: boolean } = {}) =>
  (await me.call(createSavedView, { body: { page, name, query: 'layout=board', ...more } })).body
const namesOf = async (me: ApiClient) => (await me.call(listSavedViews)).body.map(({ name }) => name)

describe('views of a list', () => {
  it('are kept, renamed, changed and forgotten, by readers too', async () => {
    const me = await app.as(await app.addUser('clientViewer', inAcme()))
    const kept = await keep(me, 'Running', { query: 'status=ACTIVE&layout=table' })
    expect(kept).toMatchObject({
      page,
      name: 'Running',
      query: 'status=ACTIVE&layout=table',
      isDefault: false,
    })
    await keep(me, 'all')
    expect(await namesOf(me)).toEqual(['all', 'Running'])
    const params = { id: kept.id }
    const changed = await me.call(updateSavedView, {
      params,
      body: { name: 'Paused', query: 'status=ON_HOLD' },
    })
    const again = await me.raw('PUT', `/api/me/saved-views/${changed.body.id}`, { body: changed.body })
    expect(again.status).toBe(200)
    expect(changed.body).toMatchObject({ name: 'Paused', query: 'status=ON_HOLD' })
    await me.call(deleteSavedView, { params })
    expect(await namesOf(me)).toEqual(['all'])
    expect((await me.raw('DELETE', `/api/me/saved-views/${kept.id}`)).status).toBe(404)
  })

  it('have names of their own, and one of them at most is the default', async () => {
    const me = await app.as(await app.addUser('clientMember', inAcme()))
    await keep(me, 'First', { isDefault: true })
    const second = await keep(me, 'Second', { isDefault: true })
    const taken = await me.raw('POST', '/api/me/saved-views', { body: { page, name: 'first', query: '' } })
    expect([taken.status, taken.text.includes('There is a view of this name.')]).toEqual([409, true])
    const renamed = { body: { name: 'FIRST' } }
    expect((await me.raw('PUT', `/api/me/saved-views/${second.id}`, renamed)).status).toBe(409)
    const { body } = await me.call(listSavedViews)
    expect(body.map(({ name, isDefault }) => [name, isDefault])).toEqual([
      ['First', false],
      ['Second', true],
    ])
    await me.call(updateSavedView, { params: { id: second.id }, body: { isDefault: false } })
    expect((await me.call(listSavedViews)).body.filter(({ isDefault }) => isDefault)).toEqual([])
  })

  it('tell who edits an older state, with the view as it is', async () => {
    const me = await app.as(await app.addUser('clientMember', inAcme()))
    const { id, updatedAt } = await keep(me, 'Mine')
    await me.call(updateSavedView, { params: { id }, body: { name: 'Renamed', updatedAt } })
    const late = await me.raw('PUT', `/api/me/saved-views/${id}`, { body: { name: 'Late', updatedAt } })
    expect(late.status).toBe(409)
    expect(late.text).toContain('Renamed')
  })

  it('are each person’s own', async () => {
    const me = await app.as(await app.addUser('clientAdmin', inAcme()))
    const { id } = await keep(me, 'Private')
    const colleague = await app.as(await app.addUser('clientAdmin', inAcme()))
    expect(await namesOf(colleague)).toEqual([])
    expect((await colleague.raw('PUT', `/api/me/saved-views/${id}`, { body: { name: 'X' } })).status).toBe(
      404,
    )
    expect((await colleague.raw('DELETE', `/api/me/saved-views/${id}`)).status).toBe(404)
    expect(await namesOf(me)).toEqual(['Private'])
  })

  it('stay in the client that they were made in, for a consultant who is switched into it', async () => {
    const person = await app.addConsultant(firm, [acme])
    const consultant = await app.as(person)
    const outside = await keep(consultant, 'Across clients')
    const { body } = await consultant.call(consultantImpersonateClient, { params: { id: acme.id }, body: {} })
    const inside = app.withToken(body.token)
    expect(await namesOf(inside)).toEqual([])
    await keep(inside, 'In Acme')
    expect((await inside.raw('DELETE', `/api/me/saved-views/${outside.id}`)).status).toBe(404)
    expect(await namesOf(inside)).toEqual(['In Acme'])
    expect(await namesOf(await app.as(await app.addUser('firmAdmin', { firmId: firm.id })))).toEqual([])
    expect(await namesOf(await app.as(person))).toEqual(['Across clients'])
  })

  it('are not for super admins outside of tenants, and of known pages alone', async () => {
    const superAdmin = await app.as(await app.addUser('superAdmin'))
    expect((await superAdmin.raw('GET', '/api/me/saved-views')).status).toBe(403)
    const me = await app.as(await app.addUser('clientMember', inAcme()))
    const body = { page: 'elsewhere', name: 'X', query: '' }
    expect((await me.raw('POST', '/api/me/saved-views', { body })).status).toBe(400)
  })

  it('are so many at most', async () => {
    const me = await app.as(await app.addUser('clientMember', inAcme()))
    for (let index = 0; index < mostSavedViews; index += 1) await keep(me, `View ${index}`)
    const one = { page, name: 'One more', query: '' }
    expect((await me.raw('POST', '/api/me/saved-views', { body: one })).status).toBe(409)
  })

  it('go with the account', async () => {
    const person = await app.addUser('clientMember', inAcme())
    await keep(await app.as(person), 'Mine')
    const admin = await app.as(await app.addUser('clientAdmin', inAcme()))
    await admin.call(deleteUser, { params: { id: person.id } })
    expect(await app.database.asOwner('select id from saved_view where user_id = $1', [person.id])).toEqual(
      [],
    )
  })
})
