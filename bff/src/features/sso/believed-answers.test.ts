import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals'
import type { ApiAnswer } from '../../testing/api-client.ts'
import { type Script, type ScriptedProvider, startScriptedProvider } from '../../testing/scripted-provider.ts'
import { createSsoWorld, type SsoWorld } from '../../testing/sso-world.ts'

let world: SsoWorld
let provider: ScriptedProvider
const right: Script = {
  hasDiscovery: true,
  idToken: { sub: 'jane', email: 'jane@acme.test', email_verified: true, name: 'Jane Doe' },
  signature: 'right',
  redirect: null,
  status: {},
  userInfo: { sub: 'jane' },
}

beforeAll(async () => {
  world = await createSsoWorld([])
  provider = await startScriptedProvider()
  world.allow(provider.origin)
})
beforeEach(() => {
  Object.assign(provider.script, right)
  provider.asked.length = 0
})
afterAll(async () => {
  await provider.close()
  await world.close()
})

const configure = async (changes: object = {}): Promise<ApiAnswer> => {
  await world.app.database.asOwner('delete from sso_provider')
  const answer = await world.configure(world.asAdmin, world.acme.id, {
    ...provider.addresses,
    provisionUsers: true,
    ...changes,
  })
  await world.verifyDomain(world.acme.id)
  return answer
}
const signIn = async (): Promise<ApiAnswer> => {
  const begun = await world.begin({ clientId: world.acme.id })
  return world.finish(begun, provider.visit(begun.url))
}

describe('an OpenID Connect provider', () => {
  it('is believed by a token that its own key signed, for this product and this sign-in', async () => {
    expect(await configure()).toMatchObject({ body: { protocol: 'oidc', issuer: provider.origin } })
    expect(await signIn()).toMatchObject({ status: 200, body: { user: { firstName: 'Jane' } } })
  })

  it.each<[string, Partial<Script>]>([
    ['an unsigned token', { signature: 'none' }],
    ['a token of another key', { signature: 'foreign' }],
    ['another sign-in’s nonce', { idToken: { ...right.idToken, nonce: 'of another sign-in' } }],
    ['no nonce', { idToken: { ...right.idToken, nonce: undefined } }],
    ['a token of another issuer', { idToken: { ...right.idToken, iss: 'https://other.test' } }],
    ['a token for another product', { idToken: { ...right.idToken, aud: 'somebody-else' } }],
    ['a token that has run out', { idToken: { ...right.idToken, exp: 1_700_000_000 } }],
    ['a user info of somebody else', { idToken: { sub: 'jane' }, userInfo: { sub: 'john' } }],
  ])('is not believed by %s', async (_what, wrong) => {
    await configure()
    Object.assign(provider.script, wrong)
    expect(await signIn()).toMatchObject({ status: 403, body: { code: 'SSO_REFUSED' } })
  })

  it.each(['/token', '/keys', '/.well-known/openid-configuration'])(
    'is not available while %s is out of order, and its bare word is not taken instead',
    async (path) => {
      await configure()
      provider.script.status = { [path]: 502 }
      expect(await signIn()).toMatchObject({ status: 503, body: { code: 'UNAVAILABLE' } })
    },
  )

  it('is found out at the first sign-in where it could not be reached before', async () => {
    provider.script.status = { '/.well-known/openid-configuration': 503 }
    expect(await configure()).toMatchObject({ status: 200, body: { protocol: null } })
    provider.script.status = {}
    provider.script.idToken = { ...right.idToken, sub: 'late', email: 'late@acme.test' }
    expect(await signIn()).toMatchObject({ status: 200 })
    expect(await world.app.database.asOwner('select protocol from sso_provider')).toEqual([
      { protocol: 'oidc' },
    ])
  })

  it('leads nobody elsewhere: a redirect of the token address is not followed', async () => {
    await configure()
    provider.script.redirect = { path: '/token', to: `${provider.origin}/elsewhere` }
    expect(await signIn()).toMatchObject({ status: 403 })
    expect(provider.asked).not.toContain('/elsewhere')
  })
})

describe('a provider without discovery', () => {
  beforeEach(() => {
    provider.script.hasDiscovery = false
  })

  it('is asked who came, by `sub` or `id`, and its id_token is not looked at', async () => {
    expect(await configure()).toMatchObject({ body: { protocol: 'oauth2', issuer: null } })
    Object.assign(provider.script, {
      signature: 'none',
      idToken: { sub: 'somebody', email: 'somebody@acme.test' },
      userInfo: { id: 4711, email: 'ID@acme.test', name: 'Ida Doe' },
    })
    expect(await signIn()).toMatchObject({ status: 200, body: { user: { email: 'id@acme.test' } } })
    expect(await world.app.database.asOwner('select subject from sso_identity')).toEqual([
      { subject: '4711' },
    ])
  })

  it('lets nobody in whom it does not name', async () => {
    await configure()
    provider.script.userInfo = { email: 'jane@acme.test' }
    expect(await signIn()).toMatchObject({ status: 403, body: { code: 'SSO_REFUSED' } })
    provider.script.status = { '/userinfo': 403 }
    expect(await signIn()).toMatchObject({ status: 403, body: { code: 'SSO_REFUSED' } })
  })
})

it('a Google account of the domain makes no account where the organisation is another (hd)', async () => {
  await configure({ provider: 'google' })
  provider.script.idToken = { ...right.idToken, sub: 'private', email: 'private@acme.test' }
  expect(await signIn()).toMatchObject({ status: 403, body: { code: 'SSO_NO_ACCOUNT' } })
  provider.script.idToken = { ...provider.script.idToken, hd: 'acme.test' }
  expect(await signIn()).toMatchObject({ status: 200 })
})
