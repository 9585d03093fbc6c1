import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import { changeEmail, verifyEmail } from '@parley/contracts/http/recovery.ts'
import { impersonateClient, me } from '@parley/contracts/http/session.ts'
import { stepUp } from '@parley/contracts/http/two-factor.ts'
import { newId } from '@parley/contracts/ids.ts'
import { hashOpaqueToken, newOpaqueToken } from '@parley/server-kit/secrets/opaque-token.ts'
import { type TestFirm, testPassword, type TestUser } from '../../testing/people.ts'
import { createTestApp, type TestApp } from '../../testing/test-app.ts'
import { inClient, newEmail, usersWorld, type UsersWorld } from '../../testing/users-world.ts'

let app: TestApp
let world: UsersWorld
let northwind: TestFirm

beforeAll(async () => {
  app = await createTestApp()
  northwind = await app.addFirm('Northwind')
  world = usersWorld(app, northwind)
})
afterAll(() => app.close())

const addPerson = async () => {
  const { client } = await world.addTenant()
  const person = await app.addUser('clientMember', inClient(client))
  return { client, person, api: await app.as(person) }
}
/** A link as the mail about an address holds it. */
async function addAddressLink(user: TestUser, purpose: string, email: string): Promise<string> {
  const token = newOpaqueToken()
  await app.database.asOwner(
    `insert into one_time_token (id, user_id, purpose, token_hash, expires_at, data) values ($1, $2, $3, $4, $5, $6)`,
    [
      newId(),
      user.id,
      purpose,
      hashOpaqueToken(token),
      new Date(app.clock.now().getTime() + 3_600_000),
      JSON.stringify({ email }),
    ],
  )
  return token
}
const use = (token: string) => app.anonymous.call(verifyEmail, { body: { token } })
const kindsTo = async (email: string) => (await world.mailsTo(email)).map(({ kind }) => kind)

describe('another own address', () => {
  it('is asked for with the password: a link to the new one, a way back to the one before', async () => {
    const { person, api } = await addPerson()
    const newAddress = newEmail()
    const answer = await api.call(changeEmail, {
      body: { newEmail: newAddress, currentPassword: testPassword },
    })
    expect(answer.status).toBe(200)
    expect(await kindsTo(newAddress)).toEqual(['email_verification'])
    expect(await kindsTo(person.email)).toEqual(['email_undo'])
    expect((await api.call(me)).body.user.email).toBe(person.email)
    expect(await world.auditOf(person.id)).toEqual(['credential.email_change_requested'])
  })

  it('gets the same answer where somebody has it, and is refused for a wrong password or the own one', async () => {
    const { person, api } = await addPerson()
    const { person: other } = await addPerson()
    const ask = (newAddress: string, currentPassword = testPassword) =>
      api.call(changeEmail, { body: { newEmail: newAddress, currentPassword } })
    const [taken, free] = [await ask(other.email.toUpperCase()), await ask(newEmail())]
    expect([taken.status, taken.body]).toEqual([free.status, free.body])
    expect(await ask(newEmail(), 'wrong')).toMatchObject({
      status: 400,
      body: { errors: { currentPassword: 'The current password is not right' } },
    })
    expect(await ask(person.email.toUpperCase())).toMatchObject({ status: 400 })
    expect(await world.auditOf(person.id)).toContain('credential.check_failed')
  })

  it('counts wrong passwords with those of other proofs by who is signed in, and none at the sign-in', async () => {
    const { person, api } = await addPerson()
    for (let count = 0; count < 5; count += 1)
      await api.call(changeEmail, { body: { newEmail: newEmail(), currentPassword: `wrong ${count}` } })
    expect((await api.call(stepUp, { body: { password: testPassword } })).status).toBe(429)
    expect((await world.signIn(person.email, testPassword)).status).toBe(200)
  })

  it('is the person’s own matter, soon after they proved who they are', async () => {
    const superAdmin = await app.addUser('superAdmin')
    const { client } = await world.addTenant()
    const inside = await (
      await app.as(superAdmin)
    ).call(impersonateClient, { params: { id: client.id }, body: {} })
    const body = { newEmail: newEmail(), currentPassword: testPassword }
    expect((await app.withToken(inside.body.token).call(changeEmail, { body })).status).toBe(403)
    const { person, api } = await addPerson()
    await app.database.asOwner(`update session set proved_at = $2 where user_id = $1`, [
      person.id,
      new Date(app.clock.now().getTime() - 16 * 60_000),
    ])
    expect(await api.call(changeEmail, { body })).toMatchObject({
      status: 403,
      body: { code: 'STEP_UP_REQUIRED' },
    })
  })
})

describe('the link to a new address', () => {
  it('takes it up once, keeps the session and ends the other ways in', async () => {
    const { person, api } = await addPerson()
    const address = newEmail()
    const [token, reset] = [
      await addAddressLink(person, 'email_change', address),
      await world.addLink(person.id, 'password_reset'),
    ]
    expect(await use(token)).toMatchObject({
      status: 200,
      body: { message: 'Email address verified successfully' },
    })
    expect((await api.call(me)).body.user.email).toBe(address)
    expect((await world.signIn(address, testPassword)).status).toBe(200)
    expect((await world.signIn(person.email, testPassword)).status).toBe(401)
    expect((await use(token)).status).toBe(400)
    expect((await use(reset)).status).toBe(400)
    expect(await world.auditOf(person.id)).toContain('credential.email_changed')
  })

  it('leads nowhere where somebody has the address by now', async () => {
    const { person } = await addPerson()
    const { person: other } = await addPerson()
    expect((await use(await addAddressLink(person, 'email_change', other.email.toUpperCase()))).status).toBe(
      400,
    )
    expect((await world.signIn(person.email, testPassword)).status).toBe(200)
  })
})

describe('the way back to the address before', () => {
  it('stops a change that is under way, and takes one back for 7 days', async () => {
    const { person } = await addPerson()
    const [change, undo] = [
      await addAddressLink(person, 'email_change', newEmail()),
      await addAddressLink(person, 'email_undo', person.email),
    ]
    expect((await use(undo)).status).toBe(200)
    expect((await use(change)).status).toBe(400)

    const { person: second, api } = await addPerson()
    const address = newEmail()
    const back = await addAddressLink(second, 'email_undo', second.email)
    await use(await addAddressLink(second, 'email_change', address))
    app.clock.advance(6 * 86_400_000)
    expect((await use(back)).status).toBe(200)
    expect((await api.call(me)).status).toBe(401)
    expect((await world.signIn(address, testPassword)).status).toBe(401)
    // Who asked for the change knew the password: it is worth nothing any more.
    expect((await world.signIn(second.email, testPassword)).status).toBe(401)
    expect(await kindsTo(second.email)).toEqual(['password_reset'])
    expect(await world.auditOf(second.id)).toContain('credential.email_change_undone')
  })
})
