import type { SsoProvider, SsoSettings } from '@parley/contracts/http/sso.ts'
import { ssoCallbackPath } from '@parley/contracts/sso-presets.ts'

/** The settings of a client that has a provider. */
export type ConfiguredSso = SsoSettings & { id: string; provider: SsoProvider; updatedAt: string }

/** Undefined where nothing is configured yet. */
export function configuredOf(settings: SsoSettings): ConfiguredSso | undefined {
  const { id, provider, updatedAt } = settings
  return id === null || provider === null || updatedAt === null
    ? undefined
    : { ...settings, id, provider, updatedAt }
}

/** Nobody signs in with a provider before its domain is verified (decisions D11), whatever its switch says. */
export function ssoState(settings: SsoSettings | undefined): 'active' | 'unverified' | 'inactive' {
  if (settings?.isActive !== true) return 'inactive'
  return settings.domain.state === 'verified' ? 'active' : 'unverified'
}

/** Where the provider sends people back to. */
export const redirectUriOf = (settings: SsoSettings): string =>
  settings.redirectUri === '' ? `${window.location.origin}${ssoCallbackPath}` : settings.redirectUri
