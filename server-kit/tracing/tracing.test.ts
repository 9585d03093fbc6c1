import { afterEach, beforeEach, describe, expect, it } from '@jest/globals'
import { createServer } from 'node:http'
import { conflict } from '@parley/contracts/errors.ts'
import { environmentSchema, readEnvironment } from '../env/environment.ts'
import { listenOn } from '../http/http-server.ts'
import { startTraceReceiver, type TraceReceiver } from '../testing/trace-receiver.ts'
import { currentTraceparent, findTracer, outsideSpan, withSpan } from './span.ts'
import { startTracing } from './start-tracing.ts'
import { createStatementSpans, mostStatements } from './statement-spans.ts'
import { tracingSettingsOf } from './tracing-settings.ts'

let receiver: TraceReceiver
beforeEach(async () => {
  receiver = await startTraceReceiver()
})
afterEach(() => receiver.close())

const done = (): Promise<string> => Promise.resolve('done')
const warnings: string[] = []
const logger = { warn: (_data: object, message: string) => void warnings.push(message) }

/** Runs work while traces are on. @returns the spans that were sent */
async function trace(work: () => Promise<unknown>, changed: { ratio?: number; url?: string } = {}) {
  const settings = { url: receiver.url, headers: {}, serviceName: 'parley', ratio: 1, capturesContent: false }
  const tracing = await startTracing({ ...settings, ...changed }, logger)
  try {
    await work()
  } finally {
    await tracing.close()
  }
  return receiver.spans()
}

describe('spans', () => {
  it('fail with the code of an error, and never with its words', async () => {
    const failing = () =>
      withSpan('work', { attributes: { left: undefined } }, () =>
        Promise.reject(conflict('Words of a person.')),
      )
    const [span] = await trace(() => expect(failing()).rejects.toThrow('Words of a person.'))
    expect(span).toMatchObject({ isFailed: true, attributes: { 'error.type': 'CONFLICT' } })
    expect(receiver.bodies.join('')).not.toContain('Words of a person.')
  })

  it('follow what is awaited, another process, or nothing', async () => {
    const spans = await trace(() =>
      withSpan('outer', {}, async () => {
        const parent = currentTraceparent()
        await withSpan('inner', {}, done)
        await outsideSpan(() => withSpan('apart', {}, done))
        await outsideSpan(() => withSpan('called', parent === undefined ? {} : { parent }, done))
        await withSpan('job', { link: parent ?? null }, done)
        await withSpan('odd', { parent: 'nonsense', link: null }, done)
      }),
    )
    const { outer, inner, apart, called, job, odd } = Object.fromEntries(
      spans.map((span) => [span.name, span]),
    )
    expect([inner?.parentSpanId, called?.parentSpanId]).toEqual([outer?.spanId, outer?.spanId])
    for (const root of [apart, job, odd]) expect(root?.parentSpanId).toBeUndefined()
    expect(job?.links).toEqual([{ traceId: outer?.traceId, spanId: outer?.spanId }])
    expect(odd?.links).toEqual([])
  })

  it('are kept by whole traces, as many as asked for', async () => {
    expect(await trace(() => withSpan('outer', {}, () => withSpan('inner', {}, done)), { ratio: 0 })).toEqual(
      [],
    )
  })

  it('of statements end at a number, beyond which they are counted', async () => {
    const spans = await trace(async () => {
      const traced = createStatementSpans()
      const run = async () => {
        for (let count = 0; count < mostStatements + 3; count += 1) await traced?.('select from client', done)
      }
      await run()
      await withSpan('work', {}, run)
    })
    expect(spans).toHaveLength(mostStatements + 1)
    expect(spans.find(({ name }) => name === 'work')?.attributes).toEqual({
      'parley.db.statements_left_out': 3,
    })
  })

  it('that nobody takes are a warning', async () => {
    const server = createServer((_request, response) => void response.writeHead(400).end())
    const port = await listenOn(server, { host: '127.0.0.1', port: 0 })
    await trace(() => withSpan('work', {}, done), { url: `http://127.0.0.1:${port}/v1/traces` })
    server.closeAllConnections()
    server.close()
    expect(warnings).toContain('spans could not be sent')
  })
})

const settingsOf = (variables: Record<string, string>) =>
  tracingSettingsOf(readEnvironment(environmentSchema, variables), 'parley-bff')

describe('traces', () => {
  it('are off without a collector', async () => {
    expect(settingsOf({})).toBeUndefined()
    await startTracing(undefined, logger)
    expect([findTracer(), createStatementSpans(), currentTraceparent()]).toEqual([
      undefined,
      undefined,
      undefined,
    ])
    expect(await withSpan('work', {}, done)).toBe('done')
  })

  it('go where the collector is, under the name of the process', () => {
    const given = { OTEL_EXPORTER_OTLP_ENDPOINT: 'http://collector:4318/', OTEL_TRACES_SAMPLER_ARG: '0.5' }
    expect(settingsOf(given)).toEqual({
      url: 'http://collector:4318/v1/traces',
      headers: {},
      serviceName: 'parley-bff',
      ratio: 0.5,
      capturesContent: false,
    })
  })
})
