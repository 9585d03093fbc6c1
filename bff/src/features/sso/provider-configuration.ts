import * as openid from 'openid-client'
import type { PinnedFetch } from '../../outgoing/pinned-fetch.ts'
import { getIssuerDocument, type IssuerDocument } from './discover-issuer.ts'
import { unavailable } from './sso-refusals.ts'

/** A provider as sign-in uses it: its secret opened, its way of proving decided. */
export interface Connection {
  clientId: string
  clientSecret: string
  redirectUri: string
  authorizationUrl: string
  tokenUrl: string
  userInfoUrl: string
  /** Of OpenID Connect; null where the provider has no discovery and plain OAuth 2 must do (ADR 0009). */
  issuer: string | null
}

/** Signatures by the provider's own keys; shared secrets and `none` are not among them. */
const algorithms = [
  'RS256',
  'RS384',
  'RS512',
  'PS256',
  'PS384',
  'PS512',
  'ES256',
  'ES384',
  'ES512',
  'EdDSA',
  'Ed25519',
]

const originOf = (address: string): string => new URL(address).origin

/** Without discovery nothing names the issuer; the origin stands for it, and no token is believed by it. */
function metadataOf(connection: Connection, document: IssuerDocument | null): openid.ServerMetadata {
  const addresses = {
    authorization_endpoint: connection.authorizationUrl,
    token_endpoint: connection.tokenUrl,
    userinfo_endpoint: connection.userInfoUrl,
  }
  if (document === null) return { issuer: originOf(connection.tokenUrl), ...addresses }
  const offered = document.id_token_signing_alg_values_supported ?? ['RS256']
  const { token_endpoint_auth_methods_supported: _methods, ...rest } = document
  return {
    ...rest,
    ...addresses,
    id_token_signing_alg_values_supported: offered.filter((algorithm) => algorithms.includes(algorithm)),
  }
}

/** Where a provider says nothing: OpenID Connect's default is the header, and plain OAuth 2's usage the body. */
function authenticationOf({ clientSecret }: Connection, document: IssuerDocument | null): openid.ClientAuth {
  const offered =
    document === null ? [] : (document.token_endpoint_auth_methods_supported ?? ['client_secret_basic'])
  return offered.includes('client_secret_basic')
    ? openid.ClientSecretBasic(clientSecret)
    : openid.ClientSecretPost(clientSecret)
}

interface WatchedFetch {
  fetch: openid.CustomFetch
  /** Whether a request got no answer, or one that says that the provider is in trouble. */
  isDown: () => boolean
}

function bodyOf(body: openid.FetchBody): string | Uint8Array | null {
  if (body === null || body === undefined || typeof body === 'string') return body ?? null
  if (body instanceof URLSearchParams) return body.toString()
  if (body instanceof Uint8Array) return body
  throw new TypeError('A body of a kind that is not sent to providers')
}

/** The library's way out: the pinned fetch, watched for a provider that is down. */
function watch(fetch: PinnedFetch, options: { dropsIdToken: boolean }): WatchedFetch {
  let down = false
  return {
    isDown: () => down,
    fetch: async (address, { method, headers, body }) => {
      try {
        const answer = await fetch(address, {
          method: method === 'POST' ? 'POST' : 'GET',
          headers,
          body: bodyOf(body),
        })
        down ||= answer.status >= 500
        return options.dropsIdToken ? await withoutIdToken(answer) : answer
      } catch (error) {
        down = true
        throw error
      }
    },
  }
}

/** Without an issuer an id_token cannot be checked, so it must not be looked at either. */
async function withoutIdToken(answer: Response): Promise<Response> {
  const { status, headers } = answer
  const text = await answer.text()
  const keep = (body: string): Response => new Response(body, { status, headers })
  if (!(headers.get('content-type') ?? '').includes('json')) return keep(text)
  try {
    const { id_token: _dropped, ...rest } = JSON.parse(text) as Record<string, unknown>
    return keep(JSON.stringify(rest))
  } catch {
    return keep(text)
  }
}

/** The library over this connection. @throws AppError UNAVAILABLE where the issuer does not answer */
export async function configure(
  fetch: PinnedFetch,
  connection: Connection,
): Promise<{ configuration: openid.Configuration; isDown: () => boolean }> {
  const { issuer } = connection
  const document =
    issuer === null
      ? null
      : await getIssuerDocument(fetch, issuer).catch((error: unknown) => {
          throw unavailable(error)
        })
  const watched = watch(fetch, { dropsIdToken: document === null })
  const configuration = new openid.Configuration(
    metadataOf(connection, document),
    connection.clientId,
    { client_secret: connection.clientSecret },
    authenticationOf(connection, document),
  )
  configuration[openid.customFetch] = watched.fetch
  // oxlint-disable-next-line typescript/no-deprecated -- which addresses may be plain is the pinned fetch's to decide
  openid.allowInsecureRequests(configuration)
  if (document !== null) openid.enableNonRepudiationChecks(configuration)
  return { configuration, isDown: watched.isDown }
}
