import { afterAll, beforeAll, expect, it } from '@jest/globals'
import { resetPassword } from '@parley/contracts/http/recovery.ts'
import { createTestApp, type TestApp } from '../../testing/test-app.ts'
import { twoFactorWorld, type TwoFactorWorld } from '../../testing/two-factor-world.ts'
import { goodPassword, usersWorld, type UsersWorld } from '../../testing/users-world.ts'

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

/** Does something between the transaction that counts an attempt and the next, which uses the code. */
function afterNextCount(meanwhile: () => Promise<unknown>): void {
  const { dependencies } = app.app.session
  const { database } = dependencies
  let transactions = 0
  dependencies.database = {
    ...database,
    async tenantTransaction(scope, work, options) {
      transactions += 1
      if (transactions === 2) {
        dependencies.database = database
        await meanwhile()
      }
      return database.tenantTransaction(scope, work, options)
    },
  }
}

it('lets nobody in by a code after the password of the first step was replaced, and leaves the code unused', async () => {
  const { user, secret } = await world.protectedPerson()
  const token = await users.addLink(user.id, 'password_reset')
  const challenge = await world.challengeOf(user)
  afterNextCount(() => app.anonymous.call(resetPassword, { body: { token, password: goodPassword } }))
  expect(await world.secondStep(challenge, world.codeAt(secret))).toMatchObject({
    status: 401,
    body: { code: 'SESSION_ENDED' },
  })
  const { body } = await world.tryPassword(user, goodPassword)
  const { challenge: next } = body as { challenge: string }
  expect((await world.secondStep(next, world.codeAt(secret))).status).toBe(200)
})
