import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import { resetPassword } from '@parley/contracts/http/recovery.ts'
import type { TestFirm } from '../../testing/people.ts'
import { createTestApp, type TestApp } from '../../testing/test-app.ts'
import { manyPlaces, twoFactorWorld, type TwoFactorWorld } from '../../testing/two-factor-world.ts'
import { usersWorld } from '../../testing/users-world.ts'

let app: TestApp
let world: TwoFactorWorld
let firm: TestFirm

beforeAll(async () => {
  app = await createTestApp(manyPlaces)
  firm = await app.addFirm('Northwind')
  const client = await app.addClient(firm, 'Acme')
  world = twoFactorWorld(app, { firm, client })
})
afterAll(() => app.close())

describe('the second step of signing in', () => {
  it('opens a session for a code, once for a challenge', async () => {
    const { user, secret, backupCodes } = await world.protectedPerson()
    const challenge = await world.challengeOf(user)
    const answer = await world.secondStep(
      challenge,
      ` ${world.codeAt(secret).slice(0, 3)} ${world.codeAt(secret).slice(3)}`,
    )
    expect(answer.body).toMatchObject({ user: { id: user.id } })
    expect(answer.cookies).toHaveLength(2)
    expect((await world.secondStep(challenge, backupCodes[0] ?? '')).body).toMatchObject({
      code: 'SESSION_ENDED',
    })
    const [row] = await app.database.asOwner<{ proved: boolean }>(
      `select second_factor_at = created_at and proved_at = created_at as proved from session
       where user_id = $1 order by created_at desc limit 1`,
      [user.id],
    )
    expect(row?.proved).toBe(true)
  })

  it('takes a code of the step before or after, none further away, and none twice', async () => {
    const { user, secret } = await world.protectedPerson()
    const tryCode = async (code: string) =>
      (await world.secondStep(await world.challengeOf(user), code)).status
    expect(await tryCode(world.codeAt(secret, -2))).toBe(401)
    expect(await tryCode(world.codeAt(secret, 2))).toBe(401)
    expect(await tryCode(world.codeAt(secret, -1))).toBe(200)
    const later = world.codeAt(secret, 1)
    expect(await tryCode(later)).toBe(200)
    expect(await tryCode(later)).toBe(401)
    expect(await tryCode(world.codeAt(secret))).toBe(401)
  })

  it.each(['authenticator', 'backup'] as const)(
    'lets in once for a %s code used 20 times at once',
    async (kind) => {
      const strict = await app.addFirm(`Many ${kind}`, {
        security: { requireTwoFactorForAdmins: false, maxLoginAttempts: 10 },
      })
      const { user, secret, backupCodes } = await world.protectedPerson(
        await app.addUser('firmAdmin', { firmId: strict.id }),
      )
      const challenges = await world.challengesOf(user, 20)
      const code = kind === 'backup' ? (backupCodes[0] ?? '') : world.codeAt(secret)
      const answers = await Promise.all(challenges.map((challenge) => world.secondStep(challenge, code)))
      expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
      expect(answers.filter(({ status }) => status === 401)).toHaveLength(19)
    },
  )

  it('compares at most as often as the limit allows, then refuses the right code until the lock ends', async () => {
    const { user, secret } = await world.protectedPerson()
    const challenges = await world.challengesOf(user, 20)
    const guess = world.wrongCode(secret)
    const answers = await Promise.all(
      Array.from({ length: 200 }, (_none, index) => world.secondStep(challenges[index % 20] ?? '', guess)),
    )
    const codes = answers.map(({ body }) => (body as unknown as { code: string }).code)
    expect(codes.filter((code) => code === 'INVALID_CREDENTIALS')).toHaveLength(5)
    expect(codes.filter((code) => code === 'ACCOUNT_LOCKED')).toHaveLength(195)
    expect((await world.secondStep(challenges[0] ?? '', world.codeAt(secret))).body).toMatchObject({
      code: 'ACCOUNT_LOCKED',
    })
    expect((await world.tryPassword(user)).status).toBe(401)
    app.clock.advance(31 * 60_000)
    expect((await world.secondStep(await world.challengeOf(user), world.codeAt(secret))).status).toBe(200)
  })

  it('does not start the count anew for who knows the password', async () => {
    const { user, secret } = await world.protectedPerson()
    const guess = world.wrongCode(secret)
    for (let round = 0; round < 5; round += 1) await world.secondStep(await world.challengeOf(user), guess)
    expect((await world.tryPassword(user)).status).toBe(401)
  })

  it('has to be begun again after five minutes, and after a new password, which does not lift two-factor', async () => {
    const { user, secret } = await world.protectedPerson()
    const old = await world.challengeOf(user)
    app.clock.advance(5 * 60_000 + 1000)
    expect((await world.secondStep(old, world.codeAt(secret))).body).toMatchObject({ code: 'SESSION_ENDED' })
    const before = await world.challengeOf(user)
    app.clock.advance(1000)
    const link = await usersWorld(app, firm).addLink(user.id)
    const password = 'Riverbank-lantern-42!'
    expect((await app.anonymous.call(resetPassword, { body: { token: link, password } })).status).toBe(200)
    expect((await world.secondStep(before, world.codeAt(secret))).body).toMatchObject({
      code: 'SESSION_ENDED',
    })
    const again = await world.tryPassword(user, password)
    expect(again.body).toHaveProperty('challenge')
  })
})
