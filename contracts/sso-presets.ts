import type { SsoProvider } from './http/sso.ts'

/** What the dialog fills in for a provider. Parts in braces are for the person to replace. */
export interface SsoPreset {
  authorizationUrl: string
  tokenUrl: string
  userInfoUrl: string
  /** The parts in braces that the addresses hold, each once. */
  placeholders: readonly string[]
}

/** Addresses of the named providers, as their documentation gives them; a custom one has none (decisions D7). */
export const ssoPresets: Record<SsoProvider, SsoPreset> = {
  google: {
    authorizationUrl: 'https://accounts.google.com/o/oauth2/v2/auth',
    tokenUrl: 'https://oauth2.googleapis.com/token',
    userInfoUrl: 'https://openidconnect.googleapis.com/v1/userinfo',
    placeholders: [],
  },
  microsoft: {
    authorizationUrl: 'https://login.microsoftonline.com/{tenant}/oauth2/v2.0/authorize',
    tokenUrl: 'https://login.microsoftonline.com/{tenant}/oauth2/v2.0/token',
    userInfoUrl: 'https://graph.microsoft.com/oidc/userinfo',
    placeholders: ['{tenant}'],
  },
  okta: {
    authorizationUrl: 'https://{domain}/oauth2/v1/authorize',
    tokenUrl: 'https://{domain}/oauth2/v1/token',
    userInfoUrl: 'https://{domain}/oauth2/v1/userinfo',
    placeholders: ['{domain}'],
  },
  auth0: {
    authorizationUrl: 'https://{domain}/authorize',
    tokenUrl: 'https://{domain}/oauth/token',
    userInfoUrl: 'https://{domain}/userinfo',
    placeholders: ['{domain}'],
  },
  custom: { authorizationUrl: '', tokenUrl: '', userInfoUrl: '', placeholders: [] },
}

/** Where this product waits for the provider's answer, below its own address (Document 3, section 2). */
export const ssoCallbackPath = '/auth/sso/callback'
