import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import {
  getUserSso,
  linkSso,
  linkUserSso,
  ownSsoLink,
  unlinkSso,
  unlinkUserSso,
} from '@parley/contracts/http/sso-links.ts'
import { testSso } from '@parley/contracts/http/sso.ts'
import type { Id } from '@parley/contracts/ids.ts'
import type { ApiAnswer, ApiClient } from '../../testing/api-client.ts'
import { visitProvider } from '../../testing/provider-visit.ts'
import { createSsoWorld, type SsoWorld } from '../../testing/sso-world.ts'

let world: SsoWorld
let providerId: Id
let otherAdmin: ApiClient

beforeAll(async () => {
  world = await createSsoWorld([
    { sub: 'kim', email: 'kim@elsewhere.test', email_verified: true, name: 'Kim Ray' },
    { sub: 'new', email: 'new@acme.test', email_verified: true },
  ])
  const { app, firm, acme } = world
  const saved = await world.configure(world.asAdmin, acme.id, { provisionUsers: true })
  providerId = (saved.body as { id: Id }).id
  await world.verifyDomain(acme.id)
  const helios = await app.addClient(firm, 'Helios')
  otherAdmin = await app.as(await app.addUser('clientAdmin', { firmId: firm.id, clientId: helios.id }))
})
afterAll(() => world.close())

/** Goes to the provider with the address that an answer holds, and comes back. */
async function goThrough(answer: ApiAnswer, address: string, person: string): Promise<ApiAnswer> {
  const cookie = answer.cookies[0]?.split(';')[0] ?? ''
  return world.finish({ url: address, cookie }, await visitProvider().comeBackAs(address, person))
}
async function link(who: ApiClient, person: string): Promise<ApiAnswer> {
  const begun = await who.call(linkSso, {
    params: { id: providerId },
    body: { returnTo: '/settings/security' },
  })
  return goThrough(begun, begun.body.url, person)
}

describe('the own account', () => {
  it('is linked by going to the provider, whatever its address there; then it signs in with it', async () => {
    const { asAdmin, admin } = world
    expect((await asAdmin.call(ownSsoLink)).body.link).toMatchObject({ linkedAt: null, canUnlink: true })
    expect(await link(asAdmin, 'kim')).toMatchObject({
      status: 200,
      body: { linked: true, provider: 'custom', returnTo: '/settings/security' },
    })
    expect(await world.signIn('anybody@acme.test', 'kim')).toMatchObject({ body: { user: { id: admin.id } } })
  })

  it('takes nobody’s sign-in away, and is linked once', async () => {
    const { app, firm, acme } = world
    const other = await app.as(await app.addUser('clientMember', { firmId: firm.id, clientId: acme.id }))
    expect(await link(other, 'kim')).toMatchObject({ status: 409 })
    expect(await link(world.asAdmin, 'new')).toMatchObject({ status: 409 })
  })

  it('is linked only while the session that asked is alive', async () => {
    const { app, firm, acme } = world
    const user = await app.addUser('clientMember', { firmId: firm.id, clientId: acme.id })
    const session = await app.openSession(user)
    const begun = await app.withToken(session.token).call(linkSso, { params: { id: providerId }, body: {} })
    await app.database.asOwner('update session set revoked_at = now() where id = $1', [session.sessionId])
    expect(await goThrough(begun, begun.body.url, 'new')).toMatchObject({ body: { code: 'SSO_EXPIRED' } })
  })

  it('is unlinked where a password is left, and refused where not', async () => {
    const input = { params: { id: providerId } }
    expect((await world.asAdmin.call(unlinkSso, input)).status).toBe(200)
    expect((await world.asAdmin.call(unlinkSso, input)).status).toBe(404)
    const created = await world.signIn('new@acme.test', 'new')
    const asNew = world.app.withToken((created.body as { token: string }).token)
    expect((await asNew.call(ownSsoLink)).body.link?.canUnlink).toBe(false)
    expect((await asNew.call(unlinkSso, input)).status).toBe(409)
  })

  it('of another client knows nothing of this one’s provider', async () => {
    expect((await otherAdmin.call(ownSsoLink)).body.link).toBeNull()
    expect((await otherAdmin.call(linkSso, { params: { id: providerId }, body: {} })).status).toBe(404)
  })
})

describe('an administrator', () => {
  it('marks accounts of the own client alone, takes mark and link away, and it is in the audit log', async () => {
    const { app, firm, acme, asAdmin } = world
    const user = await app.addUser('clientMember', { firmId: firm.id, clientId: acme.id })
    const input = { params: { id: user.id }, body: { ssoProviderId: providerId } }
    expect((await otherAdmin.call(linkUserSso, input)).status).toBe(404)
    expect((await asAdmin.call(linkUserSso, input)).body).toMatchObject({ ssoProviderId: providerId })
    expect((await asAdmin.call(getUserSso, { params: { id: user.id } })).body).toMatchObject({
      available: { provider: 'custom' },
      ssoProviderId: providerId,
      linkedAt: null,
    })
    expect((await asAdmin.call(unlinkUserSso, { params: { id: user.id } })).body.ssoProviderId).toBeNull()
    const rows = await app.database.asOwner<{ action: string; actor_id: Id; client_id: Id }>(
      `select action, actor_id, client_id from audit_event where entity_id = $1 order by at`,
      [user.id],
    )
    expect(rows).toEqual(
      ['sso.user_marked', 'sso.user_unlinked'].map((action) => ({
        action,
        actor_id: world.admin.id,
        client_id: acme.id,
      })),
    )
  })

  it('does not mark an account that may do more', async () => {
    const place = { firmId: world.firm.id, clientId: world.acme.id }
    const manager = await world.app.as(await world.app.addUserWith(['manage_users'], place))
    const input = { params: { id: world.admin.id }, body: { ssoProviderId: providerId } }
    expect((await manager.call(linkUserSso, input)).status).toBe(403)
  })

  it('tries a sign-in that signs nobody in and shows what came', async () => {
    const tested = await world.asAdmin.call(testSso, { params: { id: world.acme.id }, body: {} })
    const answer = await goThrough(tested, tested.body.signInUrl ?? '', 'kim')
    expect(answer).toMatchObject({
      status: 200,
      body: {
        test: { subject: 'kim', email: 'kim@elsewhere.test', name: 'Kim Ray', wouldSignIn: 'no_account' },
      },
    })
    expect(answer.cookies).toEqual([])
  })
})
