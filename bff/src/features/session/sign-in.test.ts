import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import { endSession, listSessions, login, logout, me, refresh } from '@parley/contracts/http/session.ts'
import { testPassword, type TestClient, type TestFirm, type TestUser } from '../../testing/people.ts'
import { createTestApp, type TestApp } from '../../testing/test-app.ts'

let app: TestApp
let firm: TestFirm
let client: TestClient

beforeAll(async () => {
  app = await createTestApp()
  firm = await app.addFirm('Northwind')
  client = await app.addClient(firm, 'Acme')
})
afterAll(() => app.close())

const tryPassword = (user: Pick<TestUser, 'email'>, password = testPassword) =>
  app.anonymous.call(login, { body: { email: user.email, password } })

const cookieOf = (cookies: string[]): string => cookies[0]?.split(';')[0] ?? ''
const withCookie = (cookie: string) => app.anonymous.call(refresh, { headers: { cookie } })

async function signedIn(user: TestUser) {
  const answer = await tryPassword(user)
  const { token } = answer.body as { token: string }
  return { token, cookie: cookieOf(answer.cookies), cookies: answer.cookies }
}

describe('signing in', () => {
  it('answers a token, the user and a strict HttpOnly cookie', async () => {
    const user = await app.addUser('clientAdmin', { firmId: firm.id, clientId: client.id })
    const answer = await tryPassword({ email: user.email.toUpperCase() })
    expect(answer.status).toBe(200)
    expect(answer.body).toMatchObject({
      user: {
        email: user.email,
        clientId: client.id,
        client: { name: 'Acme', consultingFirm: { name: 'Northwind' } },
        consultingFirmId: null,
        permissions: ['*'],
        roles: [{ name: 'Client Admin' }],
        isSuperAdmin: false,
        isImpersonating: false,
        twoFactorSetupRequired: false,
      },
    })
    expect(answer.cookies).toHaveLength(2)
    expect(answer.cookies[0]).toMatch(/HttpOnly/)
    expect(answer.cookies[0]).toMatch(/SameSite=Strict/)
  })

  it('writes down each try that failed, also for an address that nobody has, and never what was typed', async () => {
    const tries = async () =>
      app.database.asOwner<{ reason: string; all: string }>(
        `select details->>'reason' as reason, a::text as all from audit_event a
         where action = 'session.sign_in_failed' and actor_id is null order by at, id`,
      )
    const before = (await tries()).length
    await tryPassword({ email: 'hunter2@people.test' }, 'hunter2')
    const after = (await tries()).slice(before)
    expect(after.map(({ reason }) => reason)).toEqual(['unknown'])
    expect(JSON.stringify(after)).not.toContain('hunter2')
  })

  it('answers alike for a wrong password, an unknown address and a deactivated account', async () => {
    const known = await app.addUser('clientAdmin', { firmId: firm.id, clientId: client.id })
    const gone = await app.addUser('clientAdmin', { firmId: firm.id, clientId: client.id })
    await app.database.asOwner('update user_account set is_obsolete = true where id = $1', [gone.id])
    const answers = await Promise.all([
      tryPassword(known, 'wrong'),
      tryPassword({ email: 'nobody@people.test' }),
      tryPassword(gone),
    ])
    for (const answer of answers) {
      expect(answer.status).toBe(401)
      expect(answer.body).toMatchObject({ code: 'INVALID_CREDENTIALS', message: 'Invalid credentials' })
      expect(answer.cookies).toEqual([])
    }
  })

  it('compares at most as often as the limit allows, then refuses the right password until the lock ends', async () => {
    const user = await app.addUser('clientAdmin', { firmId: firm.id, clientId: client.id })
    const { passwords } = app.app.session
    const matches = passwords.matches.bind(passwords)
    let comparisons = 0
    passwords.matches = (stored, password) => {
      if (typeof stored === 'string') comparisons += 1
      return matches(stored, password)
    }
    const answers = await Promise.all(Array.from({ length: 50 }, () => tryPassword(user, 'guess')))
    passwords.matches = matches
    expect(comparisons).toBe(5)
    expect(new Set(answers.map((answer) => answer.status))).toEqual(new Set([401]))
    expect((await tryPassword(user)).status).toBe(401)
    app.clock.advance(31 * 60_000)
    expect((await tryPassword(user)).status).toBe(200)
  })

  it('uses the firm’s own limit', async () => {
    const strict = await app.addFirm('Strict', { security: { maxLoginAttempts: 3, lockoutDuration: 60 } })
    const user = await app.addUser('firmAdmin', { firmId: strict.id })
    for (let attempt = 0; attempt < 3; attempt += 1) await tryPassword(user, 'guess')
    expect((await tryPassword(user)).status).toBe(401)
    app.clock.advance(45 * 60_000)
    expect((await tryPassword(user)).status).toBe(401)
    app.clock.advance(16 * 60_000)
    expect((await tryPassword(user)).status).toBe(200)
  })

  it('says 429 with Retry-After to a flood', async () => {
    const answers = await Promise.all(
      Array.from({ length: 70 }, () => tryPassword({ email: 'flood@people.test' }, 'guess')),
    )
    const refused = answers.filter((answer) => answer.status === 429)
    expect(refused).toHaveLength(10)
    expect(Number(refused[0]?.headers.get('retry-after'))).toBeGreaterThan(0)
  })

  it('asks for the second factor instead of opening a session where it is on', async () => {
    const user = await app.addUser('clientAdmin', { firmId: firm.id, clientId: client.id })
    await app.database.asOwner(
      'insert into two_factor (user_id, secret_encrypted, enabled_at) values ($1, $2, now())',
      [user.id, Buffer.from('x')],
    )
    const answer = await tryPassword(user)
    expect(answer.body).toMatchObject({ twoFactorRequired: true })
    expect(answer.cookies).toEqual([])
  })

  it('says when two-factor must be set up, by default of a firm that says nothing', async () => {
    const careful = await app.addFirm('Careful', {})
    const user = await app.addUser('firmAdmin', { firmId: careful.id })
    const start = app.clock.now().getTime()
    const { user: shown } = (await tryPassword(user)).body as { user: Record<string, unknown> }
    expect(shown.twoFactorSetupRequired).toBe(true)
    expect(shown.twoFactorDeadline).toBe(new Date(start + 7 * 86_400_000).toISOString())
  })

  it('audits sign-ins and failures by ids alone', async () => {
    const user = await app.addUser('clientAdmin', { firmId: firm.id, clientId: client.id })
    await tryPassword(user, 'wrong')
    await tryPassword(user)
    const rows = await app.database.asOwner<{ action: string; details: unknown }>(
      'select action, details from audit_event where actor_id = $1 order by at, id',
      [user.id],
    )
    expect(rows.map((row) => row.action)).toEqual(['session.sign_in_failed', 'session.signed_in'])
    expect(JSON.stringify(rows)).not.toContain(user.email)
  })
})

describe('refreshing', () => {
  it('rotates once for twenty calls at once; the others get a token and no cookie', async () => {
    const user = await app.addUser('clientAdmin', { firmId: firm.id, clientId: client.id })
    const { cookie } = await signedIn(user)
    const answers = await Promise.all(Array.from({ length: 20 }, () => withCookie(cookie)))
    expect(answers.map((answer) => answer.status)).toEqual(Array.from({ length: 20 }, () => 200))
    expect(answers.filter((answer) => answer.cookies.length > 0)).toHaveLength(1)
  })

  it('ends the family when an old token comes back after the grace, and that stays', async () => {
    const user = await app.addUser('clientAdmin', { firmId: firm.id, clientId: client.id })
    const { cookie } = await signedIn(user)
    const next = await withCookie(cookie)
    const { token } = next.body
    app.clock.advance(11_000)
    expect((await withCookie(cookie)).status).toBe(401)
    expect((await withCookie(cookieOf(next.cookies))).status).toBe(401)
    expect((await app.withToken(token).call(me)).body).toMatchObject({ code: 'SESSION_ENDED' })
  })

  it('refuses a made-up cookie, and none', async () => {
    expect((await withCookie('parley-refresh=made-up')).status).toBe(401)
    expect((await app.anonymous.call(refresh)).status).toBe(401)
  })

  it('refuses after the firm’s session timeout', async () => {
    const user = await app.addUser('clientAdmin', { firmId: firm.id, clientId: client.id })
    const { cookie } = await signedIn(user)
    app.clock.advance(481 * 60_000)
    expect((await withCookie(cookie)).status).toBe(401)
  })

  it('is refused from another site', async () => {
    const user = await app.addUser('clientAdmin', { firmId: firm.id, clientId: client.id })
    const { cookie } = await signedIn(user)
    for (const headers of [{ origin: 'https://evil.test' }, { 'sec-fetch-site': 'cross-site' }])
      expect((await app.anonymous.call(refresh, { headers: { cookie, ...headers } })).status).toBe(403)
    expect((await app.anonymous.call(refresh, { headers: { cookie, origin: app.origin } })).status).toBe(200)
  })
})

describe('ending sessions', () => {
  it('signs out at once, and clears the cookie', async () => {
    const user = await app.addUser('clientAdmin', { firmId: firm.id, clientId: client.id })
    const { token, cookie } = await signedIn(user)
    expect((await app.withToken(token).call(me)).status).toBe(200)
    const answer = await app.withToken(token).call(logout)
    expect(answer.body).toEqual({ ok: true })
    expect(answer.cookies[0]).toMatch(/Expires=Thu, 01 Jan 1970/)
    expect((await app.withToken(token).call(me)).status).toBe(401)
    expect((await withCookie(cookie)).status).toBe(401)
  })

  it('signs out by the cookie alone when the access token has run out', async () => {
    const user = await app.addUser('clientAdmin', { firmId: firm.id, clientId: client.id })
    const { cookie } = await signedIn(user)
    expect((await app.anonymous.call(logout, { headers: { cookie } })).status).toBe(200)
    expect((await withCookie(cookie)).status).toBe(401)
  })

  it('lists the own sessions and ends one of them; another’s is missing', async () => {
    const user = await app.addUser('clientAdmin', { firmId: firm.id, clientId: client.id })
    const other = await app.addUser('clientAdmin', { firmId: firm.id, clientId: client.id })
    const first = await signedIn(user)
    const second = await signedIn(user)
    const foreign = await app.openSession(other)
    const api = app.withToken(second.token)
    const sessions = (await api.call(listSessions)).body
    expect(sessions).toHaveLength(2)
    expect(sessions.filter((session) => session.isCurrent)).toHaveLength(1)
    const firstId = sessions.find((session) => !session.isCurrent)?.id ?? ''
    const missing = await api.call(endSession, { params: { id: user.id } })
    const theirs = await api.call(endSession, { params: { id: foreign.sessionId } })
    expect([missing.status, theirs.status]).toEqual([404, 404])
    expect((await api.call(endSession, { params: { id: firstId } })).body).toEqual({ id: firstId })
    expect((await app.withToken(first.token).call(me)).status).toBe(401)
    expect((await api.call(me)).status).toBe(200)
  })

  it('stops an account that is deactivated, at its next request', async () => {
    const user = await app.addUser('clientAdmin', { firmId: firm.id, clientId: client.id })
    const { token } = await app.openSession(user)
    expect((await app.withToken(token).call(me)).status).toBe(200)
    await app.database.asOwner('update user_account set is_obsolete = true where id = $1', [user.id])
    expect((await app.withToken(token).call(me)).status).toBe(401)
  })
})
