import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import { login, refresh } from '@parley/contracts/http/session.ts'
import type { Route } from '../../http/define-route.ts'
import { testPassword, type TestUser } from '../../testing/people.ts'
import { routeExamples } from '../../testing/route-examples.ts'
import type { TenantRecords } from '../../testing/isolation-world.ts'
import { createTestApp, type TestApp } from '../../testing/test-app.ts'

let app: TestApp
beforeAll(async () => {
  // Behind a proxy, so that the test can come from many places.
  app = await createTestApp({ settings: { trustedProxies: 1 } })
})
afterAll(() => app.close())

const from = (place: string): Record<string, string> => ({ 'x-forwarded-for': place })
const addUser = async (): Promise<TestUser> => {
  const firm = await app.addFirm('Northwind')
  return app.addUser('firmAdmin', { firmId: firm.id })
}
const tryPassword = (user: TestUser, password: string, place: string) =>
  app.anonymous.call(login, { body: { email: user.email, password }, headers: from(place) })

/** Counts comparisons with a stored hash in place of making them: hundreds of real ones would be the test's whole time. */
function withoutHashing({ app: { session } }: TestApp) {
  const matches = session.passwords.matches.bind(session.passwords)
  let comparisons = 0
  session.passwords.matches = (stored) => {
    if (typeof stored === 'string') comparisons += 1
    return new Promise((resolve) => setTimeout(resolve, 5, false))
  }
  return { comparisons: () => comparisons, restore: () => void (session.passwords.matches = matches) }
}

describe('a flood of guesses', () => {
  it('from 200 places at once is compared five times, and then the right one is refused until the lock ends', async () => {
    const user = await addUser()
    const hashes = withoutHashing(app)
    const answers = await Promise.all(
      Array.from({ length: 200 }, (_, index) => tryPassword(user, `guess ${index}`, `10.0.${index}.1`)),
    )
    hashes.restore()
    expect(hashes.comparisons()).toBe(5)
    const told = new Set(
      answers.map(({ status, body }) => `${status} ${(body as { code?: string }).code ?? ''}`),
    )
    expect([...told]).toEqual(['401 INVALID_CREDENTIALS'])
    expect((await tryPassword(user, testPassword, '10.1.0.1')).status).toBe(401)
    app.clock.advance(31 * 60_000)
    expect((await tryPassword(user, testPassword, '10.1.0.1')).status).toBe(200)
  })

  it('of refresh tokens ends the family, though every answer is an error', async () => {
    const signedIn = await tryPassword(await addUser(), testPassword, '10.2.0.1')
    const cookie = signedIn.cookies[0]?.split(';')[0] ?? ''
    const exchange = (value: string) => app.anonymous.call(refresh, { headers: { cookie: value } })
    const rotated = await exchange(cookie)
    app.clock.advance(11_000)
    const answers = await Promise.all(Array.from({ length: 20 }, () => exchange(cookie)))
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([401]))
    expect((await exchange(rotated.cookies[0]?.split(';')[0] ?? '')).status).toBe(401)
  })
})

const bodyOf = ({ definition }: Route): unknown =>
  routeExamples[definition.name]?.request({} as TenantRecords).body ?? {}
/** Leaving is never refused. */
const isOpen = ({ access, definition }: Route): boolean =>
  access.kind === 'public' && definition.method === 'POST' && definition.name !== 'logout'

/** Sends until it is refused for being too many; undefined where that never comes. */
async function floodOf({ definition, ...route }: Route, place: string): Promise<number | undefined> {
  const headers = { ...from(place), cookie: 'parley-refresh=guess' }
  for (let sent = 0; sent < 700; sent += 50) {
    const answers = await Promise.all(
      Array.from({ length: 50 }, () =>
        app.anonymous.raw('POST', `/api${definition.path}`, {
          body: bodyOf({ definition, ...route }),
          headers,
        }),
      ),
    )
    const refused = answers.find(({ status }) => status === 429)
    if (refused !== undefined) return Number(refused.headers.get('retry-after'))
  }
  return undefined
}

describe('a flood of calls without a session', () => {
  it('is answered with 429 and Retry-After by every route that takes them, and troubles no other place', async () => {
    const routes = app.app.routes.filter(isOpen)
    expect(routes.length).toBeGreaterThanOrEqual(4)
    const waits: [string, number | undefined][] = []
    const hashes = withoutHashing(app)
    for (const route of routes)
      waits.push([route.definition.name, await floodOf(route, `10.3.${waits.length}.1`)])
    hashes.restore()
    expect(waits.filter(([, seconds]) => !((seconds ?? 0) >= 1 && (seconds ?? 0) <= 3600))).toEqual([])
    expect((await tryPassword(await addUser(), testPassword, '10.4.0.1')).status).toBe(200)
  })

  it('cannot be spread over invented addresses where no proxy is trusted', async () => {
    const bare = await createTestApp()
    withoutHashing(bare)
    const flood = Array.from({ length: 70 }, (_, index) =>
      bare.anonymous.raw('POST', '/api/auth/login', {
        body: { email: 'flood@people.test', password: 'guess' },
        headers: from(`10.5.${index}.1`),
      }),
    )
    const answers = await Promise.all(flood)
    await bare.close()
    expect(answers.filter(({ status }) => status === 429)).toHaveLength(10)
  })
})
