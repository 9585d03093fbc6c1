import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'

export type SpanValue = string | number | boolean | SpanValue[] | undefined

/** A span as it came in. */
export interface ReceivedSpan {
  name: string
  traceId: string
  spanId: string
  /** Undefined at the root of a trace. */
  parentSpanId: string | undefined
  /** 1 internal, 2 server, 3 client, 4 producer, 5 consumer. */
  kind: number
  attributes: Record<string, SpanValue>
  isFailed: boolean
  links: { traceId: string; spanId: string }[]
}

/** A collector of traces on this machine that keeps what it is sent by OTLP over HTTP, in JSON. */
export interface TraceReceiver {
  /** Of `…/v1/traces`. */
  url: string
  /** All bodies, as they came. */
  bodies: string[]
  /** Headers of the last one. */
  headers: NodeJS.Dict<string | string[]>
  spans(): ReceivedSpan[]
  /** What describes the process that sent. */
  resource(): Record<string, SpanValue>
  close(): Promise<void>
}

interface OtlpValue {
  stringValue?: string
  intValue?: number | string
  doubleValue?: number
  boolValue?: boolean
  arrayValue?: { values?: OtlpValue[] }
}

interface OtlpAttribute {
  key: string
  value: OtlpValue
}

interface OtlpSpan {
  name: string
  traceId: string
  spanId: string
  parentSpanId?: string
  kind: number
  attributes?: OtlpAttribute[]
  status?: { code?: number }
  links?: { traceId: string; spanId: string }[]
}

interface OtlpBody {
  resourceSpans: {
    resource: { attributes: OtlpAttribute[] }
    scopeSpans: { spans: OtlpSpan[] }[]
  }[]
}

const failedCode = 2

export async function startTraceReceiver(): Promise<TraceReceiver> {
  const bodies: string[] = []
  const receiver = { headers: {} as TraceReceiver['headers'] }
  const server = createServer((request, response) => {
    receiver.headers = request.headers
    void text(request).then((body) => {
      if (request.url === '/v1/traces') bodies.push(body)
      response.writeHead(200, { 'content-type': 'application/json' }).end('{}')
    })
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const received = () => bodies.flatMap((body) => (JSON.parse(body) as OtlpBody).resourceSpans)
  return Object.assign(receiver, {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/v1/traces`,
    bodies,
    spans: () => received().flatMap(({ scopeSpans }) => scopeSpans.flatMap(({ spans }) => spans.map(spanOf))),
    resource: () => valuesOf(received()[0]?.resource.attributes ?? []),
    close: async () => {
      server.closeAllConnections()
      await new Promise((resolve) => server.close(resolve))
    },
  })
}

const spanOf = (span: OtlpSpan): ReceivedSpan => ({
  name: span.name,
  traceId: span.traceId,
  spanId: span.spanId,
  parentSpanId: span.parentSpanId || undefined,
  kind: span.kind,
  attributes: valuesOf(span.attributes ?? []),
  isFailed: span.status?.code === failedCode,
  links: (span.links ?? []).map(({ traceId, spanId }) => ({ traceId, spanId })),
})

const valuesOf = (attributes: OtlpAttribute[]): Record<string, SpanValue> =>
  Object.fromEntries(attributes.map(({ key, value }) => [key, valueOf(value)]))

function valueOf(value: OtlpValue): SpanValue {
  if (value.arrayValue !== undefined) return (value.arrayValue.values ?? []).map(valueOf)
  if (value.intValue !== undefined) return Number(value.intValue)
  return value.stringValue ?? value.doubleValue ?? value.boolValue
}
