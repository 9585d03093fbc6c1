import { AppError } from '@parley/contracts/errors.ts'
import type { Request, RequestHandler } from 'express'

const safeMethods = new Set(['GET', 'HEAD', 'OPTIONS'])
const refusal = (): AppError => new AppError('FORBIDDEN', 'This request came from another site.')

function hostOf(origin: string): string | undefined {
  try {
    return new URL(origin).host
  } catch {
    return undefined
  }
}

/** Whether a browser says that the call comes from this product's own pages, or no browser is at work. */
export function isOwnOrigin(request: Pick<Request, 'headers'>, publicUrl: string | undefined): boolean {
  const site = request.headers['sec-fetch-site']
  if (site !== undefined && site !== 'same-origin' && site !== 'none') return false
  const { origin, host } = request.headers
  if (origin === undefined) return true
  const from = hostOf(origin)
  if (from === undefined) return false
  return from === host || (publicUrl !== undefined && from === hostOf(publicUrl))
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
