import { z } from 'zod'
import { dearestPriceOf, knownModels } from './known-models.ts'
import type { KnownModel, ModelPrice, Thinking } from './known-models.ts'
import { efforts, providerIds } from './port.ts'

/** OpenAI's two ways of asking a model. */
export const openaiApis = ['responses', 'chat'] as const

const amount = z.int().min(0)
const priceSchema = z.object({
  input: amount,
  cached: amount,
  output: amount,
  cacheWrite: amount.optional(),
})

const hosted = (model: string) => ({
  apiKey: z.string().trim().min(1).optional(),
  baseUrl: z.url({ protocol: /^https?$/ }).optional(),
  model: z.string().trim().min(1).default(model),
  /** For many small questions (whether a passage says what a claim says); see `cheapSettingsOf`. */
  cheapModel: z.string().trim().min(1).optional(),
  /** Tokens of the model's window, where it is not listed or less of it is to be used. */
  contextTokens: z.int().min(2_000).max(10_000_000).optional(),
  /** The most tokens of an answer, thinking apart; tasks that ask for more get this much. */
  answerTokens: z.int().min(100).max(200_000).optional(),
  /** For every task, in place of the task's own; also says of an unlisted model that it thinks. */
  effort: z.enum(efforts).optional(),
  /** Millionths of a dollar for a million tokens, in place of the listed price. */
  price: priceSchema.optional(),
})

/**
 * Everything that the models need to know about the deployment; the env module fills it. A provider is configured
 * once it has a key (decisions D4); OpenAI also once it has a base URL, as servers of one's own need no key.
 */
export const modelSettingsSchema = z.object({
  openai: z
    .object({
      ...hosted('gpt-6.1-terra'),
      /** What is spoken: `chat` is what compatible servers know. Unless told, `chat` at a base URL. */
      api: z.enum(openaiApis).optional(),
    })
    .prefault({}),
  anthropic: z.object(hosted('claude-sonnet-5-5')).prefault({}),
  google: z.object(hosted('gemini-3.8-flash')).prefault({}),
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
  /** Calls to one provider before it is given up. */
  maxAttempts: z.int().min(1).max(10).default(3),
})
export type ModelSettings = z.infer<typeof modelSettingsSchema>
export type HostedSettings = ModelSettings['anthropic']
export type OpenAiSettings = ModelSettings['openai']
export type HostedId = KnownModel['provider']

/** What each vendor has for many small questions, at its own address. */
const cheapModels: Readonly<Record<HostedId, string>> = {
  openai: 'gpt-6-luna',
  anthropic: 'claude-haiku-5-5',
  google: 'gemini-3.8-flash',
}

/**
 * The settings of a vendor's cheap model: the one that is set, else the vendor's own; at a base URL, which may have no
 * other, the chosen model itself. Window and price that were set for the chosen model are not the cheap one's.
 * @returns undefined where that is the chosen model
 */
export function cheapSettingsOf<Settings extends HostedSettings>(
  settings: Settings,
  id: HostedId,
): Settings | undefined {
  const own = settings.baseUrl === undefined ? cheapModels[id] : settings.model
  const model = settings.cheapModel ?? own
  if (model === settings.model) return undefined
  const { price: _price, contextTokens: _window, ...rest } = settings
  return { ...(knownModels[model] === undefined ? settings : (rest as Settings)), model }
}

/** What is known of a model, from the environment or the list. */
export interface ModelProfile {
  contextTokens: number
  price: ModelPrice
  /** Undefined where nobody said: such a model is given room to think and not told how hard. */
  thinking: Thinking | undefined
}

/** Windows of unlisted models: what vendors have at least, and what servers of one's own are often started with. */
const unlistedContextTokens = { hosted: 128_000, ownServer: 32_000 }

const free: ModelPrice = { input: 0, cached: 0, output: 0 }

/** Models that are given a number of tokens to think with; those that came after are told a level. */
const thinksInTokens = /^claude-(?:3|(?:haiku|sonnet|opus)-4(?:$|-[0-5](?!\d)|-20))|^gemini-2/

export function profileOf(settings: HostedSettings, id: HostedId, model = settings.model): ModelProfile {
  const listed = knownModels[model]
  const unlisted =
    settings.baseUrl === undefined ? unlistedContextTokens.hosted : unlistedContextTokens.ownServer
  const told = thinksInTokens.test(model) ? 'tokens' : 'level'
  return {
    contextTokens: settings.contextTokens ?? listed?.contextTokens ?? unlisted,
    price: settings.price ?? listed?.price ?? unlistedPriceOf(settings, id),
    thinking: listed?.thinking ?? (settings.effort === undefined ? undefined : told),
  }
}

/** A server of one's own costs nothing by the token; a vendor's unlisted model as much as its dearest. */
const unlistedPriceOf = (settings: HostedSettings, id: HostedId): ModelPrice =>
  settings.baseUrl === undefined ? dearestPriceOf(id) : free

/** What an operator should know of the settings when the process starts, as sentences for the log. */
export function warningsOf(settings: ModelSettings): string[] {
  return providerIds
    .filter((id) => id !== 'builtin')
    .flatMap((id) => {
      const { apiKey, baseUrl, model, price } = settings[id]
      const isGuessed = price === undefined && baseUrl === undefined && knownModels[model] === undefined
      if (apiKey === undefined || !isGuessed) return []
      return [
        `The price of ${model} is not known: it is counted at the dearest listed price of its vendor. ` +
          `Set ${id.toUpperCase()}_PRICE to count it as it is.`,
      ]
    })
}
