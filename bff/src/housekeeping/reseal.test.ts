import { afterAll, beforeAll, expect, it } from '@jest/globals'
import { createSealedText } from '@parley/server-kit/secrets/sealed-text.ts'
import { createTestApp, type TestApp } from '../testing/test-app.ts'
import {
  manyPlaces,
  type Protected,
  twoFactorWorld,
  type TwoFactorWorld,
} from '../testing/two-factor-world.ts'
import { resealAll } from './reseal.ts'

const [present, former, lost] = ['present', 'former', 'lost'].map(
  (name) => `the ${name} secret of these tests, long`,
)
let app: TestApp
let world: TwoFactorWorld

beforeAll(async () => {
  const secret = [present ?? '', former ?? ''] as const
  app = await createTestApp({ settings: { ...manyPlaces.settings, secret } })
  const firm = await app.addFirm('Northwind')
  world = twoFactorWorld(app, { firm, client: await app.addClient(firm, 'Acme') })
})
afterAll(() => app.close())

/** As the row was left by a product with that secret. */
async function sealedWith(secret: string | undefined): Promise<Protected> {
  const person = await world.protectedPerson()
  const sealed = await createSealedText(secret ?? '', 'two-factor').seal(person.secret, person.user.id)
  await app.database.asOwner('update two_factor set secret_encrypted = $2 where user_id = $1', [
    person.user.id,
    sealed,
  ])
  return person
}
const signIn = async ({ user }: Protected, code: string): Promise<number> =>
  (await world.secondStep(await world.challengeOf(user), code)).status

it('seals anew what a former secret has sealed, and codes are right all the while', async () => {
  const person = await sealedWith(former)
  expect(await signIn(person, world.codeAt(person.secret))).toBe(200)
  expect(await resealAll(app.dependencies)).toEqual({ resealed: 1, unreadable: 0 })
  expect(await resealAll(app.dependencies)).toEqual({ resealed: 0, unreadable: 0 })
  app.clock.advance(60_000)
  expect(await signIn(person, world.codeAt(person.secret))).toBe(200)
  const [row] = await app.database.asOwner<{ secret_encrypted: Buffer }>(
    'select secret_encrypted from two_factor where user_id = $1',
    [person.user.id],
  )
  const opened = createSealedText(present ?? '', 'two-factor').open(
    row?.secret_encrypted ?? Buffer.from(''),
    person.user.id,
  )
  await expect(opened).resolves.toBe(person.secret)
})

it('answers a code of a secret that is lost as a wrong one, and takes a backup code', async () => {
  const person = await sealedWith(lost)
  expect(await resealAll(app.dependencies)).toMatchObject({ unreadable: 1 })
  expect(await signIn(person, world.codeAt(person.secret))).toBe(401)
  expect(await signIn(person, person.backupCodes[0] ?? '')).toBe(200)
})
