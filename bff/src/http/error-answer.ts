import { AppError, type ErrorBody, errorStatus } from '@parley/contracts/errors.ts'
import { unknownFieldText } from '@parley/contracts/issue-texts.ts'
import type { Response } from 'express'
import multer from 'multer'
import type { z } from 'zod'

/** Seconds after which a person may try again when a dependency is down. */
const defaultRetryAfterSeconds = 5

/** Field names to texts, the first text of each field; a field that is not known is named by itself. */
export function fieldErrors(error: z.ZodError): Record<string, string> {
  const errors: Record<string, string> = {}
  for (const issue of error.issues) {
    const places =
      issue.code === 'unrecognized_keys' ? issue.keys.map((key) => [...issue.path, key]) : [issue.path]
    for (const place of places) errors[place.map(String).join('.') || 'body'] ??= issue.message
  }
  return errors
}

const bareNames: ReadonlySet<string> = new Set(['min', 'max', 'id', 'from', 'to'])
/** What people call it where the name stands alone. */
const spokenNames: Partial<Record<string, string>> = {
  id: 'Entry',
  ids: 'Selection',
  min: 'Least',
  max: 'Most',
}

/**
 * `metadata.painPoints.0` as a person would say it: "Pain points". Deep inside a value that is one thing for people
 * (a rich text) it is that thing.
 */
function spokenName(field: string): string {
  const parts = field.split('.').filter((part) => !/^\d+$/.test(part) && part !== 'metadata')
  // An end or an id is one of something: the budget range, the client.
  const named = parts.length > 1 && bareNames.has(parts.at(-1) ?? '') ? parts.slice(0, -1) : parts
  const name = (named.length > 2 ? named[0] : named.at(-1)) ?? field
  const known = spokenNames[name]
  if (known !== undefined) return known
  const words = name
    .replace(/([a-z])([A-Z])/g, '$1 $2')
    .replaceAll('_', ' ')
    .toLowerCase()
    .replace(/ ids?$/, '')
  return words.charAt(0).toUpperCase() + words.slice(1)
}

function sentence(field: string, text: string): string {
  if (text === unknownFieldText) return `There is no field "${field}" here.`
  return field === 'body' ? text : `${spokenName(field)}: ${text}`
}

/** 400 with a text for each field (D7). */
export function validationFailed(error: z.ZodError): AppError {
  const errors = fieldErrors(error)
  const [field, text] = Object.entries(errors)[0] ?? ['body', 'Invalid value']
  return new AppError('VALIDATION_FAILED', sentence(field, text), { errors })
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
