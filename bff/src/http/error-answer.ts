import { AppError, type ErrorBody, errorStatus } from '@parley/contracts/errors.ts'
import { fieldErrors, refusalOf } from '@parley/contracts/refused-fields.ts'
import type { Response } from 'express'
import multer from 'multer'
import type { z } from 'zod'

/** Seconds after which a person may try again when a dependency is down. */
const defaultRetryAfterSeconds = 5

/** 400 with a text for each field (D7). */
export function validationFailed(error: z.ZodError): AppError {
  const errors = fieldErrors(error)
  return new AppError('VALIDATION_FAILED', refusalOf(errors), { errors })
}

const parserErrors: Record<string, AppError> = {
  'entity.too.large': new AppError('PAYLOAD_TOO_LARGE', 'The request is too large.'),
  'parameters.too.many': new AppError('PAYLOAD_TOO_LARGE', 'The request is too large.'),
  'encoding.unsupported': new AppError('UNSUPPORTED_MEDIA_TYPE', 'This content encoding is not supported.'),
  'charset.unsupported': new AppError('UNSUPPORTED_MEDIA_TYPE', 'This character set is not supported.'),
}

/** Errors of the libraries that read requests, in the one shape; undefined for those that are not theirs. */
export function fromRequestReaders(error: unknown): AppError | undefined {
  if (error instanceof multer.MulterError)
    return new AppError('BAD_REQUEST', 'The upload could not be read.', { cause: error })
  if (typeof error !== 'object' || error === null) return undefined
  const { type, status, statusCode } = error as { type?: string; status?: number; statusCode?: number }
  if (type !== undefined && type in parserErrors) return parserErrors[type]
  const code = status ?? statusCode
  if (code === 413) return parserErrors['entity.too.large']
  if (code === 415) return parserErrors['encoding.unsupported']
  if (code !== undefined && code >= 400 && code < 500)
    return new AppError('BAD_REQUEST', 'The request could not be read.', { cause: error })
  return undefined
}

/** The body of an error answer (D7). */
export function errorBody(error: AppError, requestId: string): ErrorBody {
  const { errors, current, retryAfterSeconds } = error.options
  return {
    message: error.message,
    code: error.code,
    ...(errors === undefined ? {} : { errors }),
    requestId,
    ...(current === undefined ? {} : { current }),
    ...(retryAfterSeconds === undefined ? {} : { retryAfterSeconds }),
  }
}

/** Writes the one error shape, with Retry-After where a later try may do (D7). */
export function sendError(response: Response, error: AppError, requestId: string): void {
  if (response.headersSent) {
    response.destroy()
    return
  }
  const isTemporary = error.code === 'TOO_MANY_REQUESTS' || error.code === 'UNAVAILABLE'
  if (isTemporary)
    response.setHeader('Retry-After', String(error.options.retryAfterSeconds ?? defaultRetryAfterSeconds))
  response.setHeader('Cache-Control', 'no-store')
  response.status(errorStatus[error.code]).json(errorBody(error, requestId))
}
