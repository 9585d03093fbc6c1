import { afterAll, beforeAll, describe, expect, it, jest } from '@jest/globals'
import { forgotPassword, resetPassword, verifyEmail } from '@parley/contracts/http/recovery.ts'
import { me } from '@parley/contracts/http/session.ts'
import { createUser } from '@parley/contracts/http/users.ts'
import { newOpaqueToken } from '@parley/server-kit/secrets/opaque-token.ts'
import { type TestFirm, testPassword } from '../../testing/people.ts'
import { createTestApp, type TestApp } from '../../testing/test-app.ts'
import { goodPassword, inClient, newEmail, usersWorld, type UsersWorld } from '../../testing/users-world.ts'

let app: TestApp
let world: UsersWorld
let northwind: TestFirm

beforeAll(async () => {
  app = await createTestApp()
  northwind = await app.addFirm('Northwind')
  world = usersWorld(app, northwind)
})
afterAll(() => app.close())

describe('the link of an invitation', () => {
  const set = (token: string, password: string) =>
    app.anonymous.call(resetPassword, { body: { token, password } })
  const invalid = {
    status: 400,
    body: { message: 'Invalid reset link. Please request a new password reset.' },
  }

  it('sets a password once, ends open sessions and leads in', async () => {
    const { api } = await world.addTenant()
    const { body: user } = await api.call(createUser, { body: { email: newEmail() } })
    const token = await world.addLink(user.id)
    const other = await world.addLink(user.id)
    const weak = await set(token, 'weak')
    expect(weak).toMatchObject({
      status: 400,
      body: { errors: { password: 'Password must be at least 8 characters' } },
    })
    const answer = await set(token, goodPassword)
    expect(answer).toMatchObject({ status: 200, body: { message: 'Password has been reset successfully' } })
    expect((await world.signIn(user.email, goodPassword)).status).toBe(200)
    expect(await set(token, goodPassword)).toMatchObject(invalid)
    expect(await set(other, goodPassword)).toMatchObject(invalid)
    expect(await world.auditOf(user.id)).toContain('user.invitation_accepted')
  })

  it('counts no password that breaks the rules as an attempt', async () => {
    const { client } = await world.addTenant()
    const person = await app.addUser('clientMember', inClient(client))
    const token = await world.addLink(person.id, 'password_reset')
    // More than the limiter lets through for one link.
    for (let tries = 0; tries < 8; tries += 1) expect((await set(token, 'weak')).status).toBe(400)
    expect((await set(token, goodPassword)).status).toBe(200)
    const wrong = newOpaqueToken()
    const answers = await Promise.all(Array.from({ length: 6 }, () => set(wrong, goodPassword)))
    expect(answers.map(({ status }) => status).toSorted()).toEqual([400, 400, 400, 400, 400, 429])
  })

  it('is used once by calls at the same time', async () => {
    const { client } = await world.addTenant()
    const person = await app.addUser('clientMember', inClient(client))
    const theirs = await app.as(person)
    const token = await world.addLink(person.id, 'password_reset')
    // Fewer than the limiter lets through for one link.
    const answers = await Promise.all(Array.from({ length: 5 }, () => set(token, goodPassword)))
    expect(answers.filter((answer) => answer.status === 200)).toHaveLength(1)
    expect((await theirs.call(me)).status).toBe(401)
  })

  it('leads nowhere when it is wrong, too old, or its account inactive', async () => {
    const { client } = await world.addTenant()
    const person = await app.addUser('clientMember', inClient(client))
    expect(await set(newOpaqueToken(), goodPassword)).toMatchObject(invalid)
    expect(await set(await world.addLink(person.id, 'invitation', -1), goodPassword)).toMatchObject(invalid)
    expect(await set(await world.addLink(person.id, 'two_factor_challenge'), goodPassword)).toMatchObject(
      invalid,
    )
    const token = await world.addLink(person.id)
    await app.database.asOwner(`update user_account set is_obsolete = true where id = $1`, [person.id])
    expect(await set(token, goodPassword)).toMatchObject(invalid)
  })
})

describe('a forgotten password', () => {
  const ask = (email: string) => app.anonymous.call(forgotPassword, { body: { email } })

  /** The statements of one call, without what they are about. */
  async function statementsOf(email: string): Promise<string[]> {
    const client = await app.database.source.pool.connect()
    const spy = jest.spyOn(Object.getPrototypeOf(client) as typeof client, 'query')
    client.release()
    await ask(email)
    const seen = spy.mock.calls.map(([first]) => JSON.stringify(first))
    spy.mockRestore()
    return seen.map((text) => text.replace(/[0-9a-f-]{36}|[\w.-]+@people.test|\d+ms/g, ''))
  }

  it('is answered alike for everybody, after the very same work', async () => {
    const { admin } = await world.addTenant()
    const known = await ask(admin.email.toUpperCase())
    const unknown = await ask('nobody@people.test')
    expect(known).toMatchObject({ status: 200, body: { message: 'Password reset email sent successfully' } })
    expect([unknown.status, unknown.body]).toEqual([known.status, known.body])
    const [forKnown, forUnknown] = [
      await statementsOf(admin.email),
      await statementsOf('nobody-else@people.test'),
    ]
    expect(forKnown.length).toBeGreaterThan(2)
    expect(forUnknown).toEqual(forKnown)
  })

  it('says from where it was asked for, in words of our own, and names no machine', async () => {
    const headers = { 'user-agent': 'Mozilla/5.0 (Windows NT 10.0) Firefox/140.0 <script>' }
    await app.anonymous.call(forgotPassword, { body: { email: 'asker@people.test' }, headers })
    const [mail] = await app.database.asOwner<{ data: unknown; user_id: string | null }>(
      `select data, user_id from mail_message where to_address = 'asker@people.test'`,
    )
    expect(mail).toMatchObject({
      user_id: null,
      data: { asked: { by: 'person', network: '127.0.0.*', device: 'Firefox, Windows' } },
    })
  })

  it('gets a locked-out owner back in, once, and ends every session and other link', async () => {
    const { admin } = await world.addTenant()
    const theirs = await app.as(admin)
    await app.database.asOwner(
      `insert into attempt_count (user_id, door, failed_attempts, locked_until) values ($1, 'anywhere', 9, now() + interval '1 day')`,
      [admin.id],
    )
    expect((await world.signIn(admin.email, testPassword)).status).toBe(401)
    const [token, other, change] = [
      await world.addLink(admin.id, 'password_reset'),
      await world.addLink(admin.id, 'password_reset'),
      await world.addLink(admin.id, 'email_change'),
    ]
    await app.anonymous.call(resetPassword, { body: { token, password: goodPassword } })
    expect((await world.signIn(admin.email, goodPassword)).status).toBe(200)
    expect((await theirs.call(me)).status).toBe(401)
    for (const used of [token, other])
      expect(
        (await app.anonymous.call(resetPassword, { body: { token: used, password: goodPassword } })).status,
      ).toBe(400)
    expect((await app.anonymous.call(verifyEmail, { body: { token: change } })).status).toBe(400)
  })
})
