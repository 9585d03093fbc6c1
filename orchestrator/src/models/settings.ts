import { z } from 'zod'

/** Prices in millionths of a US dollar for a million tokens: $2 a million tokens is 2,000,000. */
const priceSchema = z.object({ input: z.int().min(0), output: z.int().min(0) })
export type ModelPrice = z.infer<typeof priceSchema>

/** List prices of the default models, standard tier. Configuration adds to them or replaces them. */
export const listPrices: Readonly<Record<string, ModelPrice>> = {
  'gpt-6.1-terra': { input: 1_000_000, output: 5_000_000 },
  'gpt-6.1-sol': { input: 2_000_000, output: 10_000_000 },
  'claude-sonnet-5-5': { input: 2_000_000, output: 10_000_000 },
  'claude-opus-5-5': { input: 4_000_000, output: 20_000_000 },
  'claude-haiku-4-5': { input: 1_000_000, output: 5_000_000 },
  'gemini-3.8-flash': { input: 750_000, output: 3_750_000 },
}

/** What a model without a listed price is counted at: high, so that budgets rather stop early than late. */
export const unlistedPrice: ModelPrice = { input: 10_000_000, output: 50_000_000 }

const hosted = (model: string) =>
  z
    .object({
      apiKey: z.string().trim().min(1).optional(),
      baseUrl: z.url({ protocol: /^https?$/ }).optional(),
      model: z.string().trim().min(1).default(model),
      /** Tokens that a model may think with, on top of the answer's own limit. */
      reasoningTokens: z.int().min(0).max(64_000).default(4_000),
    })
    .prefault({})

/**
 * Everything that the models need to know about the deployment; the env module fills it. A provider is configured
 * once it has a key (decisions D4).
 */
export const modelSettingsSchema = z.object({
  openai: hosted('gpt-6.1-terra'),
  anthropic: hosted('claude-sonnet-5-5'),
  google: hosted('gemini-3.8-flash'),
  /** `tokensPerSecond` 0 streams at once (decisions D10). */
  builtin: z.object({ tokensPerSecond: z.number().min(0).max(100_000).default(150) }).prefault({}),
  /**
   * Set per deployment: a change makes every chunk wait for the re-index job (decisions D4). What is not set here is the
   * provider's own (`accessOf` of create-embeddings).
   */
  embeddings: z
    .object({
      provider: z.enum(['openai', 'google', 'builtin']).default('builtin'),
      model: z.string().trim().min(1).optional(),
      apiKey: z.string().trim().min(1).optional(),
      baseUrl: z.url({ protocol: /^https?$/ }).optional(),
    })
    .prefault({}),
  /** By model name; added to `listPrices`. */
  prices: z.record(z.string(), priceSchema).default({}),
  /** Calls to one provider before the next one is asked. */
  maxAttempts: z.int().min(1).max(10).default(3),
})
export type ModelSettings = z.infer<typeof modelSettingsSchema>
export type HostedSettings = ModelSettings['openai']

/** The price of a model, from configuration, the list, or the cautious default. */
export const priceOf = (settings: ModelSettings, model: string): ModelPrice =>
  settings.prices[model] ?? listPrices[model] ?? unlistedPrice
