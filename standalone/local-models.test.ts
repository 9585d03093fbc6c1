import { afterAll, beforeAll, expect, it } from '@jest/globals'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { modelSettingsSchema } from '@parley/orchestrator/src/models/settings.ts'
import { type LocalServer, startLocalServer } from '@parley/orchestrator/src/models/testing/local-server.ts'
import { findLocalModels, hasNoProvider, sayLocalModels } from './local-models.ts'

let ollama: LocalServer
let empty: LocalServer
const stranger = createServer((_request, response) => void response.end('<html>'))

beforeAll(async () => {
  ollama = await startLocalServer({ kind: 'ollama', models: ['qwen3:8b', 'llama3.2:3b'] })
  empty = await startLocalServer({ kind: 'lm-studio', models: [], embeddingModel: 'text-embedding-bge-m3' })
  await new Promise<void>((resolve) => stranger.listen(0, '127.0.0.1', resolve))
})
afterAll(async () => {
  stranger.close()
  await Promise.all([ollama.close(), empty.close()])
})

it('finds the model servers of this machine, and says what to type', async () => {
  const { port } = stranger.address() as AddressInfo
  const found = await findLocalModels([
    { name: 'Ollama', port: ollama.port },
    { name: 'Somebody', port },
    { name: 'LM Studio', port: empty.port },
    { name: 'Nobody', port: 1 },
  ])
  expect(found.map(sayLocalModels)).toEqual([
    `Ollama answers on this machine (it has 1 more). To run on it: OPENAI_BASE_URL=${ollama.url} OPENAI_MODEL=qwen3:8b npm start`,
    `LM Studio answers on this machine, without a model for chat. Once it has one: OPENAI_BASE_URL=${empty.url} npm start`,
  ])
})

it('writes no name to the terminal that is more than a name', () => {
  const said = sayLocalModels({ name: 'Ollama', port: 1, models: ['\u001B[2Jx', 'a; rm -rf /', 'good:1b'] })
  expect(said).toContain('OPENAI_MODEL=good:1b npm start')
  expect(said).not.toMatch(/rm -rf|\u001B/u)
})

it('looks only where nothing is said about models', () => {
  const isNews = (settings: object) => hasNoProvider(modelSettingsSchema.parse(settings))
  expect(isNews({})).toBe(true)
  expect(isNews({ anthropic: { apiKey: 'k' } })).toBe(false)
  expect(isNews({ openai: { baseUrl: 'http://127.0.0.1:11434/v1' } })).toBe(false)
})
