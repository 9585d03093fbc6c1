import type { ModelError } from './port.ts'

/** A provider that asks to wait longer than this is left for the next one, in milliseconds. */
export const longestRetryAfterMs = 20_000
const baseDelayMs = 500
const longestDelayMs = 8_000

/**
 * How long to wait before the same provider is asked again.
 * @returns undefined where it should not be: the error will not pass, the attempts are used up, or the wait that the
 * provider asks for is too long.
 */
export function retryDelay(
  error: ModelError,
  attempt: number,
  limits: { maxAttempts: number; random: () => number },
): number | undefined {
  if (attempt >= attemptsFor(error, limits.maxAttempts)) return undefined
  if (error.retryAfterMs !== undefined)
    return error.retryAfterMs > longestRetryAfterMs ? undefined : error.retryAfterMs
  const ceiling = Math.min(longestDelayMs, baseDelayMs * 2 ** (attempt - 1))
  return ceiling / 2 + (limits.random() * ceiling) / 2
}

function attemptsFor(error: ModelError, maxAttempts: number): number {
  if (error.kind === 'rate_limited' || error.kind === 'overloaded' || error.kind === 'connection')
    return maxAttempts
  // A call that ran into its deadline has cost the whole time allowed: once more, not more.
  if (error.kind === 'timeout' || error.kind === 'malformed') return Math.min(2, maxAttempts)
  return 1
}

/** Waits; rejects with the signal's reason as soon as it is aborted. */
export function sleep(milliseconds: number, signal?: AbortSignal): Promise<void> {
  return new Promise((resolve, reject) => {
    const stop = (): void => {
      clearTimeout(timer)
      reject(signal?.reason instanceof Error ? signal.reason : new Error('Aborted'))
    }
    const timer = setTimeout(() => {
      signal?.removeEventListener('abort', stop)
      resolve()
    }, milliseconds)
    if (signal?.aborted) stop()
    else signal?.addEventListener('abort', stop, { once: true })
  })
}
