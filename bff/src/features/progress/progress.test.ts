import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import { getProgress, setProgress } from '@parley/contracts/http/progress.ts'
import { consultantImpersonateClient } from '@parley/contracts/http/session.ts'
import { deleteUser } from '@parley/contracts/http/users.ts'
import type { TestClient, TestFirm } from '../../testing/people.ts'
import { createTestApp, type TestApp } from '../../testing/test-app.ts'

let app: TestApp
let firm: TestFirm
let client: TestClient

beforeAll(async () => {
  app = await createTestApp()
  firm = await app.addFirm('Northwind')
  client = await app.addClient(firm, 'Acme')
})
afterAll(() => app.close())

const place = () => ({ firmId: firm.id, clientId: client.id })

describe('what somebody has seen and done', () => {
  it('is kept key by key, and forgotten again', async () => {
    const me = await app.as(await app.addUser('clientMember', place()))
    expect((await me.call(getProgress)).body).toEqual({})
    await me.call(setProgress, { body: { tour: 'done', 'tutorial.fill-phase': 'started' } })
    const done = await me.call(setProgress, { body: { 'tutorial.fill-phase': 'done' } })
    expect(done.body).toEqual({ tour: 'done', 'tutorial.fill-phase': 'done' })
    expect((await me.call(setProgress, { body: { tour: null } })).body).toEqual({
      'tutorial.fill-phase': 'done',
    })
    expect((await me.call(getProgress)).body).toEqual({ 'tutorial.fill-phase': 'done' })
  })

  it('takes known keys and states alone', async () => {
    const me = await app.as(await app.addUser('clientViewer', place()))
    for (const body of [{ other: 'done' }, { tour: 'anything' }])
      expect((await me.raw('PUT', '/api/me/progress', { body })).status).toBe(400)
  })

  it('is each person’s own, the same inside a client, and for super admins too', async () => {
    const consultant = await app.as(await app.addConsultant(firm, [client]))
    await consultant.call(setProgress, { body: { checklist: 'dismissed' } })
    const inside = await consultant.call(consultantImpersonateClient, {
      params: { id: client.id },
      body: {},
    })
    expect((await app.withToken(inside.body.token).call(getProgress)).body).toEqual({
      checklist: 'dismissed',
    })
    const superAdmin = await app.as(await app.addUser('superAdmin'))
    expect((await superAdmin.call(getProgress)).body).toEqual({})
    expect((await superAdmin.call(setProgress, { body: { tour: 'done' } })).body).toEqual({ tour: 'done' })
  })

  it('goes with the account', async () => {
    const person = await app.addUser('clientMember', place())
    await (await app.as(person)).call(setProgress, { body: { tour: 'done' } })
    const admin = await app.as(await app.addUser('clientAdmin', place()))
    await admin.call(deleteUser, { params: { id: person.id } })
    const left = await app.database.asOwner('select key from user_progress where user_id = $1', [person.id])
    expect(left).toEqual([])
  })
})
