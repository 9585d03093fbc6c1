import { afterEach, describe, expect, it } from '@jest/globals'
import { hosted } from '../testing/hosted-settings.ts'
import { describeProvider, errorOf, providerRequest } from '../testing/provider-contract.ts'
import { sendEvents, startFaultServer } from '../testing/fault-server.ts'
import type { FaultServer } from '../testing/fault-server.ts'
import { createAnthropicProvider } from './anthropic-provider.ts'

const price = { input: 2_000_000, output: 10_000_000 }
const create = (baseUrl: string) => createAnthropicProvider(hosted(baseUrl), price)

describeProvider({
  name: 'Anthropic',
  choice: 'claude',
  create,
  price,
  usage: { input_tokens: 1_000, output_tokens: 200 },
  baseUrlOf: (url) => url,
  readsRetryAfter: true,
})

describe('Anthropic faults', () => {
  let server: FaultServer | undefined
  afterEach(() => server?.close())

  const start = {
    event: 'message_start',
    data: {
      type: 'message_start',
      message: {
        id: 'm',
        type: 'message',
        role: 'assistant',
        model: 'm',
        content: [],
        stop_reason: null,
        stop_sequence: null,
        usage: { input_tokens: 50, cache_read_input_tokens: 30, output_tokens: 1 },
      },
    },
  }
  const text = (delta: string) => ({
    event: 'content_block_delta',
    data: { type: 'content_block_delta', index: 0, delta: { type: 'text_delta', text: delta } },
  })
  const stop = (reason: string) => ({
    event: 'message_delta',
    data: {
      type: 'message_delta',
      delta: { stop_reason: reason, stop_sequence: null },
      usage: { output_tokens: 4 },
    },
  })

  it('calls its refusal refused, and counts what it used', async () => {
    server = await startFaultServer((response) => {
      sendEvents(response, [start, text('I cannot'), stop('refusal')])
      response.end()
    })
    const error = await errorOf(create(server.url).complete(providerRequest()))
    expect(error.kind).toBe('refused')
    expect(error.usage.inputTokens).toBe(80)
  })

  it('maps an error event within the stream', async () => {
    server = await startFaultServer((response) => {
      sendEvents(response, [
        start,
        {
          event: 'error',
          data: { type: 'error', error: { type: 'overloaded_error', message: 'Overloaded' } },
        },
      ])
      response.end()
    })
    expect((await errorOf(create(server.url).complete(providerRequest()))).kind).toBe('overloaded')
  })

  it('sends the schema as output format', async () => {
    server = await startFaultServer((response) => {
      sendEvents(response, [
        start,
        text('{}'),
        stop('end_turn'),
        { event: 'message_stop', data: { type: 'message_stop' } },
      ])
      response.end()
    })
    await create(server.url).complete(
      providerRequest({ jsonSchema: { name: 'x', schema: { type: 'object' } } }),
    )
    expect(server.bodies[0]).toMatchObject({
      output_config: { format: { type: 'json_schema', schema: { type: 'object' } } },
      stream: true,
    })
  })
})
