import { AppError } from '@parley/contracts/errors.ts'
import { RateLimiterMemory, RateLimiterRes } from 'rate-limiter-flexible'

/** Questions that a person may ask in a minute; more than anybody types, less than a script would. */
export const questionsAMinute = 30

export interface AskingLimits {
  /** @throws AppError TOO_MANY_REQUESTS with the seconds to wait */
  consume(userId: string): Promise<void>
}

/** Keeps one person from taking the models and the search from the others; per process. */
export function createAskingLimits(points = questionsAMinute): AskingLimits {
  const byPerson = new RateLimiterMemory({ points, duration: 60 })
  return {
    async consume(userId) {
      try {
        await byPerson.consume(userId)
      } catch (error) {
        if (!(error instanceof RateLimiterRes)) throw error
        throw new AppError('TOO_MANY_REQUESTS', 'Too many questions. Please wait a moment and ask again.', {
          retryAfterSeconds: Math.max(1, Math.ceil(error.msBeforeNext / 1000)),
        })
      }
    },
  }
}
