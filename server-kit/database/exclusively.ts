import type { DatabaseSource } from './source.ts'

/**
 * Does the work while no other process on this database does work under the same key. The embedded database has one
 * process, and no second session to hold a lock in.
 */
export async function exclusively<T>(
  source: DatabaseSource,
  key: number,
  work: () => Promise<T>,
): Promise<T> {
  if (source.singleSession) return work()
  const holder = await source.pool.connect()
  try {
    // Of a transaction, not of a session: behind a pooler the session is not one's own, and would keep the lock.
    await holder.query('begin')
    await holder.query('set local idle_in_transaction_session_timeout = 0')
    await holder.query('select pg_advisory_xact_lock($1)', [key])
    return await work()
  } finally {
    // The lock goes with the connection, whatever state that is in.
    await holder.query('rollback').catch(() => undefined)
    holder.release(true)
  }
}
