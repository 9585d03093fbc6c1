import { afterAll, beforeAll, expect, it } from '@jest/globals'
import { resetPassword } from '@parley/contracts/http/recovery.ts'
import * as twoFactor from '@parley/contracts/http/two-factor.ts'
import { meetAtLock } from '../../testing/meet-at-lock.ts'
import { testPassword, type TestUser } from '../../testing/people.ts'
import { createTestApp, type TestApp } from '../../testing/test-app.ts'
import { twoFactorWorld, type TwoFactorWorld } from '../../testing/two-factor-world.ts'
import { goodPassword, usersWorld, type UsersWorld } from '../../testing/users-world.ts'

// Transactions that are both open: neither sees what the other has written, so one has to wait for the other.
let app: TestApp
let users: UsersWorld
let world: TwoFactorWorld
beforeAll(async () => {
  app = await createTestApp()
  const firm = await app.addFirm('Northwind')
  users = usersWorld(app, firm)
  world = twoFactorWorld(app, { firm, client: await app.addClient(firm, 'Acme') })
})
afterAll(() => app.close())

const openSessionsOf = async ({ id }: TestUser): Promise<number> =>
  (await app.database.asOwner('select from session where user_id = $1 and revoked_at is null', [id])).length

it('signs nobody in by the password before, while the link to another one is being used', async () => {
  const person = await world.newPerson()
  const token = await users.addLink(person.id, 'password_reset')
  const answers = await meetAtLock(
    app,
    { lock: 'select from user_account where id = $1 for no key update', values: [person.id] },
    [
      () => app.anonymous.call(resetPassword, { body: { token, password: goodPassword } }),
      () => users.signIn(person.email, testPassword),
    ],
  )
  expect(answers.map(({ status }) => status)).toEqual([200, 401])
  expect(await openSessionsOf(person)).toBe(0)
})

it('leaves no session by the password alone once the second factor is on, however close the sign-in was', async () => {
  const person = await world.newPerson()
  const api = await app.as(person)
  const { secret } = (await api.call(twoFactor.setUpTwoFactor)).body
  const answers = await meetAtLock(app, { lock: 'lock table refresh_token in exclusive mode' }, [
    () => users.signIn(person.email, testPassword),
    () => api.call(twoFactor.enableTwoFactor, { body: { token: world.codeAt(secret) } }),
  ])
  expect(answers[1].status).toBe(200)
  expect(await openSessionsOf(person)).toBe(1)
})
