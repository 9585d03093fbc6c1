import { afterEach, describe, expect, it } from '@jest/globals'
import type { ServerResponse } from 'node:http'
import { describeChaos } from '../testing/chaos-matrix.ts'
import { sendEvents, sendJson, startFaultServer } from '../testing/fault-server.ts'
import type { FaultServer } from '../testing/fault-server.ts'
import { hosted, testProfile } from '../testing/hosted-settings.ts'
import { describeProvider, errorOf, providerRequest } from '../testing/provider-contract.ts'
import { createOpenAiProvider } from './openai-provider.ts'

/** A base URL and nothing else said: Chat Completions, without a key. */
const create = (baseUrl: string) =>
  createOpenAiProvider({ ...hosted(baseUrl), apiKey: undefined }, testProfile())

describeProvider({
  name: 'Chat Completions',
  choice: 'gpt',
  create,
  usage: { prompt_tokens: 1_000, completion_tokens: 200 },
  baseUrlOf: (url) => `${url}/v1`,
  readsRetryAfter: true,
})

const chunk = (delta: object, finish: string | null = null): string =>
  JSON.stringify({ id: 'c', choices: [{ index: 0, delta, finish_reason: finish }] })
const whole = (text: string, finish = 'stop') => [chunk({ content: text }, finish), '[DONE]']

describeChaos({
  name: 'Chat Completions',
  choice: 'gpt',
  create,
  text: (text, end) => whole(text, end === 'length' ? 'length' : 'stop'),
  broken: (text) => [chunk({ content: text })],
  refusal: () => [chunk({ refusal: 'I cannot help with that' }), '[DONE]'],
  busy: (response) =>
    sendJson(response, 429, { headers: { 'retry-after': '7' }, body: { error: { message: 'Slow down' } } }),
  roomOf: (body) => body,
  rooms: [
    expect.objectContaining({ max_completion_tokens: 300 + 12_000, reasoning_effort: 'high' }),
    expect.objectContaining({ max_completion_tokens: 300 + 24_000, reasoning_effort: 'low' }),
  ],
})

describe('servers that speak Chat Completions', () => {
  let server: FaultServer | undefined
  afterEach(() => server?.close())

  /** A server that refuses requests that `refuse` finds fault with, in its words. */
  async function serve(
    refuse: (body: Record<string, unknown>) => string | undefined,
    events = whole('{}'),
  ): Promise<FaultServer & { sent: () => Record<string, unknown>[] }> {
    const answer = (response: ServerResponse): void => {
      const body = started.bodies.at(-1) as Record<string, unknown>
      const refusal = refuse(body)
      if (refusal === undefined) {
        sendEvents(response, events)
        response.end()
      } else sendJson(response, 400, { body: { error: { message: refusal } } })
    }
    const started = await startFaultServer(answer)
    server = started
    return { ...started, sent: () => started.bodies as Record<string, unknown>[] }
  }
  const schema = { name: 'x', schema: { type: 'object', properties: {} } }

  it('get the product as system message, and one message of material with marked instructions at its end', async () => {
    const { url, sent } = await serve(() => undefined)
    await create(url).complete(
      providerRequest({
        blocks: [
          { name: 'product', text: 'Rules' },
          { name: 'brief', text: 'Brief' },
          { name: 'passages', text: 'Passages' },
          { name: 'author', text: 'Author' },
          { name: 'task', text: 'Task' },
        ],
        jsonSchema: schema,
      }),
    )
    expect(sent()).toEqual([
      {
        model: 'test-model',
        messages: [
          { role: 'system', content: 'Rules' },
          {
            role: 'user',
            content: expect.stringMatching(/^Brief\n\nPassages\n\n# Instructions\n[^]*\n\nAuthor\n\nTask$/),
          },
        ],
        max_completion_tokens: 300,
        response_format: { type: 'json_schema', json_schema: { ...schema, strict: true } },
        stream: true,
        stream_options: { include_usage: true },
      },
    ])
  })

  it('are asked without what they refuse, and it is remembered', async () => {
    const { url, sent } = await serve((body) => {
      if ('max_completion_tokens' in body) return "Unrecognized request argument 'max_completion_tokens'"
      if ('stream_options' in body)
        return '[{"loc": ["body", "stream_options"], "msg": "Extra inputs are not permitted"}]'
      return 'reasoning_effort' in body ? '"tiny" does not support thinking' : undefined
    })
    const provider = create(url)
    const request = providerRequest({ effort: 'low', thinkingTokens: 100 })
    expect((await provider.complete(request)).text).toBe('{}')
    await provider.complete(request)
    const last = { model: 'test-model', max_tokens: 400, stream: true, messages: expect.anything() }
    expect(sent()).toHaveLength(5)
    expect(sent().slice(-2)).toEqual([last, last])
  })

  it('are asked for any object, then in words, where they know no schemas', async () => {
    const { url, sent } = await serve((body) =>
      'response_format' in body ? 'response_format is not supported by this model' : undefined,
    )
    await create(url).complete(providerRequest({ jsonSchema: schema }))
    const formats = sent().map((body) => (body['response_format'] as { type: string } | undefined)?.type)
    expect(formats).toEqual(['json_schema', 'json_object', undefined])
    const isInWords = sent().map((body) => JSON.stringify(body['messages']).includes('follows this schema'))
    expect(isInWords).toEqual([false, true, true])
  })

  it('are not asked again where nothing can be left out', async () => {
    const { url, sent } = await serve(() => 'context length exceeded')
    expect((await errorOf(create(url).complete(providerRequest()))).kind).toBe('invalid_request')
    expect(sent()).toHaveLength(1)
  })

  it('have their usage counted where they say it, and estimated where they do not', async () => {
    const usage = {
      prompt_tokens: 1_000,
      completion_tokens: 200,
      prompt_tokens_details: { cached_tokens: 600 },
      completion_tokens_details: { reasoning_tokens: 150 },
    }
    const { url } = await serve(
      () => undefined,
      [chunk({ content: 'Yes' }, 'stop'), JSON.stringify({ choices: [], usage }), '[DONE]'],
    )
    expect((await create(url).complete(providerRequest())).usage).toEqual({
      inputTokens: 1_000,
      cachedTokens: 600,
      outputTokens: 200,
      thinkingTokens: 150,
      cost: 400 * 2 + 600 * 0.5 + 200 * 10,
    })
    await server?.close()
    const silent = await serve(() => undefined, whole('Eight characters'))
    expect((await create(silent.url).complete(providerRequest())).usage).toMatchObject({
      inputTokens: 18,
      outputTokens: 4,
    })
  })

  it.each([
    [['<thi', 'nk>Let me', ' see</think>', '\n\nYes', ', of course.'], 'Yes, of course.'],
    [['<think>Let me see</think>Yes.'], 'Yes.'],
    [['<th', ' is how tables begin.'], '<th is how tables begin.'],
    [['<th'], '<th'],
  ])('have thinking that they leave in an answer taken out: %j', async (deltas, expected) => {
    const events = [...deltas.map((content) => chunk({ content })), chunk({}, 'stop'), '[DONE]']
    const { url } = await serve(() => undefined, events)
    let shown = ''
    const answer = await create(url).complete(providerRequest({ onDelta: (delta) => (shown += delta) }))
    expect([answer.text, shown]).toEqual([expected, expected])
  })

  it('have an answer that only thought called cut off, and empty', async () => {
    const { url } = await serve(() => undefined, whole('<think>Let me see', 'length'))
    expect(await create(url).complete(providerRequest())).toMatchObject({ text: '', truncated: true })
  })

  it('have their content filter called a refusal', async () => {
    const { url } = await serve(() => undefined, whole('Well', 'content_filter'))
    expect((await errorOf(create(url).complete(providerRequest()))).kind).toBe('refused')
  })
})
