import { once } from 'node:events'
import { type IncomingMessage, request } from 'node:http'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals'
import { demoAccounts, login, me, refresh } from '@parley/contracts/http/session.ts'
import type { DemoAccess } from '../../dependencies.ts'
import { testPassword, type TestUser } from '../../testing/people.ts'
import { createTestApp, type TestApp } from '../../testing/test-app.ts'
import { demoPassword } from './demo-accounts.ts'

let app: TestApp
let robin: TestUser

beforeAll(async () => {
  app = await createTestApp()
  robin = await app.addUser('superAdmin', { email: 'superadmin@parley.test' })
  await app.database.asOwner('update user_account set is_demo = true where id = $1', [robin.id])
})
afterAll(() => app.close())
beforeEach(() => restartAs('closed'))

/** As if the product had been started again: the same database, other variables. */
const restartAs = (access: DemoAccess): void => {
  app.dependencies.settings.demoAccess = access
}

const signIn = ({ email }: Pick<TestUser, 'email'>, password = testPassword) =>
  app.anonymous.call(login, { body: { email, password } })

/** A sign-in whose Host header names somebody else's site, which leads to this machine. */
async function signInByName(host: string): Promise<number> {
  const call = request(`${app.origin}/api/auth/login`, {
    method: 'POST',
    headers: { host, origin: `http://${host}`, 'content-type': 'application/json' },
  })
  call.end(JSON.stringify({ email: robin.email, password: testPassword }))
  const [answer] = (await once(call, 'response')) as [IncomingMessage]
  answer.resume()
  return answer.statusCode ?? 0
}

describe('the accounts of the demo', () => {
  it('are closed where there is no demo: unknown to who signs in, their sessions at an end', async () => {
    restartAs('loopback')
    const { body, cookies } = await signIn(robin)
    const person = app.withToken((body as { token: string }).token)
    expect((await person.call(me)).status).toBe(200)
    restartAs('closed')
    expect((await person.call(me)).status).toBe(401)
    const cookie = cookies[0]?.split(';')[0] ?? ''
    expect((await app.anonymous.call(refresh, { headers: { cookie } })).status).toBe(401)
    const unknown = await signIn({ email: 'nobody@parley.test' })
    const { status, body: refusal } = await signIn(robin)
    expect([status, (refusal as { message?: string }).message]).toEqual([
      401,
      (unknown.body as { message?: string }).message,
    ])
  })

  it('are listed where they can be signed in to, and nowhere else', async () => {
    const listed = async () => (await app.anonymous.call(demoAccounts)).body
    expect(await listed()).toEqual([])
    restartAs('loopback')
    expect(await listed()).toHaveLength(10)
  })

  it('open on this machine to its own address alone, and by every name where the operator says so', async () => {
    restartAs('loopback')
    expect(await signInByName('rebound.example.com')).toBe(401)
    expect(await signInByName('localhost:3000')).toBe(200)
    restartAs('everywhere')
    expect(await signInByName('parley.example.com')).toBe(200)
  })

  it('lend their password to nobody: it opens no other account, and nobody can choose it', async () => {
    const other = await app.addUser('superAdmin')
    await app.database.asOwner('update credential set password_hash = $2 where user_id = $1', [
      other.id,
      await app.app.session.passwords.hash(demoPassword),
    ])
    expect((await signIn(other, demoPassword)).status).toBe(401)
    restartAs('everywhere')
    expect((await signIn(other, demoPassword)).status).toBe(200)
  })
})
