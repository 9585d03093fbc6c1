import { afterAll, afterEach, beforeAll, describe, expect, it } from '@jest/globals'
import { LLMock } from '@copilotkit/aimock'
import { z } from 'zod'
import { createModelClient } from '../client.ts'
import type { ModelClientPorts } from '../client.ts'
import { ModelError } from '../port.ts'
import type {
  ModelChoice,
  ModelErrorKind,
  ModelProvider,
  ModelRequest,
  ProviderRequest,
  RequestBlock,
} from '../port.ts'
import { providerSchemaOf } from '../provider-schema.ts'
import { modelSettingsSchema } from '../settings.ts'
import { testPrice } from './hosted-settings.ts'
import { sampleEvidence } from './sample-evidence.ts'

/** A request as the client hands it to a provider. */
export const providerRequest = (changes: Partial<ProviderRequest> = {}): ProviderRequest => ({
  task: 'contribution',
  blocks: [
    { name: 'product', text: 'You are the named agent.' },
    { name: 'brief', text: 'About licences of an ERP.' },
    { name: 'task', text: 'What do they cost?' },
  ],
  evidence: sampleEvidence(),
  maxOutputTokens: 300,
  timeoutMs: 5_000,
  ...changes,
})

/** A request as the rest of the orchestrator makes it. */
export const modelRequest = (changes: Partial<ModelRequest> & { text?: string } = {}): ModelRequest => {
  const { text = 'What do they cost?', ...rest } = changes
  const { blocks: _, ...request } = providerRequest()
  const compose = (): RequestBlock[] => [
    { name: 'brief', text: 'About licences of an ERP.' },
    { name: 'task', text },
  ]
  return { ...request, compose, ...rest }
}

/** The error of a call that has to fail. */
export async function errorOf(promise: Promise<unknown>): Promise<ModelError> {
  const error = await promise.then(
    () => undefined,
    (reason: unknown) => reason,
  )
  if (!(error instanceof ModelError)) throw new Error(`Expected a ModelError, got ${String(error)}`)
  return error
}

export interface ProviderUnderTest {
  name: string
  choice: ModelChoice
  create(baseUrl: string): ModelProvider
  /** Usage in the provider's own words. */
  usage: Record<string, number>
  /** Base URL of the protocol server for this SDK. */
  baseUrlOf(serverUrl: string): string
  /** Whether the SDK lets us see a Retry-After header. */
  readsRetryAfter: boolean
}

export const verdictSchema = z.object({ verdict: z.enum(['approve', 'revise']), note: z.string().nullish() })
type Verdict = z.infer<typeof verdictSchema>

export const verdictRequest = (): ModelRequest<Verdict> => ({
  ...providerRequest(),
  compose: () => [{ name: 'minutes', text: 'Somebody wants a verdict.' }],
  task: 'review',
  output: {
    name: 'verdict',
    schema: verdictSchema,
    fallback: (text) => ({ verdict: 'approve', note: text }),
  },
})

/** What every provider has to do alike, through its real SDK against the protocol server. */
export function describeProvider(subject: ProviderUnderTest): void {
  const server = new LLMock({ port: 0, logLevel: 'silent' })
  beforeAll(() => server.start())
  afterAll(() => server.stop())
  afterEach(() => void server.reset())
  const provider = (): ModelProvider => subject.create(subject.baseUrlOf(server.url))

  describe(`${subject.name} against the protocol server`, () => {
    describeAnswers(subject, server, provider)
    describeFailures(subject, server, provider)
    describeRepair(subject, server, provider)
  })
}

function describeAnswers(subject: ProviderUnderTest, server: LLMock, provider: () => ModelProvider): void {
  it('streams the answer and counts its usage and cost', async () => {
    const content = 'Licences cost EUR 410,000 over five years.'
    server.onMessage(/licences/, { content, usage: subject.usage }, { chunkSize: 8 })
    const deltas: string[] = []
    const answer = await provider().complete(providerRequest({ onDelta: (delta) => deltas.push(delta) }))
    expect(answer.text).toBe(content)
    expect(answer.truncated).toBe(false)
    expect(deltas.length).toBeGreaterThan(2)
    expect(deltas.join('')).toBe(content)
    const cost = Math.ceil((1_000 * testPrice.input + 200 * testPrice.output) / 1_000_000)
    expect(answer.usage).toMatchObject({ inputTokens: 1_000, outputTokens: 200, cost })
  })

  it('sends the system message, the conversation and the schema', async () => {
    server.onMessage(/verdict/, { content: '{"verdict":"revise","note":null}' })
    const deltas: string[] = []
    const answer = await provider().complete(
      providerRequest({
        blocks: [
          { name: 'product', text: 'You are the named agent.' },
          { name: 'minutes', text: 'Somebody wants a verdict.' },
        ],
        jsonSchema: { name: 'verdict', schema: providerSchemaOf(verdictSchema) },
        onDelta: (delta) => deltas.push(delta),
      }),
    )
    expect(JSON.parse(answer.text)).toEqual({ verdict: 'revise', note: null })
    expect(deltas).toEqual([])
    const sent = server.getLastRequest()?.body
    expect(JSON.stringify(sent)).toContain('You are the named agent.')
  })

  it('says when the answer ran into its limit', async () => {
    server.onMessage(/licences/, { content: 'Licences cost', finishReason: 'length' })
    expect((await provider().complete(providerRequest())).truncated).toBe(true)
  })
}

function describeFailures(subject: ProviderUnderTest, server: LLMock, provider: () => ModelProvider): void {
  const statuses: [number, ModelErrorKind][] = [
    [400, 'invalid_request'],
    [401, 'authentication'],
    [404, 'invalid_request'],
    [429, 'rate_limited'],
    [500, 'overloaded'],
    [503, 'overloaded'],
    [529, 'overloaded'],
  ]
  it.each(statuses)('calls status %i %s', async (status, kind) => {
    server.onMessage(/licences/, { error: { message: 'No', type: 'test_error' }, status })
    const error = await errorOf(provider().complete(providerRequest()))
    // A sentence for a person; what the server said is its cause.
    expect(error.message).toMatch(/^[A-Z].* .*\.$/)
    expect([error.kind, error.provider]).toEqual([kind, provider().id])
    expect(error.usage).toMatchObject({ inputTokens: 0, outputTokens: 0, cost: 0 })
    expect(server.getRequests()).toHaveLength(1)
  })

  if (subject.readsRetryAfter) {
    it('reads Retry-After', async () => {
      server.onMessage(/licences/, { error: { message: 'Slow down' }, status: 429, retryAfter: 7 })
      expect((await errorOf(provider().complete(providerRequest()))).retryAfterMs).toBe(7_000)
    })
  }

  it('calls a stream that breaks off a lost connection and still counts it', async () => {
    server.onMessage(
      /licences/,
      { content: 'Licences cost EUR 410,000 over five years.' },
      { chunkSize: 5, truncateAfterChunks: 3 },
    )
    const error = await errorOf(provider().complete(providerRequest()))
    expect(error.kind).toBe('connection')
    expect(error.usage.inputTokens).toBeGreaterThan(0)
    expect(error.usage.cost).toBeGreaterThan(0)
  })

  it('gives up at its deadline', async () => {
    server.onMessage(/licences/, { content: 'Too late' }, { latency: 200 })
    expect((await errorOf(provider().complete(providerRequest({ timeoutMs: 40 })))).kind).toBe('timeout')
  })

  it('stops when it is told to, before and during the answer', async () => {
    server.onMessage(
      /licences/,
      { content: 'A long answer that takes its time' },
      { chunkSize: 2, latency: 15 },
    )
    expect((await errorOf(provider().complete(providerRequest({ signal: AbortSignal.abort() })))).kind).toBe(
      'aborted',
    )
    expect(server.getRequests()).toHaveLength(0)
    const controller = new AbortController()
    const call = provider().complete(
      providerRequest({ signal: controller.signal, onDelta: () => controller.abort() }),
    )
    expect((await errorOf(call)).kind).toBe('aborted')
  })

  it('calls an empty answer malformed', async () => {
    server.onMessage(/licences/, { content: ' ' })
    expect((await errorOf(provider().complete(providerRequest()))).kind).toBe('malformed')
  })
}

function describeRepair(subject: ProviderUnderTest, server: LLMock, provider: () => ModelProvider): void {
  const ports = (): ModelClientPorts => ({
    providers: [provider()],
    sleep: () => Promise.resolve(),
    random: () => 0,
  })
  const generate = () =>
    createModelClient(modelSettingsSchema.parse({}), ports()).generate(verdictRequest(), {
      choice: subject.choice,
    })

  it('repairs malformed JSON with one more call', async () => {
    server.onMessage(/could not be read/, { content: 'Here it is: {"verdict":"revise"}' })
    server.onMessage(/verdict/, { content: '{"verdict": "revise", "note": ' })
    const answer = await generate()
    expect(answer).toMatchObject({ output: { verdict: 'revise' }, structure: 'repaired', attempts: 2 })
  })

  it('falls back when the repair is malformed too', async () => {
    server.onMessage(/could not be read|verdict/, { content: 'I would rather not say.' })
    const answer = await generate()
    expect(answer).toMatchObject({
      structure: 'fallback',
      attempts: 2,
      output: { verdict: 'approve', note: 'I would rather not say.' },
    })
  })

  it('asks again after a passing failure', async () => {
    server.onMessage(/verdict/, { content: '{"verdict":"approve"}' })
    server.nextRequestError(503, { message: 'Overloaded' })
    expect(await generate()).toMatchObject({ structure: 'parsed', attempts: 2, provider: provider().id })
  })
}
