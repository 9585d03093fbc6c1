import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import { newId } from '@parley/contracts/ids.ts'
import type { TestUser } from '../testing/people.ts'
import {
  createThing,
  download,
  failing,
  getThing,
  listThings,
  managersOnly,
  open,
  sampleRoutes as routes,
  updateThing,
  wordBeforeId,
} from '../testing/sample-routes.ts'
import { createTestApp, type TestApp } from '../testing/test-app.ts'

let app: TestApp
let member: TestUser
let viewer: TestUser

beforeAll(async () => {
  app = await createTestApp({ routes })
  const firm = await app.addFirm('Firm')
  const client = await app.addClient(firm, 'Client')
  member = await app.addUser('clientMember', { firmId: firm.id, clientId: client.id })
  viewer = await app.addUser('clientViewer', { firmId: firm.id, clientId: client.id })
})
afterAll(() => app.close())

const id = newId()

describe('a request', () => {
  it('needs a session unless the route is public', async () => {
    const answer = await app.anonymous.call(getThing, { params: { id } })
    expect(answer).toMatchObject({
      status: 401,
      body: { code: 'UNAUTHENTICATED', message: 'Unauthorized access' },
    })
    expect((await app.anonymous.call(open)).status).toBe(200)
    for (const authorization of ['Bearer', 'Bearer x', 'Basic a.b.c', `Bearer ${'a'.repeat(5000)}.b.c`])
      expect(
        (await app.anonymous.raw('GET', `/api/things/${id}`, { headers: { authorization } })).status,
      ).toBe(401)
  })

  it('is refused by the policy before its body is looked at', async () => {
    const refused = await (await app.as(viewer)).raw('POST', '/api/managers', { body: { unknown: 1 } })
    expect(refused).toMatchObject({ status: 403, body: { code: 'FORBIDDEN' } })
    const allowed = await (await app.as(member)).call(managersOnly, { body: { needed: 'x' } })
    expect(allowed.status).toBe(200)
  })

  it('is validated strictly, with a text for each field, in the one error shape', async () => {
    const api = await app.as(member)
    const answer = await api.raw('POST', `/api/things/${id}`, {
      body: { name: '', extra: 1 },
      headers: { 'x-request-id': 'request-of-the-test' },
    })
    expect(answer.status).toBe(400)
    expect(answer.body).toEqual({
      message: 'Name: This field is required',
      code: 'VALIDATION_FAILED',
      errors: { name: 'This field is required', extra: 'This field is not known here.' },
      requestId: 'request-of-the-test',
    })
    expect(answer.headers.get('x-request-id')).toBe('request-of-the-test')
    // A mistyped id is nobody's, as one that is missing (D1).
    expect(await api.raw('POST', '/api/things/7', { body: { name: 'x' } })).toMatchObject({
      status: 404,
      body: { code: 'NOT_FOUND', message: 'Nothing was found at this address.' },
    })
    expect((await api.raw('POST', `/api/things/${id}?unknown=1`, { body: { name: 'x' } })).status).toBe(400)
    expect((await api.raw('POST', `/api/things/${id}?loud=1&loud=2`, { body: { name: 'x' } })).status).toBe(
      400,
    )
  })

  it('gets the status of its definition and only what the schema names', async () => {
    const answer = await (await app.as(member)).call(createThing, { params: { id }, body: { name: 'x' } })
    expect(answer.status).toBe(201)
    expect(answer.body).toEqual({ id, name: 'x' })
  })

  it('is never answered as unchanged, since nothing is kept', async () => {
    const api = await app.as(member)
    const answer = await api.raw('GET', `/api/things/${id}`, { headers: { 'if-none-match': '*' } })
    expect(answer.status).toBe(200)
    expect(answer.headers.get('etag')).toBe(null)
  })

  it('is kept within limits of size, depth and kind', async () => {
    const api = await app.as(member)
    const post = (body: unknown, headers = {}) => api.raw('POST', `/api/things/${id}`, { body, headers })
    expect((await post({ name: 'x'.repeat(1_100_000) })).status).toBe(413)
    let deep: unknown = 1
    for (let level = 0; level < 40; level += 1) deep = [deep]
    expect((await post({ name: 'x', deep })).status).toBe(400)
    expect((await post('{"name":')).status).toBe(400)
    expect((await post('name=x', { 'content-type': 'application/x-www-form-urlencoded' })).status).toBe(415)
    expect((await post('[]')).status).toBe(400)
    expect((await api.raw('GET', '/api/things/%E0%A4%A')).status).toBe(400)
  })

  it('from another site is refused when it would change something', async () => {
    const api = await app.as(member)
    const origin = 'https://evil.test'
    expect(
      (await api.raw('POST', '/api/managers', { body: { needed: 'x' }, headers: { origin } })).status,
    ).toBe(403)
  })

  it('finds the fixed word before the id, PATCH beside PUT, and nothing at unknown addresses', async () => {
    const api = await app.as(member)
    expect((await api.call(wordBeforeId)).body).toEqual({ special: true })
    expect((await api.raw('PATCH', `/api/things/${id}`, { body: {} })).body).toEqual({ id })
    for (const path of ['/api/nothing', '/nothing', '/api/things/special/more'])
      expect(await api.raw('GET', path)).toMatchObject({ status: 404, body: { code: 'NOT_FOUND' } })
  })

  it('gets 500 in development for an answer that breaks its schema', async () => {
    const answer = await (await app.as(member)).call(updateThing, { params: { id }, body: { wrong: true } })
    expect(answer).toMatchObject({ status: 500, body: { code: 'INTERNAL' } })
  })

  it('may be answered by the handler itself', async () => {
    const answer = await (await app.as(member)).call(download)
    expect([answer.status, answer.text]).toEqual([200, 'the file'])
  })

  it('carries the security headers', async () => {
    const { headers } = await app.anonymous.call(open)
    const policy = headers.get('content-security-policy') ?? ''
    expect(policy).toContain("script-src 'self';")
    expect(policy).toContain("frame-ancestors 'none'")
    expect(headers.get('x-content-type-options')).toBe('nosniff')
    expect(headers.get('x-powered-by')).toBeNull()
    expect(headers.get('cache-control')).toBe('no-store')
  })
})

describe('errors', () => {
  it.each([
    ['stale', 409, 'STALE_UPDATE'],
    ['down', 503, 'UNAVAILABLE'],
    ['taken', 409, 'CONFLICT'],
    ['full', 507, 'STORAGE_FULL'],
    ['bug', 500, 'INTERNAL'],
  ])('%s answers %i %s without its private detail', async (how, status, code) => {
    const answer = await (await app.as(member)).call(failing, { query: { how } })
    expect(answer).toMatchObject({ status, body: { code } })
    expect(answer.text).not.toMatch(/private detail|secret of the inside/)
    expect(answer.headers.get('retry-after')).toBe(status === 503 ? '5' : null)
    if (how === 'stale') expect(answer.body).toMatchObject({ current: { id: 1 } })
  })
})

describe('lists', () => {
  it('answer Content-Range for the range asked for', async () => {
    const api = await app.as(member)
    const page = await api.call(listThings, { query: { range: '[5,9]', sort: '["place","DESC"]' } })
    expect(page.body.map((row) => row.place)).toEqual([24, 23, 22, 21, 20])
    expect(page.headers.get('content-range')).toBe('things 5-9/30')
    expect((await api.call(listThings)).headers.get('content-range')).toBe('things 0-29/30')
    expect((await api.call(listThings, { query: { range: '[90,99]' } })).headers.get('content-range')).toBe(
      'things */30',
    )
  })

  it('refuse what they do not know', async () => {
    const api = await app.as(member)
    const queries = [
      { sort: '["secret","ASC"]' },
      { sort: '["constructor","ASC"]' },
      { sort: 'place' },
      { range: '[9,5]' },
      { range: '[-1,5]' },
      { filter: '{"kind":"c"}' },
      { filter: '{"other":1}' },
      { filter: '[' },
    ]
    for (const query of queries)
      expect(await api.call(listThings, { query })).toMatchObject({
        status: 400,
        body: { code: 'VALIDATION_FAILED' },
      })
  })
})
