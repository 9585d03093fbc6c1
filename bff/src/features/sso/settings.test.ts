import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals'
import {
  confirmSsoDomain,
  deleteSso,
  getSso,
  type SsoSettings,
  testSso,
  verifySsoDomain,
} from '@parley/contracts/http/sso.ts'
import type { ApiAnswer, ApiClient } from '../../testing/api-client.ts'
import type { TestClient } from '../../testing/people.ts'
import { createSsoWorld, type SsoWorld } from '../../testing/sso-world.ts'

let world: SsoWorld
let helios: TestClient
let people: Record<'superAdmin' | 'firmAdmin' | 'viewer' | 'integrator', ApiClient>
const here = () => ({ params: { id: world.acme.id } })

beforeAll(async () => {
  world = await createSsoWorld([{ sub: 'jane', email: 'jane@acme.test', email_verified: true }])
  const { app, firm, acme } = world
  helios = await app.addClient(firm, 'Helios')
  const place = { firmId: firm.id, clientId: acme.id }
  people = {
    superAdmin: await app.as(await app.addUser('superAdmin')),
    firmAdmin: await app.as(await app.addUser('firmAdmin', { firmId: firm.id })),
    viewer: await app.as(await app.addUser('clientViewer', place)),
    integrator: await app.as(await app.addUserWith(['manage_integrations'], place)),
  }
})
beforeEach(async () => {
  await world.app.database.asOwner('delete from sso_provider')
})
afterAll(() => world.close())

const configure = (changes: object = {}, by = world.asAdmin): Promise<ApiAnswer> =>
  world.configure(by, world.acme.id, changes)
const settingsOf = (answer: ApiAnswer): SsoSettings => answer.body as SsoSettings

describe('the settings of a client', () => {
  it('are empty at first, with this product’s own callback to copy', async () => {
    expect((await people.viewer.call(getSso, here())).body).toMatchObject({
      id: null,
      provider: null,
      redirectUri: `${world.app.origin}/auth/sso/callback`,
      isActive: false,
      hasClientSecret: false,
    })
  })

  it('never hold the secret, which is sealed and kept until another is written', async () => {
    const secret = world.provider.clientSecret
    const saved = await configure()
    expect(saved).toMatchObject({ status: 200, body: { hasClientSecret: true, provider: 'custom' } })
    const sealedText = async () =>
      (
        await world.app.database.asOwner<{ sealed: string }>(
          `select encode(client_secret_encrypted, 'escape') as sealed from sso_provider`,
        )
      )[0]?.sealed ?? ''
    const sealed = await sealedText()
    expect(sealed).not.toContain(secret)
    const again = await configure({ clientSecret: '', isActive: false })
    expect([saved.text, again.text, (await world.asAdmin.call(getSso, here())).text].join()).not.toContain(
      secret,
    )
    expect(await sealedText()).toBe(sealed)
    await configure({ clientSecret: 'another' })
    expect(await sealedText()).not.toBe(sealed)
    const logged = await world.app.database.asOwner('select details from audit_event')
    expect(JSON.stringify([logged, world.app.logger.lines])).not.toContain(secret)
  })

  it.each<[string, object, string]>([
    ['plain http', { tokenUrl: 'http://idp.example.test/token' }, 'tokenUrl'],
    ['an address of the own network', { userInfoUrl: 'https://169.254.169.254/me' }, 'userInfoUrl'],
    ['this machine', { tokenUrl: 'https://localhost/token' }, 'tokenUrl'],
    [
      'a preset that is not filled in',
      { authorizationUrl: 'https://{domain}/authorize' },
      'authorizationUrl',
    ],
    [
      'Microsoft’s shared tenant',
      { authorizationUrl: 'https://login.microsoftonline.com/common/oauth2/v2.0/authorize' },
      'authorizationUrl',
    ],
    ['somebody else’s callback', { redirectUri: 'https://evil.test/auth/sso/callback' }, 'redirectUri'],
    ['a public mail domain', { emailDomain: 'gmail.com' }, 'emailDomain'],
    ['new accounts without a domain', { emailDomain: null, provisionUsers: true }, 'emailDomain'],
    ['no secret the first time', { clientSecret: '' }, 'clientSecret'],
    ['an empty client ID', { clientId: ' ' }, 'clientId'],
  ])('are not taken with %s', async (_what, changes, field) => {
    expect(await configure(changes)).toMatchObject({
      status: 400,
      body: { errors: { [field]: expect.any(String) } },
    })
  })

  it('are read by the client’s people, and changed by holders of manage_integrations who reach it', async () => {
    const statuses = async (who: ApiClient) => [
      (await who.call(getSso, here())).status,
      (await configure({}, who)).status,
    ]
    expect(await statuses(people.integrator)).toEqual([200, 200])
    expect(await statuses(people.firmAdmin)).toEqual([200, 200])
    expect(await statuses(people.viewer)).toEqual([200, 403])
    expect(await statuses(people.superAdmin)).toEqual([200, 403])
    expect((await people.viewer.call(getSso, here())).body.domain.record).toBeNull()
    expect(await world.configure(world.asAdmin, helios.id)).toMatchObject({ status: 404 })
  })

  it('ask for a recent proof of identity', async () => {
    const { sessionId, token } = await world.app.openSession(world.admin)
    const ago = new Date(world.app.clock.now().getTime() - 16 * 60_000)
    await world.app.database.asOwner('update session set proved_at = $2 where id = $1', [sessionId, ago])
    const late = world.app.withToken(token)
    expect(await configure({}, late)).toMatchObject({ status: 403, body: { code: 'STEP_UP_REQUIRED' } })
  })

  it('refuse a stale change, and a role that may do more than who gives it', async () => {
    const { updatedAt } = settingsOf(await configure())
    await configure({ isActive: false })
    expect(await configure({ updatedAt })).toMatchObject({
      status: 409,
      body: { current: { isActive: false } },
    })
    const provisionRoleId = await world.app.roleId('clientAdmin')
    expect(await configure({ provisionRoleId }, people.integrator)).toMatchObject({ status: 403 })
    expect(await configure({ provisionRoleId })).toMatchObject({ status: 200, body: { provisionRoleId } })
    expect(await configure({ provisionRoleId: await world.app.roleId('firmAdmin') })).toMatchObject({
      status: 404,
    })
  })

  it('end the links of people when they name another provider, and when they are removed', async () => {
    await configure({ provisionUsers: true })
    await world.verifyDomain(world.acme.id)
    await world.signIn('jane@acme.test', 'jane')
    expect((await world.asAdmin.call(getSso, here())).body.linkedUsers).toBe(1)
    expect(await configure({ isActive: true })).toMatchObject({ body: { linkedUsers: 1 } })
    expect(await configure({ userInfoUrl: `${world.provider.origin}/me?v=2` })).toMatchObject({
      body: { linkedUsers: 0 },
    })
    expect((await world.asAdmin.call(deleteSso, here())).status).toBe(200)
    expect((await world.asAdmin.call(deleteSso, here())).status).toBe(404)
  })
})

describe('the domain', () => {
  it('is verified by its TXT record, and anew where it changes', async () => {
    const { record } = settingsOf(await configure()).domain
    expect(record?.value).toMatch(/^parley-domain-verification=[\w-]{43}$/)
    expect(await world.asAdmin.call(verifySsoDomain, here())).toMatchObject({ status: 409 })
    world.app.resolver.records.set('acme.test', ['v=spf1 -all', record?.value ?? ''])
    expect((await world.asAdmin.call(verifySsoDomain, here())).body.domain.state).toBe('verified')
    expect(settingsOf(await configure({ isActive: false })).domain.state).toBe('verified')
    const changed = settingsOf(await configure({ emailDomain: 'acme.example' })).domain
    expect(changed).toMatchObject({ state: 'pending', record: { name: 'acme.example' } })
    expect(changed.record?.value).not.toBe(record?.value)
  })

  it('is confirmed by a super admin, with a reason, for one client alone', async () => {
    await configure()
    const confirm = (who: ApiClient, id: string) =>
      who.call(confirmSsoDomain, { params: { id }, body: { reason: 'They showed a contract.' } })
    expect((await confirm(people.firmAdmin, world.acme.id)).status).toBe(403)
    expect((await confirm(people.superAdmin, world.acme.id)).body.domain.state).toBe('verified')
    await world.configure(people.firmAdmin, helios.id)
    expect(await confirm(people.superAdmin, helios.id)).toMatchObject({
      status: 409,
      body: { message: 'Another organisation has verified this domain already.' },
    })
  })
})

describe('a test of the settings', () => {
  const outcomes = (answer: ApiAnswer) =>
    Object.fromEntries(
      (answer.body as { steps: { step: string; outcome: string; code: string }[] }).steps.map(
        ({ step, outcome, code }) => [step, `${outcome} ${code}`],
      ),
    )

  it('reaches the provider, knows it by discovery, and tells right credentials from wrong ones', async () => {
    await configure()
    const tested = await world.asAdmin.call(testSso, here())
    expect(tested).toMatchObject({ status: 200, body: { ok: true, signInUrl: expect.any(String) } })
    expect(outcomes(tested)).toMatchObject({ discovery: 'passed ok', client: 'passed ok' })
    await configure({ clientSecret: 'wrong' })
    const wrong = await world.asAdmin.call(testSso, here())
    expect(wrong).toMatchObject({ body: { ok: false, signInUrl: null } })
    expect(outcomes(wrong).client).toBe('failed refused')
  })

  it('says what cannot be reached, and stops there', async () => {
    world.app.resolver.hosts.set('inside.test', ['10.0.0.1'])
    await configure({ tokenUrl: 'https://inside.test/token', userInfoUrl: 'https://unknown.test/me' })
    expect(outcomes(await world.asAdmin.call(testSso, here()))).toEqual({
      authorizationUrl: expect.stringMatching(/^(passed|warning)/),
      tokenUrl: 'failed private_address',
      userInfoUrl: 'failed unresolved',
      discovery: 'skipped skipped',
      client: 'skipped skipped',
    })
  })
})
