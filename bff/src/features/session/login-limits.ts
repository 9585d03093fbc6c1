import { RateLimiterMemory } from 'rate-limiter-flexible'
import { spend } from '../../http/person-limit.ts'

/** Tries a minute, before the account's own lock: of one address from one place, and of one place. */
const usualLimits = { perAccountAndPlace: 60, perPlace: 300 }

const tooMany = 'Too many attempts. Please wait a moment and try again.'

export interface LoginLimits {
  /** @throws AppError TOO_MANY_REQUESTS with the seconds to wait. */
  consume(ipAddress: string | null, email: string): Promise<void>
}

/** Keeps password guessing from costing the process its time; per process, because the lock itself is in the database. */
export function createLoginLimits(limits = usualLimits): LoginLimits {
  const byPair = new RateLimiterMemory({ points: limits.perAccountAndPlace, duration: 60 })
  const byPlace = new RateLimiterMemory({ points: limits.perPlace, duration: 60 })
  return {
    async consume(ipAddress, email) {
      const place = ipAddress ?? 'unknown'
      await spend(byPlace, place, tooMany)
      await spend(byPair, `${place} ${email.toLowerCase()}`, tooMany)
    },
  }
}
