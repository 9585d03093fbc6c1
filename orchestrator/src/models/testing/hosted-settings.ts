import type { HostedSettings, ModelProfile } from '../settings.ts'

/** Settings of a hosted provider at a local server. */
export const hosted = (baseUrl: string): HostedSettings => ({
  apiKey: 'test-key',
  baseUrl,
  model: 'test-model',
})

/** $2, $0.50 and $10 a million tokens; $2.50 for what is written to a cache. */
export const testPrice = { input: 2_000_000, cached: 500_000, output: 10_000_000, cacheWrite: 2_500_000 }

/** Of a model that is told how hard to think. */
export const testProfile = (changes: Partial<ModelProfile> = {}): ModelProfile => ({
  contextTokens: 128_000,
  price: testPrice,
  thinking: 'level',
  ...changes,
})
