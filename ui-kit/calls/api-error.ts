import type { ErrorBody, ErrorCode } from '@parley/contracts/errors.ts'

/** Codes of the server, and those of calls that got no readable answer. */
export type ApiErrorCode = ErrorCode | 'NETWORK' | 'TIMEOUT' | 'UNREADABLE'

/** A call that did not succeed. `status` is 0 where there was no answer. `message` is fit for a person. */
export class ApiError extends Error {
  readonly status: number
  readonly code: ApiErrorCode
  /** Field name to text. */
  readonly errors: Record<string, string>
  readonly requestId: string | undefined
  /** The row as it is now, with STALE_UPDATE. */
  readonly current: unknown
  readonly retryAfterSeconds: number | undefined

  constructor(status: number, code: ApiErrorCode, body: Partial<ErrorBody> & { message: string }) {
    super(body.message)
    this.name = 'ApiError'
    this.status = status
    this.code = code
    this.errors = body.errors ?? {}
    this.requestId = body.requestId
    this.current = body.current
    this.retryAfterSeconds = body.retryAfterSeconds
  }
}

/** Texts of document 1, section 8. */
const networkMessage = 'Network error'
const genericMessage = 'An error occurred'

export const networkError = (): ApiError => new ApiError(0, 'NETWORK', { message: networkMessage })

export const timeoutError = (): ApiError =>
  new ApiError(0, 'TIMEOUT', {
    message: 'The server did not answer in time. Nothing was lost here; try again.',
  })

/** The error that an answer's body describes, or a generic one where the body is not the product's shape. */
export function errorOfAnswer(status: number, text: string): ApiError {
  const body = parseJson(text)
  if (isErrorBody(body)) return new ApiError(status, body.code, body)
  const message = status >= 500 ? genericMessage : `${genericMessage} (${status})`
  return new ApiError(status, 'UNREADABLE', { message })
}

/** By hand, since the schemas come only after sign-in. */
function isErrorBody(body: unknown): body is ErrorBody {
  const { message, code } = (body ?? {}) as Partial<Record<'message' | 'code', unknown>>
  return typeof message === 'string' && typeof code === 'string'
}

export function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

/** The sentence to show for whatever was thrown. */
export function messageOf(error: unknown): string {
  return error instanceof Error && error.message !== '' ? error.message : genericMessage
}

export const hasStatus = (error: unknown, status: number): boolean =>
  error instanceof ApiError && error.status === status

/** What to say of a deletion that failed: the server's own words where the record is gone already. */
export const deletionFailure = (error: Error | null, text: string): string | undefined => {
  if (error === null) return undefined
  return hasStatus(error, 404) ? messageOf(error) : text
}
