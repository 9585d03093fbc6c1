import { afterEach, describe, expect, it } from '@jest/globals'
import { startTraceReceiver } from '@parley/server-kit/testing/trace-receiver.ts'
import { startTracing } from '@parley/server-kit/tracing/start-tracing.ts'
import { completeWithSpan } from './call-span.ts'
import { withEmbeddingSpans } from './embeddings/embedding-span.ts'
import { createScriptedProvider } from './testing/scripted-provider.ts'

const receivers: { close(): Promise<void> }[] = []
afterEach(async () => {
  for (const receiver of receivers.splice(0)) await receiver.close()
})

async function startTraces(capturesContent: boolean) {
  const receiver = await startTraceReceiver()
  receivers.push(receiver)
  const settings = { url: receiver.url, headers: {}, serviceName: 'parley', ratio: 1, capturesContent }
  const tracing = await startTracing(settings, { warn: () => undefined })
  return async () => {
    await tracing.close()
    return receiver
  }
}

const usage = { inputTokens: 90, outputTokens: 40, cost: 7, cachedTokens: 60, thinkingTokens: 25 }
const request = {
  task: 'user-reply' as const,
  blocks: [
    { name: 'product' as const, text: 'The rules of the product.' },
    { name: 'task' as const, text: 'The words of a person.' },
  ],
  evidence: { phaseName: '', phaseDescription: '', inputs: [], passages: [], conversation: [] },
  maxOutputTokens: 500,
  timeoutMs: 1_000,
}
const answering = () => {
  const model = createScriptedProvider({ id: 'google', model: 'gemini-9' })
  model.enqueue({ answer: 'An answer for you.', usage, truncated: true })
  return model
}

describe('the span of a call', () => {
  it('counts what was cached and thought, and says where the answer stopped', async () => {
    const stop = await startTraces(false)
    await completeWithSpan(answering(), request)
    const receiver = await stop()
    expect(receiver.spans()).toMatchObject([{ name: 'chat gemini-9', kind: 3 }])
    expect(receiver.spans()[0]?.attributes).toEqual({
      'gen_ai.operation.name': 'chat',
      'gen_ai.provider.name': 'gcp.gemini',
      'gen_ai.request.model': 'gemini-9',
      'gen_ai.request.max_tokens': 500,
      'gen_ai.output.type': 'text',
      'parley.model.task': 'user-reply',
      'gen_ai.response.model': 'gemini-9',
      'gen_ai.response.finish_reasons': ['length'],
      'gen_ai.usage.input_tokens': 90,
      'gen_ai.usage.output_tokens': 40,
      'gen_ai.usage.cache_read.input_tokens': 60,
      'gen_ai.usage.reasoning.output_tokens': 25,
      'parley.model.cost_micros': 7,
    })
  })

  it('holds prompt and answer where that is switched on', async () => {
    const stop = await startTraces(true)
    await completeWithSpan(answering(), request)
    const [span] = (await stop()).spans()
    const read = (name: string): unknown => JSON.parse(String(span?.attributes[name]))
    expect(read('gen_ai.system_instructions')).toEqual([
      { type: 'text', content: 'The rules of the product.' },
    ])
    expect(read('gen_ai.input.messages')).toEqual([
      { role: 'user', parts: [{ type: 'text', content: 'The words of a person.' }] },
    ])
    expect(read('gen_ai.output.messages')).toEqual([
      {
        role: 'assistant',
        parts: [{ type: 'text', content: 'An answer for you.' }],
        finish_reason: 'length',
      },
    ])
  })
})

describe('the span of embedding', () => {
  const embedder = {
    model: 'openai/BAAI/bge-m3',
    embed: (texts: string[], _options: { kind: 'passage' | 'query' }) =>
      Promise.resolve(texts.map(() => new Float32Array(768))),
  }

  it('names provider, model and size, and no text', async () => {
    const stop = await startTraces(false)
    await withEmbeddingSpans(embedder).embed(['The words of a person.', 'More.'], { kind: 'passage' })
    const receiver = await stop()
    expect(receiver.spans()[0]).toMatchObject({
      name: 'embeddings BAAI/bge-m3',
      kind: 3,
      attributes: {
        'gen_ai.operation.name': 'embeddings',
        'gen_ai.provider.name': 'openai',
        'gen_ai.request.model': 'BAAI/bge-m3',
        'gen_ai.embeddings.dimension.count': 768,
        'parley.embeddings.texts': 2,
      },
    })
    expect(receiver.bodies.join('')).not.toContain('The words')
  })

  it('wraps nothing while traces are off', () => {
    expect(withEmbeddingSpans(embedder)).toBe(embedder)
  })
})
