import { collectDefaultMetrics, Gauge, Registry } from 'prom-client'
import type { DatabaseSource } from '../database/source.ts'
import { installMeter } from '../tracing/span.ts'
import { createSpanMeter } from './span-meter.ts'

/** What a process tells Prometheus (docs/operations.md, Metrics). */
export interface Metrics {
  readonly registry: Registry
  /** The text of a scrape and its content type. */
  read(): Promise<{ type: string; text: string }>
}

export function createMetrics(): Metrics {
  const registry = new Registry()
  collectDefaultMetrics({ register: registry })
  return {
    registry,
    read: async () => ({ type: registry.contentType, text: await registry.metrics() }),
  }
}

/** Counts and times all work of this process that runs as a span. @returns what ends it */
export const measureSpans = ({ registry }: Metrics): (() => void) => installMeter(createSpanMeter(registry))

/** Connections of the process's pool: open, idle, and calls that wait for one. */
export function measurePool({ registry }: Metrics, { pool }: Pick<DatabaseSource, 'pool'>): void {
  new Gauge({
    name: 'parley_database_connections',
    help: 'Connections of the pool by state; waiting are calls that wait for one',
    labelNames: ['state'],
    registers: [registry],
    collect() {
      this.set({ state: 'open' }, pool.totalCount)
      this.set({ state: 'idle' }, pool.idleCount)
      this.set({ state: 'waiting' }, pool.waitingCount)
    },
  })
}
