import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import { readRegistrationLink, register, registrationState } from '@parley/contracts/http/registration.ts'
import { me, refresh, signedInSchema } from '@parley/contracts/http/session.ts'
import { createUser, listUsers } from '@parley/contracts/http/users.ts'
import { newId } from '@parley/contracts/ids.ts'
import { hashOpaqueToken, newOpaqueToken } from '@parley/server-kit/secrets/opaque-token.ts'
import type { z } from 'zod'
import { createTestApp, type TestApp } from '../../testing/test-app.ts'
import { goodPassword, newEmail, usersWorld, type UsersWorld } from '../../testing/users-world.ts'

let app: TestApp
let world: UsersWorld
const settings = { selfRegistration: false }

beforeAll(async () => {
  app = await createTestApp({ settings })
  world = usersWorld(app, await app.addFirm('Northwind'))
})
afterAll(() => app.close())

const send = (body: z.input<typeof register.body>) => app.anonymous.call(register, { body })
const invite = async () => {
  const { client, api } = await world.addTenant()
  const { body } = await api.call(createUser, { body: { email: newEmail(), firstName: 'Ada' } })
  return { client, person: body, token: await world.addLink(body.id) }
}
const noLink = {
  status: 400,
  body: { message: 'This link is no longer valid. It may have been used already, or be too old.' },
}

describe('an invitation', () => {
  it('says whom it is for, takes names and password, and signs in', async () => {
    const { client, person, token } = await invite()
    const link = await app.anonymous.call(readRegistrationLink, { body: { token } })
    expect(link.body).toEqual({
      kind: 'invitation',
      email: person.email,
      firstName: 'Ada',
      lastName: '',
      organisation: client.name,
      passwordRules: { minLength: 8, requireSpecialChars: true },
    })
    const answer = await send({ token, firstName: 'Ada', lastName: 'Park', password: goodPassword })
    expect(answer.status).toBe(200)
    const signedIn = signedInSchema.parse(answer.body)
    expect(signedIn.user).toMatchObject({ email: person.email, lastName: 'Park', clientId: client.id })
    expect((await app.withToken(signedIn.token).call(me)).status).toBe(200)
    const cookie = answer.cookies[0]?.split(';')[0] ?? ''
    expect((await app.anonymous.call(refresh, { headers: { cookie } })).status).toBe(200)
    expect(await world.auditOf(person.id)).toContain('user.invitation_accepted')
    expect(await send({ token, firstName: 'A', lastName: 'B', password: goodPassword })).toMatchObject(noLink)
    expect(await app.anonymous.call(readRegistrationLink, { body: { token } })).toMatchObject(noLink)
  })

  it('asks for all of it, by the rules, and leaves the link as it was until then', async () => {
    const { token } = await invite()
    const required = 'This field is required'
    expect(await send({ token, lastName: ' ' })).toMatchObject({
      status: 400,
      body: { errors: { firstName: required, lastName: required, password: 'Password is required' } },
    })
    const names = { token, firstName: 'Ada', lastName: 'Park' }
    expect(await send({ ...names, password: 'Sh0rt!x' })).toMatchObject({
      status: 400,
      body: { errors: { password: 'Password must be at least 8 characters' } },
    })
    expect((await send({ ...names, password: goodPassword })).status).toBe(200)
  })

  it('is no reset’s link, and leads nowhere once it is too old', async () => {
    const { person } = await invite()
    const names = { firstName: 'Ada', lastName: 'Park', password: goodPassword }
    for (const token of [
      await world.addLink(person.id, 'password_reset'),
      await world.addLink(person.id, 'invitation', -1),
      newOpaqueToken(),
    ])
      expect(await send({ token, ...names })).toMatchObject(noLink)
  })

  it('leads to the second step where the account has two-factor', async () => {
    const { person, token } = await invite()
    await app.database.asOwner(
      `insert into two_factor (user_id, secret_encrypted, enabled_at) values ($1, $2, now())`,
      [person.id, Buffer.from('sealed')],
    )
    const answer = await send({ token, firstName: 'Ada', lastName: 'Park', password: goodPassword })
    expect(answer.body).toMatchObject({ twoFactorRequired: true })
    expect(answer.cookies).toEqual([])
  })
})

describe('a firm that registers itself', () => {
  const fields = { firmName: 'Eastgate', firstName: 'Eva', lastName: 'Berg' }

  async function addFirmLink(email: string): Promise<string> {
    const token = newOpaqueToken()
    await app.database.asOwner(
      `insert into one_time_token (id, purpose, token_hash, expires_at, data) values ($1, 'firm_registration', $2, $3, $4)`,
      [newId(), hashOpaqueToken(token), new Date(app.clock.now().getTime() + 60_000), { ...fields, email }],
    )
    return token
  }

  it('is refused with a clear text where the product does not take it', async () => {
    app.dependencies.settings.selfRegistration = false
    expect((await app.anonymous.call(registrationState)).body).toEqual({ selfRegistration: false })
    expect(await send({ ...fields, email: newEmail() })).toMatchObject({
      status: 403,
      body: {
        code: 'SELF_REGISTRATION_OFF',
        message: 'Registration is by invitation. Ask the administrator of your organisation to invite you.',
      },
    })
    const byLink = { token: await addFirmLink(newEmail()), firstName: 'E', lastName: 'B' }
    expect((await send({ ...byLink, password: goodPassword })).status).toBe(403)
  })

  it('gets the same answer for known and unknown addresses, and makes nothing yet', async () => {
    app.dependencies.settings.selfRegistration = true
    const { admin } = await world.addTenant()
    const firms = () => app.database.asOwner('select id from consulting_firm')
    const before = await firms()
    const [known, unknown] = [
      await send({ ...fields, email: admin.email }),
      await send({ ...fields, email: newEmail() }),
    ]
    expect(known.status).toBe(200)
    expect([unknown.status, unknown.body]).toEqual([known.status, known.body])
    expect(await firms()).toEqual(before)
    expect(await send({ email: 'nobody' })).toMatchObject({
      status: 400,
      body: { errors: { firmName: 'This field is required', email: 'Invalid email format' } },
    })
  })

  it('begins with its link: the firm and its administrator, signed in', async () => {
    app.dependencies.settings.selfRegistration = true
    const email = newEmail()
    const token = await addFirmLink(email)
    const link = await app.anonymous.call(readRegistrationLink, { body: { token } })
    expect(link.body).toMatchObject({ kind: 'firm', email, organisation: 'Eastgate' })
    const body = { token, firstName: 'Eva', lastName: 'Berg', password: goodPassword }
    const signedIn = signedInSchema.parse((await send(body)).body)
    expect(signedIn.user).toMatchObject({
      consultingFirm: { name: 'Eastgate' },
      roles: [{ name: 'Firm Admin' }],
      permissions: ['*'],
    })
    const own = await app.withToken(signedIn.token).call(listUsers)
    expect(own.body.map((user) => user.email)).toEqual([email])
    expect(await world.auditOf(signedIn.user.id)).toEqual(['user.registered', 'session.signed_in'])
    expect(await send(body)).toMatchObject(noLink)
  })

  it('does not get an address that somebody has by now', async () => {
    app.dependencies.settings.selfRegistration = true
    const { admin } = await world.addTenant()
    const token = await addFirmLink(admin.email)
    const answer = await send({ token, firstName: 'Eva', lastName: 'Berg', password: goodPassword })
    expect(answer.status).toBe(409)
    expect((await world.auditOf(admin.id)).includes('user.registered')).toBe(false)
  })
})
