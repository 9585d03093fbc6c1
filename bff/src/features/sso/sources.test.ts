import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals'
import {
  confirmSsoDomain,
  getSso,
  type SsoSettings,
  testSso,
  verifySsoDomain,
} from '@parley/contracts/http/sso.ts'
import type { ApiAnswer, ApiClient } from '../../testing/api-client.ts'
import { createSsoWorld, type SsoWorld } from '../../testing/sso-world.ts'

let world: SsoWorld
let integrator: ApiClient
let clientAdminRole: string
const here = () => ({ params: { id: world.acme.id } })

beforeAll(async () => {
  world = await createSsoWorld([
    { sub: 'jane', email: 'jane@acme.test', email_verified: true },
    { sub: 'john', email: 'john@acme.test', email_verified: true },
  ])
  const { app, firm, acme } = world
  const place = { firmId: firm.id, clientId: acme.id }
  integrator = await app.as(await app.addUserWith(['manage_integrations'], place))
  clientAdminRole = await app.roleId('clientAdmin')
})
beforeEach(async () => {
  await world.app.database.asOwner('delete from sso_provider')
  world.app.resolver.records.clear()
})
afterAll(() => world.close())

const configure = (changes: object = {}, by = world.asAdmin): Promise<ApiAnswer> =>
  world.configure(by, world.acme.id, changes)
const settingsOf = (answer: ApiAnswer): SsoSettings => answer.body as SsoSettings
const read = async () => (await world.asAdmin.call(getSso, here())).body

/** Puts the record that is asked for into the name service, and has it looked for. */
async function prove(by: ApiClient) {
  const { name, value } = (await read()).domain.record ?? { name: '', value: '' }
  world.app.resolver.records.set(name, [value])
  return by.call(verifySsoDomain, here())
}

/** As an administrator of the client sets it up: whoever comes first becomes an administrator, too. */
async function setUp() {
  const wanted = { provisionUsers: true, provisionRoleId: clientAdminRole }
  expect(settingsOf(await configure(wanted))).toMatchObject({ provisioning: 'unconfirmed' })
  expect((await prove(world.asAdmin)).body).toMatchObject({
    domain: { state: 'verified' },
    provisioning: 'on',
  })
  return wanted
}

describe('where the people of a client come from', () => {
  it.each<[string, () => object]>([
    ['authorization URL', () => ({ authorizationUrl: `${world.provider.origin}/auth?by=evil` })],
    ['token URL', () => ({ tokenUrl: `${world.provider.origin}/token?by=evil` })],
    ['user info URL', () => ({ userInfoUrl: `${world.provider.origin}/me?by=evil` })],
    ['client ID', () => ({ clientId: 'evil' })],
    ['kind of provider', () => ({ provider: 'okta' })],
    ['domain', () => ({ emailDomain: 'acme.example' })],
  ])('with another %s is verified and provides accounts no more', async (_what, changes) => {
    const wanted = await setUp()
    const changed = settingsOf(await configure({ ...wanted, ...changes() }, integrator))
    expect(changed).toMatchObject({ domain: { state: 'pending' }, provisioning: 'unconfirmed' })
    await expect(world.begin({ email: 'jane@acme.test' })).rejects.toThrow('NOT_FOUND')
  })

  it('is confirmed by a new record, and by somebody who may give the role', async () => {
    const wanted = await setUp()
    await configure({ ...wanted, tokenUrl: `${world.provider.origin}/token?v=2` }, integrator)
    expect((await world.asAdmin.call(verifySsoDomain, here())).status).toBe(409)
    expect(await prove(integrator)).toMatchObject({ status: 403 })
    expect((await read()).domain.state).toBe('pending')
    expect((await prove(world.asAdmin)).body).toMatchObject({
      domain: { state: 'verified' },
      provisioning: 'on',
    })
    await configure({ ...wanted, clientId: 'another' }, integrator)
    const superAdmin = await world.app.as(await world.app.addUser('superAdmin'))
    const body = { reason: 'They showed a contract.' }
    expect((await superAdmin.call(confirmSsoDomain, { ...here(), body })).body.provisioning).toBe('on')
  })

  it('counts for nothing where it was changed behind the product’s back', async () => {
    await setUp()
    await world.app.database.asOwner(`update sso_provider set token_url = 'https://evil.test/token'`)
    expect(await read()).toMatchObject({ domain: { state: 'pending' }, provisioning: 'unconfirmed' })
    await expect(world.begin({ email: 'jane@acme.test' })).rejects.toThrow('NOT_FOUND')
  })
})

describe('the secret', () => {
  it.each<[string, () => object]>([
    ['authorization URL', () => ({ authorizationUrl: `${world.provider.origin}/auth?by=evil` })],
    ['token URL', () => ({ tokenUrl: `${world.provider.origin}/token?by=evil` })],
    ['user info URL', () => ({ userInfoUrl: `${world.provider.origin}/me?by=evil` })],
    ['client ID', () => ({ clientId: 'evil' })],
  ])('is asked for again with another %s, and kept with the rest', async (_what, changes) => {
    await configure()
    expect(await configure({ ...changes(), clientSecret: '' }, integrator)).toMatchObject({
      status: 400,
      body: { errors: { clientSecret: expect.stringMatching(/again/) } },
    })
    expect(settingsOf(await configure({ clientSecret: '', isActive: false })).hasClientSecret).toBe(true)
    expect(settingsOf(await configure({ ...changes(), clientSecret: 'another' })).hasClientSecret).toBe(true)
  })

  it('goes to no address that was put beside it behind the product’s back', async () => {
    await configure()
    await world.app.database.asOwner(`update sso_provider set token_url = token_url || '?by=evil'`)
    expect(await read()).toMatchObject({ hasClientSecret: false })
    const { steps } = (await world.asAdmin.call(testSso, here())).body
    expect(steps.find(({ step }) => step === 'client')).toMatchObject({ outcome: 'failed' })
  })
})

describe('the role of new people', () => {
  it('is held to the rights of whoever turns new accounts on, also where it was there before', async () => {
    const wanted = await setUp()
    expect((await configure({ ...wanted, provisionUsers: false }, integrator)).status).toBe(200)
    expect(await configure(wanted, integrator)).toMatchObject({ status: 403 })
    expect(settingsOf(await configure(wanted)).provisioning).toBe('on')
    expect(settingsOf(await configure({ ...wanted, isActive: true }, integrator)).provisioning).toBe('on')
  })

  it('gives nobody what it has been granted since, until that is confirmed', async () => {
    const { app, acme, firm } = world
    const roleId = await app.addRole(
      { firmId: firm.id, clientId: acme.id },
      { name: 'Newcomer', permissions: ['manage_initiatives'] },
    )
    const wanted = { provisionUsers: true, provisionRoleId: roleId }
    await configure(wanted)
    await prove(world.asAdmin)
    expect((await world.signIn('jane@acme.test', 'jane')).status).toBe(200)
    await app.database.asOwner(`update role set permissions = '{*}' where id = $1`, [roleId])
    expect((await read()).provisioning).toBe('unconfirmed')
    expect(await world.signIn('john@acme.test', 'john')).toMatchObject({ body: { code: 'SSO_NO_ACCOUNT' } })
    expect(settingsOf(await configure(wanted)).provisioning).toBe('on')
    expect((await world.signIn('john@acme.test', 'john')).status).toBe(200)
  })
})
