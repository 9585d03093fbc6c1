import type { SharedLimits } from '@parley/server-kit/limits/shared-limits.ts'

/** Seconds in which failures of one address count together. */
const countedSeconds = 15 * 60
/** Failures that are answered at once: anybody mistypes. */
const freeFailures = 2
/** Milliseconds: the first delay, and the longest, which it grows to by doubling. */
const [firstDelayMs, longestDelayMs] = [250, 4000]

export interface AttemptDelays {
  /** Waits before a failure is answered, for longer with each one of the same address, whoever has it or nobody. */
  afterFailure(email: string): Promise<void>
}

/**
 * Guessing becomes slow before it is locked. The count is by the address that was typed, over all processes, so it tells
 * nobody whether there is such an account.
 */
export function createAttemptDelays(
  limits: SharedLimits,
  wait: (ms: number) => Promise<void>,
): AttemptDelays {
  const failures = limits.of({
    name: 'failed-sign-ins',
    points: freeFailures,
    durationSeconds: countedSeconds,
  })
  return {
    async afterFailure(email) {
      const { consumedPoints } = await failures.penalty(email.toLowerCase().slice(0, 200), 1)
      const slow = consumedPoints - freeFailures
      if (slow > 0) await wait(Math.min(firstDelayMs * 2 ** (slow - 1), longestDelayMs))
    },
  }
}
