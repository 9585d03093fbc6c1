import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import { inspect } from 'node:util'
import { forgotPassword, resetPassword } from '@parley/contracts/http/recovery.ts'
import { impersonateClient, login, logout, me, refresh } from '@parley/contracts/http/session.ts'
import { newId } from '@parley/contracts/ids.ts'
import { newOpaqueToken } from '@parley/server-kit/secrets/opaque-token.ts'
import type { Route } from '../../http/define-route.ts'
import { testPassword, type TestUser } from '../../testing/people.ts'
import type { TenantRecords } from '../../testing/isolation-world.ts'
import { routeExamples, sessionEndingRoutes } from '../../testing/route-examples.ts'
import { createTestApp, type TestApp } from '../../testing/test-app.ts'

let app: TestApp
let superAdmin: TestUser
let clientId: string

beforeAll(async () => {
  app = await createTestApp()
  const firm = await app.addFirm('Northwind')
  clientId = (await app.addClient(firm, 'Acme')).id
  superAdmin = await app.addUser('superAdmin')
})
afterAll(() => app.close())

/** Everything that the process would have logged, before anything is struck out. */
const logged = (): string =>
  inspect(app.logger.lines, { depth: 20, maxStringLength: null, maxArrayLength: null })
const cookieOf = (cookies: string[]): string => cookies[0]?.split(';')[0] ?? ''
const canary = (): string => `canary-${newOpaqueToken()}`

/** Routes that take secrets: all of sign-in, and all that take a password, a code or a link. */
const takesSecrets = ({ definition }: Route): boolean =>
  !sessionEndingRoutes.has(definition.name) &&
  (definition.path.startsWith('/auth/') ||
    /password|token|two-factor|sso|setup-auth|register/i.test(definition.path))

function withCanaries(value: unknown): unknown {
  if (typeof value === 'string') return canary()
  if (Array.isArray(value)) return value.map(withCanaries)
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(Object.entries(value).map(([key, part]) => [key, withCanaries(part)]))
}

describe('the log (Security, "Secrets")', () => {
  it('holds no password, token, cookie or link of a whole sign-in, its failures and its repair', async () => {
    const wrong = canary()
    await app.anonymous.call(login, { body: { email: superAdmin.email, password: wrong } })
    const signedIn = await app.anonymous.call(login, {
      body: { email: superAdmin.email, password: testPassword },
    })
    const { token } = signedIn.body as { token: string }
    const cookie = cookieOf(signedIn.cookies)
    const rotated = await app.anonymous.call(refresh, { headers: { cookie } })
    const inside = await app
      .withToken(rotated.body.token)
      .call(impersonateClient, { params: { id: clientId }, body: { reason: 'to look at it' } })
    await app.withToken(inside.body.token).call(me)
    await app.anonymous.call(forgotPassword, { body: { email: superAdmin.email } })
    const link = canary()
    await app.anonymous.call(resetPassword, { body: { token: link, password: wrong } })
    await app.anonymous.raw('GET', `/api/auth/me?token=${link}`)
    await app.withToken(inside.body.token).call(logout)
    const secrets = [wrong, testPassword, token, cookie, rotated.body.token, cookieOf(rotated.cookies), link]
    const all = [...secrets, inside.body.token, cookieOf(inside.cookies)]
    expect(all.every((secret) => secret.length > 20)).toBe(true)
    expect(app.logger.lines.length).toBeGreaterThan(8)
    expect(all.filter((secret) => logged().includes(secret.split('=').at(-1) ?? secret))).toEqual([])
  })

  it('holds nothing that is sent to any route of sign-in, also while the database is broken', async () => {
    const routes = app.app.routes.filter(takesSecrets)
    expect(routes.length).toBeGreaterThan(10)
    const { token } = await app.openSession(superAdmin)
    const send = async (): Promise<number[]> => {
      const statuses: number[] = []
      for (const { definition } of routes) {
        const { body } = routeExamples[definition.name]?.request({ clientId } as TenantRecords) ?? {}
        const path = `/api${definition.path.replace(/:\w+/g, newId())}?q=${canary()}`
        const headers = { authorization: `Bearer ${token}`, cookie: `parley-refresh=${canary()}` }
        const request =
          definition.method === 'GET' ? { headers } : { headers, body: withCanaries(body ?? {}) }
        statuses.push((await app.anonymous.raw(definition.method, path, request)).status)
        // The right shape, so that the use case is reached.
        const shaped = { ...request, ...(body === undefined ? {} : { body }) }
        statuses.push((await app.anonymous.raw(definition.method, `/api${definition.path}`, shaped)).status)
      }
      return statuses
    }
    await send()
    await app.database.asOwner('alter table credential rename to credential_gone')
    await app.database.asOwner('alter table refresh_token rename to refresh_token_gone')
    const statuses = await send()
    await app.database.asOwner('alter table credential_gone rename to credential')
    await app.database.asOwner('alter table refresh_token_gone rename to refresh_token')
    expect(statuses.filter((status) => status >= 500).length).toBeGreaterThan(0)
    const found = ['parley-refresh', token, 'canary-'].filter((secret) => logged().includes(secret))
    expect(found).toEqual([])
  })
})
