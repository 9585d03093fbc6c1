import { ssoAuthorizationUrl, ssoCallback } from '@parley/contracts/http/sso-sign-in.ts'
import { updateSso } from '@parley/contracts/http/sso.ts'
import { ssoCallbackPath } from '@parley/contracts/sso-presets.ts'
import { readPrivateHosts, type PrivateHost } from '../outgoing/private-hosts.ts'
import type { ApiAnswer, ApiClient } from './api-client.ts'
import { type IdentityProvider, type ProviderPerson, startIdentityProvider } from './identity-provider.ts'
import type { TestClient, TestFirm, TestUser } from './people.ts'
import { visitProvider } from './provider-visit.ts'
import { createTestApp, type TestApp } from './test-app.ts'

/** What a browser holds between beginning at the product and coming back to it. */
export interface Begun {
  url: string
  cookie: string
}

export interface SsoWorld {
  app: TestApp
  provider: IdentityProvider
  firm: TestFirm
  acme: TestClient
  admin: TestUser
  asAdmin: ApiClient
  /** Lets the product at a host on loopback. */
  allow(origin: string): void
  /** The settings of a client as it wants them, over those of the provider. */
  configure(by: ApiClient, clientId: string, changes?: object): Promise<ApiAnswer>
  /** As the DNS record or a super admin would. */
  verifyDomain(clientId: string): Promise<void>
  begin(query: { email?: string; clientId?: string; returnTo?: string }): Promise<Begun>
  finish(begun: Begun, query: Record<string, string>): Promise<ApiAnswer>
  /** All three: begin, choose who one is at the provider, come back. */
  signIn(email: string, person: string): Promise<ApiAnswer>
  close(): Promise<void>
}

/** A client with an administrator, and a provider that is reached though it is on this machine. */
export async function createSsoWorld(people: ProviderPerson[]): Promise<SsoWorld> {
  const privateHosts: PrivateHost[] = []
  const app = await createTestApp({ settings: { privateHosts } })
  const provider = await startIdentityProvider({ redirectUri: `${app.origin}${ssoCallbackPath}`, people })
  const allow = (origin: string): void => void privateHosts.push(...readPrivateHosts(origin))
  allow(provider.origin)
  const firm = await app.addFirm('Northwind')
  const acme = await app.addClient(firm, 'Acme')
  const admin = await app.addUser('clientAdmin', { firmId: firm.id, clientId: acme.id })

  const begin: SsoWorld['begin'] = async (query) => {
    const answer = await app.anonymous.call(ssoAuthorizationUrl, { query })
    if (answer.status !== 200) throw new Error(answer.text)
    return { url: answer.body.url, cookie: answer.cookies[0]?.split(';')[0] ?? '' }
  }
  const finish: SsoWorld['finish'] = ({ cookie }, query) =>
    app.anonymous.call(ssoCallback, { query, headers: { cookie } })
  return {
    app,
    provider,
    firm,
    acme,
    admin,
    asAdmin: await app.as(admin),
    allow,
    configure: (by, clientId, changes = {}) =>
      by.call(updateSso, {
        params: { id: clientId },
        body: {
          ...provider.addresses,
          clientId: provider.clientId,
          clientSecret: provider.clientSecret,
          emailDomain: 'acme.test',
          ...changes,
        },
      }),
    verifyDomain: async (clientId) => {
      await app.database.asOwner(
        `update sso_provider set domain_verified_at = now(), verified_source = source,
          provision_source = case when provision_users then source end where client_id = $1`,
        [clientId],
      )
    },
    begin,
    finish,
    signIn: async (email, person) => {
      const begun = await begin({ email })
      return finish(begun, await visitProvider().comeBackAs(begun.url, person))
    },
    close: async () => {
      await provider.close()
      await app.close()
    },
  }
}
