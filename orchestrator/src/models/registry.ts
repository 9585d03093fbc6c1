import { modelChoiceSchema } from '@parley/contracts/enums.ts'
import { createAnthropicProvider } from './anthropic/anthropic-provider.ts'
import { builtinModel, createBuiltinProvider } from './builtin/builtin-provider.ts'
import { createGoogleProvider } from './google/google-provider.ts'
import { createOpenAiProvider } from './openai/openai-provider.ts'
import { providerIds } from './port.ts'
import type { ModelChoice, ModelProvider, ProviderId } from './port.ts'
import { priceOf } from './settings.ts'
import type { ModelSettings } from './settings.ts'

/** The stored choices and the providers that they stand for (decisions D4). */
export const providerOfChoice: Readonly<Record<ModelChoice, ProviderId>> = {
  gpt: 'openai',
  claude: 'anthropic',
  gemini: 'google',
}

/** Names for screens. */
export const providerNames: Readonly<Record<ProviderId, string>> = {
  openai: 'OpenAI',
  anthropic: 'Anthropic',
  google: 'Google Gemini',
  builtin: 'Built-in model',
}

/** Providers that can answer, in falling order of preference where nobody chose; builtin is last and always there. */
export function configuredProviders(settings: ModelSettings): ProviderId[] {
  return providerIds.filter((id) => id === 'builtin' || settings[id].apiKey !== undefined)
}

export interface AnsweringModel {
  choice: ModelChoice
  /** Whether the provider that the choice stands for has a key. */
  isAvailable: boolean
  provider: ProviderId
  model: string
}

/** Who is asked first for each choice: its own provider, else the next that is configured (decisions D4). */
export function answeringModels(settings: ModelSettings): AnsweringModel[] {
  const [preferred = 'builtin', ...others] = configuredProviders(settings)
  return modelChoiceSchema.options.map((choice) => {
    const own = providerOfChoice[choice]
    const isAvailable = [preferred, ...others].includes(own)
    const provider = isAvailable ? own : preferred
    const model = provider === 'builtin' ? builtinModel : settings[provider].model
    return { choice, isAvailable, provider, model }
  })
}

/** How an answer's author is shown: 'Built-in model', or provider and model. */
export const authorName = (provider: ProviderId, model: string): string =>
  provider === 'builtin' ? providerNames.builtin : `${providerNames[provider]} ${model}`

/** The configured providers, ready to be called. */
export function createProviders(settings: ModelSettings): ModelProvider[] {
  return configuredProviders(settings).map((id) => createProvider(id, settings))
}

function createProvider(id: ProviderId, settings: ModelSettings): ModelProvider {
  if (id === 'builtin') return createBuiltinProvider(settings.builtin)
  const own = settings[id]
  const price = priceOf(settings, own.model)
  if (id === 'openai') return createOpenAiProvider(own, price)
  return id === 'anthropic' ? createAnthropicProvider(own, price) : createGoogleProvider(own, price)
}
