import type { Logger } from '../logging/logger.ts'
import type { TracingSettings } from './tracing-settings.ts'

export interface RunningTracing {
  /** Sends what is left, for some seconds at most, and records no more. Call it last. */
  close(): Promise<void>
}

const off: RunningTracing = { close: () => Promise.resolve() }

/**
 * Starts to record spans; call it before the process is composed, which asks once whether there is a tracer. Without
 * settings nothing is loaded and nothing is wrapped.
 */
export async function startTracing(
  settings: TracingSettings | undefined,
  logger: Pick<Logger, 'warn'>,
): Promise<RunningTracing> {
  if (settings === undefined) return off
  const { startOtlpTracing } = await import('./otlp-tracer.ts')
  return startOtlpTracing(settings, logger)
}
