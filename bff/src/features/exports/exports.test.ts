import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import { downloadExport, exportDeck, getExport, listExports } from '@parley/contracts/http/exports.ts'
import { conflict } from '@parley/contracts/errors.ts'
import { newId } from '@parley/contracts/ids.ts'
import type { ApiClient } from '../../testing/api-client.ts'
import type { TestInitiative } from '../../testing/initiatives.ts'
import type { TestClient, TestUser } from '../../testing/people.ts'
import { createTestApp, type TestApp } from '../../testing/test-app.ts'

let app: TestApp
let client: TestClient
let initiative: TestInitiative
let person: TestUser
let viewer: ApiClient
let colleague: ApiClient
let stranger: ApiClient

beforeAll(async () => {
  app = await createTestApp()
  const firm = await app.addFirm('Northwind')
  client = await app.addClient(firm, 'Acme')
  const place = { firmId: firm.id, clientId: client.id }
  person = await app.addUser('clientViewer', place)
  viewer = await app.as(person)
  colleague = await app.as(await app.addUser('clientAdmin', place))
  stranger = await app.as(await app.addUser('firmAdmin', { firmId: (await app.addFirm('Southgate')).id }))
  initiative = await app.addInitiative(client, 'ERP')
})
afterAll(() => app.close())

const add = (changes: Record<string, unknown> = {}) =>
  app.addExport({ client, initiative }, { userId: person.id, mark: 'ERP', ...changes })

describe('asking for a deck (Document 2, 2.1; HTTP API)', () => {
  const body = { kind: 'main', format: 'html', language: 'de' }

  it('is for everybody who may read the initiative, and handed on with who asks', async () => {
    const exportId = newId()
    app.orchestrator.answer('requestExport', { exportId })
    const params = { id: initiative.id }
    const answer = await viewer.call(exportDeck, {
      params,
      body: { kind: 'main', format: 'html', language: 'de' },
    })
    expect([answer.status, answer.body]).toEqual([202, { exportId }])
    expect(app.orchestrator.calls.at(-1)).toMatchObject({
      name: 'requestExport',
      params,
      body: { deck: body, by: { actorId: person.id, subjectId: person.id } },
      caller: { scope: { userId: person.id, clientIds: [client.id] } },
    })
  })

  it('answers 404 to others, 400 for unknown choices, and what the orchestrator refuses', async () => {
    const before = app.orchestrator.calls.length
    const path = `/api/initiatives/${initiative.id}/deck`
    for (const call of ['', '/preview'])
      expect(
        (await stranger.raw('POST', `${path}${call}`, { body: { kind: 'main', ...(call ? {} : body) } }))
          .status,
      ).toBe(404)
    expect((await viewer.raw('POST', path, { body: { ...body, kind: 'poster' } })).status).toBe(400)
    expect((await viewer.raw('POST', path, { body: { ...body, format: 'odp' } })).status).toBe(400)
    expect(app.orchestrator.calls).toHaveLength(before)
    app.orchestrator.answer('requestExport', conflict('Five of your exports are still being made.'))
    expect(await viewer.raw('POST', path, { body })).toMatchObject({
      status: 409,
      body: { code: 'CONFLICT' },
    })
  })
})

describe('own exports', () => {
  it('are listed newest first, while they are kept', async () => {
    const older = await add({ created_at: new Date('2026-02-01T09:00:00Z') })
    const newer = await add({ created_at: new Date('2026-02-02T09:00:00Z'), format: 'pptx' })
    await add({ expires_at: new Date('2026-02-03T09:00:00Z') })
    const params = { id: initiative.id }
    const { body } = await viewer.call(listExports, { params })
    expect(body.map(({ id, format }) => [id, format])).toEqual([
      [newer, 'pptx'],
      [older, 'html'],
    ])
    expect((await colleague.call(listExports, { params })).body).toEqual([])
  })

  it('are downloaded by their person alone, which is in the audit log', async () => {
    const id = await add()
    const answer = await viewer.raw('GET', `/api/exports/${id}/file`)
    expect([answer.status, answer.text]).toEqual([200, 'ERP deck'])
    expect(answer.headers.get('content-disposition')).toContain(
      'attachment; filename="ERP-main-2026-02-01.html"',
    )
    expect(answer.headers.get('content-security-policy')).toContain('sandbox')
    const request = answer.headers.get('x-request-id')
    expect(
      await app.database.asOwner(
        'select action, actor_id, subject_id, entity_id, details from audit_event where request_id = $1',
        [request],
      ),
    ).toEqual([
      {
        action: 'deck.downloaded',
        actor_id: person.id,
        subject_id: person.id,
        entity_id: initiative.id,
        details: { exportId: id, kind: 'main', format: 'html' },
      },
    ])
  })

  it.each([
    ['a colleague', () => colleague],
    ['somebody of another firm', () => stranger],
  ])('are missing for %s', async (_, who) => {
    const id = await add()
    for (const [method, path] of [
      ['GET', ''],
      ['GET', '/file'],
      ['DELETE', ''],
    ] as const)
      expect(await who().raw(method, `/api/exports/${id}${path}`)).toMatchObject({
        status: 404,
        body: { code: 'NOT_FOUND', message: 'Export not found' },
      })
  })

  it('have no file while they are made, nor once they have failed', async () => {
    const made = await add({ status: 'IN_PROGRESS', progress: 0.3, file_name: null, size: null })
    expect((await viewer.call(getExport, { params: { id: made } })).body).toMatchObject({
      status: 'IN_PROGRESS',
      progress: 0.3,
      fileName: null,
    })
    const failed = await add({ status: 'FAILED', error: 'It burnt.', file_name: null, size: null })
    for (const [id, message] of [
      [made, 'This export is still being made.'],
      [failed, 'It burnt.'],
    ] as const)
      expect(
        await viewer.raw('GET', downloadExport.path.replace(':id', id).replace(/^/, '/api')),
      ).toMatchObject({
        status: 409,
        body: { message },
      })
  })

  it('are deleted by the orchestrator', async () => {
    const id = await add()
    app.orchestrator.answer('deleteExport', { exportId: id })
    expect(await viewer.raw('DELETE', `/api/exports/${id}`)).toMatchObject({ status: 200, body: { id } })
    expect(app.orchestrator.calls.at(-1)).toMatchObject({
      name: 'deleteExport',
      params: { id },
      body: { by: { actorId: person.id } },
    })
  })
})

it('belong to the consultant who is inside of the client, not to the client’s people', async () => {
  const firm = { id: client.firmId, name: 'Northwind' }
  const consultant = await app.addConsultant(firm, [client])
  const outside = await app.as(consultant)
  const { body } = await outside.raw('POST', `/api/auth/consultant-impersonate-client/${client.id}`, {
    body: {},
  })
  const inside = app.withToken((body as { token: string }).token)
  const id = await add({ requested_by_id: consultant.id })
  const answer = await inside.raw('GET', `/api/exports/${id}/file`)
  expect(answer.status).toBe(200)
  expect((await viewer.raw('GET', `/api/exports/${id}`)).status).toBe(404)
  const [entry] = await app.database.asOwner(
    'select actor_id, subject_id from audit_event where request_id = $1',
    [answer.headers.get('x-request-id')],
  )
  expect(entry).toEqual({ actor_id: consultant.id, subject_id: client.id })
})
