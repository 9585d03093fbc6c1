import { AsyncLocalStorage } from 'node:async_hooks'
import { randomUUID } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { setTimeout } from 'node:timers/promises'
import {
  type Link,
  ROOT_CONTEXT,
  type Span as OtelSpan,
  type SpanContext,
  SpanKind as OtelKind,
  SpanStatusCode,
  trace,
  TraceFlags,
  type Tracer as OtelTracer,
} from '@opentelemetry/api'
import { parseTraceParent, setGlobalErrorHandler } from '@opentelemetry/core'
import { OTLPTraceExporter } from '@opentelemetry/exporter-trace-otlp-http'
import { defaultResource, resourceFromAttributes } from '@opentelemetry/resources'
import {
  BatchSpanProcessor,
  ParentBasedSampler,
  TraceIdRatioBasedSampler,
  TracerProvider,
} from '@opentelemetry/sdk-trace'
import type { Logger } from '../logging/logger.ts'
import { installTracer, type Span, type SpanAttributes, type SpanSettings, type Tracer } from './span.ts'
import type { RunningTracing } from './start-tracing.ts'
import type { TracingSettings } from './tracing-settings.ts'

/** Milliseconds: a collector that does not answer holds up the end of a process no longer. */
const longestFlushMs = 3_000
const exportTimeoutMs = 5_000

const kinds = {
  internal: OtelKind.INTERNAL,
  server: OtelKind.SERVER,
  client: OtelKind.CLIENT,
  consumer: OtelKind.CONSUMER,
} as const

/**
 * Records spans and posts them as OTLP over HTTP (JSON). The provider is this module's own and is registered nowhere,
 * so that libraries which look for a global one (Anthropic's SDK does) add nothing and send no trace headers.
 */
export function startOtlpTracing(settings: TracingSettings, logger: Pick<Logger, 'warn'>): RunningTracing {
  const onError = (error: unknown): void => logger.warn({ error }, 'spans could not be sent')
  setGlobalErrorHandler(onError)
  const exporter = new OTLPTraceExporter({
    url: settings.url,
    headers: settings.headers,
    timeoutMillis: exportTimeoutMs,
  })
  const provider = new TracerProvider({
    resource: resourceOf(settings),
    sampler: new ParentBasedSampler({ root: new TraceIdRatioBasedSampler(settings.ratio) }),
    spanProcessors: [new BatchSpanProcessor({ exporter })],
  })
  const uninstall = installTracer(createTracer(provider.getTracer('parley'), settings.capturesContent))
  return {
    async close() {
      uninstall()
      const flushed = new AbortController()
      const late = setTimeout(longestFlushMs, undefined, { signal: flushed.signal }).catch(() => undefined)
      await Promise.race([provider.shutdown().catch(onError), late])
      flushed.abort()
    },
  }
}

function resourceOf({ serviceName }: TracingSettings) {
  const text = readFileSync(new URL('../package.json', import.meta.url), 'utf8')
  const { version } = JSON.parse(text) as { version: string }
  return defaultResource().merge(
    resourceFromAttributes({
      'service.name': serviceName,
      'service.version': version,
      'service.instance.id': randomUUID(),
    }),
  )
}

interface RecordedSpan extends Span {
  readonly otel: OtelSpan
}

function createTracer(otel: OtelTracer, capturesContent: boolean): Tracer {
  const current = new AsyncLocalStorage<RecordedSpan | undefined>()
  return {
    capturesContent,
    start(name, settings) {
      const { kind = 'internal', attributes = {} } = settings
      const under = parentOf(settings, current.getStore())
      const context = under === undefined ? ROOT_CONTEXT : trace.setSpan(ROOT_CONTEXT, under)
      const options = { kind: kinds[kind], attributes: known(attributes), links: linksOf(settings) }
      return recordedSpan(otel.startSpan(name, options, context))
    },
    run: (span, work) => current.run(span as RecordedSpan | undefined, work),
    active: () => current.getStore(),
  }
}

function parentOf({ parent, link }: SpanSettings, active: RecordedSpan | undefined): OtelSpan | undefined {
  if (link !== undefined) return undefined
  const remote = remoteContext(parent)
  return remote === undefined ? active?.otel : trace.wrapSpanContext(remote)
}

function linksOf({ link }: SpanSettings): Link[] {
  const context = remoteContext(link)
  return context === undefined ? [] : [{ context }]
}

function remoteContext(traceparent: string | null | undefined): SpanContext | undefined {
  const context = traceparent ? parseTraceParent(traceparent) : null
  return context === null ? undefined : { ...context, isRemote: true }
}

function recordedSpan(otel: OtelSpan): RecordedSpan {
  return {
    otel,
    set: (attributes) => void otel.setAttributes(known(attributes)),
    rename: (name) => void otel.updateName(name),
    fail: (errorType) => {
      otel.setAttribute('error.type', errorType)
      otel.setStatus({ code: SpanStatusCode.ERROR })
    },
    end: () => otel.end(),
    get traceparent() {
      const { traceId, spanId, traceFlags } = otel.spanContext()
      const isSampled = (traceFlags & TraceFlags.SAMPLED) !== 0
      return `00-${traceId}-${spanId}-${isSampled ? '01' : '00'}`
    },
  }
}

const known = (attributes: SpanAttributes): Record<string, string | number | boolean | string[]> =>
  Object.fromEntries(
    Object.entries(attributes).flatMap(([name, value]) =>
      value === undefined ? [] : [[name, typeof value === 'object' ? [...value] : value]],
    ),
  )
