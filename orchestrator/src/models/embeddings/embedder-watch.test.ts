import { afterEach, beforeEach, expect, it } from '@jest/globals'
import { embedderSentence } from '@parley/contracts/rules/embedder-notice.ts'
import { createOpenAiEmbeddings } from '../openai/openai-embeddings.ts'
import { hosted } from '../testing/hosted-settings.ts'
import { refusalOf, unknownModel } from '../testing/local-server-habits.ts'
import { type LocalServer, startLocalServer } from '../testing/local-server.ts'
import { EmbedderWatch } from './embedder-watch.ts'
import { EmbedderUnavailable } from './embedding-server.ts'

let server: LocalServer
let watch: EmbedderWatch
let logged: string[]
let answered: string[]

beforeEach(async () => {
  server = await startLocalServer({ kind: 'ollama' })
  logged = []
  answered = []
})
afterEach(async () => {
  watch.close()
  await server.close()
})

const start = (): EmbedderWatch => {
  const log = (_data: object, message: string): void => void logged.push(message)
  watch = new EmbedderWatch({
    server: createOpenAiEmbeddings(hosted(server.url), 'bge-m3'),
    logger: { info: log, warn: log },
    onAnswer: ({ model }) => void answered.push(model),
  })
  return watch
}
const ask = (kind: 'passage' | 'query' = 'query') => watch.embedder.embed(['x'], { kind })
const sentence = (): string | undefined => watch.notice && embedderSentence(watch.notice)

it('learns the dimensions when it starts, and names the model after them', async () => {
  start()
  await watch.ready
  expect([watch.embedder.model, watch.isAnswering, watch.notice]).toEqual([
    'openai/bge-m3@1024',
    true,
    undefined,
  ])
  expect((await ask())[0]).toHaveLength(1_024)
  expect(answered).toEqual(['openai/bge-m3@1024'])
})

it('asks no server that is known not to answer, and recovers when it answers again', async () => {
  await server.stop()
  start()
  await watch.ready
  expect(sentence()).toMatch(/openai\/bge-m3 does not answer\. Words are searched meanwhile/u)
  await expect(ask('passage')).rejects.toThrow(EmbedderUnavailable)
  await server.start()
  await expect(ask('passage')).rejects.toThrow(EmbedderUnavailable)
  expect(server.requests).toEqual([])
  await watch.look()
  expect([watch.embedder.model, watch.notice]).toEqual(['openai/bge-m3@1024', undefined])
  expect(logged).toHaveLength(2)
})

it('notices on use that the server has gone', async () => {
  start()
  await watch.ready
  await server.stop()
  await expect(ask()).rejects.toThrow(EmbedderUnavailable)
  expect(watch.notice?.code).toBe('SILENT')
})

it.each([200, 5_000])('cannot use %d dimensions', async (dimensions) => {
  server.dimensions = dimensions
  start()
  await watch.ready
  expect(sentence()).toContain(`answers ${dimensions} dimensions; 256 to 4096 can be stored`)
  expect(watch.isAnswering).toBe(false)
})

it('says of a server without that model that it refuses', async () => {
  server.refuse = () => unknownModel('ollama', 'bge-m3', [])
  start()
  await watch.ready
  expect(watch.notice).toEqual({ code: 'REFUSES', model: 'openai/bge-m3', dimensions: null, before: null })
})

it('takes other dimensions for another model once two answers agree, and a stray one for none', async () => {
  start()
  await watch.ready
  const before = watch.embedder
  server.dimensions = 4_096
  await watch.look()
  expect(sentence()).toContain('answers 4096 dimensions and not 1024 as before')
  server.dimensions = 1_024
  await watch.look()
  expect([watch.embedder, watch.notice]).toEqual([before, undefined])
  server.dimensions = 4_096
  await watch.look()
  await watch.look()
  expect([watch.embedder.model, watch.notice]).toEqual(['openai/bge-m3@4096', undefined])
  await expect(before.embed(['x'], { kind: 'query' })).rejects.toThrow(EmbedderUnavailable)
  expect(answered).toEqual(['openai/bge-m3@1024', 'openai/bge-m3@4096'])
})

it('leaves the fault of a text with the text', async () => {
  start()
  await watch.ready
  server.refuse = ({ body }) =>
    JSON.stringify(body).includes('"x"') ? refusalOf('ollama', 400, 'the input is too long') : undefined
  await expect(ask('passage')).rejects.toMatchObject({ kind: 'invalid_request' })
  await expect(ask('query')).rejects.toThrow(EmbedderUnavailable)
  expect(watch.notice).toBeUndefined()
})
