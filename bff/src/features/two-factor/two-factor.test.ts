import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import { consultantImpersonateClient, listSessions, me, refresh } from '@parley/contracts/http/session.ts'
import { getUser } from '@parley/contracts/http/users.ts'
import * as contract from '@parley/contracts/http/two-factor.ts'
import { testPassword, type TestClient, type TestFirm, type TestUser } from '../../testing/people.ts'
import { createTestApp, type TestApp } from '../../testing/test-app.ts'
import { twoFactorWorld, type TwoFactorWorld } from '../../testing/two-factor-world.ts'

let app: TestApp
let world: TwoFactorWorld
let firm: TestFirm
let client: TestClient

beforeAll(async () => {
  app = await createTestApp()
  firm = await app.addFirm('Northwind')
  client = await app.addClient(firm, 'Acme')
  world = twoFactorWorld(app, { firm, client })
})
afterAll(() => app.close())

describe('turning two-factor on and off', () => {
  it('gives a picture, a secret and ten backup codes; a code of six characters turns it on', async () => {
    const user = await world.newPerson()
    const api = await app.as(user)
    const replaced = (await api.call(contract.setUpTwoFactor)).body
    const setup = (await api.call(contract.setUpTwoFactor)).body
    expect(setup.qrCode).toMatch(/^data:image\/svg\+xml;base64,/)
    expect(new Set(setup.backupCodes).size).toBe(10)
    // Of 32 signs, so 120 bits each: fewer than 112 would ask for a slow hash.
    for (const code of setup.backupCodes) expect(code).toMatch(/^([2-9A-HJ-NP-Z]{4}-){5}[2-9A-HJ-NP-Z]{4}$/)
    expect((await api.call(contract.twoFactorStatus)).body).toEqual({
      enabled: false,
      backupCodesRemaining: 0,
    })
    for (const token of [
      '12345',
      '1234567',
      '12345⤔',
      '１２３４５６',
      world.codeAt(replaced.secret),
      world.wrongCode(setup.secret),
    ])
      expect((await api.call(contract.enableTwoFactor, { body: { token } })).body).toMatchObject({
        code: 'VALIDATION_FAILED',
      })
    const other = await app.openSession(user)
    const on = await api.call(contract.enableTwoFactor, { body: { token: world.codeAt(setup.secret) } })
    expect(on.body).toMatchObject({ enabled: true, backupCodesRemaining: 10, user: { id: user.id } })
    expect(on.cookies).toHaveLength(1)
    expect((await app.withToken(other.token).call(me)).status).toBe(401)
    expect((await api.call(me)).status).toBe(401)
    const moved = app.withToken(on.body.token)
    expect((await moved.call(listSessions)).body).toHaveLength(1)
    const cookie = on.cookies[0]?.split(';')[0] ?? ''
    expect((await app.anonymous.call(refresh, { headers: { cookie } })).status).toBe(200)
    expect((await moved.call(contract.setUpTwoFactor)).status).toBe(409)
    expect(await world.mailsTo(user)).toEqual(['Two-factor authentication was turned on'])
  })

  it('keeps neither the secret nor the codes readable', async () => {
    const { user, secret, backupCodes } = await world.protectedPerson()
    const rows = await app.database.asOwner<{ stored: string }>(
      `select convert_from(secret_encrypted, 'UTF8') || (select string_agg(code_hash, ' ') from backup_code b where b.user_id = t.user_id) as stored
       from two_factor t where user_id = $1`,
      [user.id],
    )
    for (const text of [secret, ...backupCodes]) expect(rows[0]?.stored).not.toContain(text)
  })

  it('is turned off by a code or a backup code alone, and other sessions end', async () => {
    const { user, api, backupCodes } = await world.protectedPerson()
    const off = (token: string) => api.call(contract.disableTwoFactor, { body: { token } })
    expect((await off('123')).status).toBe(400)
    const other = await app.openSession(user)
    expect((await off(backupCodes[0]?.toLowerCase() ?? '')).body).toEqual({
      enabled: false,
      backupCodesRemaining: 0,
    })
    expect((await app.withToken(other.token).call(me)).status).toBe(401)
    expect((await api.call(me)).status).toBe(200)
    expect((await off(backupCodes[1] ?? '')).status).toBe(409)
    expect((await world.tryPassword(user)).body).toHaveProperty('token')
    expect(await world.actionsOf(user)).toEqual([
      'two_factor.enabled',
      'two_factor.code_refused',
      'two_factor.disabled',
    ])
    expect(await world.mailsTo(user)).toEqual([
      'Two-factor authentication was turned on',
      'Two-factor authentication was turned off',
    ])
  })

  it('replaces all backup codes, after a recent proof', async () => {
    const { api, secret, user, backupCodes } = await world.protectedPerson()
    await world.letProofGrowOld(user)
    expect((await api.call(contract.renewBackupCodes)).body).toMatchObject({ code: 'STEP_UP_REQUIRED' })
    await api.call(contract.stepUp, { body: { code: world.codeAt(secret) } })
    const fresh = (await api.call(contract.renewBackupCodes)).body.backupCodes
    expect(fresh).toHaveLength(10)
    expect((await world.secondStep(await world.challengeOf(user), backupCodes[0] ?? '')).status).toBe(401)
    expect((await world.secondStep(await world.challengeOf(user), fresh[0] ?? '')).status).toBe(200)
    expect((await api.call(contract.twoFactorStatus)).body.backupCodesRemaining).toBe(9)
  })

  it('is refused while impersonating, but for reading', async () => {
    const consultant = await app.addConsultant(firm, [client])
    const { api } = await world.protectedPerson(consultant)
    const inside = await api.call(consultantImpersonateClient, { params: { id: client.id }, body: {} })
    const acting = app.withToken(inside.body.token)
    const refused = await Promise.all([
      acting.call(contract.setUpTwoFactor),
      acting.call(contract.disableTwoFactor, { body: { token: '123456' } }),
      acting.call(contract.renewBackupCodes),
      acting.call(contract.removeUserTwoFactor, { params: { id: consultant.id } }),
    ])
    expect(refused.map(({ status }) => status)).toEqual([403, 403, 403, 403])
    expect((await acting.call(contract.twoFactorStatus)).body.enabled).toBe(true)
  })
})

describe('proving again who one is', () => {
  it('takes the password or a code, and holds for 15 minutes', async () => {
    const { api, user, secret } = await world.protectedPerson()
    expect((await api.call(contract.stepUpWays)).body).toEqual({ password: true, code: true })
    for (const body of [{ password: testPassword }, { code: world.codeAt(secret) }]) {
      await world.letProofGrowOld(user)
      expect((await api.call(contract.renewBackupCodes)).body).toMatchObject({ code: 'STEP_UP_REQUIRED' })
      const answer = await api.call(contract.stepUp, { body })
      const provedUntil = new Date(app.clock.now().getTime() + 15 * 60_000).toISOString()
      expect(answer.body).toEqual({ ok: true, provedUntil })
      expect((await api.call(contract.renewBackupCodes)).status).toBe(200)
    }
  })

  it('holds for what is done from the own session inside a client', async () => {
    const consultant = await app.addConsultant(firm, [client])
    const api = await app.as(consultant)
    const inside = await api.call(consultantImpersonateClient, { params: { id: client.id }, body: {} })
    await world.letProofGrowOld(consultant)
    const acting = app.withToken(inside.body.token)
    expect((await acting.call(contract.stepUp, { body: { password: testPassword } })).status).toBe(200)
    const rows = await app.database.asOwner<{ proved: boolean }>(
      'select proved_at = $2 as proved from session where user_id = $1 and parent_id is null',
      [consultant.id, app.clock.now()],
    )
    expect(rows).toEqual([{ proved: true }])
  })

  it('counts what is wrong and obeys a lock of its own', async () => {
    const user = await world.newPerson()
    const api = await app.as(user)
    const guess = () => api.call(contract.stepUp, { body: { password: 'wrong' } })
    expect((await guess()).body).toMatchObject({ errors: { password: 'The password is not right.' } })
    const answers = await Promise.all(Array.from({ length: 40 }, guess))
    expect(answers.filter(({ status }) => status === 400)).toHaveLength(4)
    const locked = await api.call(contract.stepUp, { body: { password: testPassword } })
    expect(locked.status).toBe(429)
    expect(Number(locked.headers.get('retry-after'))).toBe(30 * 60)
    expect((await world.tryPassword(user)).status).toBe(200)
  })
})

describe('what a firm requires', () => {
  it('leaves a session past the deadline the setup and nothing else, until it is done', async () => {
    const careful = await app.addFirm('Careful', {})
    const user = await app.addUser('firmAdmin', { firmId: careful.id })
    await world.tryPassword(user)
    app.clock.advance(7 * 86_400_000 - 1000)
    const early = await app.as(user)
    expect((await early.raw('GET', '/api/clients')).status).toBe(200)
    app.clock.advance(2000)
    const api = await app.as(user)
    const ticket = await api.raw('POST', '/api/live/ticket', { body: {} })
    const clients = await api.raw('GET', '/api/clients')
    for (const { body } of [ticket, clients])
      expect(body).toMatchObject({ code: 'TWO_FACTOR_SETUP_REQUIRED' })
    const { user: shown } = (await api.call(me)).body
    expect(shown.twoFactorSetupRequired).toBe(true)
    const { secret } = (await api.call(contract.setUpTwoFactor)).body
    const on = await api.call(contract.enableTwoFactor, { body: { token: world.codeAt(secret) } })
    expect(on.body.user.twoFactorSetupRequired).toBe(false)
    expect((await app.withToken(on.body.token).raw('GET', '/api/clients')).status).toBe(200)
  })
})

describe('an administrator', () => {
  it('takes two-factor from somebody who has lost the device; nobody else may', async () => {
    const { user, api } = await world.protectedPerson(
      await app.addUser('clientMember', { firmId: firm.id, clientId: client.id }),
    )
    const remove = async (by: TestUser) =>
      (await app.as(by)).call(contract.removeUserTwoFactor, { params: { id: user.id } })
    const elsewhere = await app.addClient(firm, 'Helios')
    const foreign = await app.addUser('clientAdmin', { firmId: firm.id, clientId: elsewhere.id })
    expect((await remove(foreign)).status).toBe(404)
    expect((await remove(user)).status).toBe(403)
    const administrator = await world.newPerson()
    const seenBy = async (by: TestUser) =>
      (await (await app.as(by)).call(getUser, { params: { id: user.id } })).body.hasTwoFactor
    expect([await seenBy(administrator), await seenBy(user)]).toEqual([true, undefined])
    const answer = await remove(administrator)
    expect(answer.body).toEqual({ id: user.id })
    expect((await api.call(me)).status).toBe(401)
    expect((await world.tryPassword(user)).body).toHaveProperty('token')
    expect(await seenBy(administrator)).toBe(false)
    expect((await remove(administrator)).status).toBe(409)
    expect(await world.actionsOf(user)).toContain('two_factor.removed')
    expect(await world.mailsTo(user)).toContain('Two-factor authentication was turned off')
  })
})
