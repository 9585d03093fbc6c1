import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals'
import { unlockSignIn } from '@parley/contracts/http/recovery.ts'
import { changePassword } from '@parley/contracts/http/security.ts'
import { login, me } from '@parley/contracts/http/session.ts'
import { stepUp } from '@parley/contracts/http/two-factor.ts'
import { createMemoryLimits } from '@parley/server-kit/limits/shared-limits.ts'
import { testPassword, type TestFirm, type TestUser } from '../../testing/people.ts'
import { createTestApp, type TestApp } from '../../testing/test-app.ts'
import { usersWorld, type UsersWorld } from '../../testing/users-world.ts'
import { createAttemptDelays } from './attempt-delays.ts'

let app: TestApp
let world: UsersWorld
let firm: TestFirm
let owner: TestUser

beforeAll(async () => {
  app = await createTestApp()
  firm = await app.addFirm('Northwind')
  world = usersWorld(app, firm)
})
afterAll(() => app.close())
beforeEach(async () => {
  owner = await app.addUser('firmAdmin', { firmId: firm.id })
})

const nameOf = (cookie: string): string => cookie.split('=')[0] ?? ''
const deviceOf = (cookies: string[]): string =>
  cookies.map((cookie) => cookie.split(';')[0] ?? '').find((cookie) => nameOf(cookie) === 'parley-device') ??
  ''

const signIn = (password: string, device = '', email = owner.email) =>
  app.anonymous.call(login, { body: { email, password }, headers: { cookie: device } })

async function guess(times: number, device = ''): Promise<void> {
  for (let count = 0; count < times; count += 1) expect((await signIn('guess', device)).status).toBe(401)
}

describe('strangers who guess', () => {
  it('keep out neither who is at work nor a device that the owner has used', async () => {
    const first = await signIn(testPassword)
    const { token } = first.body as { token: string }
    const device = deviceOf(first.cookies)
    await guess(5)
    expect((await signIn(testPassword)).status).toBe(401)
    const atWork = app.withToken(token)
    expect((await atWork.call(me)).status).toBe(200)
    expect((await atWork.call(stepUp, { body: { password: testPassword } })).status).toBe(200)
    expect((await signIn(testPassword, device)).status).toBe(200)
    expect((await signIn(testPassword)).status).toBe(401)
  })

  it('have no more guesses by a device’s cookie, which is for its people alone and can be made by nobody', async () => {
    const device = deviceOf((await signIn(testPassword)).cookies)
    await guess(5, device)
    expect((await signIn(testPassword, device)).status).toBe(401)
    expect((await signIn(testPassword)).status).toBe(200)
    const other = await app.addUser('firmAdmin', { firmId: firm.id })
    for (let count = 0; count < 5; count += 1) await signIn('guess', device, other.email)
    expect((await signIn(testPassword, '', other.email)).status).toBe(401)
    await guess(5, `${device}x`)
    expect((await signIn(testPassword)).status).toBe(401)
  })

  it('are all that a device is after a change of the password elsewhere', async () => {
    const { body, cookies } = await signIn(testPassword)
    const device = deviceOf(cookies)
    app.clock.advance(1000)
    const newPassword = 'Riverbank-lantern-42!'
    const changed = await app
      .withToken((body as { token: string }).token)
      .call(changePassword, { body: { currentPassword: testPassword, newPassword } })
    expect(changed.status).toBe(200)
    await guess(5)
    expect((await signIn(newPassword, device)).status).toBe(401)
    expect((await signIn(newPassword, deviceOf(changed.cookies))).status).toBe(200)
  })

  it('are slowed down more and more, alike for addresses that somebody has and that nobody has', async () => {
    const waits: number[] = []
    const delays = createAttemptDelays(createMemoryLimits(), (ms) => Promise.resolve(void waits.push(ms)))
    for (let count = 0; count < 9; count += 1) await delays.afterFailure('Nobody@people.test')
    expect(waits).toEqual([250, 500, 1000, 2000, 4000, 4000, 4000])
    await delays.afterFailure('somebody@people.test')
    expect(waits).toHaveLength(7)
    const asked: string[] = []
    const { session } = app.app
    const before = session.delays
    session.delays = { afterFailure: (email) => Promise.resolve(void asked.push(email)) }
    await signIn('guess')
    await signIn('guess', '', 'nobody@people.test')
    session.delays = before
    expect(asked).toEqual([owner.email, 'nobody@people.test'])
  })
})

describe('the owner', () => {
  it('is told once by mail, opens the sign-in by its link, and is known on that device', async () => {
    await guess(7)
    expect((await world.mailsTo(owner.email)).map(({ kind }) => kind)).toEqual(['sign_in_locked'])
    expect(await world.auditOf(owner.id)).toContain('credential.sign_in_locked')
    const token = await world.addLink(owner.id, 'sign_in_unlock')
    const opened = await app.anonymous.call(unlockSignIn, { body: { token } })
    expect(opened).toMatchObject({ status: 200, body: { message: 'You can sign in again.' } })
    expect((await app.anonymous.call(unlockSignIn, { body: { token } })).status).toBe(400)
    await guess(5)
    expect((await signIn(testPassword)).status).toBe(401)
    expect((await signIn(testPassword, deviceOf(opened.cookies))).status).toBe(200)
    expect(await world.auditOf(owner.id)).toContain('credential.sign_in_opened')
  })
})
