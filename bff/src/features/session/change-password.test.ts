import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import { resetPassword } from '@parley/contracts/http/recovery.ts'
import { changePassword, getOwnPasswordRules, getPasswordRules } from '@parley/contracts/http/security.ts'
import { impersonateClient, me, refresh } from '@parley/contracts/http/session.ts'
import type { ApiClient } from '../../testing/api-client.ts'
import { testPassword, type TestClient, type TestFirm, type TestUser } from '../../testing/people.ts'
import { createTestApp, type TestApp } from '../../testing/test-app.ts'
import { goodPassword, inClient, usersWorld, type UsersWorld } from '../../testing/users-world.ts'

let app: TestApp
let world: UsersWorld
let firm: TestFirm
let acme: TestClient

beforeAll(async () => {
  app = await createTestApp()
  firm = await app.addFirm('Northwind')
  world = usersWorld(app, firm)
  acme = await app.addClient(firm, 'Acme Manufacturing')
})
afterAll(() => app.close())

const addPerson = async (): Promise<{ user: TestUser; api: ApiClient }> => {
  const user = await app.addUser('clientMember', inClient(acme))
  return { user, api: await app.as(user) }
}
const change = (api: ApiClient, newPassword: string, currentPassword = testPassword) =>
  api.call(changePassword, { body: { currentPassword, newPassword } })

/** Counts how often a stored hash is really compared. */
async function countingComparisons(work: () => Promise<unknown>): Promise<number> {
  const { passwords } = app.app.session
  const matches = passwords.matches.bind(passwords)
  let comparisons = 0
  passwords.matches = (stored, password) => {
    if (typeof stored === 'string') comparisons += 1
    return matches(stored, password)
  }
  await work().finally(() => (passwords.matches = matches))
  return comparisons
}

describe('changing the own password', () => {
  it('ends the other sessions, goes on under a new session id, tells by mail and audits', async () => {
    const { user, api } = await addPerson()
    const other = await app.as(user)
    const answer = await change(api, goodPassword)
    expect(answer).toMatchObject({ status: 200, body: { message: 'Password has been changed successfully' } })
    expect((await other.call(me)).status).toBe(401)
    expect((await api.call(me)).status).toBe(401)
    expect((await app.withToken(answer.body.token).call(me)).body.user.id).toBe(user.id)
    const cookie = answer.cookies[0]?.split(';')[0] ?? ''
    const refreshed = await app.anonymous.call(refresh, { headers: { cookie } })
    expect(refreshed.body.user.sessionId).toBe(answer.body.user.sessionId)
    expect((await world.signIn(user.email, testPassword)).status).toBe(401)
    expect((await world.signIn(user.email, goodPassword)).status).toBe(200)
    expect(await world.auditOf(user.id)).toContain('credential.password_changed')
    expect((await world.mailsTo(user.email)).map(({ kind }) => kind)).toEqual(['notification'])
  })

  it('refuses a wrong current password, the same one again and a weak one, each beside its field', async () => {
    const { user, api } = await addPerson()
    expect(await change(api, goodPassword, 'guess')).toMatchObject({
      status: 400,
      body: { errors: { currentPassword: 'The current password is not right' } },
    })
    expect(await world.auditOf(user.id)).toEqual(['credential.password_change_failed'])
    const refusals = [
      ['Sh0rt!x', 'Password must be at least 8 characters long'],
      ['no-upper-case-1', 'Password must contain at least one uppercase letter'],
      [testPassword, 'The new password must differ from the current one'],
    ] as const
    for (const [password, text] of refusals)
      expect(await change(api, password)).toMatchObject({
        status: 400,
        body: { errors: { newPassword: text } },
      })
    expect((await world.signIn(user.email, testPassword)).status).toBe(200)
  })

  it('compares at most as often as the limit allows, then refuses the right one until the lock ends', async () => {
    const { user, api } = await addPerson()
    const comparisons = await countingComparisons(() =>
      Promise.all(Array.from({ length: 200 }, () => change(api, goodPassword, 'guess'))),
    )
    expect(comparisons).toBe(5)
    const refused = await change(api, goodPassword)
    expect(refused.status).toBe(429)
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(29 * 60)
    expect((await world.signIn(user.email, testPassword)).status).toBe(200)
    app.clock.advance(31 * 60_000)
    expect((await change(await app.as(user), goodPassword)).status).toBe(200)
  })

  it('is refused while acting for somebody else', async () => {
    const { api } = await addPerson()
    const superAdmin = await app.as(await app.addUser('superAdmin'))
    const inside = await superAdmin.call(impersonateClient, { params: { id: acme.id }, body: {} })
    expect((await change(app.withToken(inside.body.token), goodPassword)).status).toBe(403)
    expect((await api.call(me)).status).toBe(200)
  })
})

describe('a password', () => {
  const reset = async (user: TestUser, password: string) =>
    app.anonymous.call(resetPassword, {
      body: { token: await world.addLink(user.id, 'password_reset'), password },
    })

  it.each(['Password1!', 'Sunshine2024!!', 'Qwertyuiop1!', 'Aa123456!', 'P@ssw0rd!2026'])(
    'like %s, which everybody tries, is refused',
    async (password) => {
      const { user, api } = await addPerson()
      const common = 'This password is too common. Please choose one that is harder to guess.'
      expect(await change(api, password)).toMatchObject({ body: { errors: { newPassword: common } } })
      expect(await reset(user, password)).toMatchObject({ body: { errors: { password: common } } })
    },
  )

  it('that is the name of the person, the organisation or the product is refused', async () => {
    const { user, api } = await addPerson()
    const personal =
      'Please choose a password that is not your name, your e-mail address or the name of your organisation.'
    for (const password of [
      'Robin-1!',
      'Acme-Manufacturing-1!',
      'Northwind-2026!',
      'Acme2026!',
      'Parley-2026!',
    ])
      expect(await change(api, password)).toMatchObject({ body: { errors: { newPassword: personal } } })
    // What only begins with one is another word.
    expect((await change(api, `Robin-${user.id}-X!`)).status).toBe(200)
  })

  it('of 1,024 characters counts to its last one, and is the same however it is typed', async () => {
    const { user, api } = await addPerson()
    // One letter with its accent, or the letter and the accent: the same on the screen.
    const long = `Ä1!x${'x'.repeat(1018)}`
    expect((await change(api, `${long}y`)).status).toBe(200)
    const signIn = async (password: string) => (await world.signIn(user.email, password)).status
    expect(await signIn(`A\u03081!x${'x'.repeat(1018)}y`)).toBe(200)
    expect(await signIn(`${long}z`)).toBe(401)
  })

  it('is held to what the firm asks beyond, and the forms are told the rules', async () => {
    const policy = { minLength: 12, requireSpecialChars: false, requireNumbers: false }
    const strict = await app.addFirm('Strict', { security: { passwordPolicy: policy } })
    const user = await app.addUser('firmAdmin', { firmId: strict.id })
    const api = await app.as(user)
    const rules = { ...policy, requireUppercase: true, requireLowercase: true }
    expect((await api.call(getOwnPasswordRules)).body).toEqual(rules)
    const token = await world.addLink(user.id, 'password_reset')
    const ofLink = await app.anonymous.call(getPasswordRules, { body: { token } })
    // The form of the link asks for a number whatever the firm says (Document 3, section 5).
    expect(ofLink.body).toEqual({ ...rules, requireNumbers: true })
    expect((await app.anonymous.call(getPasswordRules, { body: {} })).body).toMatchObject({ minLength: 8 })
    expect((await change(api, 'Eleven-char')).body).toMatchObject({
      errors: { newPassword: 'Password must be at least 12 characters long' },
    })
    expect((await reset(user, 'Eleven-ch-1')).body).toMatchObject({
      errors: { password: 'Password must be at least 12 characters' },
    })
    expect((await change(api, 'LongEnoughThis')).status).toBe(200)
  })
})
