import { AppError } from '@parley/contracts/errors.ts'
import type { ErrorRequestHandler, RequestHandler } from 'express'
import type { Logger } from '@parley/server-kit/logging/logger.ts'
import { sendError } from './error-answer.ts'
import { requestIdOf } from './request-id.ts'
import { translateError } from './translate-error.ts'

/** Unknown addresses under /api answer in the one shape. */
export const answerNotFound: RequestHandler = (_request, _response, next) =>
  next(new AppError('NOT_FOUND', 'There is nothing at this address.'))

/** Writes every error in the one shape (D7); what is ours to repair is logged with its cause. */
export const answerErrors =
  (logger: Logger): ErrorRequestHandler =>
  // oxlint-disable-next-line max-params -- Express tells an error handler by its four parameters
  (error: unknown, _request, response, _next) => {
    const requestId = requestIdOf(response)
    const translated = translateError(error)
    if (translated.status >= 500)
      logger.error({ requestId, error: translated.options.cause ?? error }, translated.message)
    sendError(response, translated, requestId)
  }
