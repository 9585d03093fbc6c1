import { afterEach, describe, expect, it } from '@jest/globals'
import { describeChaos } from '../testing/chaos-matrix.ts'
import { sendEvents, sendJson, startFaultServer } from '../testing/fault-server.ts'
import type { FaultServer } from '../testing/fault-server.ts'
import { hosted, testProfile } from '../testing/hosted-settings.ts'
import { describeProvider, errorOf, providerRequest } from '../testing/provider-contract.ts'
import { createOpenAiProvider } from './openai-provider.ts'

const create = (baseUrl: string) =>
  createOpenAiProvider({ ...hosted(baseUrl), api: 'responses' }, testProfile())

describeProvider({
  name: 'OpenAI Responses',
  choice: 'gpt',
  create,
  usage: { input_tokens: 1_000, output_tokens: 200 },
  baseUrlOf: (url) => `${url}/v1`,
  readsRetryAfter: true,
})

const event = (type: string, data: object) => ({ event: type, data: { type, ...data } })
const delta = (text: string) => event('response.output_text.delta', { delta: text, output_index: 0 })
/** Usage in the words of the API. */
const usage = {
  input_tokens: 1_000,
  input_tokens_details: { cached_tokens: 600, cache_write_tokens: 300 },
  output_tokens: 200,
  output_tokens_details: { reasoning_tokens: 150 },
  total_tokens: 1_200,
}
const ended = (text: string, incomplete?: string) => {
  const status = incomplete === undefined ? 'completed' : 'incomplete'
  const reason = incomplete === undefined ? null : { reason: incomplete }
  const response = { id: 'r', status, incomplete_details: reason, usage }
  return [...(text === '' ? [] : [delta(text)]), event(`response.${status}`, { response })]
}

describeChaos({
  name: 'OpenAI Responses',
  choice: 'gpt',
  create,
  text: (text, end) => ended(text, end === 'length' ? 'max_output_tokens' : undefined),
  broken: (text) => [delta(text)],
  refusal: () => [event('response.refusal.delta', { delta: 'I cannot help with that' })],
  busy: (response) =>
    sendJson(response, 429, { headers: { 'retry-after': '7' }, body: { error: { message: 'Slow down' } } }),
  roomOf: (body) => body,
  rooms: [
    expect.objectContaining({ max_output_tokens: 300 + 12_000, reasoning: { effort: 'high' } }),
    expect.objectContaining({ max_output_tokens: 300 + 24_000, reasoning: { effort: 'low' } }),
  ],
})

describe('OpenAI by the Responses API', () => {
  let server: FaultServer | undefined
  afterEach(() => server?.close())

  const answering = async (...events: ReturnType<typeof ended>): Promise<FaultServer> => {
    server = await startFaultServer((response) => {
      sendEvents(response, events)
      response.end()
    })
    return server
  }

  it('sends the product as instructions, material in order, then what instructs as the developer', async () => {
    const { url, bodies } = await answering(...ended('{}'))
    await create(url).complete(
      providerRequest({
        blocks: [
          { name: 'product', text: 'Rules' },
          { name: 'brief', text: 'Brief' },
          { name: 'documents', text: '' },
          { name: 'minutes', text: 'Minutes' },
          { name: 'author', text: 'Author' },
          { name: 'task', text: 'Task' },
        ],
        exchange: { answer: 'Half', instruction: 'Go on' },
        jsonSchema: { name: 'x', schema: { type: 'object' } },
        cacheKey: 'writing-1',
        effort: 'low',
        thinkingTokens: 2_000,
      }),
    )
    expect(bodies).toEqual([
      {
        model: 'test-model',
        instructions: 'Rules',
        input: [
          {
            role: 'user',
            content: [
              { type: 'input_text', text: 'Brief' },
              { type: 'input_text', text: 'Minutes' },
            ],
          },
          { role: 'developer', content: 'Author\n\nTask' },
          { role: 'assistant', content: 'Half' },
          { role: 'user', content: 'Go on' },
        ],
        max_output_tokens: 2_300,
        reasoning: { effort: 'low' },
        prompt_cache_key: 'writing-1',
        text: { format: { type: 'json_schema', name: 'x', schema: { type: 'object' }, strict: true } },
        store: false,
        stream: true,
      },
    ])
  })

  it('counts what was cached and thought, at their prices', async () => {
    const { url } = await answering(...ended('Yes.'))
    expect((await create(url).complete(providerRequest())).usage).toEqual({
      inputTokens: 1_000,
      cachedTokens: 600,
      outputTokens: 200,
      thinkingTokens: 150,
      cost: 100 * 2 + 600 * 0.5 + 300 * 2.5 + 200 * 10,
    })
  })

  it('calls what the content filter stopped refused', async () => {
    const { url } = await answering(...ended('Well', 'content_filter'))
    expect((await errorOf(create(url).complete(providerRequest()))).kind).toBe('refused')
  })

  it.each([
    ['rate_limit_exceeded', 'rate_limited'],
    ['server_error', 'overloaded'],
    ['invalid_prompt', 'invalid_request'],
  ])('translates a response that failed by %s', async (code, kind) => {
    const response = { id: 'r', status: 'failed', error: { code, message: 'No' }, usage }
    const { url } = await answering(event('response.failed', { response }))
    expect((await errorOf(create(url).complete(providerRequest()))).kind).toBe(kind)
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
