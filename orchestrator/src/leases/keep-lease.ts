import type { Logger } from '@parley/server-kit/logging/logger.ts'

/** Milliseconds between renewals of a lease of 30 s (Architecture, "The sequence engine" 1): it outlives two that fail. */
const renewEveryMs = 10_000

interface Lease {
  /** @returns false once the work is not this worker's any more */
  renew: () => Promise<boolean>
  logger: Pick<Logger, 'warn'>
  /** The process stops. */
  stop: AbortSignal | undefined
}

/**
 * Renews a lease while work is done under it.
 * @param work gets a signal that aborts once the lease is lost or the process stops
 */
export async function keepLease(
  { renew, logger, stop }: Lease,
  work: (signal: AbortSignal) => Promise<void>,
): Promise<void> {
  const lost = new AbortController()
  const look = async (): Promise<void> => {
    try {
      if (!(await renew())) lost.abort(new Error('The work is not held any more.'))
    } catch (error) {
      // Not renewed is not yet lost; every commit checks it anyway.
      logger.warn({ error }, 'a lease was not renewed')
    }
  }
  const timer = setInterval(() => void look(), renewEveryMs)
  // It keeps the lease, not the process.
  timer.unref()
  try {
    await work(stop === undefined ? lost.signal : AbortSignal.any([lost.signal, stop]))
  } finally {
    clearInterval(timer)
  }
}
