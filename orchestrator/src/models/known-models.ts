import { type ProviderId, providerIds } from './port.ts'

/** Dollars a million tokens, counted in millionths of a dollar: $2 a million tokens is 2,000,000. */
export interface ModelPrice {
  input: number
  /** Input that came from the provider's cache. */
  cached: number
  output: number
  /** Input that was written to the cache; as other input where it is left out. */
  cacheWrite?: number | undefined
}

/** How a model is told how hard to think: by a level, by a number of tokens, or not at all. */
export type Thinking = 'level' | 'tokens' | 'none'

export interface KnownModel {
  provider: Exclude<ProviderId, 'builtin'>
  /** Tokens that one call may hold, prompt and answer together, at the price given here. */
  contextTokens: number
  price: ModelPrice
  thinking: Thinking
}

const dollars = (amount: number): number => Math.round(amount * 1_000_000)

/** In dollars. */
const priceOf = ({ input, cached, output, cacheWrite }: ModelPrice): ModelPrice => ({
  input: dollars(input),
  cached: dollars(cached),
  output: dollars(output),
  ...(cacheWrite !== undefined && { cacheWrite: dollars(cacheWrite) }),
})

type Facts = Omit<KnownModel, 'provider'>

/** OpenAI doubles the price of the whole request above this many tokens of prompt. */
const openaiAtListPrice = 272_000
const million = 1_000_000

/**
 * Windows and list prices as the vendors published them in November 2026: standard tier, caches kept for the shortest
 * time. Any model can be set by environment, listed or not.
 */
const listed: Readonly<Record<KnownModel['provider'], Readonly<Record<string, Facts>>>> = {
  openai: {
    'gpt-6-astra': {
      contextTokens: openaiAtListPrice,
      price: priceOf({ input: 10, cached: 1, output: 50, cacheWrite: 12.5 }),
      thinking: 'level',
    },
    'gpt-6.1-sol': {
      contextTokens: openaiAtListPrice,
      price: priceOf({ input: 2, cached: 0.1, output: 10, cacheWrite: 2.5 }),
      thinking: 'level',
    },
    'gpt-6.1-terra': {
      contextTokens: openaiAtListPrice,
      price: priceOf({ input: 1, cached: 0.05, output: 5, cacheWrite: 1.25 }),
      thinking: 'level',
    },
    'gpt-6-luna': {
      contextTokens: openaiAtListPrice,
      price: priceOf({ input: 0.1, cached: 0.01, output: 0.5, cacheWrite: 0.125 }),
      thinking: 'level',
    },
  },
  anthropic: {
    'claude-fable-5-1': {
      contextTokens: million,
      price: priceOf({ input: 10, cached: 1, output: 50, cacheWrite: 12.5 }),
      thinking: 'level',
    },
    'claude-opus-5-5': {
      contextTokens: million,
      price: priceOf({ input: 4, cached: 0.4, output: 20, cacheWrite: 5 }),
      thinking: 'level',
    },
    'claude-sonnet-5-5': {
      contextTokens: million,
      price: priceOf({ input: 2, cached: 0.2, output: 10, cacheWrite: 2.5 }),
      thinking: 'level',
    },
    'claude-haiku-5-5': {
      // Five times the price above it.
      contextTokens: 100_000,
      price: priceOf({ input: 0.1, cached: 0.01, output: 0.5, cacheWrite: 0.125 }),
      thinking: 'level',
    },
    'claude-haiku-4-5': {
      contextTokens: 200_000,
      price: priceOf({ input: 1, cached: 0.1, output: 5, cacheWrite: 1.25 }),
      thinking: 'tokens',
    },
  },
  google: {
    'gemini-3.1-pro-preview': {
      contextTokens: 200_000,
      price: priceOf({ input: 2, cached: 0.2, output: 12 }),
      thinking: 'level',
    },
    'gemini-3.8-flash': {
      contextTokens: 1_048_576,
      price: priceOf({ input: 0.75, cached: 0.075, output: 3.75 }),
      thinking: 'level',
    },
  },
}

/** By the model's name. */
export const knownModels: Readonly<Record<string, KnownModel>> = Object.fromEntries(
  providerIds
    .filter((provider) => provider !== 'builtin')
    .flatMap((provider) =>
      Object.entries(listed[provider]).map(([name, facts]) => [name, { provider, ...facts }] as const),
    ),
)

/** The dearest listed price of a vendor: what its unlisted models are counted at, so that budgets stop early. */
export function dearestPriceOf(provider: KnownModel['provider']): ModelPrice {
  const prices = Object.values(knownModels).flatMap((model) =>
    model.provider === provider ? [model.price] : [],
  )
  return prices.reduce((dearest, price) => (price.output > dearest.output ? price : dearest))
}
