import type { SsoSettings } from '@parley/contracts/http/sso.ts'
import { newId } from '@parley/contracts/ids.ts'

/** A client without single sign-on. */
export const noSso: SsoSettings = {
  id: null,
  provider: null,
  clientId: '',
  hasClientSecret: false,
  redirectUri: 'https://parley.example.com/auth/sso/callback',
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
}

/** One with Okta, its domain not yet verified. */
export const oktaSso = (given: Partial<SsoSettings> = {}): SsoSettings => ({
  ...noSso,
  id: newId(),
  provider: 'okta',
  clientId: 'parley-at-okta',
  hasClientSecret: true,
  authorizationUrl: 'https://acme.okta.com/oauth2/v1/authorize',
  tokenUrl: 'https://acme.okta.com/oauth2/v1/token',
  userInfoUrl: 'https://acme.okta.com/oauth2/v1/userinfo',
  emailDomain: 'acme.test',
  isActive: true,
  domain: {
    state: 'pending',
    verifiedAt: null,
    record: { type: 'TXT', name: 'acme.test', value: 'parley-domain-verification=abc123' },
  },
  updatedAt: '2026-03-02T09:30:00.000Z',
  ...given,
})
