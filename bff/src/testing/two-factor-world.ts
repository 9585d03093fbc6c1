import { login } from '@parley/contracts/http/session.ts'
import * as contract from '@parley/contracts/http/two-factor.ts'
import { Secret, TOTP } from 'otpauth'
import type { ApiClient } from './api-client.ts'
import { type TestClient, type TestFirm, testPassword, type TestUser } from './people.ts'
import type { TestApp } from './test-app.ts'

const stepMs = 30_000

export interface Protected {
  user: TestUser
  api: ApiClient
  secret: string
  backupCodes: string[]
}

let places = 0
/** Each call comes from a place of its own, so that the account's own limit is what is tested. */
const fromElsewhere = () => {
  places += 1
  return { 'x-forwarded-for': `10.0.${Math.floor(places / 250)}.${places % 250}` }
}

/** Settings of an app that believes in those places. */
export const manyPlaces = { settings: { trustedProxies: 1 } }

/** People with a second factor, their authenticators, and signing in with them. */
export function twoFactorWorld(app: TestApp, { firm, client }: { firm: TestFirm; client: TestClient }) {
  /** The code that an authenticator shows, `steps` away from now. */
  const codeAt = (secret: string, steps = 0): string =>
    new TOTP({ secret: Secret.fromBase32(secret) }).generate({
      timestamp: app.clock.now().getTime() + steps * stepMs,
    })
  const newPerson = () => app.addUser('clientAdmin', { firmId: firm.id, clientId: client.id })
  const tryPassword = (user: TestUser, password = testPassword) =>
    app.anonymous.call(login, { body: { email: user.email, password }, headers: fromElsewhere() })
  const challengeOf = async (user: TestUser): Promise<string> => {
    const { body } = await tryPassword(user)
    return (body as { challenge: string }).challenge
  }
  return {
    codeAt,
    newPerson,
    tryPassword,
    challengeOf,
    wrongCode(secret: string): string {
      const right = new Set([-1, 0, 1].map((steps) => codeAt(secret, steps)))
      return ['000000', '111111', '222222', '333333'].find((code) => !right.has(code)) ?? ''
    },
    /** A person who has turned two-factor on, with the session that they did it in. */
    async protectedPerson(person?: TestUser): Promise<Protected> {
      const user = person ?? (await newPerson())
      const first = await app.as(user)
      const { secret, backupCodes } = (await first.call(contract.setUpTwoFactor)).body
      const answer = await first.call(contract.enableTwoFactor, { body: { token: codeAt(secret) } })
      app.clock.advance(2 * stepMs)
      return { user, api: app.withToken(answer.body.token), secret, backupCodes }
    },
    async challengesOf(user: TestUser, count: number): Promise<string[]> {
      const challenges: string[] = []
      for (let index = 0; index < count; index += 1) challenges.push(await challengeOf(user))
      return challenges
    },
    secondStep: (challenge: string, code: string) =>
      app.anonymous.call(contract.loginTwoFactor, { body: { challenge, code }, headers: fromElsewhere() }),
    /** The person's last proof becomes too old for sensitive actions. */
    async letProofGrowOld(user: TestUser): Promise<void> {
      await app.database.asOwner('update session set proved_at = $2 where user_id = $1', [
        user.id,
        new Date(app.clock.now().getTime() - 16 * 60_000),
      ])
    },
    async actionsOf(user: TestUser): Promise<string[]> {
      const rows = await app.database.asOwner<{ action: string }>(
        `select action from audit_event where entity_id = $1 and action <> 'session.signed_in' order by at, id`,
        [user.id],
      )
      return rows.map(({ action }) => action)
    },
    async mailsTo(user: TestUser): Promise<string[]> {
      const rows = await app.database.asOwner<{ title: string }>(
        `select data->>'title' as title from mail_message where user_id = $1 order by created_at, id`,
        [user.id],
      )
      return rows.map(({ title }) => title)
    },
  }
}

export type TwoFactorWorld = ReturnType<typeof twoFactorWorld>
