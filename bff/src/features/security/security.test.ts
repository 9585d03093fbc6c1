import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import {
  changePassword,
  endOtherSessions,
  getFirmSecuritySettings,
  getSecurityStats,
  listSecurityActivity,
  setFirmSecuritySettings,
} from '@parley/contracts/http/security.ts'
import {
  impersonateClient,
  impersonateConsultingFirm,
  listSessions,
  me,
  refresh,
} from '@parley/contracts/http/session.ts'
import type { builtInRoles } from '../../authorization/built-in-roles.ts'
import { testPassword, type TestClient, type TestFirm, type TestUser } from '../../testing/people.ts'
import { createTestApp, type TestApp } from '../../testing/test-app.ts'
import { goodPassword, inClient, usersWorld, type UsersWorld } from '../../testing/users-world.ts'

const minutes = 60_000

let app: TestApp
let world: UsersWorld
let northwind: TestFirm
let southgate: TestFirm
let acme: TestClient
let admin: TestUser

beforeAll(async () => {
  app = await createTestApp()
  northwind = await app.addFirm('Northwind')
  southgate = await app.addFirm('Southgate', {})
  world = usersWorld(app, northwind)
  acme = await app.addClient(northwind, 'Acme')
  admin = await app.addUser('firmAdmin', { firmId: northwind.id })
})
afterAll(() => app.close())

const signIn = (user: Pick<TestUser, 'email'>, password = testPassword) => world.signIn(user.email, password)

describe('the policy of a firm', () => {
  it('has the defaults of Document 3 where the firm says nothing, and is for people of a firm alone', async () => {
    const api = await app.as(await app.addUser('firmAdmin', { firmId: southgate.id }))
    expect((await api.call(getFirmSecuritySettings)).body).toMatchObject({
      requireTwoFactorForConsultants: true,
      requireTwoFactorForAdmins: true,
      passwordPolicy: {
        minLength: 8,
        requireUppercase: true,
        requireLowercase: true,
        requireNumbers: true,
        requireSpecialChars: true,
      },
      sessionTimeout: 480,
      maxLoginAttempts: 5,
      lockoutDuration: 30,
    })
    const ofClient = await app.as(await app.addUser('clientAdmin', inClient(acme)))
    expect((await ofClient.call(getFirmSecuritySettings)).status).toBe(403)
    expect((await ofClient.call(setFirmSecuritySettings, { body: { sessionTimeout: 60 } })).status).toBe(403)
    const consultant = await app.as(await app.addConsultant(northwind, [acme]))
    expect((await consultant.call(getFirmSecuritySettings)).status).toBe(200)
    expect((await consultant.call(setFirmSecuritySettings, { body: { sessionTimeout: 60 } })).status).toBe(
      403,
    )
  })

  it.each([
    ['sessionTimeout', 14, 'Session timeout must be between 15 and 1440'],
    ['sessionTimeout', 1441, 'Session timeout must be between 15 and 1440'],
    ['maxLoginAttempts', 2, 'Maximum login attempts must be between 3 and 10'],
    ['maxLoginAttempts', 11, 'Maximum login attempts must be between 3 and 10'],
    ['lockoutDuration', 4, 'Lockout duration must be between 5 and 1440'],
    ['lockoutDuration', 1441, 'Lockout duration must be between 5 and 1440'],
    ['lockoutDuration', 7.5, 'Lockout duration must be between 5 and 1440'],
    ['modelViewDays', 3651, 'Days that model requests are kept must be between 0 and 3650'],
  ])('refuses %s of %s beside the field', async (field, value, text) => {
    const answer = await (await app.as(admin)).call(setFirmSecuritySettings, { body: { [field]: value } })
    expect(answer).toMatchObject({ status: 400, body: { errors: { [field]: text } } })
  })

  it.each([5, 33])('refuses a minimum length of %s beside the field', async (minLength) => {
    const api = await app.as(admin)
    const answer = await api.call(setFirmSecuritySettings, { body: { passwordPolicy: { minLength } } })
    const text = 'Minimum password length must be between 6 and 32'
    expect(answer).toMatchObject({ status: 400, body: { errors: { 'passwordPolicy.minLength': text } } })
  })

  it('is changed field by field, refuses what is stale, audits from what to what, and leaves other firms', async () => {
    const firm = await app.addFirm('Changing', { other: 1, security: { lockoutDuration: 45 } })
    const api = await app.as(await app.addUser('firmAdmin', { firmId: firm.id }))
    const before = (await api.call(getFirmSecuritySettings)).body
    const body = { sessionTimeout: 60, passwordPolicy: { minLength: 12 }, updatedAt: before.updatedAt }
    const changed = await api.call(setFirmSecuritySettings, { body })
    expect(changed.body).toEqual({
      ...before,
      sessionTimeout: 60,
      passwordPolicy: { ...before.passwordPolicy, minLength: 12 },
      updatedAt: changed.body.updatedAt,
    })
    const stale = await api.call(setFirmSecuritySettings, { body })
    expect(stale).toMatchObject({ status: 409, body: { code: 'STALE_UPDATE', current: changed.body } })
    const rows = await app.database.asOwner(
      `select details from audit_event where action = 'security.policy_changed' and firm_id = $1`,
      [firm.id],
    )
    expect(rows).toEqual([
      { details: { changed: { sessionTimeout: { from: 480, to: 60 }, minLength: { from: 8, to: 12 } } } },
    ])
    const settings = await app.database.asOwner<{ settings: object }>(
      'select settings from consulting_firm where id = $1',
      [firm.id],
    )
    expect(settings[0]?.settings).toMatchObject({ other: 1 })
    expect((await (await app.as(admin)).call(getFirmSecuritySettings)).body.sessionTimeout).toBe(480)
  })

  it('asks for a recent proof of identity', async () => {
    const { token, sessionId } = await app.openSession(admin)
    await app.database.asOwner('update session set proved_at = $2, created_at = $2 where id = $1', [
      sessionId,
      new Date(app.clock.now().getTime() - 16 * minutes),
    ])
    const answer = await app.withToken(token).call(setFirmSecuritySettings, { body: { sessionTimeout: 60 } })
    expect(answer).toMatchObject({ status: 403, body: { code: 'STEP_UP_REQUIRED' } })
  })

  it('holds at once: two-factor on the next call, attempts at the next sign-in, the timeout at the next refresh', async () => {
    const firm = await app.addFirm('At once', {
      security: { requireTwoFactorForAdmins: false, requireTwoFactorForConsultants: false },
    })
    const api = await app.as(await app.addUser('firmAdmin', { firmId: firm.id }))
    const set = (body: object) => api.call(setFirmSecuritySettings, { body })
    const client = await app.addClient(firm, 'Its client')
    const person = await app.addUser('clientMember', inClient(client))
    const signedIn = await signIn(person)
    await set({ maxLoginAttempts: 3, lockoutDuration: 5, sessionTimeout: 15 })
    const cookie = signedIn.cookies[0]?.split(';')[0] ?? ''
    const refreshed = await app.anonymous.call(refresh, { headers: { cookie } })
    const expires = new Date(/Expires=([^;]+)/.exec(refreshed.cookies[0] ?? '')?.[1] ?? 0).getTime()
    expect(expires - app.clock.now().getTime()).toBeLessThanOrEqual(15 * minutes)
    for (let attempt = 0; attempt < 3; attempt += 1) await signIn(person, 'guess')
    expect((await signIn(person)).status).toBe(401)
    expect((await api.call(me)).body.user.twoFactorSetupRequired).toBe(false)
    await set({ requireTwoFactorForAdmins: true })
    expect((await api.call(me)).body.user.twoFactorSetupRequired).toBe(true)
  })
})

describe('the state of the own account', () => {
  it('says when one signed in, how old the password is, and whether the account is locked', async () => {
    const user = await app.addUser('clientViewer', inClient(acme))
    const api = await app.as(user)
    expect((await api.call(getSecurityStats)).body).toEqual({
      lastLoginAt: null,
      passwordAge: null,
      lastPasswordChange: null,
      accountLocked: false,
      failedLoginAttempts: 0,
      lockoutExpiresAt: null,
      activeUsers: null,
      totalUsers: null,
      consultantsWithAccess: null,
    })
    const changed = await api.call(changePassword, {
      body: { currentPassword: testPassword, newPassword: goodPassword },
    })
    await signIn(user, goodPassword)
    for (let attempt = 0; attempt < 5; attempt += 1) await signIn(user, 'guess')
    const now = app.clock.now().getTime()
    expect((await app.withToken(changed.body.token).call(getSecurityStats)).body).toMatchObject({
      lastLoginAt: new Date(now).toISOString(),
      passwordAge: 0,
      lastPasswordChange: new Date(now).toISOString(),
      accountLocked: true,
      failedLoginAttempts: 5,
      lockoutExpiresAt: new Date(now + 30 * minutes).toISOString(),
    })
  })

  it('has the firm’s figures for its own people alone', async () => {
    const firm = await app.addFirm('Counting')
    const client = await app.addClient(firm, 'One')
    const consultant = await app.addConsultant(firm, [client])
    await app.addConsultant(firm, [])
    const gone = await app.addUser('firmAdmin', { firmId: firm.id })
    await app.database.asOwner('update user_account set is_obsolete = true where id = $1', [gone.id])
    await app.addUser('clientAdmin', inClient(client))
    const figures = { activeUsers: 2, totalUsers: 3, consultantsWithAccess: 1 }
    expect((await (await app.as(consultant)).call(getSecurityStats)).body).toMatchObject(figures)
    const superAdmin = await app.as(await app.addUser('superAdmin'))
    expect((await superAdmin.call(getSecurityStats)).body.totalUsers).toBeNull()
    const inside = await superAdmin.call(impersonateConsultingFirm, { params: { id: firm.id }, body: {} })
    expect((await app.withToken(inside.body.token).call(getSecurityStats)).body).toMatchObject(figures)
  })
})

describe('the own activity', () => {
  it('lists sign-ins, failures and changes by pages with device and place, and nothing of others', async () => {
    const user = await app.addUser('clientMember', inClient(acme))
    const other = await app.addUser('clientMember', inClient(acme))
    const firefox = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:140.0) Gecko/20100101 Firefox/140.0'
    const headers = { 'user-agent': firefox }
    const body = (password: string) => ({ email: user.email, password })
    await app.anonymous.raw('POST', '/api/auth/login', { body: body('guess'), headers })
    const signedIn = await app.anonymous.raw('POST', '/api/auth/login', { body: body(testPassword), headers })
    await signIn(other)
    const api = app.withToken((signedIn.body as { token: string }).token)
    const { body: rows, headers: answered } = await api.call(listSecurityActivity)
    expect(rows.map((row) => row.action)).toEqual(['session.signed_in', 'session.sign_in_failed'])
    const device = { browser: 'Firefox', system: 'Windows' }
    for (const row of rows) {
      expect(row).toMatchObject({ isOwn: true, actorName: null, device })
      expect(row.ipAddress).toContain('127.0.0.1')
    }
    expect(answered.get('content-range')).toBe('activity 0-1/2')
    const query = { filter: '{"action":"session.sign_in_failed"}', sort: '["at","ASC"]', range: '[0,0]' }
    expect((await api.call(listSecurityActivity, { query })).body).toHaveLength(1)
  })

  it('tells who answers for an organisation that somebody has entered it, and nobody else', async () => {
    const client = await app.addClient(northwind, 'Entered')
    const superAdmin = await app.as(await app.addUser('superAdmin'))
    await superAdmin.call(impersonateClient, { params: { id: client.id }, body: {} })
    const activityOf = async (kind: keyof typeof builtInRoles) =>
      (await (await app.as(await app.addUser(kind, inClient(client)))).call(listSecurityActivity)).body
    expect(await activityOf('clientAdmin')).toMatchObject([
      {
        action: 'impersonation.started',
        isOwn: false,
        actorName: null,
        organisation: 'Entered',
        device: null,
        ipAddress: null,
      },
    ])
    expect(await activityOf('clientViewer')).toEqual([])
  })
})

describe('the own sessions', () => {
  it('end all but this one, at once, and nobody else’s', async () => {
    const user = await app.addUser('clientMember', inClient(acme))
    const stranger = await app.as(await app.addUser('clientMember', inClient(acme)))
    const [here, one, two] = [await app.as(user), await app.as(user), await app.as(user)]
    expect((await here.call(endOtherSessions)).body).toEqual({ ended: 2 })
    expect([(await one.call(me)).status, (await two.call(me)).status]).toEqual([401, 401])
    expect((await here.call(listSessions)).body).toHaveLength(1)
    expect((await stranger.call(me)).status).toBe(200)
  })
})
