import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { brotliCompressSync } from 'node:zlib'
import { adminListNotices } from '@parley/contracts/http/admin-notices.ts'
import { createTestApp, type TestApp } from '../testing/test-app.ts'

let app: TestApp
const folder = mkdtempSync(join(tmpdir(), 'parley-uis-'))

beforeAll(async () => {
  for (const [name, text] of [
    ['app', 'the app'],
    ['admin', 'the console'],
  ] as const) {
    mkdirSync(join(folder, name, 'assets'), { recursive: true })
    writeFileSync(join(folder, name, 'index.html'), text)
    writeFileSync(join(folder, name, 'assets', 'index-Ab12Cd34.js'), 'script')
    writeFileSync(join(folder, name, 'assets', 'index-Ab12Cd34.js.br'), brotliCompressSync('script'))
  }
  app = await createTestApp({
    uis: { app: join(folder, 'app'), admin: join(folder, 'admin') },
  })
})
afterAll(async () => {
  await app.close()
  rmSync(folder, { recursive: true })
})

const page = (path: string) => app.anonymous.raw('GET', path, { headers: { accept: 'text/html' } })

describe('health', () => {
  it('tells the process from what it needs', async () => {
    expect(await app.anonymous.raw('GET', '/healthz')).toMatchObject({
      status: 200,
      body: { status: 'up', version: 'test' },
    })
    expect(await app.anonymous.raw('GET', '/readyz')).toMatchObject({
      status: 200,
      body: { status: 'up', database: 'up', queue: 'up', orchestrator: 'up', files: 'up' },
    })
  })

  it.each(['/readyz/', '/READYZ', '/metrics/', '/Metrics', '/healthz/'])(
    'has no other spelling for what a proxy closes: %s',
    async (path) => {
      // A page of the app, as every address that is nobody else's.
      expect((await app.anonymous.raw('GET', path)).text).toBe('the app')
    },
  )

  it('says that it leaves while it goes on serving', async () => {
    const leaving = await createTestApp({ isLeaving: () => true })
    expect(await leaving.anonymous.raw('GET', '/readyz')).toMatchObject({
      status: 503,
      body: { status: 'leaving' },
    })
    expect((await leaving.anonymous.raw('GET', '/healthz')).status).toBe(200)
    await leaving.close()
  })

  it('serves on without the orchestrator, degraded, and names what is down', async () => {
    app.orchestrator.isDown = true
    const degraded = await app.anonymous.raw('GET', '/readyz')
    app.orchestrator.isDown = false
    expect(degraded).toMatchObject({
      status: 200,
      body: { status: 'degraded', database: 'up', orchestrator: 'down' },
    })
  })

  it('says what the orchestrator lacks while it serves, to everybody in a sentence', async () => {
    const notice = { code: 'UNUSABLE', model: 'openai/tiny', dimensions: 128, before: null } as const
    app.orchestrator.notices = [notice]
    const degraded = await app.anonymous.raw('GET', '/readyz')
    expect(degraded).toMatchObject({
      status: 200,
      body: { status: 'degraded', embeddings: expect.stringContaining('answers 128 dimensions') },
    })
    const superAdmin = await app.as(await app.addUser('superAdmin'))
    expect((await superAdmin.call(adminListNotices)).body).toEqual({ notices: [notice] })
    app.orchestrator.notices = []
  })

  it('has metrics by route', async () => {
    await app.anonymous.raw('GET', '/api/auth/me')
    const { text } = await app.anonymous.raw('GET', '/metrics')
    expect(text).toMatch(
      /parley_http_request_duration_seconds_count\{method="GET",route="me",status="401"\} \d/,
    )
  })

  it('has metrics for who sends the token, where one is set', async () => {
    const guarded = await createTestApp({
      settings: { metrics: { token: 'of-whoever-scrapes', isLocal: true } },
    })
    const scrape = (authorization?: string) =>
      guarded.anonymous.raw('GET', '/metrics', {
        headers: authorization === undefined ? {} : { authorization },
      })
    expect((await scrape()).body).toMatchObject({ code: 'UNAUTHENTICATED' })
    expect((await scrape('Bearer another')).status).toBe(401)
    expect((await scrape('Bearer of-whoever-scrapes')).text).toContain('process_cpu')
    await guarded.close()
  })
})

describe('the API document', () => {
  it('has only references that lead somewhere, recursive schemas included', async () => {
    const { body, text } = await app.anonymous.raw('GET', '/api/openapi.json')
    const references = [...text.matchAll(/"\$ref":"#\/([^"]+)"/g)].map(([, path]) => path ?? '')
    expect(references).toContain('components/schemas/DepartmentNode')
    for (const path of new Set(references)) {
      const target = path
        .split('/')
        .reduce<unknown>((part, key) => (part as Record<string, unknown> | undefined)?.[key], body)
      expect([path, typeof target]).toEqual([path, 'object'])
    }
  })

  it('describes every route with its schemas and errors', async () => {
    const { body } = await app.anonymous.raw('GET', '/api/openapi.json')
    expect(body).toMatchObject({
      openapi: '3.1.0',
      paths: {
        '/auth/login': {
          post: {
            operationId: 'login',
            security: [],
            requestBody: { content: { 'application/json': { schema: { required: ['email', 'password'] } } } },
            responses: { 200: {}, 401: { $ref: '#/components/responses/Error401' } },
          },
        },
        '/auth/sessions/{id}': {
          delete: { security: [{ token: [] }], parameters: [{ name: 'id', in: 'path', required: true }] },
        },
      },
    })
    const { paths } = body as { paths: Record<string, object> }
    expect(Object.keys(paths)).toHaveLength(
      new Set(app.app.routes.map(({ definition }) => definition.path)).size,
    )
  })

  it('names for each call only the answers that can come', async () => {
    const { body } = await app.anonymous.raw('GET', '/api/openapi.json')
    const { paths, components } = body as {
      paths: Record<string, Record<string, { responses: object }>>
      components: { responses: Record<string, object> }
    }
    const answersOf = (path: string, method: string): string[] =>
      Object.keys(paths[path]?.[method]?.responses ?? {})
    expect(answersOf('/auth/login', 'post').join()).toBe('200,400,401,403,413,415,429,503,507')
    expect(answersOf('/auth/me', 'get').join()).toBe('200,400,401,403,429,503')
    expect(answersOf('/initiatives/{id}', 'get').join()).toBe('200,400,401,403,404,429,503')
    expect(answersOf('/initiatives/{id}', 'put')).toContain('409')
    expect(answersOf('/artifacts/upload', 'post')).toContain('422')
    expect(components.responses.Error429).toMatchObject({
      headers: { 'Retry-After': {} },
      content: {
        'application/json': {
          schema: { allOf: [{}, { properties: { code: { enum: ['TOO_MANY_REQUESTS'] } } }] },
        },
      },
    })
  })

  it('goes out compressed to whoever reads that, and says the same', async () => {
    for (const path of ['/api/openapi.json', '/api/docs']) {
      const ask = (encoding: string) =>
        fetch(`${app.origin}${path}`, { headers: { 'accept-encoding': encoding } })
      const [small, plain] = [await ask('gzip'), await ask('identity')]
      expect([small.headers.get('content-encoding'), plain.headers.get('content-encoding')]).toEqual([
        'gzip',
        null,
      ])
      expect(small.headers.get('vary')).toBe('Accept-Encoding')
      expect(await small.text()).toBe(await plain.text())
    }
  })

  it('has a readable page without scripts', async () => {
    const { text, headers } = await page('/api/docs')
    expect(headers.get('content-type')).toMatch(/text\/html/)
    expect(text).toContain('/api/auth/login')
    expect(text).not.toMatch(/<script|https?:\/\//)
  })
})

describe('the built screens', () => {
  it('answer every address of the browser’s router, each application its own', async () => {
    expect((await page('/')).text).toBe('the app')
    expect((await page('/initiatives/create')).text).toBe('the app')
    expect((await page('/admin/')).text).toBe('the console')
    expect((await page('/admin/consulting-firms')).text).toBe('the console')
    expect((await page('/admin')).headers.get('location')).toBe('/admin/')
  })

  it('are cached for ever where the name says what they are, and asked for again elsewhere', async () => {
    const script = await page('/assets/index-Ab12Cd34.js')
    expect(script.headers.get('cache-control')).toMatch(/immutable/)
    expect((await page('/')).headers.get('cache-control')).toBe('no-cache')
  })

  it('go out as they were compressed at the build, to whoever reads that', async () => {
    const ask = (encoding: string) =>
      fetch(`${app.origin}/assets/index-Ab12Cd34.js`, { headers: { 'accept-encoding': encoding } })
    const [small, plain] = [await ask('gzip, deflate, br'), await ask('gzip')]
    for (const { headers } of [small, plain]) {
      expect(headers.get('content-type')).toMatch(/javascript/)
      expect(headers.get('vary')).toContain('Accept-Encoding')
      expect(headers.get('cache-control')).toMatch(/immutable/)
    }
    expect([small.headers.get('content-encoding'), plain.headers.get('content-encoding')]).toEqual([
      'br',
      null,
    ])
    expect([await small.text(), await plain.text()]).toEqual(['script', 'script'])
  })

  it('leave missing files and unknown calls missing', async () => {
    expect((await page('/assets/index-gone.js')).status).toBe(404)
    expect((await page('/../package.json')).text).not.toContain('workspaces')
    expect((await app.anonymous.raw('GET', '/api/unknown')).status).toBe(404)
  })
})
