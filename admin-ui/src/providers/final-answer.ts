import { ApiError } from '@parley/ui-kit/calls/api-error.ts'
import { HttpError } from 'react-admin'

/** Answers that asking again does not change (Document 1, section 9). */
const finalStatuses = [400, 401, 403, 404, 409, 429]

export const hasFinalAnswer = (error: unknown): boolean =>
  (error instanceof HttpError || error instanceof ApiError) && finalStatuses.includes(Number(error.status))
