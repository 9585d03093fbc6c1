import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import { linkUserSso } from '@parley/contracts/http/sso-links.ts'
import { me } from '@parley/contracts/http/session.ts'
import { listSsoProviders, ssoAuthorizationUrl } from '@parley/contracts/http/sso-sign-in.ts'
import type { ApiAnswer } from '../../testing/api-client.ts'
import { visitProvider } from '../../testing/provider-visit.ts'
import { createSsoWorld, type SsoWorld } from '../../testing/sso-world.ts'

let world: SsoWorld
/** Several: where two of a pair meet is a matter of moments, on Postgres at least. */
const twins = ['twins-1', 'twins-2', 'twins-3']
const person = (sub: string, more: object = {}) => ({
  sub,
  email: `${sub}@acme.test`,
  email_verified: true,
  name: `${sub} Doe`,
  ...more,
})

beforeAll(async () => {
  world = await createSsoWorld([
    person('jane'),
    ...twins.map((sub) => person(sub)),
    person('marked'),
    person('unmarked'),
    person('elsewhere', { email: 'elsewhere@other.test' }),
    person('unverified', { email_verified: false }),
    person('nameless', { email: undefined }),
    person('of-helios'),
    person('gone'),
  ])
  expect(await world.configure(world.asAdmin, world.acme.id, { provisionUsers: true })).toMatchObject({
    status: 200,
    body: { protocol: 'oidc', issuer: world.provider.origin, hasClientSecret: true },
  })
})
afterAll(() => world.close())

const tokenOf = (answer: ApiAnswer): string => (answer.body as { token: string }).token

describe('before the domain is verified', () => {
  it('nobody is sent to the provider, and the domain answers like an unknown one', async () => {
    const { app, acme } = world
    for (const email of ['jane@acme.test', 'jane@unknown.test'])
      expect((await app.anonymous.call(listSsoProviders, { query: { email } })).body).toEqual([])
    expect(await app.anonymous.call(ssoAuthorizationUrl, { query: { clientId: acme.id } })).toMatchObject({
      status: 404,
      body: { message: 'Single sign-on is not set up for this address.' },
    })
  })
})

describe('with a verified domain', () => {
  beforeAll(() => world.verifyDomain(world.acme.id))

  it('tells the kind of provider by the domain, and nothing else', async () => {
    const query = { email: 'Anybody@ACME.test' }
    expect((await world.app.anonymous.call(listSsoProviders, { query })).body).toEqual([
      { provider: 'custom', clientId: world.acme.id },
    ])
  })

  it('makes an account at the first sign-in, with the least role, and finds it at the second', async () => {
    const first = await world.signIn('jane@acme.test', 'jane')
    expect(first).toMatchObject({
      status: 200,
      body: {
        user: { email: 'jane@acme.test', clientId: world.acme.id, roles: [{ name: 'Client Viewer' }] },
      },
    })
    expect(first.cookies.join()).toMatch(/parley-refresh=.*HttpOnly.*SameSite=Strict/)
    const again = await world.signIn('jane@acme.test', 'jane')
    expect((await world.app.withToken(tokenOf(again)).call(me)).body.user.id).toBe(
      (first.body as { user: { id: string } }).user.id,
    )
    const audited = await world.app.database.asOwner<{ action: string }>(
      `select action from audit_event where entity_id = $1 order by at`,
      [(first.body as { user: { id: string } }).user.id],
    )
    expect(audited.map(({ action }) => action)).toEqual([
      'user.created',
      'session.signed_in',
      'sso.identified',
      'session.signed_in',
      'sso.identified',
    ])
  })

  it.each(twins)('makes one account where two tabs of %s come at once', async (sub) => {
    const answers = await Promise.all([1, 2].map(() => world.signIn(`${sub}@acme.test`, sub)))
    expect(answers.map(({ status }) => status)).toEqual([200, 200])
  })

  it('sends PKCE, a nonce and the address, and holds the state to its browser', async () => {
    const begun = await world.begin({ email: 'jane@acme.test', returnTo: '/initiatives?q=1' })
    const asked = new URL(begun.url).searchParams
    expect(asked.get('code_challenge_method')).toBe('S256')
    expect(asked.get('nonce')).not.toBeNull()
    expect(asked.get('login_hint')).toBe('jane@acme.test')
    const back = await visitProvider().comeBackAs(begun.url, 'jane')
    const other = await world.begin({ email: 'jane@acme.test' })
    expect(await world.finish(other, back)).toMatchObject({ status: 400, body: { code: 'SSO_EXPIRED' } })
    // Taken out by the wrong browser, it is of no use to the right one either.
    expect(await world.finish(begun, back)).toMatchObject({ status: 400, body: { code: 'SSO_EXPIRED' } })
  })

  it('takes a state once, for ten minutes, and returns to where the person was', async () => {
    const begun = await world.begin({ email: 'jane@acme.test', returnTo: '/initiatives?q=1' })
    const back = await visitProvider().comeBackAs(begun.url, 'jane')
    expect(await world.finish(begun, back)).toMatchObject({
      status: 200,
      body: { returnTo: '/initiatives?q=1' },
    })
    expect(await world.finish(begun, back)).toMatchObject({ status: 400, body: { code: 'SSO_EXPIRED' } })
    const late = await world.begin({ email: 'jane@acme.test', returnTo: '//evil.test/' })
    const lateBack = await visitProvider().comeBackAs(late.url, 'jane')
    world.app.clock.advance(10 * 60_000)
    expect(await world.finish(late, lateBack)).toMatchObject({ status: 400, body: { code: 'SSO_EXPIRED' } })
  })

  it('leads back into the app alone', async () => {
    for (const returnTo of ['//evil.test/', 'https://evil.test', '/\\evil.test']) {
      const begun = await world.begin({ email: 'jane@acme.test', returnTo })
      const back = await visitProvider().comeBackAs(begun.url, 'jane')
      expect(await world.finish(begun, back)).toMatchObject({ body: { returnTo: null } })
    }
  })

  it('fails where the verifier or the code is not the one of this sign-in', async () => {
    const mine = await world.begin({ email: 'jane@acme.test' })
    const theirs = await world.begin({ email: 'jane@acme.test' })
    const back = await visitProvider().comeBackAs(theirs.url, 'jane')
    const state = new URL(mine.url).searchParams.get('state') ?? ''
    // Somebody else's code with the own state: the provider wants the other verifier.
    expect(await world.finish(mine, { ...back, state })).toMatchObject({
      status: 403,
      body: { code: 'SSO_REFUSED' },
    })
  })

  it('says so where the person or the provider said no', async () => {
    const begun = await world.begin({ email: 'jane@acme.test' })
    const back = await visitProvider().comeBackDenied(begun.url)
    expect(await world.finish(begun, back)).toMatchObject({ status: 403, body: { code: 'SSO_DENIED' } })
    const other = await world.begin({ email: 'jane@acme.test' })
    const state = new URL(other.url).searchParams.get('state') ?? ''
    expect(await world.finish(other, { state, error: 'temporarily_unavailable' })).toMatchObject({
      status: 503,
    })
  })

  it('opens an account of the client only where an administrator marked it', async () => {
    const { app, firm, acme, asAdmin } = world
    const place = { firmId: firm.id, clientId: acme.id }
    await app.addUser('clientMember', { ...place, email: 'unmarked@acme.test' })
    expect(await world.signIn('unmarked@acme.test', 'unmarked')).toMatchObject({
      status: 403,
      body: { code: 'SSO_LINK_REQUIRED' },
    })
    const marked = await app.addUser('clientMember', { ...place, email: 'marked@acme.test' })
    const [provider] = await app.database.asOwner<{ id: string }>('select id from sso_provider')
    const input = { params: { id: marked.id }, body: { ssoProviderId: provider?.id ?? '' } }
    expect((await asAdmin.call(linkUserSso, input)).body).toMatchObject({ ssoProviderId: provider?.id })
    expect(await world.signIn('marked@acme.test', 'marked')).toMatchObject({
      status: 200,
      body: { user: { id: marked.id } },
    })
  })

  it.each([
    ['elsewhere', 'SSO_NO_ACCOUNT'],
    ['unverified', 'SSO_EMAIL_MISSING'],
    ['nameless', 'SSO_EMAIL_MISSING'],
    ['of-helios', 'SSO_NO_ACCOUNT'],
    ['gone', 'SSO_NO_ACCOUNT'],
  ])('does not let in %s', async (sub, code) => {
    const { app, firm } = world
    const helios = await app.addClient(firm, `Helios for ${sub}`)
    if (sub === 'of-helios')
      await app.addUser('clientAdmin', { firmId: firm.id, clientId: helios.id, email: 'of-helios@acme.test' })
    if (sub === 'gone') {
      const { id } = await app.addUser('clientMember', {
        firmId: firm.id,
        clientId: world.acme.id,
        email: 'gone@acme.test',
      })
      await app.database.asOwner('update user_account set is_obsolete = true where id = $1', [id])
    }
    expect(await world.signIn('jane@acme.test', sub)).toMatchObject({ status: 403, body: { code } })
  })

  it('asks for the second factor all the same', async () => {
    await world.app.database.asOwner(
      `insert into two_factor (user_id, secret_encrypted, enabled_at)
       select id, '\\x00', now() from user_account where email = 'jane@acme.test'`,
    )
    const answer = await world.signIn('jane@acme.test', 'jane')
    expect(answer).toMatchObject({ status: 200, body: { twoFactorRequired: true } })
    expect(answer.body).not.toHaveProperty('token')
    expect(answer.cookies).toEqual([])
  })

  it('ends for everybody when it is switched off, also for who is on the way', async () => {
    const begun = await world.begin({ email: 'jane@acme.test' })
    const back = await visitProvider().comeBackAs(begun.url, 'jane')
    await world.configure(world.asAdmin, world.acme.id, { isActive: false })
    expect(await world.finish(begun, back)).toMatchObject({ status: 404 })
    const query = { email: 'jane@acme.test' }
    expect((await world.app.anonymous.call(listSsoProviders, { query })).body).toEqual([])
  })
})
