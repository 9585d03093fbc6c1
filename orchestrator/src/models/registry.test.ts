import { describe, expect, it } from '@jest/globals'
import { answeringModels, authorName, configuredProviders, createProviders } from './registry.ts'
import { modelSettingsSchema, profileOf, warningsOf } from './settings.ts'
import { usageOf } from './usage.ts'
import { retryAfterOf } from './provider-call.ts'

describe('configured providers (D4)', () => {
  it('needs no key for the built-in model and nothing else without one', () => {
    const settings = modelSettingsSchema.parse({})
    expect(configuredProviders(settings)).toEqual(['builtin'])
    expect(createProviders(settings).map((provider) => provider.id)).toEqual(['builtin'])
  })

  it('takes those that have a key, the built-in model last', () => {
    const settings = modelSettingsSchema.parse({
      google: { apiKey: 'k' },
      openai: { apiKey: 'k', model: 'own' },
    })
    expect(createProviders(settings).map((provider) => [provider.id, provider.model])).toEqual([
      ['openai', 'own'],
      ['google', 'gemini-3.8-flash'],
      ['builtin', 'builtin-1'],
    ])
  })

  it('have a cheap model beside the chosen one, at the vendor’s own address or where it is named', () => {
    const cheap = (settings: object) =>
      createProviders(modelSettingsSchema.parse(settings)).map((provider) => provider.cheap?.model)
    expect(cheap({ openai: { apiKey: 'k' }, anthropic: { apiKey: 'k' }, google: { apiKey: 'k' } })).toEqual([
      'gpt-6-luna',
      'claude-haiku-5-5',
      undefined,
      undefined,
    ])
    expect(cheap({ openai: { baseUrl: 'http://127.0.0.1:11434/v1', model: 'own' } })[0]).toBeUndefined()
    const named = { baseUrl: 'http://127.0.0.1:11434/v1', model: 'own', cheapModel: 'small' }
    expect(cheap({ openai: named })[0]).toBe('small')
  })

  it('takes OpenAI at an address of one’s own without a key', () => {
    const settings = modelSettingsSchema.parse({ openai: { baseUrl: 'http://127.0.0.1:11434/v1' } })
    expect(createProviders(settings).map(({ id }) => id)).toEqual(['openai', 'builtin'])
  })

  it('answer each choice themselves, or the next one that has a key does', () => {
    const answering = (settings: object) =>
      answeringModels(modelSettingsSchema.parse(settings)).map(({ choice, isAvailable, provider, model }) => [
        choice,
        isAvailable,
        `${provider} ${model}`,
      ])
    expect(answering({})).toEqual([
      ['gpt', false, 'builtin builtin-1'],
      ['claude', false, 'builtin builtin-1'],
      ['gemini', false, 'builtin builtin-1'],
    ])
    const google = { apiKey: 'k', model: 'own' }
    expect(answering({ google, anthropic: { apiKey: 'k' } })).toEqual([
      ['gpt', false, 'anthropic claude-sonnet-5-5'],
      ['claude', true, 'anthropic claude-sonnet-5-5'],
      ['gemini', true, 'google own'],
    ])
  })

  it('is named for screens', () => {
    expect(authorName('builtin', 'builtin-1')).toBe('Built-in model')
    expect(authorName('openai', 'own')).toBe('OpenAI own')
  })
})

describe('money (D11)', () => {
  const price = { input: 2_000_000, cached: 200_000, output: 500_000 }

  it('counts millionths of a dollar, rounded up', () => {
    expect(usageOf({ inputTokens: 3, outputTokens: 1 }, price).cost).toBe(7)
  })

  it('counts what came from the cache and what was written to it at their own prices', () => {
    const tokens = {
      inputTokens: 1_000,
      outputTokens: 10,
      cachedTokens: 600,
      cacheWriteTokens: 300,
      thinkingTokens: 4,
    }
    const plain = 100 * 2 + 600 * 0.2 + 10 * 0.5
    expect(usageOf(tokens, price)).toEqual({
      inputTokens: 1_000,
      outputTokens: 10,
      cachedTokens: 600,
      thinkingTokens: 4,
      cost: plain + 300 * 2,
    })
    expect(usageOf(tokens, { ...price, cacheWrite: 2_500_000 }).cost).toBe(plain + 300 * 2.5)
  })
})

describe('what is known of a model', () => {
  const { openai, anthropic } = modelSettingsSchema.parse({})
  const own = { input: 1, cached: 2, output: 3 }

  it('is listed, unless the environment says otherwise', () => {
    expect(profileOf(anthropic, 'anthropic')).toEqual({
      contextTokens: 1_000_000,
      price: { input: 2_000_000, cached: 200_000, output: 10_000_000, cacheWrite: 2_500_000 },
      thinking: 'level',
    })
    const set = { ...anthropic, contextTokens: 9_000, price: own }
    expect(profileOf(set, 'anthropic')).toMatchObject({ contextTokens: 9_000, price: own })
  })

  it('is cautious for a vendor’s unlisted model, and nothing to pay at a server of one’s own', () => {
    const unlisted = { ...openai, model: 'never-heard-of' }
    expect(profileOf(unlisted, 'openai')).toEqual({
      contextTokens: 128_000,
      price: { input: 10_000_000, cached: 1_000_000, output: 50_000_000, cacheWrite: 12_500_000 },
      thinking: undefined,
    })
    expect(profileOf({ ...unlisted, baseUrl: 'http://127.0.0.1:11434/v1' }, 'openai')).toMatchObject({
      contextTokens: 32_000,
      price: { input: 0, cached: 0, output: 0 },
    })
  })

  it('says that an unlisted model thinks once an effort is set for it', () => {
    const thinking = (model: string) =>
      profileOf({ ...anthropic, model, effort: 'high' }, 'anthropic').thinking
    expect(
      ['claude-sonnet-4-5-20250929', 'claude-opus-4-20250514', 'claude-opus-4-8', 'claude-next'].map(
        thinking,
      ),
    ).toEqual(['tokens', 'tokens', 'level', 'level'])
  })

  it('is warned about at the start where a price is guessed', () => {
    const warnings = (set: object) =>
      warningsOf(modelSettingsSchema.parse({ openai: { apiKey: 'k', ...set } }))
    expect(warnings({})).toEqual([])
    expect(warnings({ model: 'x', baseUrl: 'http://127.0.0.1:1/v1' })).toEqual([])
    expect(warnings({ model: 'x', price: own })).toEqual([])
    expect(warnings({ model: 'x' })).toEqual([expect.stringContaining('OPENAI_PRICE')])
  })
})

describe('Retry-After', () => {
  const now = Date.parse('2026-01-01T00:00:00Z')
  it.each([
    ['retry-after', '3', 3_000],
    ['retry-after-ms', '250', 250],
    ['retry-after', 'Thu, 01 Jan 2026 00:00:09 GMT', 9_000],
    ['retry-after', 'soon', undefined],
    ['x-other', '3', undefined],
  ])('%s: %s', (name, value, expected) => {
    expect(retryAfterOf(new Headers({ [name]: value }), now)).toBe(expected)
  })
})
