import type {
  listSsoProviders,
  ssoAuthorizationUrl,
  ssoCallback,
} from '@parley/contracts/http/sso-sign-in.ts'
import { addressed } from '@parley/ui-kit/calls/addressed-route.ts'

export const listSsoProvidersRoute = addressed<typeof listSsoProviders>({
  name: 'listSsoProviders',
  method: 'GET',
  path: '/auth/sso-providers',
})
export const ssoAuthorizationUrlRoute = addressed<typeof ssoAuthorizationUrl>({
  name: 'ssoAuthorizationUrl',
  method: 'GET',
  path: '/auth/sso-authorization-url',
})
export const ssoCallbackRoute = addressed<typeof ssoCallback>({
  name: 'ssoCallback',
  method: 'GET',
  path: '/auth/sso-callback',
})
