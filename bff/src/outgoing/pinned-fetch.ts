import { isIP, type LookupFunction } from 'node:net'
import { Agent, request as send } from 'undici'
import type { HostAddress, NameResolver } from './name-resolver.ts'
import { isAllowedHost, type OutgoingHosts } from './allowed-hosts.ts'
import { findPrivateHost } from './private-hosts.ts'
import { isPublicAddress } from './public-address.ts'

/** Why an address that somebody configured was not reached. */
export type OutgoingTrouble =
  | 'bad_address'
  | 'not_https'
  | 'not_allowed'
  | 'unresolved'
  | 'private_address'
  | 'tls'
  | 'timeout'
  | 'unreachable'
  | 'too_large'

export class OutgoingError extends Error {
  readonly reason: OutgoingTrouble

  constructor(reason: OutgoingTrouble, cause?: unknown) {
    super(`An outgoing request failed: ${reason}`, { cause })
    this.name = 'OutgoingError'
    this.reason = reason
  }
}

export interface OutgoingRequest {
  method?: 'GET' | 'POST'
  headers?: Record<string, string>
  body?: string | Uint8Array | null
}

/** @throws OutgoingError; an answer of any status is an answer, redirects among them */
export type PinnedFetch = (address: string | URL, request?: OutgoingRequest) => Promise<Response>

export interface PinnedFetchOptions extends OutgoingHosts {
  resolver: NameResolver
  /** Of a whole exchange. */
  timeoutMs?: number
  /** Of an answer. */
  maxBytes?: number
}

/**
 * The one way to an address that a user configured (Security, "Input"): https alone, the name resolved once and the
 * connection held to what came out, public addresses alone, no redirects followed, 10 seconds, 1 MB.
 */
export function createPinnedFetch(options: PinnedFetchOptions): PinnedFetch {
  const { timeoutMs = 10_000, maxBytes = 1_048_576 } = options
  return async (address, request = {}) => {
    const url = readAddress(address, options)
    const signal = AbortSignal.timeout(timeoutMs)
    const pinned = await orTimeout(resolve(url, options), signal)
    const agent = new Agent({ connect: { lookup: answerWith(pinned) }, maxResponseSize: maxBytes })
    try {
      const { method = 'GET', headers = {}, body = null } = request
      const answer = await send(url, { dispatcher: agent, method, headers, body, signal })
      const bytes = await answer.body.bytes()
      const hasBody = answer.statusCode !== 204 && answer.statusCode !== 304
      return new Response(hasBody ? new Uint8Array(bytes) : null, {
        status: answer.statusCode,
        headers: headersOf(answer.headers),
      })
    } catch (error) {
      throw new OutgoingError(troubleOf(error), error)
    } finally {
      void agent.destroy()
    }
  }
}

/** The address, if its form may be called at all. @throws OutgoingError */
export function readAddress(address: string | URL, { privateHosts, allowedHosts }: OutgoingHosts): URL {
  if (!URL.canParse(String(address))) throw new OutgoingError('bad_address')
  const url = new URL(address)
  if (url.username !== '' || url.password !== '') throw new OutgoingError('bad_address')
  const known = findPrivateHost(privateHosts, url)
  if (known === undefined && !isAllowedHost(allowedHosts, url.hostname))
    throw new OutgoingError('not_allowed')
  const mayBePlain = known?.allowsHttp === true
  if (url.protocol === 'https:' || (url.protocol === 'http:' && mayBePlain)) return url
  throw new OutgoingError('not_https')
}

async function resolve(
  url: URL,
  { resolver, privateHosts }: Pick<PinnedFetchOptions, 'resolver' | 'privateHosts'>,
): Promise<HostAddress[]> {
  const host = url.hostname.replace(/^\[|\]$/g, '')
  const family = isIP(host)
  const found: HostAddress[] =
    family === 0
      ? await resolver.addresses(host).catch((error: unknown) => {
          throw new OutgoingError('unresolved', error)
        })
      : [{ address: host, family: family === 6 ? 6 : 4 }]
  if (found.length === 0) throw new OutgoingError('unresolved')
  const isNamed = findPrivateHost(privateHosts, url) !== undefined
  // One private address among several is enough: whoever owns the name may have put it there for us.
  if (!isNamed && !found.every(({ address }) => isPublicAddress(address)))
    throw new OutgoingError('private_address')
  return found
}

const orTimeout = <T>(work: Promise<T>, signal: AbortSignal): Promise<T> =>
  Promise.race([
    work,
    new Promise<never>((_resolve, reject) =>
      signal.addEventListener('abort', () => {
        reject(new OutgoingError('timeout'))
      }),
    ),
  ])

/** A lookup for the socket that asks nobody: a second answer of the name service cannot lead elsewhere. */
const answerWith =
  (pinned: HostAddress[]): LookupFunction =>
  (_host, options, callback) => {
    const [first] = pinned
    if (options.all === true || first === undefined) callback(null, pinned)
    else callback(null, first.address, first.family)
  }

function headersOf(received: Record<string, string | string[] | undefined>): Headers {
  const headers = new Headers()
  for (const [name, value] of Object.entries(received))
    for (const one of [value ?? []].flat()) headers.append(name, one)
  return headers
}

const tlsCode = /^(ERR_TLS|ERR_SSL|CERT_|UNABLE_TO_|DEPTH_ZERO|SELF_SIGNED|EPROTO)/
const timeoutCode = /TIMEOUT|ETIMEDOUT|ABORT/

function troubleOf(error: unknown): OutgoingTrouble {
  if (error instanceof OutgoingError) return error.reason
  const { code, name } = error as { code?: unknown; name?: unknown }
  if (name === 'TimeoutError') return 'timeout'
  if (typeof code !== 'string') return 'unreachable'
  if (code === 'UND_ERR_RES_EXCEEDED_MAX_SIZE') return 'too_large'
  if (tlsCode.test(code)) return 'tls'
  return timeoutCode.test(code) ? 'timeout' : 'unreachable'
}
