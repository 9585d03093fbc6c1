import { z } from 'zod'
import { OutgoingError, type OutgoingTrouble, type PinnedFetch } from '../../outgoing/pinned-fetch.ts'

/** What is used of a provider's OpenID Connect configuration; the rest is passed on as it came. */
const documentSchema = z.looseObject({
  issuer: z.string().min(1).max(2000),
  authorization_endpoint: z.string(),
  token_endpoint: z.string(),
  jwks_uri: z.string(),
  userinfo_endpoint: z.string().optional(),
  id_token_signing_alg_values_supported: z.array(z.string()).optional(),
  token_endpoint_auth_methods_supported: z.array(z.string()).optional(),
})
export type IssuerDocument = z.infer<typeof documentSchema>

export type Discovery =
  | { kind: 'found'; document: IssuerDocument }
  /** An issuer answers there, but names other addresses than the configured ones. */
  | { kind: 'other_addresses'; document: IssuerDocument }
  | { kind: 'none' }
  /** Nothing can be said: the provider did not answer. */
  | { kind: 'unreachable'; reason: OutgoingTrouble }

interface Addresses {
  authorizationUrl: string
  tokenUrl: string
}

/** Paths deeper than this are no issuer's. */
const deepest = 6
const withoutSlash = (text: string): string => text.replace(/\/+$/, '')
const withoutQuery = (address: string): string => {
  const { origin, pathname } = new URL(address)
  return origin + pathname
}

/** Whose issuer the authorization address may be: each folder above it, the nearest first. */
function issuersAbove(authorizationUrl: string): string[] {
  const { origin, pathname } = new URL(authorizationUrl)
  const parts = pathname.split('/').filter(Boolean).slice(0, deepest)
  const folders = parts.map((_part, index) => `${origin}/${parts.slice(0, index).join('/')}`).reverse()
  // Microsoft's issuer is beside its addresses, not above them.
  const microsoft = /^\/([^/]+)\/oauth2\/v2\.0\//.exec(pathname)?.[1]
  return [...(microsoft === undefined ? [] : [`${origin}/${microsoft}/v2.0`]), ...folders].map(withoutSlash)
}

const sameAddress = (left: string, right: string): boolean =>
  URL.canParse(left) && URL.canParse(right) && withoutQuery(left) === withoutQuery(right)

/** The configuration that an issuer publishes about itself; undefined where it publishes none. */
async function readDocument(fetch: PinnedFetch, issuer: string): Promise<IssuerDocument | undefined> {
  const answer = await fetch(`${withoutSlash(issuer)}/.well-known/openid-configuration`, {
    headers: { accept: 'application/json' },
  })
  if (answer.status >= 500 || answer.status === 429) throw new OutgoingError('unreachable')
  if (answer.status !== 200) return undefined
  const parsed = documentSchema.safeParse(await answer.json().catch(() => undefined))
  // A document that names another issuer is not this issuer's (OpenID Connect Discovery, 4.3).
  return parsed.success && withoutSlash(parsed.data.issuer) === withoutSlash(issuer) ? parsed.data : undefined
}

/** The configuration of an issuer that is known. @throws OutgoingError */
export async function getIssuerDocument(fetch: PinnedFetch, issuer: string): Promise<IssuerDocument> {
  const document = await readDocument(fetch, issuer)
  if (document?.issuer !== issuer) throw new OutgoingError('unreachable')
  return document
}

/** Looks for the issuer that the configured addresses belong to. It never throws. */
export async function discoverIssuer(fetch: PinnedFetch, addresses: Addresses): Promise<Discovery> {
  const looked = await Promise.all(
    issuersAbove(addresses.authorizationUrl).map((issuer) =>
      readDocument(fetch, issuer).catch((error: unknown) =>
        error instanceof OutgoingError ? error.reason : ('unreachable' as const),
      ),
    ),
  )
  const documents = looked.filter((one) => typeof one === 'object')
  const document = documents.find(
    (one) =>
      sameAddress(one.authorization_endpoint, addresses.authorizationUrl) &&
      sameAddress(one.token_endpoint, addresses.tokenUrl),
  )
  if (document !== undefined) return { kind: 'found', document }
  const reason = looked.find((one) => typeof one === 'string')
  if (reason !== undefined) return { kind: 'unreachable', reason }
  const [other] = documents
  return other === undefined ? { kind: 'none' } : { kind: 'other_addresses', document: other }
}
