import type { Metrics } from '@parley/server-kit/metrics/metrics.ts'
import { Gauge } from 'prom-client'
import type { LiveServer } from './live-server.ts'

/** Sockets of the live channel that this process holds. */
export function measureSockets({ registry }: Metrics, live: Pick<LiveServer, 'count'>): void {
  new Gauge({
    name: 'parley_live_sockets',
    help: 'Open sockets of the live channel',
    registers: [registry],
    collect() {
      this.set(live.count())
    },
  })
}
