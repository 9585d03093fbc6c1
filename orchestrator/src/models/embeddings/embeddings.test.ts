import { afterAll, afterEach, beforeAll, describe, expect, it } from '@jest/globals'
import { LLMock } from '@copilotkit/aimock'
import { createGoogleEmbeddings } from '../google/google-embeddings.ts'
import { createOpenAiEmbeddings } from '../openai/openai-embeddings.ts'
import type { EmbeddingProvider } from '../port.ts'
import { modelSettingsSchema } from '../settings.ts'
import { sendJson, startFaultServer } from '../testing/fault-server.ts'
import type { FaultServer } from '../testing/fault-server.ts'
import { hosted } from '../testing/hosted-settings.ts'
import { errorOf } from '../testing/provider-contract.ts'
import { createBuiltinEmbeddings, embedText } from './builtin.ts'
import { createEmbeddings } from './create-embeddings.ts'
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
  const embedders: [string, (url: string) => EmbeddingProvider, (values: number[]) => object][] = [
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
    await expect(create(server.url).embed(['x'], { kind: 'passage' })).rejects.toThrow(
      '3 dimensions instead of 768',
    )
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

describe('choosing the embedder', () => {
  it('takes the built-in one unless told, and refuses a choice without a key', () => {
    expect(createEmbeddings(modelSettingsSchema.parse({})).model).toBe('builtin-hash-768-2')
    expect(() => createEmbeddings(modelSettingsSchema.parse({ embeddings: { provider: 'google' } }))).toThrow(
      'has no key',
    )
    const settings = modelSettingsSchema.parse({
      google: { apiKey: 'k' },
      embeddings: { provider: 'google' },
    })
    expect(createEmbeddings(settings).model).toBe('google/gemini-embedding-001')
  })
})
