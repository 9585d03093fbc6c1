import { afterEach, describe, expect, it } from '@jest/globals'
import { conflict } from '@parley/contracts/errors.ts'
import { withSpan } from '../tracing/span.ts'
import { createMetrics, measureSpans, type Metrics } from './metrics.ts'

let metrics: Metrics
let end = (): void => undefined
afterEach(() => end())

const begin = (): void => {
  metrics = createMetrics()
  end = measureSpans(metrics)
}

/** The lines of the product's own metrics, without those of buckets. */
const lines = async (): Promise<string[]> =>
  (await metrics.read()).text.split('\n').filter((line) => /^parley_\w+(?<!_bucket)(\{| )/.test(line))

describe('work that runs as a span', () => {
  it('is counted by what it was and how it ended, with or without traces', async () => {
    begin()
    const job = { attributes: { 'messaging.destination.name': 'mail.send' } }
    await withSpan('process mail.send', job, () => Promise.resolve())
    const failing = () =>
      withSpan('process mail.send', job, () => Promise.reject(conflict('A person’s words.')))
    await expect(failing()).rejects.toThrow()
    await withSpan('something else', {}, () => Promise.resolve())
    const told = await lines()
    expect(told).toContain('parley_job_duration_seconds_count{topic="mail.send",outcome="done"} 1')
    expect(told).toContain('parley_job_duration_seconds_count{topic="mail.send",outcome="failed"} 1')
    expect(told.join()).not.toContain('words')
    expect(told.join()).not.toContain('something')
  })

  it('tells the tokens, the cost and the errors of models, by provider and model', async () => {
    begin()
    const call = {
      attributes: {
        'gen_ai.operation.name': 'chat',
        'gen_ai.provider.name': 'openai',
        'gen_ai.request.model': 'gpt',
        'parley.model.task': 'answer',
      },
      errorType: () => 'rate_limited',
    }
    await withSpan('chat gpt', call, (span) => {
      span.set({
        'gen_ai.usage.input_tokens': 1_000,
        'gen_ai.usage.output_tokens': 20,
        'parley.model.cost_micros': 1_500_000,
      })
      return Promise.resolve()
    })
    await expect(withSpan('chat gpt', call, () => Promise.reject(new Error('no')))).rejects.toThrow()
    const told = await lines()
    for (const line of [
      'parley_model_call_duration_seconds_count{provider="openai",model="gpt",task="answer",outcome="failed"} 1',
      'parley_model_tokens_total{provider="openai",model="gpt",kind="input"} 1000',
      'parley_model_tokens_total{provider="openai",model="gpt",kind="output"} 20',
      'parley_model_cost_dollars_total{provider="openai",model="gpt"} 1.5',
      'parley_model_errors_total{provider="openai",model="gpt",error="rate_limited"} 1',
    ])
      expect(told).toContain(line)
  })

  it('is measured no more once nobody asks', async () => {
    begin()
    end()
    await withSpan('retrieval', {}, () => Promise.resolve())
    expect((await lines()).join()).not.toContain('parley_retrieval_duration_seconds_count')
  })
})
