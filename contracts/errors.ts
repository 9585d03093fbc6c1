import { z } from 'zod'

/** The closed list of error codes, each with its HTTP status (decisions D7). */
export const errorStatus = {
  BAD_REQUEST: 400,
  VALIDATION_FAILED: 400,
  SSO_EXPIRED: 400,
  UNAUTHENTICATED: 401,
  INVALID_CREDENTIALS: 401,
  ACCOUNT_LOCKED: 401,
  SESSION_ENDED: 401,
  FORBIDDEN: 403,
  SELF_REGISTRATION_OFF: 403,
  STEP_UP_REQUIRED: 403,
  TWO_FACTOR_SETUP_REQUIRED: 403,
  SWITCH_FIRST: 403,
  SSO_DENIED: 403,
  SSO_REFUSED: 403,
  SSO_EMAIL_MISSING: 403,
  SSO_NO_ACCOUNT: 403,
  SSO_LINK_REQUIRED: 403,
  NOT_FOUND: 404,
  CONFLICT: 409,
  STALE_UPDATE: 409,
  INVALID_TRANSITION: 409,
  SEQUENCE_RUNNING: 409,
  BUDGET_EXCEEDED: 409,
  PAYLOAD_TOO_LARGE: 413,
  UNSUPPORTED_MEDIA_TYPE: 415,
  UNREADABLE_FILE: 422,
  TOO_MANY_REQUESTS: 429,
  INTERNAL: 500,
  UNAVAILABLE: 503,
  STORAGE_FULL: 507,
} as const

export type ErrorCode = keyof typeof errorStatus

/** Body of every error answer (decisions D7). `current` comes with STALE_UPDATE only: the row as it is now. */
export const errorBodySchema = z.object({
  message: z.string(),
  code: z.enum(Object.keys(errorStatus) as [ErrorCode, ...ErrorCode[]]),
  errors: z.record(z.string(), z.string()).optional(),
  requestId: z.string(),
  current: z.unknown().optional(),
  retryAfterSeconds: z.number().optional(),
})
export type ErrorBody = z.infer<typeof errorBodySchema>

export interface AppErrorOptions {
  /** Field name to text, shown beside the fields. */
  errors?: Record<string, string>
  /** The row as it is now, for STALE_UPDATE. */
  current?: unknown
  /** Seconds, for TOO_MANY_REQUESTS and UNAVAILABLE. */
  retryAfterSeconds?: number
  /** Private; logged, never sent. */
  cause?: unknown
}

/** The one error that crosses layers: a stable code, a text for the person, a private cause. */
export class AppError extends Error {
  readonly code: ErrorCode
  readonly options: AppErrorOptions

  constructor(code: ErrorCode, message: string, options: AppErrorOptions = {}) {
    super(message, { cause: options.cause })
    this.name = 'AppError'
    this.code = code
    this.options = options
  }

  get status(): number {
    return errorStatus[this.code]
  }
}

/** 404 for what is missing and for what belongs to somebody else: the same answer (decisions D1). */
export const notFound = (what: string): AppError => new AppError('NOT_FOUND', `${what} not found`)

export const conflict = (message: string): AppError => new AppError('CONFLICT', message)

export const forbidden = (message = 'You are not allowed to do this.'): AppError =>
  new AppError('FORBIDDEN', message)
