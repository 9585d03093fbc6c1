import { newId } from '@parley/contracts/ids.ts'
import type { RequestHandler, Response } from 'express'

const acceptable = /^[\w.:-]{8,100}$/

/** Takes the caller's X-Request-Id where it is a plain one, else makes one; it goes out with every answer. */
export const assignRequestId: RequestHandler = (request, response, next) => {
  const given = request.get('x-request-id')
  const requestId = given !== undefined && acceptable.test(given) ? given : newId()
  response.locals.requestId = requestId
  response.setHeader('X-Request-Id', requestId)
  next()
}

export const requestIdOf = (response: Response): string => {
  const { requestId } = response.locals as { requestId?: string }
  return requestId ?? 'unknown'
}
