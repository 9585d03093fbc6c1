import type pg from 'pg'

/** What was asked of a database since the counting began. */
export interface RoundTrips {
  /** How often somebody asked and waited while nothing was on its way: what leaves together counts once. */
  trips: number
  /** Transactions that were not read only. */
  writes: number
}

type Query = (...given: unknown[]) => Promise<unknown>

/** Counts what transactions ask over a pool, from now on. */
export function countRoundTrips(pool: pg.Pool): RoundTrips {
  const counted: RoundTrips = { trips: 0, writes: 0 }
  const watched = new WeakSet<object>()
  const watch = (client: pg.PoolClient): pg.PoolClient => {
    if (watched.has(client)) return client
    watched.add(client)
    let onTheirWay = 0
    let readsOnly = false
    const query = client.query.bind(client) as unknown as Query
    const counting: Query = (...given) => {
      // The pool's own, for whoever asks it without a transaction.
      if (typeof given.at(-1) === 'function') return query(...given)
      const [text] = given
      if (typeof text === 'string' && text.startsWith('begin')) {
        readsOnly = text.includes('read only')
        if (!readsOnly) counted.writes += 1
      }
      // The commit of a transaction that only read is waited for by nobody.
      if (onTheirWay === 0 && !(readsOnly && text === 'commit')) counted.trips += 1
      onTheirWay += 1
      const answered = query(...given)
      const arrive = (): void => void (onTheirWay -= 1)
      answered.then(arrive, arrive)
      return answered
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
