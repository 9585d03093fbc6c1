import { AppError } from '@parley/contracts/errors.ts'
import { RateLimiterMemory, RateLimiterRes } from 'rate-limiter-flexible'

/** What one person may send in ten minutes; more than anybody writes. */
export const feedbackInTenMinutes = 20

export interface FeedbackLimits {
  /** @throws AppError TOO_MANY_REQUESTS with the seconds to wait */
  consume(userId: string): Promise<void>
}

/** Keeps a script from burying what people say; per process. */
export function createFeedbackLimits(points = feedbackInTenMinutes): FeedbackLimits {
  const byPerson = new RateLimiterMemory({ points, duration: 600 })
  return {
    async consume(userId) {
      try {
        await byPerson.consume(userId)
      } catch (error) {
        if (!(error instanceof RateLimiterRes)) throw error
        throw new AppError('TOO_MANY_REQUESTS', 'That is a lot of feedback. Please wait a few minutes.', {
          retryAfterSeconds: Math.max(1, Math.ceil(error.msBeforeNext / 1000)),
        })
      }
    },
  }
}
