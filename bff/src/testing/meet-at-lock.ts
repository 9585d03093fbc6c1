import type { TestApp } from './test-app.ts'

type Answers<Calls extends readonly (() => Promise<unknown>)[]> = {
  [At in keyof Calls]: Awaited<ReturnType<Calls[At]>>
}

const countWaiting = async ({ database }: Pick<TestApp, 'database'>): Promise<number> =>
  (
    await database.asOwner(
      `select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`,
    )
  ).length

/**
 * For tests on a server, whose sessions are beside each other: begins calls one after the other against a lock that it
 * holds, lets go once each has ended or waits for a lock, and answers what they answered.
 * Each call takes a connection of the app, and so does this (`connections` of createTestApp).
 * @param lock SQL of the owner, such as `select from client where id = $1 for update`
 */
export async function meetAtLock<Calls extends readonly (() => Promise<unknown>)[]>(
  app: Pick<TestApp, 'database'>,
  { lock, values = [] }: { lock: string; values?: unknown[] },
  calls: [...Calls],
): Promise<Answers<Calls>> {
  const holder = await app.database.source.pool.connect()
  try {
    await holder.query('begin')
    await holder.query(lock, values)
    let ended = 0
    const begun: Promise<unknown>[] = []
    for (const call of calls) {
      begun.push(call().finally(() => (ended += 1)))
      while (ended + (await countWaiting(app)) < begun.length)
        await new Promise((resolve) => setTimeout(resolve, 5))
    }
    await holder.query('commit')
    return (await Promise.all(begun)) as Answers<Calls>
  } finally {
    holder.release()
  }
}
