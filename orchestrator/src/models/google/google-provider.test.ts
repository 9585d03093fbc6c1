import { afterEach, describe, expect, it } from '@jest/globals'
import { hosted } from '../testing/hosted-settings.ts'
import { describeProvider, errorOf, providerRequest, verdictSchema } from '../testing/provider-contract.ts'
import { providerSchemaOf } from '../provider-schema.ts'
import { sendEvents, sendJson, startFaultServer } from '../testing/fault-server.ts'
import type { FaultServer } from '../testing/fault-server.ts'
import { createGoogleProvider } from './google-provider.ts'

const price = { input: 2_000_000, output: 10_000_000 }
const create = (baseUrl: string) => createGoogleProvider(hosted(baseUrl), price)

describeProvider({
  name: 'Gemini',
  choice: 'gemini',
  create,
  price,
  usage: { promptTokenCount: 1_000, candidatesTokenCount: 200, totalTokenCount: 1_200 },
  baseUrlOf: (url) => url,
  readsRetryAfter: false,
})

describe('Gemini faults', () => {
  let server: FaultServer | undefined
  afterEach(() => server?.close())

  it.each([
    ['a blocked prompt', { promptFeedback: { blockReason: 'PROHIBITED_CONTENT' } }],
    ['a safety stop', { candidates: [{ index: 0, finishReason: 'SAFETY' }] }],
    [
      'a recitation stop',
      {
        candidates: [
          { index: 0, content: { role: 'model', parts: [{ text: 'a' }] }, finishReason: 'RECITATION' },
        ],
      },
    ],
  ])('calls %s refused', async (_name, event) => {
    server = await startFaultServer((response) => {
      sendEvents(response, [JSON.stringify(event)])
      response.end()
    })
    expect((await errorOf(create(server.url).complete(providerRequest()))).kind).toBe('refused')
  })

  it('reads the wait from RetryInfo', async () => {
    const details = [{ '@type': 'type.googleapis.com/google.rpc.RetryInfo', retryDelay: '12.5s' }]
    server = await startFaultServer((response) =>
      sendJson(response, 429, { body: { error: { code: 429, message: 'Quota', details } } }),
    )
    const error = await errorOf(create(server.url).complete(providerRequest()))
    expect([error.kind, error.retryAfterMs]).toEqual(['rate_limited', 12_500])
  })

  it('tells a bad key from a bad request', async () => {
    const details = [{ '@type': 'type.googleapis.com/google.rpc.ErrorInfo', reason: 'API_KEY_INVALID' }]
    server = await startFaultServer((response) =>
      sendJson(response, 400, { body: { error: { message: 'Key', details } } }),
    )
    expect((await errorOf(create(server.url).complete(providerRequest()))).kind).toBe('authentication')
  })

  it('counts thinking as output and leaves thoughts out of the text', async () => {
    const usageMetadata = { promptTokenCount: 10, candidatesTokenCount: 5, totalTokenCount: 45 }
    const parts = [{ text: 'Let me think', thought: true }, { text: 'Done.' }]
    server = await startFaultServer((response) => {
      sendEvents(response, [
        JSON.stringify({
          candidates: [{ index: 0, content: { role: 'model', parts }, finishReason: 'STOP' }],
          usageMetadata,
        }),
      ])
      response.end()
    })
    const answer = await create(server.url).complete(providerRequest())
    expect([answer.text, answer.usage.outputTokens]).toEqual(['Done.', 35])
  })

  it('sends the schema in its own dialect', async () => {
    server = await startFaultServer((response) => {
      sendEvents(response, [
        JSON.stringify({
          candidates: [
            { index: 0, content: { role: 'model', parts: [{ text: '{}' }] }, finishReason: 'STOP' },
          ],
        }),
      ])
      response.end()
    })
    await create(server.url).complete(
      providerRequest({ jsonSchema: { name: 'x', schema: providerSchemaOf(verdictSchema) } }),
    )
    expect(server.bodies[0]).toMatchObject({
      generationConfig: {
        responseMimeType: 'application/json',
        responseSchema: {
          type: 'object',
          required: ['verdict', 'note'],
          properties: {
            verdict: { type: 'string', enum: ['approve', 'revise'] },
            note: { type: 'string', nullable: true },
          },
        },
      },
    })
    expect(JSON.stringify(server.bodies[0])).not.toContain('additionalProperties')
  })
})
