import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import { changeEmail, resetPassword, verifyEmail } from '@parley/contracts/http/recovery.ts'
import { changePassword, endOtherSessions } from '@parley/contracts/http/security.ts'
import { hashOpaqueToken } from '@parley/server-kit/secrets/opaque-token.ts'
import { type TestClient, type TestFirm, testPassword, type TestUser } from '../../testing/people.ts'
import { createTestApp, type TestApp } from '../../testing/test-app.ts'
import { goodPassword, inClient, newEmail, usersWorld, type UsersWorld } from '../../testing/users-world.ts'

// A comparison takes its time, and may wait for its turn for seconds: what is changed meanwhile counts.
let app: TestApp
let world: UsersWorld
let firm: TestFirm
let client: TestClient

beforeAll(async () => {
  app = await createTestApp()
  firm = await app.addFirm('Northwind')
  client = await app.addClient(firm, 'Acme')
  world = usersWorld(app, firm)
})
afterAll(() => app.close())

const addPerson = () => app.addUser('clientMember', inClient(client))

/** Does something after the next comparison has said that the password is right, before anybody acts on it. */
function afterNextComparison(meanwhile: () => Promise<unknown>): void {
  const { passwords } = app.app.session
  const matches = passwords.matches.bind(passwords)
  passwords.matches = async (stored, password) => {
    passwords.matches = matches
    const isMatch = await matches(stored, password)
    await meanwhile()
    return isMatch
  }
}

const reset = async ({ id }: TestUser): Promise<void> => {
  const token = await world.addLink(id, 'password_reset')
  const answer = await app.anonymous.call(resetPassword, { body: { token, password: goodPassword } })
  expect(answer.status).toBe(200)
}

const takeBack = async ({ id, email }: TestUser): Promise<void> => {
  const token = await world.addLink(id, 'email_undo')
  await app.database.asOwner('update one_time_token set data = $2 where token_hash = $1', [
    hashOpaqueToken(token),
    JSON.stringify({ email }),
  ])
  expect((await app.anonymous.call(verifyEmail, { body: { token } })).status).toBe(200)
}

const openSessionsOf = async ({ id }: TestUser): Promise<number> =>
  (await app.database.asOwner('select id from session where user_id = $1 and revoked_at is null', [id]))
    .length

describe('a sign-in whose password was right when it was compared', () => {
  it('opens no session where the person has set another one meanwhile', async () => {
    const person = await addPerson()
    afterNextComparison(() => reset(person))
    expect(await world.signIn(person.email, testPassword)).toMatchObject({
      status: 401,
      body: { code: 'INVALID_CREDENTIALS' },
    })
    expect(await openSessionsOf(person)).toBe(0)
    expect((await world.signIn(person.email, goodPassword)).status).toBe(200)
  })

  it('opens none without the second factor that was turned on meanwhile, nor one for who was deactivated', async () => {
    const changes = [
      `insert into two_factor (user_id, secret_encrypted, enabled_at) values ($1, 'x', now())`,
      'update user_account set is_obsolete = true where id = $1',
    ]
    for (const change of changes) {
      const person = await addPerson()
      afterNextComparison(() => app.database.asOwner(change, [person.id]))
      expect((await world.signIn(person.email, testPassword)).status).toBe(401)
      expect(await openSessionsOf(person)).toBe(0)
    }
  })
})

describe('a change by who is signed in, whose password was right when it was compared', () => {
  it('leaves a password that was set by a link meanwhile, and opens no session', async () => {
    const person = await addPerson()
    const api = await app.as(person)
    afterNextComparison(() => reset(person))
    const body = { currentPassword: testPassword, newPassword: 'Lighthouse-keeper-4?' }
    expect((await api.call(changePassword, { body })).status).toBe(401)
    expect(await openSessionsOf(person)).toBe(0)
    expect((await world.signIn(person.email, goodPassword)).status).toBe(200)
  })

  it('is none where another session of the person has ended this one meanwhile', async () => {
    const person = await addPerson()
    const [api, other] = [await app.as(person), await app.as(person)]
    afterNextComparison(() => other.call(endOtherSessions, { body: {} }))
    const body = { currentPassword: testPassword, newPassword: goodPassword }
    expect((await api.call(changePassword, { body })).status).toBe(401)
    expect((await world.signIn(person.email, testPassword)).status).toBe(200)
  })

  it('mails no link to another address once the password was set by a link', async () => {
    const person = await addPerson()
    const api = await app.as(person)
    const address = newEmail()
    afterNextComparison(() => reset(person))
    const body = { newEmail: address, currentPassword: testPassword }
    expect((await api.call(changeEmail, { body })).status).toBe(401)
    expect(await world.mailsTo(address)).toEqual([])
  })
})

describe('a mail that still waits to be sent when its links come to nothing', () => {
  // Its link is made when it is sent, and would be a new one.
  it('is not sent: that to another address is none once the way back was taken, or the password set anew', async () => {
    for (const secure of [reset, takeBack]) {
      const person = await addPerson()
      const address = newEmail()
      const body = { newEmail: address, currentPassword: testPassword }
      expect((await (await app.as(person)).call(changeEmail, { body })).status).toBe(200)
      expect(await world.mailsTo(address)).toHaveLength(1)
      await secure(person)
      expect(await world.mailsTo(address)).toEqual([])
    }
  })

  it('stays where it was sent already, or leads back to the address before', async () => {
    const person = await addPerson()
    const address = newEmail()
    const body = { newEmail: address, currentPassword: testPassword }
    await (await app.as(person)).call(changeEmail, { body })
    await app.database.asOwner(`update mail_message set status = 'SENT' where to_address = $1`, [address])
    await reset(person)
    expect(await world.mailsTo(address)).toHaveLength(1)
    expect((await world.mailsTo(person.email)).map(({ kind }) => kind)).toEqual(['email_undo'])
  })
})
