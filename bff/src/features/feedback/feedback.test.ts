import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import { listOwnFeedback, sendFeedback } from '@parley/contracts/http/feedback.ts'
import { consultantImpersonateClient } from '@parley/contracts/http/session.ts'
import { createMemoryLimits } from '@parley/server-kit/limits/shared-limits.ts'
import { type ConsoleClient, consoleClient } from '../../testing/console-client.ts'
import type { TestClient, TestFirm, TestUser } from '../../testing/people.ts'
import { createTestApp, type TestApp } from '../../testing/test-app.ts'
import { createFeedbackLimits, feedbackInTenMinutes } from './feedback-limits.ts'

let app: TestApp
let firm: TestFirm
let client: TestClient
let person: TestUser
let superAdmin: TestUser
let calls: ConsoleClient

beforeAll(async () => {
  app = await createTestApp()
  firm = await app.addFirm('Northwind')
  client = await app.addClient(firm, 'Acme')
  person = await app.addUser('clientViewer', { firmId: firm.id, clientId: client.id })
  superAdmin = await app.addUser('superAdmin')
  calls = consoleClient(await app.as(superAdmin))
})
afterAll(() => app.close())

const tell = async (user: TestUser, text: string, wantsAnswer = false): Promise<string> => {
  const me = await app.as(user)
  const { status, body } = await me.call(sendFeedback, {
    body: { kind: 'IDEA', text, page: '/initiatives', wantsAnswer },
  })
  expect(status).toBe(201)
  return body.id
}
const ownOf = async (user: TestUser) => (await (await app.as(user)).call(listOwnFeedback)).body

describe('feedback', () => {
  it('is sent by everybody, readers and super admins too, and is theirs alone, newest first', async () => {
    await tell(person, 'First')
    await tell(person, 'Second', true)
    const colleague = await app.addUser('clientAdmin', { firmId: firm.id, clientId: client.id })
    expect(await ownOf(person)).toMatchObject([
      { text: 'Second', wantsAnswer: true, state: 'NEW', answer: null, page: '/initiatives' },
      { text: 'First', wantsAnswer: false },
    ])
    expect(await ownOf(colleague)).toEqual([])
    await tell(superAdmin, 'From the product')
    expect(await ownOf(superAdmin)).toMatchObject([{ text: 'From the product' }])
  })

  it('names the tenant that one is in, and takes no foreign address', async () => {
    const consultant = await app.addConsultant(firm, [client])
    const outside = await app.as(consultant)
    const inside = await outside.call(consultantImpersonateClient, { params: { id: client.id }, body: {} })
    const me = app.withToken(inside.body.token)
    const { body } = await me.call(sendFeedback, { body: { kind: 'PROBLEM', text: 'From inside' } })
    expect((await calls.send('GET', `feedback/${body.id}`)).body).toMatchObject({
      user: { id: consultant.id },
      consultingFirm: { name: 'Northwind' },
      client: { name: 'Acme' },
    })
    for (const page of ['https://evil.test', '//evil.test', '/a?b=c', 'javascript:alert(1)'])
      expect(
        (await me.raw('POST', '/api/feedback', { body: { kind: 'IDEA', text: 'A', page } })).status,
      ).toBe(400)
    const long = 'x'.repeat(4001)
    expect((await me.raw('POST', '/api/feedback', { body: { kind: 'IDEA', text: long } })).status).toBe(400)
  })

  it('is held to what a person can write', async () => {
    const limits = createFeedbackLimits(createMemoryLimits())
    for (let count = 0; count < feedbackInTenMinutes; count += 1) await limits.consume(person.id)
    await expect(limits.consume(person.id)).rejects.toMatchObject({ code: 'TOO_MANY_REQUESTS' })
    await limits.consume(superAdmin.id)
  })
})

describe('feedback in the console', () => {
  it('is found by text, kind and state, of all tenants', async () => {
    const id = await tell(person, 'A needle', true)
    const found = await calls.list({ resource: 'feedback', filter: { q: 'needle', kind: 'IDEA' } })
    expect(found.body).toMatchObject([{ id, user: { email: person.email }, client: { name: 'Acme' } }])
    const answered = await calls.list({ resource: 'feedback', filter: { q: 'needle', state: 'ANSWERED' } })
    expect(answered.body).toEqual([])
  })

  it('is marked as read, answered, and the answer taken back; its person sees it', async () => {
    const id = await tell(person, 'Please answer', true)
    const { body: row } = await calls.send('PUT', `feedback/${id}`, { state: 'READ' })
    expect(row).toMatchObject({ state: 'READ', answer: null, answeredAt: null })
    const answered = await calls.send('PUT', `feedback/${id}`, { ...row, answer: 'It is planned.' })
    expect(answered.body).toMatchObject({ state: 'ANSWERED', answeredAt: expect.any(String) })
    expect((await calls.send('PUT', `feedback/${id}`, { ...row, answer: 'Late' })).status).toBe(409)
    expect((await ownOf(person))[0]).toMatchObject({ state: 'ANSWERED', answer: 'It is planned.' })
    const back = await calls.send('PUT', `feedback/${id}`, { answer: '' })
    expect(back.body).toMatchObject({ state: 'READ', answer: null, answeredAt: null })
    const { body } = await calls.bulk('feedback', { action: 'update', ids: [id], data: { state: 'NEW' } })
    expect(body.results).toEqual([{ id, ok: true }])
  })

  it('is deleted, which the tenant’s audit log tells', async () => {
    const id = await tell(person, 'Gone soon')
    expect((await calls.send('DELETE', `feedback/${id}`)).body).toEqual({ id })
    expect((await calls.send('GET', `feedback/${id}`)).status).toBe(404)
    const rows = await app.database.asOwner(
      'select action, client_id from audit_event where entity_id = $1 order by at, id',
      [id],
    )
    expect(rows).toEqual(
      ['feedback.sent', 'feedback.deleted'].map((action) => ({ action, client_id: client.id })),
    )
  })

  it('is for super admins alone', async () => {
    const admin = await app.as(await app.addUser('firmAdmin', { firmId: firm.id }))
    expect((await consoleClient(admin).list({ resource: 'feedback' })).status).toBe(403)
  })
})
