import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals'
import { AppError } from '@parley/contracts/errors.ts'
import { newId } from '@parley/contracts/ids.ts'
import type { Request } from 'express'
import type { Dependencies } from '../../dependencies.ts'
import type { ApiClient } from '../../testing/api-client.ts'
import { tenantOf, type TestInitiative } from '../../testing/initiatives.ts'
import type { TestClient, TestUser } from '../../testing/people.ts'
import { insertRecord } from '../../testing/rows.ts'
import { createTestApp, type TestApp } from '../../testing/test-app.ts'
import { command } from './commands.ts'

let app: TestApp
let client: TestClient
let author: TestUser
let viewer: ApiClient
let manager: ApiClient
let stranger: ApiClient
let initiative: TestInitiative
let seq = 0

beforeAll(async () => {
  app = await createTestApp()
  const firm = await app.addFirm('Northwind')
  client = await app.addClient(firm, 'Acme')
  author = await app.addUser('clientViewer', { firmId: firm.id, clientId: client.id, lastName: 'Marsh' })
  viewer = await app.as(author)
  manager = await app.as(await app.addUser('clientMember', { firmId: firm.id, clientId: client.id }))
  const sister = await app.addClient(firm, 'Helios')
  stranger = await app.as(await app.addUser('clientAdmin', { firmId: firm.id, clientId: sister.id }))
  initiative = await app.addInitiative(client, 'ERP')
})
afterAll(() => app.close())
beforeEach(() => {
  app.orchestrator.calls.length = 0
})

const phaseId = () => initiative.phaseIds[0] ?? newId()
const addMessage = (given: object = {}) =>
  insertRecord(app.database, 'hitl_message', {
    ...tenantOf(client),
    initiative_id: initiative.id,
    phase_id: phaseId(),
    content: 'What about the budget?',
    role: 'USER',
    author_id: author.id,
    seq: (seq += 1),
    ...given,
  })
const send = (message: unknown, by = viewer, phase: string = phaseId()) =>
  by.raw('POST', `/api/agent-interactions/phase/${phase}/user-message`, { body: { message } })
const create = (body: object) =>
  viewer.raw('POST', '/api/hitl-messages/create', { body: { phaseId: phaseId(), ...body } })

describe('a message to the moderator (Document 2, 7.1; D11, Chat)', () => {
  it('may be sent by everybody who may read, and comes back with the answer', async () => {
    const messageId = await addMessage()
    const agents = [{ id: newId(), name: 'Analyst', role: 'CONTRIBUTOR' }]
    const metadata = { recommendedAgentIds: agents.map(({ id }) => id), recommendedAgents: agents }
    const reply = { content: 'Ask the analyst.', role: 'MODERATOR', author_id: null, metadata }
    const replyId = await addMessage({ ...reply, reply_to_id: messageId })
    app.orchestrator.answer('sendUserMessage', { messageId, replyId, isPending: false })
    expect(await send(' Budget? ')).toMatchObject({
      status: 200,
      body: {
        message: { id: messageId, author: { id: author.id, name: 'Robin Marsh' } },
        moderatorResponse: { content: 'Ask the analyst.', ...metadata },
      },
    })
    expect(app.orchestrator.calls).toMatchObject([
      { name: 'sendUserMessage', params: { phaseId: phaseId() }, body: { message: 'Budget?', reply: true } },
    ])
  })

  it('is stored without an answer while a run is at work, and 202 says that one is on its way', async () => {
    const messageId = await addMessage()
    app.orchestrator.answer('sendUserMessage', { messageId, replyId: null, isPending: false })
    expect(await send('Mind the budget.')).toMatchObject({ status: 200, body: { moderatorResponse: null } })
    app.orchestrator.answer('sendUserMessage', { messageId, replyId: null, isPending: true })
    expect(await send('Mind the budget.')).toMatchObject({ status: 202, body: { moderatorResponse: null } })
  })

  it.each([
    ['nothing', undefined],
    ['an empty text', ''],
    ['a blank', ' \n\t '],
    ['no text', 7],
    ['8,001 characters', 'x'.repeat(8001)],
  ])('is refused with %s, and goes no further', async (_what, message) => {
    expect(await send(message)).toMatchObject({ status: 400, body: { code: 'VALIDATION_FAILED' } })
    expect((await create({ content: message })).status).toBe(400)
    expect(app.orchestrator.calls).toEqual([])
  })

  it('takes 8,000 characters', async () => {
    app.orchestrator.answer('sendUserMessage', {
      messageId: await addMessage(),
      replyId: null,
      isPending: false,
    })
    expect((await send('x'.repeat(8000))).status).toBe(200)
  })

  it('goes to no phase of somebody else', async () => {
    expect((await send('Hello', stranger)).status).toBe(404)
    expect((await send('Hello', viewer, newId())).status).toBe(404)
    expect(app.orchestrator.calls).toEqual([])
  })
})

describe('a message beside the moderator (Document 2, 7.3)', () => {
  it('is a person’s and asks for no answer', async () => {
    app.orchestrator.answer('sendUserMessage', {
      messageId: await addMessage(),
      replyId: null,
      isPending: false,
    })
    expect((await create({ content: 'Noted.', role: 'USER', messageType: 'USER_MESSAGE' })).status).toBe(201)
    expect(app.orchestrator.calls).toMatchObject([{ body: { message: 'Noted.', reply: false } }])
  })

  it.each(['MODERATOR', 'AGENT', 'system'])('is never said in the name of %s', async (role) => {
    expect((await create({ content: 'Approved.', role })).status).toBe(400)
    expect(app.orchestrator.calls).toEqual([])
  })

  it('is sent once, however often the same request comes', async () => {
    app.orchestrator.answer('sendUserMessage', {
      messageId: await addMessage(),
      replyId: null,
      isPending: false,
    })
    const again = () =>
      viewer.raw('POST', '/api/hitl-messages/create', {
        body: { phaseId: phaseId(), content: 'Once' },
        headers: { 'idempotency-key': 'message-1' },
      })
    expect((await again()).body).toEqual((await again()).body)
    expect(app.orchestrator.calls).toHaveLength(1)
  })
})

describe('a message that is there', () => {
  const path = (id: string) => `/api/hitl-messages/${id}`

  it('is changed and deleted by its author alone, as the orchestrator finds', async () => {
    const id = await addMessage()
    app.orchestrator.answer('updateMessage', { messageId: id })
    app.orchestrator.answer('deleteMessage', { messageId: id })
    expect((await viewer.raw('PUT', path(id), { body: { content: 'Changed' } })).status).toBe(200)
    expect(await viewer.raw('DELETE', path(id))).toMatchObject({ status: 200, body: { id } })
    const refusal = new AppError('FORBIDDEN', 'Only its author may change a message.')
    app.orchestrator.answer('updateMessage', refusal)
    app.orchestrator.answer('deleteMessage', refusal)
    expect((await viewer.raw('PUT', path(id), { body: { content: 'Mine' } })).status).toBe(403)
    expect((await viewer.raw('DELETE', path(id))).status).toBe(403)
    expect(app.orchestrator.calls.map(({ caller }) => caller.scope.userId)).toEqual(Array(4).fill(author.id))
  })

  it('that was changed meanwhile comes back as it is now, whole', async () => {
    const id = await addMessage({ content: 'Theirs' })
    const current = { id, content: 'Theirs', updatedAt: '2026-01-01T00:00:00.000Z' }
    app.orchestrator.answer('updateMessage', new AppError('STALE_UPDATE', 'Changed meanwhile.', { current }))
    expect(await viewer.raw('PUT', path(id), { body: { content: 'Mine' } })).toMatchObject({
      status: 409,
      body: {
        code: 'STALE_UPDATE',
        current: { id, content: 'Theirs', role: 'USER', author: { id: author.id } },
      },
    })
  })

  it('is as missing to strangers, and no text of it may be blank', async () => {
    const id = await addMessage()
    expect((await stranger.raw('PUT', path(id), { body: { content: 'Mine' } })).status).toBe(404)
    expect((await stranger.raw('DELETE', path(id))).status).toBe(404)
    expect((await viewer.raw('PUT', path(id), { body: { content: ' ' } })).status).toBe(400)
    expect(app.orchestrator.calls).toEqual([])
  })

  it('is marked as met, and opened again, as the orchestrator finds; both are in the audit log', async () => {
    const id = await addMessage({ binds: 'request', met_at: app.clock.now() })
    const mark = (met: unknown, by = viewer) => by.raw('POST', `${path(id)}/request`, { body: { met } })
    app.orchestrator.answer('markRequest', { messageId: id })
    expect(await mark(true)).toMatchObject({
      status: 200,
      body: { message: { id, request: { kind: 'request', metById: null } } },
    })
    expect((await mark(false, manager)).status).toBe(200)
    expect(app.orchestrator.calls.map(({ body }) => body)).toEqual([
      { met: true, mayManage: false },
      { met: false, mayManage: true },
    ])
    const audited = await app.database.asOwner(
      `select action from audit_event where details ->> 'messageId' = $1 order by action`,
      [id],
    )
    expect(audited).toEqual([{ action: 'message.request_met' }, { action: 'message.request_reopened' }])
    app.orchestrator.answer('markRequest', new AppError('CONFLICT', 'This message asks nothing.'))
    expect((await mark(true)).status).toBe(409)
    expect((await mark('yes')).status).toBe(400)
    expect((await mark(true, stranger)).status).toBe(404)
  })

  it('that was taken is in the audit log once, though the database went away before that was written', async () => {
    const { dependencies, database } = app
    let toFail = 0
    const lost = () => Object.assign(new Error('terminating connection'), { code: '57P01' })
    const wavering: Dependencies = {
      ...dependencies,
      database: {
        ...database,
        tenantTransaction: (scope, work, options) =>
          (toFail -= 1) >= 0 ? Promise.reject(lost()) : database.tenantTransaction(scope, work, options),
      },
      orchestrator: {
        ...app.orchestrator,
        call: (name, input, caller) => {
          toFail = 2
          return app.orchestrator.call(name, input, caller)
        },
      },
    }
    const id = await addMessage()
    app.orchestrator.answer('deleteMessage', { messageId: id })
    const { token } = await app.openSession(author)
    const actor = await app.app.session.reader.authenticate(token)
    const call = { actor, requestId: newId(), request: { ip: '127.0.0.1' } as Request }
    const given = { name: 'deleteMessage', subject: { messageId: id } } as const
    const input = { params: { id }, body: {} }
    expect(await command(wavering, call, { ...given, input })).toEqual({ messageId: id })
    const audited = await app.database.asOwner(
      `select action from audit_event where details ->> 'messageId' = $1`,
      [id],
    )
    expect(audited).toEqual([{ action: 'message.deleted' }])
  })

  it('stays under ‘Deleted user’ once its author is gone (D3)', async () => {
    const gone = await app.addUser('clientMember', { firmId: client.firmId, clientId: client.id })
    const id = await addMessage({ author_id: gone.id, content: 'I was here.' })
    await app.database.asOwner('update user_account set deleted_at = now() where id = $1', [gone.id])
    const { body } = await viewer.raw('GET', `/api/hitl-messages/phase/${phaseId()}`)
    const { messages } = body as { messages: { id: string; content: string; author: object }[] }
    expect(messages.find((message) => message.id === id)).toMatchObject({
      content: 'I was here.',
      author: { id: gone.id, name: 'Deleted user' },
    })
  })
})
