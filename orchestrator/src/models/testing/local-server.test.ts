import { afterEach, expect, it } from '@jest/globals'
import { type LocalServer, type LocalServerOptions, startLocalServer } from './local-server.ts'

// The differences that an adapter has to live with, as `local-server-habits.ts` names their sources.

let server: LocalServer
afterEach(() => server.close())

const start = async (options: LocalServerOptions): Promise<void> => {
  server = await startLocalServer(options)
}
const post = (path: string, body: object): Promise<Response> =>
  fetch(`${server.url}${path}`, { method: 'POST', body: JSON.stringify(body) })
const chat = (more: object = {}): Promise<Response> =>
  post('/chat/completions', { model: 'qwen3:8b', messages: [{ role: 'user', content: 'When?' }], ...more })
const finish = async (response: Response): Promise<unknown> =>
  ((await response.json()) as { choices: { finish_reason: unknown }[] }).choices[0]?.finish_reason

it.each([
  ['ollama', 'stop', 'length'],
  ['vllm', 'length', 'length'],
  ['lm-studio', 'stop', 'length'],
] as const)(
  '%s ends an answer at max_completion_tokens: %s, at max_tokens: %s',
  async (kind, newer, older) => {
    await start({ kind })
    expect(await finish(await chat({ max_completion_tokens: 2 }))).toBe(newer)
    expect(await finish(await chat({ max_tokens: 2 }))).toBe(older)
  },
)

it.each([
  ['ollama', { error: { type: 'not_found_error', code: null } }],
  ['vllm', { error: { type: 'NotFoundError', code: 404 } }],
  ['lm-studio', { error: { code: 'model_not_found', param: 'model' } }],
] as const)('%s does not know a model in its own way', async (kind, body) => {
  await start({ kind, models: ['qwen3:8b', 'other'] })
  const response = await chat({ model: 'gone' })
  expect([response.status, await response.json()]).toEqual([
    404,
    expect.objectContaining({ error: expect.objectContaining(body.error) }),
  ])
})

it.each([
  ['vllm', true],
  ['lm-studio', false],
] as const)('%s ends a stream with its usage: %s', async (kind, hasUsage) => {
  await start({ kind })
  const text = await (await chat({ stream: true, stream_options: { include_usage: true } })).text()
  expect(text.endsWith('data: [DONE]\n\n')).toBe(true)
  expect(text.includes('"usage"')).toBe(hasUsage)
})

it('refuses and ignores what its version does', async () => {
  await start({ kind: 'vllm', habits: { jsonSchema: 'refused', maxCompletionTokens: 'refused' } })
  const format = { response_format: { type: 'json_schema', json_schema: {} } }
  expect((await chat(format)).status).toBe(400)
  expect((await chat({ max_completion_tokens: 5 })).status).toBe(400)
  await server.close()
  await start({ kind: 'lm-studio', habits: { jsonSchema: 'ignored' } })
  expect(await (await chat(format)).text()).toContain('The pilot ends in May.')
  const refused = await chat({ response_format: { type: 'json_object' } })
  expect(await refused.json()).toEqual({ error: "'response_format.type' must be 'json_schema' or 'text'" })
})
