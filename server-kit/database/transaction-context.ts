import { AsyncLocalStorage } from 'node:async_hooks'

/** Marks the asynchronous work that runs inside a transaction; `ended` once it has been committed or rolled back. */
export interface TransactionMark {
  ended: boolean
  /** What waits for the commit. */
  afterCommit: (() => void)[]
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

/**
 * Does something once the transaction that is open here has been committed, and not if it is rolled back: to tell
 * others, who would otherwise look too early. It is lost if the process dies in between, so it is for hints only;
 * what must happen is announced in the outbox.
 * @throws Error outside of a transaction
 */
export function afterCommit(work: () => void): void {
  const mark = current.getStore()
  if (mark === undefined || mark.ended) throw new Error('afterCommit was called outside of a transaction.')
  mark.afterCommit.push(work)
}

/** Throws when a second connection would be awaited inside a transaction: with a single session that never ends. */
export function refuseInsideTransaction(what: string): void {
  if (!isInsideTransaction()) return
  throw new Error(
    `${what} inside a running tenantTransaction. A transaction never awaits a query outside itself: on a single-session database it would wait for itself for ever. Pass the open transaction down, or do this work after it.`,
  )
}
