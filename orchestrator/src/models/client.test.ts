import { describe, expect, it, jest } from '@jest/globals'
import { z } from 'zod'
import { createModelClient } from './client.ts'
import { mayHaveBeenAccepted } from './port.ts'
import type { CallObserver, ModelChoice, ModelPreference, ModelRequest } from './port.ts'
import { modelSettingsSchema } from './settings.ts'
import { errorOf, modelRequest } from './testing/provider-contract.ts'
import { createScriptedProvider } from './testing/scripted-provider.ts'
import type { ScriptedProvider } from './testing/scripted-provider.ts'
import { createBuiltinProvider } from './builtin/builtin-provider.ts'

const usage = { inputTokens: 10, outputTokens: 5, cost: 7 }

function setup(...providers: ScriptedProvider[]) {
  const sleep = jest.fn(() => Promise.resolve())
  const client = createModelClient(modelSettingsSchema.parse({}), {
    providers: [...providers, createBuiltinProvider({ tokensPerSecond: 0 })],
    sleep,
    random: () => 1,
  })
  return { client, sleep, waits: () => sleep.mock.calls.map(([milliseconds]: unknown[]) => milliseconds) }
}

const mayReplace = (choice: ModelChoice): ModelPreference => ({ choice, maySubstitute: true })
const openai = () => createScriptedProvider({ id: 'openai' })
const google = () => createScriptedProvider({ id: 'google', model: 'scripted-g' })

describe('choice and substitution (D4, D12)', () => {
  it('asks the chosen provider first', async () => {
    const [first, second] = [openai(), google()]
    second.enqueue({ answer: 'From Gemini' })
    const answer = await setup(first, second).client.generate(modelRequest(), { choice: 'gemini' })
    expect(answer).toMatchObject({
      provider: 'google',
      model: 'scripted-g',
      output: 'From Gemini',
      attempts: 1,
      structure: 'parsed',
    })
    expect(first.requests).toHaveLength(0)
  })

  it('gives up when the chosen one fails, and asks nobody else', async () => {
    const [first, second] = [openai(), google()]
    first.enqueue({ fail: 'refused', usage })
    const error = await errorOf(setup(first, second).client.generate(modelRequest(), { choice: 'gpt' }))
    expect(error).toMatchObject({ kind: 'refused', provider: 'openai', usage })
    expect(second.requests).toEqual([])
  })

  it('asks the next configured one where another may stand in, and says for whom it answered', async () => {
    const [first, second] = [openai(), google()]
    first.enqueue({ fail: 'refused', usage })
    second.enqueue({ answer: 'Instead', usage })
    const answer = await setup(first, second).client.generate(modelRequest(), mayReplace('gpt'))
    expect(answer).toMatchObject({
      provider: 'google',
      standsInFor: 'openai',
      attempts: 2,
      usage: { inputTokens: 20, outputTokens: 10, cost: 14 },
    })
  })

  it('takes the next configured one in place of one without a key, which is no substitution', async () => {
    const first = openai()
    first.enqueue({ answer: 'Mine' })
    const answer = await setup(first).client.generate(modelRequest(), { choice: 'claude' })
    expect(answer).toMatchObject({ provider: 'openai', standsInFor: null })
  })

  it('ends at the built-in model', async () => {
    const first = openai()
    first.enqueue({ fail: 'authentication' })
    const answer = await setup(first).client.generate(modelRequest(), mayReplace('claude'))
    expect(answer).toMatchObject({ provider: 'builtin', standsInFor: 'openai', usage: { cost: 0 } })
    expect(answer.text).toMatch(/^## Discovery/)
  })

  it('throws the last error with all usage when nobody is left', async () => {
    const first = openai()
    first.enqueue({ fail: 'invalid_request', usage })
    const client = createModelClient(modelSettingsSchema.parse({}), { providers: [first] })
    const error = await errorOf(client.generate(modelRequest(), { choice: 'gpt' }))
    expect(error).toMatchObject({ kind: 'invalid_request', usage })
  })
})

describe('retries', () => {
  it('waits longer each time, within bounds, and gives up after three calls', async () => {
    const first = openai()
    for (let index = 0; index < 3; index += 1) first.enqueue({ fail: 'overloaded', usage })
    const { client, waits } = setup(first)
    const answer = await client.generate(modelRequest(), mayReplace('gpt'))
    expect(waits()).toEqual([500, 1_000])
    expect(answer).toMatchObject({ provider: 'builtin', attempts: 4, usage: { cost: 21 } })
  })

  it('waits as long as the provider asks, up to 20 s', async () => {
    const first = openai()
    first.enqueue({ fail: 'rate_limited', retryAfterMs: 20_000 })
    first.enqueue({ answer: 'Now' })
    const { client, waits } = setup(first)
    expect((await client.generate(modelRequest(), { choice: 'gpt' })).text).toBe('Now')
    expect(waits()).toEqual([20_000])
  })

  it('does not wait longer: the next provider answers', async () => {
    const [first, second] = [openai(), google()]
    first.enqueue({ fail: 'rate_limited', retryAfterMs: 20_001 })
    second.enqueue({ answer: 'At once' })
    const { client, waits } = setup(first, second)
    expect((await client.generate(modelRequest(), mayReplace('gpt'))).provider).toBe('google')
    expect(waits()).toEqual([])
  })

  it('stops while waiting', async () => {
    const first = openai()
    first.enqueue({ fail: 'overloaded', usage })
    const controller = new AbortController()
    const client = createModelClient(modelSettingsSchema.parse({}), { providers: [first], random: () => 1 })
    const call = client.generate(modelRequest({ signal: controller.signal }), { choice: 'gpt' })
    setTimeout(() => controller.abort(), 20)
    const error = await errorOf(call)
    expect(error).toMatchObject({ kind: 'aborted', usage })
    expect(first.requests).toHaveLength(1)
  })

  it('takes back what was streamed before a call failed', async () => {
    const first = openai()
    first.enqueue({ fail: 'connection', afterText: 'Half an ans' })
    first.enqueue({ answer: 'Whole' })
    let shown = ''
    await setup(first).client.generate(
      modelRequest({ onDelta: (delta) => (shown += delta), onRestart: () => (shown = '') }),
      { choice: 'gpt' },
    )
    expect(shown).toBe('Whole')
  })
})

describe('structured answers (Document 2, 4.3)', () => {
  const schema = z.object({ verdict: z.enum(['yes', 'no']), why: z.string().optional() })
  const request = (): ModelRequest<z.infer<typeof schema>> => ({
    ...modelRequest(),
    output: { name: 'verdict', schema, fallback: () => ({ verdict: 'no', why: 'unreadable' }) },
  })

  it.each([
    ['plain JSON', '{"verdict":"yes"}'],
    ['a code fence', '```json\n{"verdict":"yes"}\n```'],
    ['prose around it', 'Sure {here} you go: {"verdict":"yes"} Hope it helps.'],
    ['trailing commas', '{"verdict":"yes",}'],
    ['null for what is optional', '{"verdict":"yes","why":null}'],
  ])('reads %s', async (_name, text) => {
    const first = openai()
    first.enqueue({ answer: text })
    const answer = await setup(first).client.generate(request(), { choice: 'gpt' })
    expect(answer).toMatchObject({ output: { verdict: 'yes' }, structure: 'parsed', attempts: 1 })
  })

  it('repairs once and counts both calls', async () => {
    const first = openai()
    first.enqueue({ answer: '{"verdict":"maybe"}', usage })
    first.enqueue({ answer: '{"verdict":"no"}', usage })
    const answer = await setup(first).client.generate(request(), { choice: 'gpt' })
    expect(answer).toMatchObject({
      output: { verdict: 'no' },
      structure: 'repaired',
      attempts: 2,
      usage: { cost: 14 },
    })
    expect(first.requests[1]?.exchange?.instruction).toContain('verdict')
  })

  it('takes the fallback when the repair fails', async () => {
    const first = openai()
    first.enqueue({ answer: 'no idea', usage })
    first.enqueue({ fail: 'overloaded', usage })
    const answer = await setup(first).client.generate(request(), { choice: 'gpt' })
    expect(answer).toMatchObject({
      output: { why: 'unreadable' },
      structure: 'fallback',
      attempts: 2,
      usage: { cost: 14 },
    })
  })
})

describe('room (agents, Providers)', () => {
  const asked = async (settings: object, request: Partial<ModelRequest> = {}, contextTokens = 128_000) => {
    const budgets: number[] = []
    const provider = createScriptedProvider({ id: 'openai', model: 'gpt-6.1-sol', contextTokens })
    provider.enqueue({ answer: 'Yes.' })
    const compose: ModelRequest['compose'] = ({ inputTokens }) => {
      budgets.push(inputTokens)
      return [{ name: 'task', text: 'Task' }]
    }
    const client = createModelClient(modelSettingsSchema.parse({ openai: settings }), {
      providers: [provider],
    })
    await client.generate(modelRequest({ ...request, compose }), { choice: 'gpt' })
    const [sent] = provider.requests
    return [budgets[0], sent?.maxOutputTokens, sent?.thinkingTokens, sent?.effort]
  }

  it('is what the window leaves to the prompt, thinking apart', async () => {
    expect(await asked({})).toEqual([128_000 - 300 - 6_000, 300, 6_000, 'medium'])
    expect(await asked({}, { effort: 'low' })).toEqual([128_000 - 300 - 2_000, 300, 2_000, 'low'])
  })

  it('is the deployment’s to set', async () => {
    const set = { effort: 'high', answerTokens: 200 }
    expect(await asked(set, { effort: 'low' })).toEqual([128_000 - 200 - 12_000, 200, 12_000, 'high'])
  })

  it('leaves the prompt half of a small window', async () => {
    expect(await asked({}, { maxOutputTokens: 4_000 }, 8_000)).toEqual([4_000, 2_000, 2_000, 'medium'])
  })

  it('is there for a model of which nobody knows whether it thinks, without telling it how', async () => {
    const provider = createScriptedProvider({ id: 'openai', model: 'unlisted' })
    await createModelClient(modelSettingsSchema.parse({}), { providers: [provider] }).generate(
      modelRequest(),
      { choice: 'gpt' },
    )
    expect(provider.requests[0]).toMatchObject({ thinkingTokens: 6_000 })
    expect(provider.requests[0]).not.toHaveProperty('effort')
  })
})

describe('the observer', () => {
  function recording(): { observer: CallObserver; seen: string[] } {
    const seen: string[] = []
    const observer: CallObserver = {
      prepared: (call) =>
        Promise.resolve(void seen.push(`prepared ${call.provider} ${call.attempt} ${call.purpose}`)),
      settled: (call, answer) =>
        Promise.resolve(void seen.push(`settled ${call.attempt} ${answer.usage.cost}`)),
      failed: (call, error) =>
        Promise.resolve(
          void seen.push(`failed ${call.attempt} ${error.kind} ${String(mayHaveBeenAccepted(error))}`),
        ),
    }
    return { observer, seen }
  }

  it('hears of every call, in order', async () => {
    const first = openai()
    first.enqueue({ fail: 'connection' })
    first.enqueue({ answer: 'ok', usage })
    const { observer, seen } = recording()
    await setup(first).client.generate(modelRequest(), { choice: 'gpt' }, observer)
    expect(seen).toEqual([
      'prepared openai 1 answer',
      'failed 1 connection true',
      'prepared openai 2 answer',
      'settled 2 7',
    ])
  })

  it('stops the answer before anything is sent, with its own error', async () => {
    const first = openai()
    const budget = new Error('Budget would be passed')
    const { observer } = recording()
    const call = setup(first).client.generate(
      modelRequest(),
      { choice: 'gpt' },
      { ...observer, prepared: () => Promise.reject(budget) },
    )
    await expect(call).rejects.toBe(budget)
    expect(first.requests).toHaveLength(0)
  })

  it('is told the most that a call may cost', async () => {
    const first = createScriptedProvider({ id: 'openai', model: 'priced' })
    const price = { input: 1_000_000, cached: 100_000, output: 10_000_000, cacheWrite: 1_250_000 }
    const settings = modelSettingsSchema.parse({ openai: { price, effort: 'low' } })
    const estimates: number[] = []
    const { observer } = recording()
    await createModelClient(settings, { providers: [first] }).generate(
      modelRequest({ compose: () => [{ name: 'task', text: 'a'.repeat(4_000) }] }),
      { choice: 'gpt' },
      {
        ...observer,
        prepared: (call) => Promise.resolve(void estimates.push(call.estimate.cost)),
      },
    )
    // 1,000 tokens in, all of them perhaps written to the cache; 300 and 2,000 for thinking out.
    expect(estimates).toEqual([1_250 + 23_000])
  })
})
