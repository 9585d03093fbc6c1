import { AsyncLocalStorage } from 'node:async_hooks'

/** Marks the asynchronous work that runs inside a transaction; `ended` once it has been committed or rolled back. */
export interface TransactionMark {
  ended: boolean
}

const current = new AsyncLocalStorage<TransactionMark | undefined>()

export const isInsideTransaction = (): boolean => current.getStore()?.ended === false

export const runInTransactionContext = <T>(mark: TransactionMark, work: () => Promise<T>): Promise<T> =>
  current.run(mark, work)

/**
 * Runs work that was triggered inside a transaction but does not belong to it (a notification, a timer), so that
 * it may open transactions of its own.
 */
export const outsideTransaction = <T>(work: () => T): T => current.run(undefined, work)

/** Throws when a second connection would be awaited inside a transaction: with a single session that never ends. */
export function refuseInsideTransaction(what: string): void {
  if (!isInsideTransaction()) return
  throw new Error(
    `${what} inside a running tenantTransaction. A transaction never awaits a query outside itself: on a single-session database it would wait for itself for ever. Pass the open transaction down, or do this work after it.`,
  )
}
