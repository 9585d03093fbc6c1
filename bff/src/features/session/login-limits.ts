import { AppError } from '@parley/contracts/errors.ts'
import type { SharedLimits } from '@parley/server-kit/limits/shared-limits.ts'
import { spend } from '../../http/person-limit.ts'

/** Tries a minute, before the account's own lock: of one address from one place, and of one place. */
const usualLimits = { perAccountAndPlace: 60, perPlace: 300 }

const tooMany = 'Too many attempts. Please wait a moment and try again.'

export interface LoginLimits {
  /** @throws AppError TOO_MANY_REQUESTS with the seconds to wait. */
  consume(ipAddress: string | null, email: string): Promise<void>
  /** Of a call that was no attempt at this one after all; the place has spent it. */
  giveBack(ipAddress: string | null, email: string): Promise<void>
}

interface Rule {
  /** Which routes count together. */
  name: string
  perAccountAndPlace?: number
  perPlace?: number
}

/** Keeps password guessing from costing the processes their time; the lock itself is in the database. */
export function createLoginLimits(shared: SharedLimits, { name, ...figures }: Rule): LoginLimits {
  const limits = { ...usualLimits, ...figures }
  const durationSeconds = 60
  const byPair = shared.of({ name: `${name}-pair`, points: limits.perAccountAndPlace, durationSeconds })
  const byPlace = shared.of({ name: `${name}-place`, points: limits.perPlace, durationSeconds })
  return {
    async consume(ipAddress, email) {
      const place = ipAddress ?? 'unknown'
      await spend(byPlace, place, tooMany)
      await spend(byPair, pairOf(place, email), tooMany)
    },
    async giveBack(ipAddress, email) {
      // The place has asked all the same: a flood of calls that are none is a flood.
      await byPair.reward(pairOf(ipAddress ?? 'unknown', email))
    },
  }
}

/** Characters of a key that every store takes. */
const longestKey = 200

const pairOf = (place: string, email: string): string =>
  `${place} ${email.toLowerCase()}`.slice(0, longestKey)

/**
 * Counts a try at a link. A password that breaks the rules is none: the link was right, and its person goes on typing.
 * @throws what `work` throws, AppError TOO_MANY_REQUESTS
 */
export async function countingTries<T>(
  limits: LoginLimits,
  [ipAddress, secret]: [string | null, string],
  work: () => Promise<T>,
): Promise<T> {
  await limits.consume(ipAddress, secret)
  try {
    return await work()
  } catch (error) {
    if (error instanceof AppError && error.code === 'VALIDATION_FAILED')
      await limits.giveBack(ipAddress, secret)
    throw error
  }
}
