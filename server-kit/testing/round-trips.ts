import type pg from 'pg'
import { StatementBatch } from '../database/statement-batch.ts'

/** What was asked of a database since the counting began. */
export interface RoundTrips {
  /** How often somebody asked and waited while nothing was on its way: what leaves together counts once. */
  trips: number
  /** Transactions that were not read only. */
  writes: number
}

type Query = (...given: unknown[]) => unknown

/** Counts what transactions ask over a pool, from now on. */
export function countRoundTrips(pool: pg.Pool): RoundTrips {
  const counted: RoundTrips = { trips: 0, writes: 0 }
  const watched = new WeakSet<object>()
  const watch = (client: pg.PoolClient): pg.PoolClient => {
    if (watched.has(client)) return client
    watched.add(client)
    let onTheirWay = 0
    const query = client.query.bind(client) as unknown as Query
    const counting: Query = (...given) => {
      const [batch] = given
      // What is asked of the pool itself, without a transaction.
      if (!(batch instanceof StatementBatch)) return query(...given)
      if (batch.opens === 'write') counted.writes += 1
      // The commit of a transaction that only read is waited for by nobody.
      if (onTheirWay === 0 && !batch.isLeftBehind) counted.trips += 1
      onTheirWay += 1
      const arrive = (): void => void (onTheirWay -= 1)
      batch.answered.then(arrive, arrive)
      return query(...given)
    }
    client.query = counting as unknown as typeof client.query
    return client
  }
  const connect = pool.connect.bind(pool) as unknown as (...given: unknown[]) => Promise<pg.PoolClient>
  const connectWatched = (...given: unknown[]): unknown =>
    given.length > 0 ? connect(...given) : connect().then(watch)
  pool.connect = connectWatched as typeof pool.connect
  return counted
}
