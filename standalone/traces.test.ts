import { beforeAll, describe, expect, it } from '@jest/globals'
import { execFile } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { eventually } from '@parley/bff/src/testing/eventually.ts'
import type { ReceivedSpan } from '@parley/server-kit/testing/trace-receiver.ts'
import { startTracedProduct, type TracedProduct } from './testing/traced-product.ts'

const documentCanary = 'Zaunkönig 4711 nests in the warehouse of Rotterdam'
const messageCanary = 'Nobody may read of the blue heron but the agents'

let product: TracedProduct
let runId = ''
let phaseId = ''
let spans: ReceivedSpan[] = []

const named = (name: string): ReceivedSpan[] => spans.filter((span) => span.name === name)
const parentOf = (span: ReceivedSpan | undefined): ReceivedSpan | undefined =>
  spans.find(({ spanId }) => spanId === span?.parentSpanId)
const ancestorsOf = (span: ReceivedSpan): string[] => {
  const parent = parentOf(span)
  return parent === undefined ? [] : [parent.name, ...ancestorsOf(parent)]
}

async function uploadDocument(initiativeId: string): Promise<void> {
  const body = new FormData()
  const fields = { scope: 'initiative', initiativeId, clientId: product.world.tenant.clientId }
  for (const [name, value] of Object.entries(fields)) body.set(name, value)
  body.set('file', new Blob([`# Storks\n\n${documentCanary}, and please give your view on point 1.`]), 'a.md')
  const { status } = await product.person.raw('POST', '/api/artifacts/upload', { body })
  expect(status).toBe(201)
  await eventually(async () => {
    const rows = await product.database.asOwner('select from artifact where indexing_status = $1', [
      'INDEXED',
    ])
    return rows.length === 1
  })
}

/** Reads a document, says something and has a conversation held whose first call fails. */
async function useProduct(): Promise<void> {
  const phase = await product.addPhase(['CONTRIBUTOR'])
  phaseId = phase.phaseId
  await uploadDocument(phase.initiativeId)
  const path = `/api/agent-interactions/phase/${phaseId}`
  const said = await product.person.raw('POST', `${path}/user-message`, { body: { message: messageCanary } })
  expect([200, 202]).toContain(said.status)
  product.model.enqueue({ fail: 'rate_limited' }, 'contribution')
  product.model.enqueue({ answer: { summary: 'Noted.', decision: 'next', topics: [] } }, 'moderator-analysis')
  const { body } = await product.person.raw('POST', `${path}/execute-sequence`, { body: {} })
  runId = (body as { sequenceId: string }).sequenceId
  await eventually(async () => {
    const [run] = await product.database.asOwner<{ status: string }>(
      'select status from sequence_run where id = $1',
      [runId],
    )
    return run?.status === 'COMPLETED'
  })
}

beforeAll(async () => {
  product = await startTracedProduct({ headers: { 'api-key': 'of the tests' } })
  try {
    await useProduct()
  } finally {
    await product.stop()
  }
  spans = product.receiver.spans()
})

describe('the traces of a run', () => {
  it('tell who sent them', () => {
    expect(product.receiver.resource()).toMatchObject({
      'service.name': 'parley',
      'service.version': '0.1.0',
    })
    expect(product.receiver.headers['api-key']).toBe('of the tests')
  })

  it('lead from the person’s request through the command to the orchestrator', () => {
    const [command] = named('command executeSequence')
    expect(parentOf(command)).toMatchObject({
      name: 'POST /api/agent-interactions/phase/:phaseId/execute-sequence',
      kind: 2,
      parentSpanId: undefined,
      attributes: {
        'http.request.method': 'POST',
        'http.route': '/api/agent-interactions/phase/:phaseId/execute-sequence',
        'http.response.status_code': 202,
      },
    })
    const served = spans.find(({ parentSpanId }) => parentSpanId === command?.spanId)
    expect(served).toMatchObject({ kind: 2, attributes: { 'http.response.status_code': 200 } })
    expect(served?.name).toMatch(/^POST \/internal\/.*:phaseId/)
  })

  it('link a job to what rang for it', () => {
    const [job] = named('process sequence.run')
    expect(job).toMatchObject({
      kind: 5,
      parentSpanId: undefined,
      attributes: { 'messaging.destination.name': 'sequence.run', 'parley.entity.id': runId },
    })
    const [command] = named('command executeSequence')
    expect(job?.links[0]?.traceId).toBe(command?.traceId)
    expect(job?.traceId).not.toBe(command?.traceId)
  })

  it('have a span for each step, above its search and its calls', () => {
    const steps = spans.filter(({ name }) => name.startsWith('step '))
    expect(new Set(steps.map(({ name }) => name))).toEqual(
      new Set([
        'step open',
        'step prompt',
        'step ask-agent',
        'step analyse',
        'step summarise',
        'step finish',
      ]),
    )
    for (const step of steps) {
      expect(step.attributes).toMatchObject({ 'parley.run.id': runId, 'parley.phase.id': phaseId })
      expect(parentOf(step)?.name).toBe('process sequence.run')
    }
    const [step] = named('step ask-agent')
    const below = spans.filter((span) => ancestorsOf(span).includes('step ask-agent')).map(({ name }) => name)
    expect(step?.attributes['parley.step.kind']).toBe('ask-agent')
    expect(below.filter((name) => name === 'chat scripted-1')).toHaveLength(2)
    expect(below).toContain('retrieval')
    expect(below).toContain('embeddings builtin-hash-768-2')
  })

  it('describe calls by the GenAI conventions', () => {
    const calls = named('chat scripted-1').filter((span) => ancestorsOf(span)[0] === 'step ask-agent')
    const request = {
      'gen_ai.operation.name': 'chat',
      'gen_ai.provider.name': 'openai',
      'gen_ai.request.model': 'scripted-1',
      'gen_ai.request.max_tokens': expect.any(Number),
    }
    expect(calls.find(({ isFailed }) => isFailed)).toMatchObject({
      kind: 3,
      attributes: { ...request, 'error.type': 'rate_limited' },
    })
    expect(calls.find(({ isFailed }) => !isFailed)).toMatchObject({
      kind: 3,
      attributes: {
        ...request,
        'gen_ai.response.model': 'scripted-1',
        'gen_ai.response.finish_reasons': ['stop'],
        'gen_ai.usage.input_tokens': expect.any(Number),
        'gen_ai.usage.output_tokens': expect.any(Number),
      },
    })
    expect(named('retrieval')[0]?.attributes).toMatchObject({
      'gen_ai.operation.name': 'retrieval',
      'gen_ai.request.top_k': expect.any(Number),
      'parley.retrieval.matching': expect.any(Number),
    })
    expect(named('retrieval').some(({ attributes }) => attributes['parley.retrieval.passages'] === 1)).toBe(
      true,
    )
    expect(named('embeddings builtin-hash-768-2')[0]?.attributes).toMatchObject({
      'gen_ai.operation.name': 'embeddings',
      'gen_ai.embeddings.dimension.count': 768,
    })
  })

  it('name statements by what they do, and only those that are part of something', () => {
    const statements = spans.filter(({ attributes }) => attributes['db.system.name'] === 'postgresql')
    expect(statements.every(({ parentSpanId }) => parentSpanId !== undefined)).toBe(true)
    expect(named('INSERT outbox').map((span) => ancestorsOf(span).at(-1))).toContain(
      'POST /api/agent-interactions/phase/:phaseId/execute-sequence',
    )
    for (const { name } of statements) expect(name).toMatch(/^[A-Z]+( [a-z_]+)?$/)
  })

  it('hold no word of documents and people', () => {
    const sent = product.receiver.bodies.join('\n')
    const prompts = product.model.requests.flatMap(({ blocks }) => blocks.map(({ text }) => text))
    for (const canary of [documentCanary, messageCanary]) {
      expect(prompts.some((prompt) => prompt.includes(canary))).toBe(true)
      expect(sent).not.toContain(canary.slice(0, 15))
    }
    expect(sent).not.toContain('gen_ai.input.messages')
  })
})

const loads = `
  import { registerHooks } from 'node:module'
  const loaded = []
  registerHooks({ load: (url, context, next) => (loaded.push(url), next(url, context)) })
  await import('@parley/bff/src/start-bff.ts')
  await import('@parley/orchestrator/src/start-orchestrator.ts')
  const { startTracing } = await import('@parley/server-kit/tracing/start-tracing.ts')
  const { withSpan, findTracer } = await import('@parley/server-kit/tracing/span.ts')
  const tracing = await startTracing(undefined, console)
  const answer = await withSpan('work', {}, () => Promise.resolve(findTracer() === undefined))
  await tracing.close()
  const isOurs = (url) => url.includes('/@opentelemetry/') && !url.includes('/@opentelemetry/api/')
  console.log(JSON.stringify({ answer, some: loaded.length > 100, opentelemetry: loaded.filter(isOurs) }))
  process.exit(0)`

describe('without a collector', () => {
  it('nothing of the SDK is loaded, and work is just done', async () => {
    const cwd = fileURLToPath(new URL('.', import.meta.url))
    const { stdout } = await promisify(execFile)(process.execPath, ['--input-type=module', '-e', loads], {
      cwd,
    })
    expect(JSON.parse(stdout)).toEqual({ answer: true, some: true, opentelemetry: [] })
  })
})
