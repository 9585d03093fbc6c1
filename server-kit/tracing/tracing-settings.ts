import type { Environment } from '../env/environment.ts'

export interface TracingSettings {
  /** Where spans are posted, `…/v1/traces`. */
  url: string
  headers: Record<string, string>
  serviceName: string
  /** Share of the traces that is kept, 0 to 1. */
  ratio: number
  capturesContent: boolean
}

/** @returns undefined where no collector is named: traces are off */
export function tracingSettingsOf(
  environment: Pick<Environment, `OTEL_${string}` & keyof Environment>,
  serviceName: string,
): TracingSettings | undefined {
  const endpoint = environment.OTEL_EXPORTER_OTLP_ENDPOINT
  if (endpoint === undefined) return undefined
  return {
    url: `${endpoint.replace(/\/+$/, '')}/v1/traces`,
    headers: environment.OTEL_EXPORTER_OTLP_HEADERS ?? {},
    serviceName: environment.OTEL_SERVICE_NAME ?? serviceName,
    ratio: environment.OTEL_TRACES_SAMPLER_ARG,
    capturesContent: environment.OTEL_INSTRUMENTATION_GENAI_CAPTURE_MESSAGE_CONTENT ?? false,
  }
}
