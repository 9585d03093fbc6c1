import { AppError } from '@parley/contracts/errors.ts'
import type { RequestHandler } from 'express'

/** A request that names several hosts is one to each who reads it, and is refused (RFC 9112, section 3.2). */
export const requireOneHost: RequestHandler = (request, _response, next) => {
  const hosts = request.headersDistinct.host ?? []
  if (hosts.length > 1) next(new AppError('BAD_REQUEST', 'The request names more than one host.'))
  else next()
}
