import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import { login } from '@parley/contracts/http/session.ts'
import type { ApiAnswer } from '../testing/api-client.ts'
import { createIsolationWorld, type TenantRecords } from '../testing/isolation-world.ts'
import { testPassword } from '../testing/people.ts'
import { routeExamples } from '../testing/route-examples.ts'
import { createTestApp, type TestApp } from '../testing/test-app.ts'
import type { Route } from './define-route.ts'

let app: TestApp
let records: TenantRecords
/** Of somebody whom the route admits. */
let tokenFor: (route: Route) => Promise<string>

beforeAll(async () => {
  app = await createTestApp({
    settings: { isSecure: true, publicUrl: 'https://parley.test', trustedProxies: 1 },
  })
  const world = await createIsolationWorld(app)
  const [client] = world.clients
  if (client === undefined) throw new Error('The world has no client.')
  records = await world.addRecords(client)
  const people = world.principals.filter(({ name, sees }) => sees.includes(client) || name === 'super admin')
  tokenFor = async ({ access }) => {
    for (const { token } of people) {
      const actor = await app.app.session.reader.authenticate(token)
      if (access.kind === 'public' || access.policy(actor)) return token
    }
    return ''
  }
  app.orchestrator.answer('writeDemoDeck', { base64: Buffer.from('A deck').toString('base64') })
  // An export is its person's own: this one is of who asks for it.
  const download = app.app.routes.find(({ definition }) => definition.name === 'downloadExport')
  const asking = download && (await app.app.session.reader.authenticate(await tokenFor(download)))
  if (asking === undefined) throw new Error('Nobody downloads exports.')
  const place = { client, initiative: { id: records.initiativeId, phaseIds: [] } }
  records = {
    ...records,
    exportId: await app.addExport(place, { userId: asking.userId, mark: 'own' }),
  }
})
afterAll(() => app.close())

const exampleOf = (route: Route) => routeExamples[route.definition.name]?.request(records) ?? {}
const addressOf = (route: Route): string => {
  const { params = {}, query = {} } = exampleOf(route)
  const path = route.definition.path.replace(/:(\w+)/g, (_all, name: string) => params[name] ?? '')
  return `/api${path}?${new URLSearchParams(query).toString()}`
}
const policyOf = ({ headers }: ApiAnswer): string => headers.get('content-security-policy') ?? ''

describe('headers (Security, "Headers")', () => {
  it('forbid scripts, frames and guesses on every answer, and ask for TLS where it is', async () => {
    const answers = await Promise.all(
      [
        '/api/auth/me',
        '/api/nothing',
        '/nothing',
        '/healthz',
        '/api/docs',
        '/api/openapi.json',
        '/api/auth/demo-accounts',
      ].map(async (path) => [path, await app.anonymous.raw('GET', path)] as const),
    )
    for (const [path, answer] of answers) {
      const policy = policyOf(answer)
      expect([
        path,
        /script-src 'self'(;|$)/.test(policy),
        policy.includes("script-src-attr 'none'"),
      ]).toEqual([path, true, true])
      expect(policy).toContain("default-src 'self'")
      expect(policy).toContain("object-src 'none'")
      expect(policy).toContain("base-uri 'none'")
      expect(policy).toContain("frame-ancestors 'none'")
      expect(policy).not.toMatch(/unsafe-eval|script-src[^;]*unsafe-inline|\*/)
      expect(Object.fromEntries(answer.headers)).toMatchObject({
        'strict-transport-security': 'max-age=31536000; includeSubDomains',
        'x-content-type-options': 'nosniff',
        'x-frame-options': 'DENY',
        'cross-origin-opener-policy': 'same-origin',
        'cross-origin-resource-policy': 'same-origin',
        'referrer-policy': 'no-referrer',
      })
      expect([answer.headers.get('x-powered-by'), answer.headers.get('access-control-allow-origin')]).toEqual(
        [null, null],
      )
    }
  })

  it('bind the cookie to this host behind TLS: __Host-, Secure, HttpOnly, Strict, without a domain', async () => {
    const firm = await app.addFirm('Northwind')
    const { email } = await app.addUser('firmAdmin', { firmId: firm.id })
    const { cookies } = await app.anonymous.call(login, { body: { email, password: testPassword } })
    expect(cookies[0]).toMatch(/^__Host-parley-refresh=[\w-]{43};/)
    expect(cookies[1]).toMatch(/^__Host-parley-device=[\w.-]+;/)
    expect(cookies).toHaveLength(2)
    for (const cookie of cookies) {
      for (const part of ['Path=/', 'Secure', 'HttpOnly', 'SameSite=Strict']) expect(cookie).toContain(part)
      expect(cookie).not.toMatch(/domain/i)
    }
  })
})

describe('another site (Security, "Sessions")', () => {
  it('is refused by every call that changes something, by its Origin and by Sec-Fetch-Site', async () => {
    const changing = app.app.routes.filter(({ definition }) => definition.method !== 'GET')
    expect(changing.length).toBeGreaterThan(100)
    const letIn: string[] = []
    for (const route of changing)
      for (const headers of [
        { origin: 'https://evil.test' },
        { origin: 'http://parley.test' },
        { origin: 'null' },
        { origin: 'https://parley.test.evil.test' },
        { 'sec-fetch-site': 'cross-site' },
        { 'sec-fetch-site': 'same-site' },
      ]) {
        const { status } = await app.anonymous.raw(route.definition.method, addressOf(route), { headers })
        if (status !== 403) letIn.push(`${route.definition.name}: ${status}`)
      }
    expect(letIn).toEqual([])
  })
})

describe('downloads (Security, "Input")', () => {
  it('are to be saved and never run, by every route that sends a file', async () => {
    const downloads = app.app.routes.filter(({ definition }) => definition.kind === 'download')
    expect(downloads.length).toBeGreaterThanOrEqual(5)
    const wrong: string[] = []
    for (const route of downloads) {
      const answer = await app.withToken(await tokenFor(route)).raw('GET', addressOf(route))
      const isSafe =
        answer.headers.get('content-disposition')?.startsWith('attachment;') === true &&
        answer.headers.get('x-content-type-options') === 'nosniff' &&
        policyOf(answer) === "default-src 'none'; sandbox" &&
        /no-store/.test(answer.headers.get('cache-control') ?? '')
      if (answer.status !== 200 || !isSafe)
        wrong.push(`${route.definition.name}: ${answer.status} ${policyOf(answer)}`)
    }
    expect(wrong).toEqual([])
  })
})
