import type { Id } from '@parley/contracts/ids.ts'
import { newId } from '@parley/contracts/ids.ts'
import type { TestClient } from './people.ts'
import { byId, noIds, type RouteExample } from './route-example.ts'
import type { TestTables } from './rows.ts'

/** A provider that nobody reaches; a client has one at most, so that a second call finds the first one's. */
export const addSsoProvider = async (
  database: TestTables,
  client: TestClient,
  emailDomain: string,
): Promise<Id> => {
  const rows = await database.asOwner<{ id: Id }>(
    `insert into sso_provider (id, firm_id, client_id, provider, oauth_client_id, client_secret_encrypted, redirect_uri,
       authorization_url, token_url, user_info_url, email_domain, domain_token)
     values ($1, $2, $3, 'custom', 'parley', '\\x00', 'http://127.0.0.1/auth/sso/callback', 'https://idp.example.test/authorize',
       'https://idp.example.test/token', 'https://idp.example.test/userinfo', $4, 'a token')
     on conflict (client_id) do update set provider = excluded.provider returning id`,
    [newId(), client.firmId, client.id, emailDomain],
  )
  return rows[0]?.id ?? ''
}

const settings = {
  provider: 'custom',
  clientId: 'parley',
  clientSecret: 'a secret of the provider',
  authorizationUrl: 'https://idp.example.test/authorize',
  tokenUrl: 'https://idp.example.test/token',
  userInfoUrl: 'https://idp.example.test/userinfo',
}

export const ssoExamples: Record<string, RouteExample> = {
  getSso: { ...byId(({ clientId }) => clientId), isOpenToSuperAdmins: true },
  updateSso: byId(({ clientId }) => clientId, { body: settings }),
  deleteSso: byId(({ clientId }) => clientId),
  testSso: byId(({ clientId }) => clientId),
  verifySsoDomain: byId(({ clientId }) => clientId),
  confirmSsoDomain: {
    ...byId(({ clientId }) => clientId, { body: { reason: 'They showed a contract.' } }),
    isForSuperAdmins: true,
  },
  listSsoProviders: noIds({ query: { email: 'nobody@people.test' } }),
  ssoAuthorizationUrl: { request: ({ clientId }) => ({ query: { clientId } }), isNeverOwn: true },
  ssoCallback: noIds({ query: { code: 'made-up', state: 'made-up' } }),
  ownSsoLink: noIds(),
  linkSso: { ...byId(({ ssoProviderId }) => ssoProviderId), isNeverOwn: true },
  unlinkSso: { ...byId(({ ssoProviderId }) => ssoProviderId), isNeverOwn: true },
  getUserSso: byId(({ userId }) => userId),
  linkUserSso: {
    request: ({ userId, ssoProviderId }) => ({ params: { id: userId }, body: { ssoProviderId } }),
  },
  unlinkUserSso: byId(({ userId }) => userId),
}
