import type { Logger } from '@parley/server-kit/logging/logger.ts'

/** Milliseconds between renewals of a lease of 30 s (Architecture, "The sequence engine" 1): it outlives two that fail. */
const renewEveryMs = 10_000

interface Lease {
  /** @returns false once the work is not this worker's any more */
  renew: () => Promise<boolean>
  logger: Pick<Logger, 'warn'>
  /** The process stops. */
  stop?: AbortSignal | undefined
}

export interface Renewal {
  /** Aborts once the lease is lost or the process stops. */
  signal: AbortSignal
  /** Renews at once, or once more where it is being renewed: that may be from before the call. Not once it is lost. */
  look: () => Promise<void>
  close: () => void
}

/** Renews a lease again and again until it is closed. */
export function renewLeases({ renew, logger, stop }: Lease): Renewal {
  const lost = new AbortController()
  const lookOnce = async (): Promise<void> => {
    try {
      if (!(await renew())) lost.abort(new Error('The work is not held any more.'))
    } catch (error) {
      // Not renewed is not yet lost; every commit checks it anyway.
      logger.warn({ error }, 'a lease was not renewed')
    }
  }
  let isLooking = false
  let isAskedAgain = false
  const look = async (): Promise<void> => {
    isAskedAgain = true
    if (isLooking) return
    isLooking = true
    while (isAskedAgain && !lost.signal.aborted) {
      isAskedAgain = false
      await lookOnce()
    }
    isLooking = false
  }
  const timer = setInterval(() => void look(), renewEveryMs)
  // It keeps the lease, not the process.
  timer.unref()
  return {
    signal: stop === undefined ? lost.signal : AbortSignal.any([lost.signal, stop]),
    look,
    close: () => clearInterval(timer),
  }
}

/**
 * Renews a lease while work is done under it.
 * @param work gets a signal that aborts once the lease is lost or the process stops
 */
export async function keepLease(lease: Lease, work: (signal: AbortSignal) => Promise<void>): Promise<void> {
  const renewal = renewLeases(lease)
  try {
    await work(renewal.signal)
  } finally {
    renewal.close()
  }
}
