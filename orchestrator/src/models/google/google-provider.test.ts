import { afterEach, describe, expect, it } from '@jest/globals'
import type { RequestBlock } from '../port.ts'
import { describeChaos } from '../testing/chaos-matrix.ts'
import { hosted, testProfile } from '../testing/hosted-settings.ts'
import { describeProvider, errorOf, providerRequest, verdictSchema } from '../testing/provider-contract.ts'
import { providerSchemaOf } from '../provider-schema.ts'
import { sendEvents, sendJson, startFaultServer } from '../testing/fault-server.ts'
import type { FaultServer } from '../testing/fault-server.ts'
import { createGoogleProvider } from './google-provider.ts'

const create = (baseUrl: string) => createGoogleProvider(hosted(baseUrl), testProfile())

describeProvider({
  name: 'Gemini',
  choice: 'gemini',
  create,
  usage: { promptTokenCount: 1_000, candidatesTokenCount: 200, totalTokenCount: 1_200 },
  baseUrlOf: (url) => url,
  readsRetryAfter: false,
})

const chunk = (text: string, finishReason?: string): string =>
  JSON.stringify({ candidates: [{ index: 0, content: { role: 'model', parts: [{ text }] }, finishReason }] })

describeChaos({
  name: 'Gemini',
  choice: 'gemini',
  create,
  text: (text, end) => [chunk(text, end === 'length' ? 'MAX_TOKENS' : 'STOP')],
  broken: (text) => [chunk(text)],
  refusal: () => [JSON.stringify({ promptFeedback: { blockReason: 'PROHIBITED_CONTENT' } })],
  busy: (response) =>
    sendJson(response, 429, {
      body: {
        error: {
          code: 429,
          message: 'Quota',
          details: [{ '@type': 'type.googleapis.com/google.rpc.RetryInfo', retryDelay: '7s' }],
        },
      },
    }),
  roomOf: (body) => (body as { generationConfig: unknown }).generationConfig,
  rooms: [
    { maxOutputTokens: 300 + 12_000, thinkingConfig: { thinkingLevel: 'high' } },
    { maxOutputTokens: 300 + 24_000, thinkingConfig: { thinkingLevel: 'low' } },
  ],
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

  it('counts what was cached and thought, and leaves thoughts out of the text', async () => {
    const usageMetadata = {
      promptTokenCount: 1_000,
      cachedContentTokenCount: 600,
      candidatesTokenCount: 50,
      thoughtsTokenCount: 150,
      totalTokenCount: 1_200,
    }
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
    expect(await create(server.url).complete(providerRequest())).toEqual({
      text: 'Done.',
      truncated: false,
      usage: {
        inputTokens: 1_000,
        cachedTokens: 600,
        outputTokens: 200,
        thinkingTokens: 150,
        cost: 400 * 2 + 600 * 0.5 + 200 * 10,
      },
    })
  })

  it('gets the product as system instruction, material part by part, and how hard to think', async () => {
    server = await startFaultServer((response) => {
      sendEvents(response, [chunk('Yes.', 'STOP')])
      response.end()
    })
    const blocks: RequestBlock[] = [
      { name: 'product', text: 'Rules' },
      { name: 'brief', text: 'Brief' },
      { name: 'minutes', text: 'Minutes' },
      { name: 'task', text: 'Task' },
    ]
    const request = providerRequest({ blocks, effort: 'medium', thinkingTokens: 6_000 })
    await create(server.url).complete(request)
    const older = createGoogleProvider(hosted(server.url), testProfile({ thinking: 'tokens' }))
    await older.complete(request)
    expect(server.bodies).toMatchObject([
      {
        systemInstruction: { parts: [{ text: 'Rules' }] },
        contents: [
          {
            role: 'user',
            parts: [
              { text: 'Brief' },
              { text: 'Minutes' },
              { text: expect.stringMatching(/^# Instructions\n[^]*Task$/) },
            ],
          },
        ],
        generationConfig: { maxOutputTokens: 6_300, thinkingConfig: { thinkingLevel: 'medium' } },
      },
      { generationConfig: { maxOutputTokens: 6_300, thinkingConfig: { thinkingBudget: 6_000 } } },
    ])
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
