import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals'
import { getModelView, getReplyModelView, getSummaryModelView } from '@parley/contracts/http/model-views.ts'
import {
  impersonateClient,
  impersonateConsultingFirm,
  consultantImpersonateClient,
} from '@parley/contracts/http/session.ts'
import { newId } from '@parley/contracts/ids.ts'
import type { TestClient, TestFirm, TestUser } from '../../testing/people.ts'
import { insertRecord } from '../../testing/rows.ts'
import { createTestApp, type TestApp } from '../../testing/test-app.ts'

let app: TestApp
let firm: TestFirm
let client: TestClient
let other: TestClient
let member: TestUser
let superAdmin: TestUser
let ids: { sequenceId: string; interactionId: string; messageId: string }
let replyId: string

beforeAll(async () => {
  app = await createTestApp()
  firm = await app.addFirm('Northwind')
  client = await app.addClient(firm, 'Acme')
  other = await app.addClient(firm, 'Globex')
  member = await app.addUser('clientMember', { firmId: firm.id, clientId: client.id })
  superAdmin = await app.addUser('superAdmin')
  const initiative = await app.addInitiative(client, 'ERP')
  ids = await app.addConversation(client, initiative, 'mark')
  replyId = await insertRecord(app.database, 'hitl_message', {
    firm_id: firm.id,
    client_id: client.id,
    initiative_id: initiative.id,
    phase_id: initiative.phaseIds[0],
    content: 'An answer',
    role: 'MODERATOR',
    seq: 2,
    reply_to_id: ids.messageId,
  })
})
afterAll(() => app.close())
beforeEach(() => {
  app.orchestrator.calls.length = 0
  app.orchestrator.answer('readModelView', { calls: [], keptForDays: 90 })
})

const turnOf = () => ({ params: { id: ids.interactionId } })
const asked = (): unknown[] => app.orchestrator.calls.map(({ name, params }) => ({ name, params }))

describe('what a model saw', () => {
  it('is read for a turn, a run’s summary, and the answer to a message by the id of either', async () => {
    const api = await app.as(member)
    const turn = await api.call(getModelView, turnOf())
    expect([turn.status, turn.body]).toEqual([200, { calls: [], keptForDays: 90 }])
    await api.call(getSummaryModelView, { params: { sequenceId: ids.sequenceId } })
    await api.call(getReplyModelView, { params: { id: replyId } })
    await api.call(getReplyModelView, { params: { id: ids.messageId } })
    const read = (id: string) => ({ name: 'readModelView', params: { id } })
    expect(asked()).toEqual([ids.interactionId, ids.sequenceId, ids.messageId, ids.messageId].map(read))
    expect(app.orchestrator.calls[0]?.caller.scope).toMatchObject({ firmId: firm.id, clientIds: [client.id] })
  })

  it('is missing for ids of another client, of another kind and of nothing', async () => {
    const stranger = await app.as(await app.addUser('clientAdmin', { firmId: firm.id, clientId: other.id }))
    for (const answer of [
      await stranger.call(getModelView, turnOf()),
      await stranger.call(getSummaryModelView, { params: { sequenceId: ids.sequenceId } }),
      await stranger.call(getReplyModelView, { params: { id: replyId } }),
      await (await app.as(member)).call(getModelView, { params: { id: ids.sequenceId } }),
      await (await app.as(member)).call(getModelView, { params: { id: newId() } }),
    ])
      expect(answer).toMatchObject({ status: 404, body: { code: 'NOT_FOUND' } })
    expect(asked()).toEqual([])
  })

  it('is refused, in a sentence, to who may not manage initiatives and to super admins wherever they are', async () => {
    const viewer = await app.as(await app.addUser('clientViewer', { firmId: firm.id, clientId: client.id }))
    const parley = await app.as(superAdmin)
    const into = async (answer: Promise<{ body: { token: string } }>) =>
      app.withToken((await answer).body.token)
    const inClient = await into(parley.call(impersonateClient, { params: { id: client.id }, body: {} }))
    const inFirm = await into(
      (await app.as(superAdmin)).call(impersonateConsultingFirm, { params: { id: firm.id }, body: {} }),
    )
    for (const api of [viewer, await app.as(superAdmin), inClient, inFirm]) {
      const answer = await api.call(getModelView, turnOf())
      expect(answer).toMatchObject({ status: 403, body: { code: 'FORBIDDEN' } })
      expect(answer.text).toContain('for people who may manage initiatives')
    }
    expect(asked()).toEqual([])
  })

  it('is open to a consultant, outside and inside the client', async () => {
    const consultant = await app.as(await app.addConsultant(firm, [client]))
    expect((await consultant.call(getModelView, turnOf())).status).toBe(200)
    const entered = await consultant.call(consultantImpersonateClient, {
      params: { id: client.id },
      body: {},
    })
    const inside = app.withToken(entered.body.token)
    expect((await inside.call(getModelView, turnOf())).status).toBe(200)
  })
})
