import { AppError } from '@parley/contracts/errors.ts'
import type { Request, RequestHandler } from 'express'
import { isLoopbackHost } from './loopback.ts'

const safeMethods = new Set(['GET', 'HEAD', 'OPTIONS'])
const refusal = (): AppError => new AppError('FORBIDDEN', 'This request came from another site.')

const addressOf = (origin: string): URL | undefined => (URL.canParse(origin) ? new URL(origin) : undefined)

/**
 * Whoever sits on the way can put any page at the plain address of a product that is behind TLS, so such a page is
 * another site; this machine's own addresses have nobody on the way.
 */
const isDowngraded = (from: URL, own: URL | undefined): boolean =>
  own?.protocol === 'https:' && from.protocol !== 'https:' && !isLoopbackHost(from.hostname)

/** Whether a browser says that the call comes from this product's own pages, or no browser is at work. */
export function isOwnOrigin(request: Pick<Request, 'headers'>, publicUrl: string | undefined): boolean {
  const site = request.headers['sec-fetch-site']
  if (site !== undefined && site !== 'same-origin' && site !== 'none') return false
  const { origin, host } = request.headers
  if (origin === undefined) return true
  const from = addressOf(origin)
  const own = publicUrl === undefined ? undefined : addressOf(publicUrl)
  if (from === undefined || isDowngraded(from, own)) return false
  return from.host === host || from.host === own?.host
}

/**
 * Refuses what another site makes a browser do (Security, "Sessions"). Checked on every unsafe call, whether or not a
 * cookie came along: sign-in itself must not be forged either.
 */
export const guardOrigin =
  (publicUrl: string | undefined): RequestHandler =>
  (request, _response, next) => {
    if (safeMethods.has(request.method) || isOwnOrigin(request, publicUrl)) next()
    else next(refusal())
  }
