import * as openid from 'openid-client'
import { AppError } from '@parley/contracts/errors.ts'
import { z } from 'zod'
import type { PinnedFetch } from '../../outgoing/pinned-fetch.ts'
import { type Claims, readClaims } from './claims.ts'
import { configure, type Connection } from './provider-configuration.ts'
import { refused, unavailable } from './sso-refusals.ts'

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
