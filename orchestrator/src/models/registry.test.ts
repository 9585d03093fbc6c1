import { describe, expect, it } from '@jest/globals'
import { answeringModels, authorName, configuredProviders, createProviders } from './registry.ts'
import { modelSettingsSchema, priceOf, unlistedPrice } from './settings.ts'
import { noCallUsage, usageOf } from './usage.ts'
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
  it('counts millionths of a dollar, rounded up', () => {
    expect(
      usageOf({ ...noCallUsage, inputTokens: 3, outputTokens: 1 }, { input: 2_000_000, output: 500_000 })
        .cost,
    ).toBe(7)
  })

  it('takes configured prices before listed ones and a high one where there is none', () => {
    const settings = modelSettingsSchema.parse({ prices: { 'gpt-6.1-terra': { input: 1, output: 2 } } })
    expect(priceOf(settings, 'gpt-6.1-terra')).toEqual({ input: 1, output: 2 })
    expect(priceOf(settings, 'claude-sonnet-5-5')).toEqual({ input: 2_000_000, output: 10_000_000 })
    expect(priceOf(settings, 'never-heard-of')).toBe(unlistedPrice)
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
