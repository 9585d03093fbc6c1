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
    await holder.query('select pg_advisory_lock($1)', [key])
    return await work()
  } finally {
    // The lock goes with its session, whatever state that is in.
    holder.release(true)
  }
}
