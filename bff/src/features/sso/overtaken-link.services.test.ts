import { afterAll, beforeAll, expect, it } from '@jest/globals'
import { linkSso } from '@parley/contracts/http/sso-links.ts'
import type { Id } from '@parley/contracts/ids.ts'
import { meetAtLock } from '../../testing/meet-at-lock.ts'
import { type ScriptedProvider, startScriptedProvider } from '../../testing/scripted-provider.ts'
import { createSsoWorld, type SsoWorld } from '../../testing/sso-world.ts'

let world: SsoWorld
let provider: ScriptedProvider
let other: ScriptedProvider
beforeAll(async () => {
  world = await createSsoWorld([])
  provider = await startScriptedProvider()
  other = await startScriptedProvider()
  world.allow(provider.origin)
  world.allow(other.origin)
})
afterAll(async () => {
  await provider.close()
  await other.close()
  await world.close()
})

it('links nobody to a provider that is taking the place of the one that knows them', async () => {
  const { app, acme, asAdmin } = world
  const { id } = (await world.configure(asAdmin, acme.id, provider.addresses)).body as { id: Id }
  await world.verifyDomain(acme.id)
  provider.script.idToken = { sub: 'jane', email: 'jane@acme.test', email_verified: true }
  const begun = await asAdmin.call(linkSso, { params: { id }, body: {} })
  const cookie = begun.cookies[0]?.split(';')[0] ?? ''
  const [saved, answer] = await meetAtLock(app, { lock: 'lock table audit_event in exclusive mode' }, [
    () => world.configure(asAdmin, acme.id, other.addresses),
    () => world.finish({ url: begun.body.url, cookie }, provider.visit(begun.body.url)),
  ])
  expect(saved.status).toBe(200)
  expect(answer).toMatchObject({ body: { code: 'SSO_EXPIRED' } })
  expect(await app.database.asOwner('select subject from sso_identity')).toEqual([])
})
