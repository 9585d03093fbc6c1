import * as openid from 'openid-client'
import { AppError } from '@parley/contracts/errors.ts'
import { z } from 'zod'
import type { PinnedFetch } from '../../outgoing/pinned-fetch.ts'
import { getIssuerDocument, type IssuerDocument } from './discover-issuer.ts'
import { type Claims, readClaims } from './claims.ts'
import { refused, unavailable } from './sso-refusals.ts'

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

/** What a round trip to the provider is held to. */
export interface RoundTrip {
  state: string
  nonce: string
  verifier: string
}

export interface ProviderAnswer {
  code: string
  state: string
  iss?: string | undefined
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
async function configure(
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

/** Where to send the browser: with PKCE, state and (OpenID Connect) a nonce. */
export async function authorizationAddress(
  connection: Connection,
  trip: RoundTrip,
  loginHint?: string,
): Promise<string> {
  const address = new URL(connection.authorizationUrl)
  const parameters: Record<string, string> = {
    client_id: connection.clientId,
    response_type: 'code',
    redirect_uri: connection.redirectUri,
    // A provider with scopes of its own names them in the configured address.
    scope: address.searchParams.get('scope') ?? 'openid email profile',
    state: trip.state,
    code_challenge: await openid.calculatePKCECodeChallenge(trip.verifier),
    code_challenge_method: 'S256',
    ...(connection.issuer === null ? {} : { nonce: trip.nonce }),
    ...(loginHint === undefined ? {} : { login_hint: loginHint }),
  }
  for (const [name, value] of Object.entries(parameters)) address.searchParams.set(name, value)
  return address.href
}

/**
 * Trades the code for who the person is.
 * @throws AppError UNAVAILABLE where the provider does not answer, SSO_REFUSED where its answer does not prove anything
 */
export async function askWhoCame(
  fetch: PinnedFetch,
  connection: Connection,
  { answer, trip }: { answer: ProviderAnswer; trip: RoundTrip },
): Promise<Claims> {
  const { configuration, isDown } = await configure(fetch, connection)
  try {
    const tokens = await openid.authorizationCodeGrant(configuration, returnedAddress(connection, answer), {
      pkceCodeVerifier: trip.verifier,
      expectedState: trip.state,
      ...(connection.issuer === null ? {} : { expectedNonce: trip.nonce, idTokenExpected: true }),
    })
    const idToken = tokens.claims()
    const subject = idToken?.sub
    const hasAll = typeof idToken?.email === 'string' && idToken.email_verified !== undefined
    const userInfo = hasAll
      ? {}
      : await readUserInfo(configuration, { connection, accessToken: tokens.access_token, subject })
    return readClaims({ ...idToken, ...userInfo })
  } catch (error) {
    if (error instanceof AppError) throw error
    throw isDown() ? unavailable(error) : refused(error)
  }
}

interface UserInfoQuestion {
  connection: Connection
  accessToken: string
  /** Of the id_token, which the answer must be about; undefined without one. */
  subject: string | undefined
}

async function readUserInfo(
  configuration: openid.Configuration,
  { connection, accessToken, subject }: UserInfoQuestion,
): Promise<Record<string, unknown>> {
  if (subject !== undefined) return openid.fetchUserInfo(configuration, accessToken, subject)
  const address = new URL(connection.userInfoUrl)
  const answer = await openid.fetchProtectedResource(configuration, accessToken, address, 'GET')
  if (answer.status !== 200) throw new Error(`The user info answers ${answer.status}`)
  return userInfoSchema.parse(await answer.json())
}
const userInfoSchema = z.record(z.string(), z.unknown())

function returnedAddress(connection: Connection, { code, state, iss }: ProviderAnswer): URL {
  const address = new URL(connection.redirectUri)
  address.searchParams.set('code', code)
  address.searchParams.set('state', state)
  if (iss !== undefined && connection.issuer !== null) address.searchParams.set('iss', iss)
  return address
}

export const newRoundTrip = (state: string): RoundTrip => ({
  state,
  nonce: openid.randomNonce(),
  verifier: openid.randomPKCECodeVerifier(),
})

/**
 * Whether the provider knows this product's id and secret, asked with a code that cannot be right: a provider looks at
 * the caller before it looks at the code. @throws AppError UNAVAILABLE
 */
export async function tryClient(
  fetch: PinnedFetch,
  connection: Connection,
): Promise<'accepted' | 'refused' | 'unknown'> {
  const { configuration, isDown } = await configure(fetch, connection)
  try {
    await openid.genericGrantRequest(configuration, 'authorization_code', {
      code: 'parley-configuration-test',
      redirect_uri: connection.redirectUri,
      code_verifier: openid.randomPKCECodeVerifier(),
    })
  } catch (error) {
    if (isDown()) throw unavailable(error)
    return verdictOf(error)
  }
  return 'unknown'
}

function verdictOf(error: unknown): 'accepted' | 'refused' | 'unknown' {
  // A challenge in the header is how a wrong id or secret is answered where they travel in the header.
  if (error instanceof openid.WWWAuthenticateChallengeError) return 'refused'
  if (!(error instanceof openid.ResponseBodyError)) return 'unknown'
  if (error.error === 'invalid_grant') return 'accepted'
  return ['invalid_client', 'unauthorized_client'].includes(error.error) ? 'refused' : 'unknown'
}
