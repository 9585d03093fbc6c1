import { afterEach, describe, expect, it } from '@jest/globals'
import { hosted } from '../testing/hosted-settings.ts'
import { describeProvider, errorOf, providerRequest } from '../testing/provider-contract.ts'
import { sendEvents, sendJson, startFaultServer } from '../testing/fault-server.ts'
import type { FaultServer } from '../testing/fault-server.ts'
import { createOpenAiProvider } from './openai-provider.ts'

const price = { input: 2_000_000, output: 10_000_000 }
const create = (baseUrl: string) => createOpenAiProvider(hosted(baseUrl), price)

describeProvider({
  name: 'OpenAI',
  choice: 'gpt',
  create,
  price,
  usage: { prompt_tokens: 1_000, completion_tokens: 200 },
  baseUrlOf: (url) => `${url}/v1`,
  readsRetryAfter: true,
})

describe('OpenAI faults', () => {
  let server: FaultServer | undefined
  afterEach(() => server?.close())

  const chunk = (delta: object, finish: string | null = null): string =>
    JSON.stringify({
      id: 'c',
      object: 'chat.completion.chunk',
      created: 1,
      model: 'm',
      choices: [{ index: 0, delta, finish_reason: finish }],
    })

  it.each([
    ['its own refusal', chunk({ refusal: 'I cannot help with that' })],
    ['the content filter', chunk({ content: 'Well' }, 'content_filter')],
  ])('calls %s refused', async (_name, event) => {
    server = await startFaultServer((response) => {
      sendEvents(response, [event, '[DONE]'])
      response.end()
    })
    expect((await errorOf(create(server.url).complete(providerRequest()))).kind).toBe('refused')
  })

  it('asks for streaming usage, room to think and the strict schema', async () => {
    server = await startFaultServer((response) => {
      sendEvents(response, [chunk({ content: '{}' }, 'stop'), '[DONE]'])
      response.end()
    })
    await create(server.url).complete(
      providerRequest({ jsonSchema: { name: 'x', schema: { type: 'object' } } }),
    )
    expect(server.bodies[0]).toMatchObject({
      stream: true,
      stream_options: { include_usage: true },
      max_completion_tokens: 300 + 4_000,
      response_format: { type: 'json_schema', json_schema: { name: 'x', strict: true } },
    })
  })

  it('does not wait for an account without credit', async () => {
    server = await startFaultServer((response) =>
      sendJson(response, 429, { body: { error: { message: 'No credit', code: 'insufficient_quota' } } }),
    )
    expect((await errorOf(create(server.url).complete(providerRequest()))).kind).toBe('authentication')
  })

  it('calls a server that is not there a lost connection', async () => {
    expect((await errorOf(create('http://127.0.0.1:1').complete(providerRequest()))).kind).toBe('connection')
  })
})
