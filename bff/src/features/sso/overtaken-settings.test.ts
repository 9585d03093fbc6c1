import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals'
import { linkSso } from '@parley/contracts/http/sso-links.ts'
import { deleteSso } from '@parley/contracts/http/sso.ts'
import type { Id } from '@parley/contracts/ids.ts'
import type { ApiAnswer } from '../../testing/api-client.ts'
import { type ScriptedProvider, startScriptedProvider } from '../../testing/scripted-provider.ts'
import { createSsoWorld, type SsoWorld } from '../../testing/sso-world.ts'

// A provider that is asked takes its time: the settings may be others when it has answered.
let world: SsoWorld
let provider: ScriptedProvider
let other: ScriptedProvider
const discovery = '/.well-known/openid-configuration'

beforeAll(async () => {
  world = await createSsoWorld([])
  provider = await startScriptedProvider()
  other = await startScriptedProvider()
  world.allow(provider.origin)
  world.allow(other.origin)
})
beforeEach(async () => {
  const jane = { sub: 'jane', email: 'jane@acme.test', email_verified: true }
  for (const { script } of [provider, other])
    Object.assign(script, { hasDiscovery: true, idToken: jane, status: {}, meanwhile: undefined })
  await world.app.database.asOwner('delete from sso_provider')
})
afterAll(async () => {
  await provider.close()
  await other.close()
  await world.close()
})

const configure = (changes: object = {}): Promise<ApiAnswer> =>
  world.configure(world.asAdmin, world.acme.id, { ...provider.addresses, provisionUsers: true, ...changes })
const setUp = async (): Promise<Id> => {
  const { id } = (await configure()).body as { id: Id }
  await world.verifyDomain(world.acme.id)
  return id
}
const rows = (columns: string) =>
  world.app.database.asOwner<Record<string, unknown>>(`select ${columns} from sso_provider`)
const linked = () => world.app.database.asOwner('select subject from sso_identity')

describe('a sign-in whose provider is answering', () => {
  const signIn = async (): Promise<ApiAnswer> => {
    const begun = await world.begin({ clientId: world.acme.id })
    return world.finish(begun, provider.visit(begun.url))
  }

  it('leads nowhere where the provider was turned off, or is another one by then', async () => {
    for (const [changes, code] of [
      [{ isActive: false }, 'NOT_FOUND'],
      [other.addresses, 'NOT_FOUND'],
      [{ emailDomain: 'acme.example' }, 'NOT_FOUND'],
    ] as const) {
      await world.app.database.asOwner('delete from sso_provider')
      await setUp()
      provider.script.meanwhile = { path: '/token', happens: () => configure(changes) }
      expect(await signIn()).toMatchObject({ body: { code } })
      expect(await linked()).toEqual([])
    }
  })

  it('links the own account to no other provider than the one that answered', async () => {
    const id = await setUp()
    const begun = await world.asAdmin.call(linkSso, { params: { id }, body: {} })
    provider.script.meanwhile = {
      path: '/token',
      happens: async () => {
        await configure(other.addresses)
        await world.verifyDomain(world.acme.id)
      },
    }
    const cookie = begun.cookies[0]?.split(';')[0] ?? ''
    expect(await world.finish({ url: begun.body.url, cookie }, provider.visit(begun.body.url))).toMatchObject(
      {
        body: { code: 'SSO_EXPIRED' },
      },
    )
    expect(await linked()).toEqual([])
  })
})

describe('how a provider proves who comes', () => {
  it('is not noted of another one that has taken its place meanwhile', async () => {
    for (const { script } of [provider, other]) script.status = { [discovery]: 503 }
    await setUp()
    Object.assign(provider.script, { hasDiscovery: false, status: {} })
    provider.script.meanwhile = { path: discovery, happens: () => configure(other.addresses) }
    await world.begin({ clientId: world.acme.id })
    expect(await rows('protocol, token_url')).toEqual([
      { protocol: null, token_url: other.addresses.tokenUrl },
    ])
  })
})

describe('settings that are saved while somebody removes them', () => {
  it('stay removed: nothing comes back without its secret', async () => {
    provider.script.status = { [discovery]: 503 }
    await setUp()
    const remove = () => world.asAdmin.call(deleteSso, { params: { id: world.acme.id } })
    provider.script.meanwhile = { path: discovery, happens: remove }
    expect(await configure({ clientSecret: undefined })).toMatchObject({
      status: 409,
      body: { code: 'STALE_UPDATE' },
    })
    expect(await rows('id')).toEqual([])
  })
})
