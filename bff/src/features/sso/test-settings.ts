import type { SsoTestStep } from '@parley/contracts/http/sso.ts'
import { authScope } from '@parley/server-kit/database/scope.ts'
import { OutgoingError, type OutgoingTrouble, type PinnedFetch } from '../../outgoing/pinned-fetch.ts'
import { connect } from './connection.ts'
import { discoverIssuer, type Discovery } from './discover-issuer.ts'
import { tryClient } from './provider-client.ts'
import { noteProtocol, type ProviderRow } from './providers.queries.ts'
import type { SsoServices } from './sso-services.ts'

type Step = SsoTestStep['step']

const troubles: Record<OutgoingTrouble, string> = {
  bad_address: 'The address cannot be read.',
  not_https: 'The address does not begin with https://.',
  not_allowed: 'The server is not among those that your installation of Parley may call.',
  unresolved: 'The name of the server is not known.',
  private_address: 'The server is inside a private network, where this product does not go.',
  tls: 'The server has no valid certificate.',
  timeout: 'The server did not answer within 10 seconds.',
  unreachable: 'The server could not be reached.',
  too_large: 'The server sent too much.',
}

const step = (
  name: Step,
  outcome: SsoTestStep['outcome'],
  [code, message]: [string, string],
): SsoTestStep => ({
  step: name,
  outcome,
  code,
  message,
})
const skipped = (name: Step): SsoTestStep =>
  step(name, 'skipped', ['skipped', 'Not looked at, because of what failed before.'])

/** Whether something answers, over TLS, at a public address; what it says to a bare question matters little. */
async function tryAddress(fetch: PinnedFetch, name: Step, address: string): Promise<SsoTestStep> {
  try {
    const { status } = await fetch(address)
    if (status >= 500)
      return step(name, 'failed', ['server_error', `The server is in trouble (HTTP ${status}).`])
    // Token endpoints answer a question without a body with 404 at some providers.
    if (status === 404 && name !== 'tokenUrl')
      return step(name, 'warning', [
        'not_found',
        'The server answers, but knows nothing at this path (HTTP 404).',
      ])
    return step(name, 'passed', ['ok', `The server answers (HTTP ${status}).`])
  } catch (error) {
    const reason = error instanceof OutgoingError ? error.reason : 'unreachable'
    return step(name, 'failed', [reason, troubles[reason]])
  }
}

function stepOfDiscovery(found: Discovery, provider: ProviderRow): SsoTestStep {
  switch (found.kind) {
    case 'unreachable':
      return step('discovery', 'failed', [found.reason, troubles[found.reason]])
    case 'none':
      return provider.protocol === 'oidc'
        ? step('discovery', 'failed', [
            'gone',
            `${provider.issuer ?? 'The issuer'} does not publish its configuration any more.`,
          ])
        : step('discovery', 'warning', [
            'none',
            'The provider publishes no OpenID Connect configuration: plain OAuth 2.0 is used, and the user info address alone tells who came.',
          ])
    case 'other_addresses':
      return step('discovery', 'warning', [
        'other_addresses',
        `${found.document.issuer} names other addresses: ${found.document.authorization_endpoint} and ${found.document.token_endpoint}. With these its tokens could be checked.`,
      ])
    case 'found':
      return step('discovery', 'passed', [
        'ok',
        `${found.document.issuer} is an OpenID Connect provider and names the same addresses.`,
      ])
  }
}

const verdicts: Record<Awaited<ReturnType<typeof tryClient>>, SsoTestStep> = {
  accepted: step('client', 'passed', ['ok', 'The provider knows the client ID and the secret.']),
  refused: step('client', 'failed', ['refused', 'The provider refuses the client ID or the secret.']),
  unknown: step('client', 'warning', [
    'unknown',
    'Whether the client ID and the secret are right cannot be told without a person: try the test sign-in.',
  ]),
}

/** Tries everything that can be tried without a person. It never throws. */
export async function testSettings(
  services: SsoServices,
  provider: ProviderRow,
): Promise<{ ok: boolean; steps: SsoTestStep[] }> {
  const addresses = await Promise.all([
    tryAddress(services.fetch, 'authorizationUrl', provider.authorization_url),
    tryAddress(services.fetch, 'tokenUrl', provider.token_url),
    tryAddress(services.fetch, 'userInfoUrl', provider.user_info_url),
  ])
  const hasFailed = (steps: SsoTestStep[]): boolean => steps.some(({ outcome }) => outcome === 'failed')
  if (hasFailed(addresses))
    return { ok: false, steps: [...addresses, skipped('discovery'), skipped('client')] }
  const discovery = await tryDiscovery(services, provider)
  const client = discovery.outcome === 'failed' ? skipped('client') : await tryCredentials(services, provider)
  const steps = [...addresses, discovery, client]
  return { ok: !hasFailed(steps), steps }
}

async function tryDiscovery({ session, fetch }: SsoServices, provider: ProviderRow): Promise<SsoTestStep> {
  const found = await discoverIssuer(fetch, {
    authorizationUrl: provider.authorization_url,
    tokenUrl: provider.token_url,
  })
  if (found.kind !== 'unreachable') {
    const proof =
      found.kind === 'found'
        ? { protocol: 'oidc' as const, issuer: found.document.issuer }
        : { protocol: 'oauth2' as const, issuer: null }
    await session.dependencies.database.tenantTransaction(authScope, (tx) =>
      noteProtocol(tx, provider, proof),
    )
  }
  return stepOfDiscovery(found, provider)
}

async function tryCredentials(services: SsoServices, provider: ProviderRow): Promise<SsoTestStep> {
  try {
    return verdicts[await tryClient(services.fetch, await connect(services, provider))]
  } catch {
    return step('client', 'failed', ['unreachable', troubles.unreachable])
  }
}
