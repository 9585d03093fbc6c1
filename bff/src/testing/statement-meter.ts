import type pg from 'pg'
import { StatementBatch } from '@parley/server-kit/database/statement-batch.ts'

export interface StatementCount {
  /** Statements beside begin, scope and commit. */
  statements: number
  /** Times that somebody waited for the database: what is sent while another answer is on its way costs none. */
  roundTrips: number
}

export interface StatementMeter {
  /** What the work asks of the database, while nothing else asks it. */
  count(work: () => Promise<unknown>): Promise<StatementCount>
}

type Query = (...parameters: unknown[]) => unknown

/** Looks at what passes through a pool's connections. */
export function meterStatements(pool: pg.Pool): StatementMeter {
  let counted: StatementCount = { statements: 0, roundTrips: 0 }
  let onTheirWay = 0
  const metered = new WeakSet<pg.PoolClient>()

  const meter = (client: pg.PoolClient): void => {
    if (metered.has(client)) return
    metered.add(client)
    const ask = client.query.bind(client) as Query
    const query: Query = (...parameters) => {
      const [batch] = parameters
      if (!(batch instanceof StatementBatch)) return ask(...parameters)
      counted.statements += batch.count
      // Nobody waits for the commit of a read.
      if (batch.isLeftBehind) return ask(...parameters)
      if (onTheirWay === 0) counted.roundTrips += 1
      onTheirWay += 1
      const arrived = (): void => void (onTheirWay -= 1)
      batch.answered.then(arrived, arrived)
      return ask(...parameters)
    }
    client.query = query as typeof client.query
  }
  pool.on('acquire', meter)

  return {
    async count(work) {
      counted = { statements: 0, roundTrips: 0 }
      await work()
      return counted
    },
  }
}
