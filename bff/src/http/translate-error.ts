import { AppError } from '@parley/contracts/errors.ts'
import { isDatabaseLost } from '@parley/server-kit/database/lost-database.ts'
import { fromRequestReaders } from './error-answer.ts'

type Translation = (cause: unknown) => AppError

const unavailable: Translation = (cause) =>
  new AppError('UNAVAILABLE', 'The service is not available just now. Please try again in a moment.', {
    cause,
    retryAfterSeconds: 5,
  })
const storageFull: Translation = (cause) =>
  new AppError('STORAGE_FULL', 'There is no room left to store this.', { cause })
const unreadable: Translation = (cause) =>
  new AppError('VALIDATION_FAILED', 'The request has values that cannot be stored.', { cause })
const taken: Translation = (cause) =>
  new AppError('CONFLICT', 'Something with these values exists already.', { cause })

/** SQLSTATE and system error codes that a request can cause or meet. */
const byCode: Record<string, Translation> = {
  '23505': taken,
  '23503': (cause) =>
    new AppError('CONFLICT', 'Something else refers to this, or what it refers to is gone.', { cause }),
  '40001': (cause) =>
    new AppError('CONFLICT', 'Somebody changed this at the same time. Please try again.', { cause }),
  '40P01': (cause) =>
    new AppError('CONFLICT', 'Somebody changed this at the same time. Please try again.', { cause }),
  '22021': unreadable,
  '22P05': unreadable,
  '22003': unreadable,
  '22008': unreadable,
  '53100': storageFull,
  ENOSPC: storageFull,
}

function codeOf(error: unknown): string | undefined {
  if (typeof error !== 'object' || error === null || !('code' in error)) return undefined
  return typeof error.code === 'string' ? error.code : undefined
}

/** The one translator at the edge (Architecture, "Conventions"): what a person is told of any error. */
export function translateError(error: unknown): AppError {
  if (error instanceof AppError) return error
  const fromReaders = fromRequestReaders(error)
  if (fromReaders !== undefined) return fromReaders
  const code = codeOf(error)
  const known = code === undefined ? undefined : byCode[code]
  if (known !== undefined) return known(error)
  if (isDatabaseLost(error)) return unavailable(error)
  return new AppError('INTERNAL', 'Something went wrong on our side.', { cause: error })
}
