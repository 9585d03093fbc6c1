import type { Logger } from '../logging/logger.ts'

interface Chore {
  everyMs: number
  work: () => Promise<unknown>
  logger: Pick<Logger, 'warn'>
  /** What the log says where it failed; the next time tries again. */
  failed: string
}

/** Does a chore again and again, never twice at a time, until stopped; it does not keep the process. */
export function periodically({ everyMs, work, logger, failed }: Chore): { close(): Promise<void> } {
  let working = Promise.resolve()
  const run = async (): Promise<void> => {
    try {
      await work()
    } catch (error) {
      logger.warn({ error }, failed)
    }
  }
  const timer = setInterval(() => {
    working = working.then(run)
  }, everyMs)
  timer.unref()
  return {
    async close() {
      clearInterval(timer)
      await working
    },
  }
}
