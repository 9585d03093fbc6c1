import type { HostedSettings } from '../settings.ts'

/** Settings of a hosted provider at a local server. */
export const hosted = (baseUrl: string): HostedSettings => ({
  apiKey: 'test-key',
  baseUrl,
  model: 'test-model',
  reasoningTokens: 4_000,
})
