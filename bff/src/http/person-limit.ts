import { AppError } from '@parley/contracts/errors.ts'
import type { LimitRule, SharedLimits } from '@parley/server-kit/limits/shared-limits.ts'
import { type RateLimiterAbstract, RateLimiterRes } from 'rate-limiter-flexible'

export interface PersonLimit {
  /** @throws AppError TOO_MANY_REQUESTS with the seconds to wait */
  consume(userId: string): Promise<void>
}

/** What one person may ask for within the duration. */
interface Limit extends LimitRule {
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

/** Keeps one person, or a script of theirs, from taking what is there for all; over all processes. */
export function createPersonLimit(limits: SharedLimits, { message, ...rule }: Limit): PersonLimit {
  const byPerson = limits.of(rule)
  return { consume: (userId) => spend(byPerson, userId, message) }
}
