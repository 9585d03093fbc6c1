import { authScope } from '@parley/server-kit/database/scope.ts'
import { discoverIssuer } from './discover-issuer.ts'
import type { Connection } from './provider-configuration.ts'
import { hasSecret, noteProtocol, type ProviderRow } from './providers.queries.ts'
import { unavailable } from './sso-refusals.ts'
import type { SsoServices } from './sso-services.ts'

/**
 * How the provider proves who comes, found out once and kept: a provider that has discovery is never taken at its
 * bare word because discovery is out of order just now (ADR 0009). @throws AppError UNAVAILABLE while it is undecided
 */
async function proofOf(
  { session, fetch }: SsoServices,
  provider: ProviderRow,
): Promise<{ protocol: 'oidc' | 'oauth2'; issuer: string | null }> {
  if (provider.protocol !== null)
    return { protocol: provider.protocol === 'oidc' ? 'oidc' : 'oauth2', issuer: provider.issuer }
  const found = await discoverIssuer(fetch, {
    authorizationUrl: provider.authorization_url,
    tokenUrl: provider.token_url,
  })
  if (found.kind === 'unreachable') throw unavailable()
  const proof =
    found.kind === 'found'
      ? { protocol: 'oidc' as const, issuer: found.document.issuer }
      : { protocol: 'oauth2' as const, issuer: null }
  await session.dependencies.database.tenantTransaction(authScope, (tx) => noteProtocol(tx, provider, proof))
  return proof
}

/**
 * The provider with its secret opened, which goes nowhere but to where it was stored for.
 * @throws AppError UNAVAILABLE
 */
export async function connect(services: SsoServices, provider: ProviderRow): Promise<Connection> {
  if (!hasSecret(provider)) throw unavailable(new Error('The secret is for other addresses.'))
  const { issuer } = await proofOf(services, provider)
  return {
    clientId: provider.oauth_client_id,
    clientSecret: await services.secrets
      .open(provider.client_secret_encrypted, provider.id)
      .catch((error: unknown) => {
        throw unavailable(error)
      }),
    redirectUri: provider.redirect_uri,
    authorizationUrl: provider.authorization_url,
    tokenUrl: provider.token_url,
    userInfoUrl: provider.user_info_url,
    issuer,
  }
}
