import { afterEach, describe, expect, it } from '@jest/globals'
import { describeChaos } from '../testing/chaos-matrix.ts'
import { sendEvents, sendJson, startFaultServer } from '../testing/fault-server.ts'
import type { FaultServer, SentEvent } from '../testing/fault-server.ts'
import { hosted, testProfile } from '../testing/hosted-settings.ts'
import { describeProvider, errorOf, providerRequest } from '../testing/provider-contract.ts'
import { costsPassage, requirementsPassage } from '../testing/sample-evidence.ts'
import { createAnthropicProvider } from './anthropic-provider.ts'

const create = (baseUrl: string) => createAnthropicProvider(hosted(baseUrl), testProfile())

describeProvider({
  name: 'Anthropic',
  choice: 'claude',
  create,
  usage: { input_tokens: 1_000, output_tokens: 200 },
  baseUrlOf: (url) => url,
  readsRetryAfter: true,
})

const event = (type: string, data: object = {}) => ({ event: type, data: { type, ...data } })
/** Usage in the words of the API: what was cached comes beside the plain input. */
const start = event('message_start', {
  message: {
    id: 'm',
    type: 'message',
    role: 'assistant',
    model: 'm',
    content: [],
    stop_reason: null,
    stop_sequence: null,
    usage: {
      input_tokens: 100,
      cache_creation_input_tokens: 300,
      cache_read_input_tokens: 600,
      output_tokens: 1,
    },
  },
})
const begin = event('content_block_start', {
  index: 0,
  content_block: { type: 'text', text: '', citations: [] },
})
const text = (words: string) =>
  event('content_block_delta', { index: 0, delta: { type: 'text_delta', text: words } })
const citation = (source: string) =>
  event('content_block_delta', {
    index: 0,
    delta: {
      type: 'citations_delta',
      citation: {
        type: 'search_result_location',
        source,
        title: null,
        cited_text: 'x',
        search_result_index: 0,
      },
    },
  })
const end = event('content_block_stop', { index: 0 })
const stop = (reason: string) => [
  event('message_delta', {
    delta: { stop_reason: reason, stop_sequence: null },
    usage: { output_tokens: 200, output_tokens_details: { thinking_tokens: 150 } },
  }),
  event('message_stop'),
]
const whole = (words: string, reason = 'end_turn'): SentEvent[] =>
  words === '' ? [start, ...stop(reason)] : [start, begin, text(words), end, ...stop(reason)]

describeChaos({
  name: 'Anthropic',
  choice: 'claude',
  create,
  text: (words, how) => whole(words, how === 'length' ? 'max_tokens' : 'end_turn'),
  broken: (words) => [start, begin, text(words)],
  refusal: () => whole('I cannot', 'refusal'),
  busy: (response) =>
    sendJson(response, 429, { headers: { 'retry-after': '7' }, body: { error: { message: 'Slow down' } } }),
  roomOf: (body) => body,
  rooms: [
    expect.objectContaining({ max_tokens: 300 + 12_000, output_config: { effort: 'high' } }),
    expect.objectContaining({ max_tokens: 300 + 24_000, output_config: { effort: 'low' } }),
  ],
})

describe('Anthropic', () => {
  let server: FaultServer | undefined
  afterEach(() => server?.close())

  async function serve(...events: SentEvent[]): Promise<FaultServer> {
    server = await startFaultServer((response) => {
      sendEvents(response, events)
      response.end()
    })
    return server
  }
  const long = (words: string): string => words.padEnd(5_000, '.')
  const passages = [costsPassage, requirementsPassage]

  it('is given material block by block, with marks where the cache may cut, and instructions last', async () => {
    const { url, bodies } = await serve(...whole('Yes.'))
    await create(url).complete(
      providerRequest({
        blocks: [
          { name: 'product', text: 'Rules' },
          { name: 'brief', text: 'Brief' },
          { name: 'documents', text: long('Documents') },
          { name: 'minutes', text: 'Minutes' },
          { name: 'passages', text: 'Passages', passages },
          { name: 'author', text: 'Author' },
          { name: 'task', text: 'Task' },
        ],
        effort: 'medium',
        thinkingTokens: 6_000,
      }),
    )
    const cache_control = { type: 'ephemeral' }
    const result = ({ chunkId, text: words }: typeof costsPassage, title: string) => ({
      type: 'search_result',
      source: chunkId,
      title,
      content: [{ type: 'text', text: words }],
      citations: { enabled: true },
    })
    expect(bodies).toEqual([
      {
        model: 'test-model',
        system: 'Rules',
        max_tokens: 6_300,
        thinking: { type: 'adaptive' },
        output_config: { effort: 'medium' },
        stream: true,
        messages: [
          {
            role: 'user',
            content: [
              // Too short to be kept.
              { type: 'text', text: 'Brief' },
              { type: 'text', text: long('Documents'), cache_control },
              { type: 'text', text: 'Minutes', cache_control },
              result(costsPassage, 'Cost model, page 4, document of the client'),
              result(requirementsPassage, 'RFP requirements, page 2, document of the initiative'),
              {
                type: 'text',
                text: expect.stringMatching(
                  /^# Instructions\n[^]*Author\n\nTask\n\nYour citations are recorded/,
                ),
              },
            ],
          },
        ],
      },
    ])
  })

  it('is given passages as text and a schema where the answer is structured, and tokens to think with where it knows no effort', async () => {
    const { url, bodies } = await serve(...whole('{}'))
    const older = createAnthropicProvider(hosted(url), testProfile({ thinking: 'tokens' }))
    await older.complete(
      providerRequest({
        blocks: [
          { name: 'passages', text: 'Passages', passages },
          { name: 'task', text: 'Task' },
        ],
        jsonSchema: { name: 'x', schema: { type: 'object' } },
        effort: 'low',
        thinkingTokens: 2_000,
      }),
    )
    expect(bodies[0]).toMatchObject({
      thinking: { type: 'enabled', budget_tokens: 2_000 },
      output_config: { format: { type: 'json_schema', schema: { type: 'object' } } },
      messages: [{ content: [{ type: 'text', text: 'Passages' }, { type: 'text' }] }],
    })
    expect(bodies[0]).not.toHaveProperty('output_config.effort')
  })

  it('has its citations written after the spans that they are about, as they come', async () => {
    const a = costsPassage.chunkId
    const b = requirementsPassage.chunkId
    const { url } = await serve(
      start,
      begin,
      text('In short: '),
      end,
      begin,
      text('Licences cost '),
      text('EUR 410,000'),
      citation(a),
      citation(b),
      citation(a),
      end,
      begin,
      text('. More is open.'),
      end,
      ...stop('end_turn'),
    )
    let shown = ''
    const answer = await create(url).complete(providerRequest({ onDelta: (delta) => (shown += delta) }))
    expect(answer.text).toBe(`In short: Licences cost EUR 410,000 [[${a}]] [[${b}]]. More is open.`)
    expect(shown).toBe(answer.text)
  })

  it('counts what was read from the cache, written to it and thought, at their prices', async () => {
    const { url } = await serve(...whole('Yes.'))
    expect((await create(url).complete(providerRequest())).usage).toEqual({
      inputTokens: 1_000,
      cachedTokens: 600,
      outputTokens: 200,
      thinkingTokens: 150,
      cost: 100 * 2 + 600 * 0.5 + 300 * 2.5 + 200 * 10,
    })
  })

  it('counts what a refusal used', async () => {
    const { url } = await serve(...whole('I cannot', 'refusal'))
    const error = await errorOf(create(url).complete(providerRequest()))
    expect(error).toMatchObject({ kind: 'refused', usage: { inputTokens: 1_000 } })
  })

  it('has an error event within the stream translated', async () => {
    const { url } = await serve(
      start,
      event('error', { error: { type: 'overloaded_error', message: 'Overloaded' } }),
    )
    expect((await errorOf(create(url).complete(providerRequest()))).kind).toBe('overloaded')
  })
})
