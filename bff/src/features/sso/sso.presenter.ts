import type { SsoSettings } from '@parley/contracts/http/sso.ts'
import { hasSecret, isVerified, type ProviderRow } from './providers.queries.ts'

/** What the DNS record of a domain says (D11). */
export const recordValue = (token: string): string => `parley-domain-verification=${token}`

const presentDomain = (row: ProviderRow, showsRecord: boolean): SsoSettings['domain'] => {
  const { email_domain: name, domain_token: token } = row
  const verifiedAt = isVerified(row) ? row.domain_verified_at : null
  if (name === null) return { state: 'none', verifiedAt: null, record: null }
  return {
    state: verifiedAt === null ? 'pending' : 'verified',
    verifiedAt: verifiedAt?.toISOString() ?? null,
    record: showsRecord && token !== null ? { type: 'TXT', name, value: recordValue(token) } : null,
  }
}

/** The settings with no secret among them. */
export const presentSettings = (
  row: ProviderRow,
  { showsRecord, ...counted }: Pick<SsoSettings, 'linkedUsers' | 'provisioning'> & { showsRecord: boolean },
): SsoSettings => ({
  id: row.id,
  provider: row.provider,
  clientId: row.oauth_client_id,
  hasClientSecret: hasSecret(row),
  redirectUri: row.redirect_uri,
  authorizationUrl: row.authorization_url,
  tokenUrl: row.token_url,
  userInfoUrl: row.user_info_url,
  emailDomain: row.email_domain,
  isActive: row.is_active,
  provisionUsers: row.provision_users,
  provisionRoleId: row.provision_role_id,
  domain: presentDomain(row, showsRecord),
  protocol: row.protocol,
  issuer: row.issuer,
  ...counted,
  updatedAt: row.updated_at.toISOString(),
})

/** What a client has that has not configured anything; the callback is there to be copied to the provider. */
export const emptySettings = (callback: string | undefined): SsoSettings => ({
  id: null,
  provider: null,
  clientId: '',
  hasClientSecret: false,
  redirectUri: callback ?? '',
  authorizationUrl: '',
  tokenUrl: '',
  userInfoUrl: '',
  emailDomain: null,
  isActive: false,
  provisionUsers: false,
  provisionRoleId: null,
  provisioning: 'off',
  domain: { state: 'none', verifiedAt: null, record: null },
  protocol: null,
  issuer: null,
  linkedUsers: 0,
  updatedAt: null,
})
