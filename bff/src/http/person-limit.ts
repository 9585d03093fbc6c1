import { AppError } from '@parley/contracts/errors.ts'
import { type RateLimiterAbstract, RateLimiterMemory, RateLimiterRes } from 'rate-limiter-flexible'

export interface PersonLimit {
  /** @throws AppError TOO_MANY_REQUESTS with the seconds to wait */
  consume(userId: string): Promise<void>
}

interface Limit {
  /** What one person may ask for within the duration. */
  points: number
  durationSeconds: number
  /** What is said once it is too much. */
  message: string
}

/** Spends a point. @throws AppError TOO_MANY_REQUESTS with the message and the seconds to wait */
export async function spend(limiter: RateLimiterAbstract, key: string, message: string): Promise<void> {
  try {
    await limiter.consume(key)
  } catch (error) {
    if (!(error instanceof RateLimiterRes)) throw error
    throw new AppError('TOO_MANY_REQUESTS', message, {
      retryAfterSeconds: Math.max(1, Math.ceil(error.msBeforeNext / 1000)),
    })
  }
}

/** Keeps one person, or a script of theirs, from taking what is there for all; counted per process. */
export function createPersonLimit({ points, durationSeconds, message }: Limit): PersonLimit {
  const byPerson = new RateLimiterMemory({ points, duration: durationSeconds })
  return { consume: (userId) => spend(byPerson, userId, message) }
}
