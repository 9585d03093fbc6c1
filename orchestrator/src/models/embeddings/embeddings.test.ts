import { afterAll, afterEach, beforeAll, describe, expect, it } from '@jest/globals'
import { LLMock } from '@copilotkit/aimock'
import { createGoogleEmbeddings } from '../google/google-embeddings.ts'
import { createOpenAiEmbeddings } from '../openai/openai-embeddings.ts'
import { modelSettingsSchema } from '../settings.ts'
import { sendJson, startFaultServer } from '../testing/fault-server.ts'
import type { FaultServer } from '../testing/fault-server.ts'
import { hosted } from '../testing/hosted-settings.ts'
import { type LocalServer, startLocalServer } from '../testing/local-server.ts'
import { errorOf } from '../testing/provider-contract.ts'
import { createBuiltinEmbeddings, embedText } from './builtin.ts'
import { createEmbeddingServer, createNamedEmbeddings } from './create-embeddings.ts'
import { type EmbeddingServer, pinnedEmbedder } from './embedding-server.ts'
import { similarity } from './vectors.ts'

const length = (vector: Float32Array | undefined): number =>
  Math.sqrt(similarity(vector ?? new Float32Array(), vector ?? new Float32Array()))

describe('the built-in embedder (D4)', () => {
  it('gives 768 numbers of length 1, the same every time', async () => {
    const [first, second] = await createBuiltinEmbeddings().embed(
      ['Licence costs over five years', 'Licence costs over five years'],
      { kind: 'passage' },
    )
    expect(first).toHaveLength(768)
    expect(length(first)).toBeCloseTo(1, 5)
    expect(second).toEqual(first)
  })

  it('gives texts without words a vector too', () => {
    expect(length(embedText(' … '))).toBeCloseTo(1, 5)
    expect(length(embedText(''))).toBeCloseTo(1, 5)
  })

  const passages = [
    'Licence costs amount to EUR 410,000 over five years, payable annually in advance.',
    'The warehouse system is connected through documented interfaces which are tested before go-live.',
    'Personal data of employees is processed in the European Union and deleted after ten years.',
    'The steering committee approved the budget and asked for a training plan for key users.',
    'Backups are restored every quarter; the recovery time objective is four hours.',
  ]
  it.each([
    ['How much do the licences cost?', 0],
    ['Which interface connects the warehouse?', 1],
    ['When is personal data deleted?', 2],
    ['Has the budget been approved by the steering committee?', 3],
    ['How often do we restore a backup?', 4],
  ])('finds the passage of a lexical question: %s', (question, expected) => {
    const query = embedText(question)
    const scores = passages.map((passage) => similarity(query, embedText(passage)))
    expect(scores.indexOf(Math.max(...scores))).toBe(expected)
  })

  it('knows the forms of a word', () => {
    const related = similarity(embedText('approved budgets'), embedText('approval of the budget'))
    expect(related).toBeGreaterThan(0.5)
    expect(similarity(embedText('approved budgets'), embedText('weather in spring'))).toBeLessThan(0.2)
  })
})

describe('hosted embedders against the protocol server', () => {
  const server = new LLMock({ port: 0, logLevel: 'silent' })
  beforeAll(() => server.start())
  afterAll(() => server.stop())

  it('gets 768 normalised numbers for every text from OpenAI, in batches', async () => {
    const texts = Array.from({ length: 130 }, (_, index) => `text ${index}`)
    const vectors = await createOpenAiEmbeddings(hosted(`${server.url}/v1`)).embed(texts, { kind: 'passage' })
    expect(vectors).toHaveLength(130)
    expect(vectors.every((vector) => vector.length === 768 && Math.abs(length(vector) - 1) < 1e-4)).toBe(true)
    expect(vectors[0]).not.toEqual(vectors[129])
    expect(server.getRequests()).toHaveLength(2)
  })
})

describe('embedding faults', () => {
  let server: FaultServer | undefined
  afterEach(() => server?.close())
  const embedders: [string, (url: string) => EmbeddingServer, (values: number[]) => object][] = [
    [
      'OpenAI',
      (url) => createOpenAiEmbeddings(hosted(url)),
      (values) => ({ object: 'list', data: [{ index: 0, embedding: values }] }),
    ],
    ['Gemini', (url) => createGoogleEmbeddings(hosted(url)), (values) => ({ embeddings: [{ values }] })],
  ]

  it.each(embedders)('%s is asked for 768 dimensions and normalised', async (_name, create, answerOf) => {
    server = await startFaultServer((response) =>
      sendJson(response, 200, { body: answerOf(Array.from({ length: 768 }, () => 3)) }),
    )
    const [vector] = await create(server.url).embed(['x'], { kind: 'query' })
    expect(length(vector)).toBeCloseTo(1, 4)
    expect(JSON.stringify(server.bodies[0])).toMatch(/"(?:dimensions|outputDimensionality)":768/)
  })

  it.each(embedders)('%s with another number of dimensions is refused', async (_name, create, answerOf) => {
    server = await startFaultServer((response) => sendJson(response, 200, { body: answerOf([1, 2, 3]) }))
    const pinned = pinnedEmbedder(create(server.url), 768)
    await expect(pinned.embed(['x'], { kind: 'passage' })).rejects.toThrow('3 dimensions instead of 768')
  })

  it.each(embedders)(
    '%s is asked again after a passing failure and not after a lasting one',
    async (_name, create, answerOf) => {
      let calls = 0
      server = await startFaultServer((response) => {
        calls += 1
        if (calls === 1) sendJson(response, 503, { body: { error: { message: 'busy' } } })
        else sendJson(response, 200, { body: answerOf(Array.from({ length: 768 }, (_, index) => index)) })
      })
      expect(await create(server.url).embed(['x'], { kind: 'passage' })).toHaveLength(1)
      await server.close()
      server = await startFaultServer((response) =>
        sendJson(response, 401, { body: { error: { message: 'key' } } }),
      )
      expect((await errorOf(create(server.url).embed(['x'], { kind: 'passage' }))).kind).toBe(
        'authentication',
      )
      expect(server.bodies).toHaveLength(1)
    },
  )
})

describe('the embedder of a local server', () => {
  let server: LocalServer | undefined
  afterEach(() => server?.close())
  const bodies = () => (server?.requests ?? []).map(({ body }) => body)

  it.each(['ollama', 'vllm', 'lm-studio'] as const)(
    '%s is not asked for any dimensions, and what comes is taken',
    async (kind) => {
      server = await startLocalServer({ kind, dimensions: 1_024 })
      const [vector] = await createOpenAiEmbeddings(hosted(server.url), 'bge-m3').embed(['x'], {
        kind: 'query',
      })
      expect(vector).toHaveLength(1_024)
      expect(length(vector)).toBeCloseTo(1, 4)
      expect(bodies()).toEqual([{ model: 'bge-m3', input: ['x'], encoding_format: 'float' }])
    },
  )

  it('is asked for 768 under a name of OpenAI’s own, and no more once it has refused that', async () => {
    const embeddingModel = 'text-embedding-3-small'
    server = await startLocalServer({ kind: 'vllm', embeddingModel })
    const embedder = createOpenAiEmbeddings(hosted(server.url))
    expect((await embedder.embed(['x'], { kind: 'passage' }))[0]).toHaveLength(1_024)
    await embedder.embed(['y'], { kind: 'passage' })
    expect(bodies()).toMatchObject([{ dimensions: 768 }, { input: ['x'] }, { input: ['y'] }])
    expect(bodies()[2]).not.toHaveProperty('dimensions')
  })

  it('without its /v1 is a failure, whatever its status', async () => {
    server = await startLocalServer({ kind: 'lm-studio' })
    const embedder = createOpenAiEmbeddings(hosted(server.url.replace('/v1', '')), 'bge-m3')
    expect((await errorOf(embedder.embed(['x'], { kind: 'query' }))).kind).toBe('malformed')
  })
})

describe('choosing the embedder', () => {
  const settingsOf = (settings: object) => modelSettingsSchema.parse(settings)

  it('takes the built-in one unless told, and refuses a choice without a key', () => {
    expect(createEmbeddingServer(settingsOf({}))).toBeUndefined()
    expect(() => createEmbeddingServer(settingsOf({ embeddings: { provider: 'google' } }))).toThrow(
      'has no key',
    )
    const settings = settingsOf({ google: { apiKey: 'k' }, embeddings: { provider: 'google' } })
    expect(createEmbeddingServer(settings)?.name).toBe('google/gemini-embedding-001')
  })

  it('reads the dimensions in the name of a stored one', () => {
    const settings = settingsOf({ openai: { apiKey: 'k' } })
    const nameOf = (name: string) => createNamedEmbeddings(settings, name)?.model
    expect(nameOf('openai/bge-m3@1024')).toBe('openai/bge-m3@1024')
    expect(nameOf('openai/text-embedding-3-small')).toBe('openai/text-embedding-3-small')
    expect(nameOf('openai/tuned@001')).toBe('openai/tuned@001')
    expect(nameOf('google/gemini-embedding-001')).toBeUndefined()
    expect(nameOf('words')).toBeUndefined()
  })

  it('has an address and a key of its own, and never gives the chat’s key to another server', async () => {
    const [own, chat] = await Promise.all([
      startLocalServer({ kind: 'ollama' }),
      startLocalServer({ kind: 'vllm' }),
    ])
    const model = 'bge-m3'
    const openai = { apiKey: 'of-the-chat', baseUrl: chat.url }
    const ask = (embeddings: object) =>
      createEmbeddingServer(
        settingsOf({ openai, embeddings: { provider: 'openai', model, ...embeddings } }),
      )?.embed(['x'], { kind: 'query' })
    await ask({})
    await ask({ baseUrl: own.url })
    await ask({ baseUrl: own.url, apiKey: 'of-its-own' })
    const keysOf = ({ requests }: LocalServer) => requests.map(({ authorization }) => authorization)
    expect(keysOf(chat)).toEqual(['Bearer of-the-chat'])
    expect(keysOf(own)).toEqual(['Bearer not-needed', 'Bearer of-its-own'])
    await Promise.all([own.close(), chat.close()])
  })
})
