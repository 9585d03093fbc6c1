import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals'
import {
  cancelClientErasure,
  confirmClientErasure,
  listClientArchives,
  requestClientErasure,
  requestClientExport,
} from '@parley/contracts/http/client-archives.ts'
import type { ApiClient } from '../../testing/api-client.ts'
import type { TestClient, TestFirm } from '../../testing/people.ts'
import { createTestApp, type TestApp } from '../../testing/test-app.ts'

let app: TestApp
let firm: TestFirm
let client: TestClient
let admin: ApiClient
let stranger: ApiClient

beforeAll(async () => {
  app = await createTestApp()
  firm = await app.addFirm('Northwind')
  admin = await app.as(await app.addUser('firmAdmin', { firmId: firm.id }))
  stranger = await app.as(await app.addUser('firmAdmin', { firmId: (await app.addFirm('Southgate')).id }))
})
afterAll(() => app.close())
beforeEach(async () => {
  client = await app.addClient(firm, 'Acme')
})

const params = () => ({ id: client.id })
const makeObsolete = () =>
  app.database.asOwner('update client set is_obsolete = true where id = $1', [client.id])
const entries = async (): Promise<unknown[]> =>
  (
    await app.database.asOwner<{ action: string }>(
      'select action from audit_event where client_id = $1 order by at, id',
      [client.id],
    )
  ).map(({ action }) => action)
const rings = (id: string) =>
  app.database.asOwner('select topic, client_id from outbox where entity_id = $1', [id])

describe('the export of a whole client', () => {
  it('is asked for once at a time, by who may delete clients, and rings for its worker', async () => {
    const asked = await admin.call(requestClientExport, { params: params() })
    expect(asked).toMatchObject({
      status: 202,
      body: { status: 'PENDING', kind: 'EXPORT', clientName: 'Acme' },
    })
    expect(await rings(asked.body.id)).toEqual([{ topic: 'client-archive.run', client_id: client.id }])
    expect(await admin.call(requestClientExport, { params: params() })).toMatchObject({ status: 409 })
    expect(await entries()).toEqual(['client.export_requested'])
    const place = { firmId: firm.id, clientId: client.id }
    const ofClient = await app.as(await app.addUser('clientAdmin', place))
    expect((await ofClient.call(requestClientExport, { params: params() })).status).toBe(403)
    const consultant = await app.as(await app.addConsultant(firm, [client]))
    expect((await consultant.call(requestClientExport, { params: params() })).status).toBe(403)
    expect((await stranger.call(requestClientExport, { params: params() })).status).toBe(404)
    expect((await stranger.call(listClientArchives, { params: params() })).status).toBe(404)
    const superAdmin = await app.as(await app.addUser('superAdmin'))
    expect((await superAdmin.call(listClientArchives, { params: params() })).body).toMatchObject([
      { id: asked.body.id },
    ])
  })

  it('is downloaded while it is kept, and each download is in the log', async () => {
    const id = await app.addArchive(client, 'Acme')
    const answer = await admin.raw('GET', `/api/client-archives/${id}/file`)
    expect([answer.status, answer.text]).toEqual([200, 'Acme archive'])
    expect(answer.headers.get('content-disposition')).toMatch(/Acme-\d{4}-\d\d-\d\d\.zip/)
    expect(await entries()).toEqual(['client.export_downloaded'])
    const over = await app.addArchive(client, 'Acme', { status: 'EXPIRED', storage_key: null })
    expect((await admin.raw('GET', `/api/client-archives/${over}/file`)).status).toBe(409)
    expect((await stranger.raw('GET', `/api/client-archives/${id}/file`)).status).toBe(404)
  })
})

describe('the erasure of a client', () => {
  const ask = (name = 'Acme') => admin.call(requestClientErasure, { params: params(), body: { name } })

  it('needs a client that is not in use, its name, and an export', async () => {
    expect(await ask()).toMatchObject({ status: 409, body: { message: expect.stringContaining('Delete') } })
    await makeObsolete()
    expect(await ask('Akme')).toMatchObject({ status: 400, body: { errors: { name: expect.any(String) } } })
    expect(await ask()).toMatchObject({ status: 409, body: { message: expect.stringContaining('Export') } })
    await app.addArchive(client, 'Acme', { expires_at: new Date('2001-01-01T00:00:00Z') })
    expect((await ask()).status).toBe(409)
    await app.addArchive(client, 'Acme')
    expect(await ask(' Acme ')).toMatchObject({ status: 201, body: { status: 'REQUESTED' } })
  })

  it('takes two steps, between which it can be called off', async () => {
    await makeObsolete()
    await app.addArchive(client, 'Acme')
    const first = (await ask()).body
    expect(await rings(first.id)).toEqual([])
    const called = await admin.call(cancelClientErasure, { params: { id: first.id } })
    expect(called).toMatchObject({ status: 200, body: { status: 'CANCELLED' } })
    expect((await admin.call(confirmClientErasure, { params: { id: first.id } })).status).toBe(409)
    const second = (await ask()).body
    expect((await stranger.call(confirmClientErasure, { params: { id: second.id } })).status).toBe(404)
    const confirmed = await admin.call(confirmClientErasure, { params: { id: second.id } })
    expect(confirmed).toMatchObject({ status: 202, body: { status: 'PENDING' } })
    expect(await rings(second.id)).toEqual([{ topic: 'client-archive.run', client_id: client.id }])
    expect(await entries()).toEqual([
      'client.erasure_requested',
      'client.erasure_cancelled',
      'client.erasure_requested',
      'client.erasure_confirmed',
    ])
  })

  it('asks again who it is', async () => {
    const person = await app.addUser('firmAdmin', { firmId: firm.id })
    const { token, sessionId } = await app.openSession(person)
    const ago = new Date(app.clock.now().getTime() - 16 * 60_000)
    await app.database.asOwner('update session set proved_at = $2 where id = $1', [sessionId, ago])
    const late = app.withToken(token)
    expect(await late.call(requestClientErasure, { params: params(), body: { name: 'Acme' } })).toMatchObject(
      {
        status: 403,
        body: { code: 'STEP_UP_REQUIRED' },
      },
    )
  })
})
