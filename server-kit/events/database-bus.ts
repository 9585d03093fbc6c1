import type { DatabaseSource } from '../database/source.ts'
import type { EventBus } from './event-bus.ts'

/** Bytes of a NOTIFY payload at most; Postgres itself refuses 8,000. */
const longestPayload = 7_000

/** The bus over LISTEN and NOTIFY, for several processes on one Postgres without Redis. */
export function createDatabaseBus(source: DatabaseSource): EventBus {
  return {
    async publish(channel, payload) {
      const text = JSON.stringify(payload)
      if (Buffer.byteLength(text) > longestPayload)
        throw new Error(`A message on ${channel} is longer than ${longestPayload} bytes.`)
      await source.pool.query('select pg_notify($1, $2)', [channel, text])
    },
    subscribe: (channel, handler) => source.listen(channel, (text) => handler(JSON.parse(text))),
  }
}
