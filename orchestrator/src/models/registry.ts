import { modelChoiceSchema } from '@parley/contracts/enums.ts'
import { createAnthropicProvider } from './anthropic/anthropic-provider.ts'
import { builtinModel, createBuiltinProvider } from './builtin/builtin-provider.ts'
import { createGoogleProvider } from './google/google-provider.ts'
import { createOpenAiProvider } from './openai/openai-provider.ts'
import { providerIds } from './port.ts'
import type { ModelChoice, ModelProvider, ProviderId } from './port.ts'
import { providerNames } from './provider-names.ts'
import { cheapSettingsOf, profileOf } from './settings.ts'
import type { HostedId, HostedSettings, ModelSettings } from './settings.ts'

/** The stored choices and the providers that they stand for (decisions D4). */
export const providerOfChoice: Readonly<Record<ModelChoice, ProviderId>> = {
  gpt: 'openai',
  claude: 'anthropic',
  gemini: 'google',
}

/** Whether each provider can answer: with a key, or at an address of the deployment's own that needs none. */
const isConfigured: Readonly<Record<ProviderId, (settings: ModelSettings) => boolean>> = {
  openai: ({ openai }) => openai.apiKey !== undefined || openai.baseUrl !== undefined,
  anthropic: ({ anthropic }) => anthropic.apiKey !== undefined,
  google: ({ google }) => google.apiKey !== undefined,
  builtin: () => true,
}

/** The adapter of each provider: an id without one does not compile. */
const adapters: Readonly<Record<ProviderId, (settings: ModelSettings) => ModelProvider>> = {
  openai: ({ openai }) =>
    withCheap(openai, 'openai', (settings) => createOpenAiProvider(settings, profileOf(settings, 'openai'))),
  anthropic: ({ anthropic }) =>
    withCheap(anthropic, 'anthropic', (settings) =>
      createAnthropicProvider(settings, profileOf(settings, 'anthropic')),
    ),
  google: ({ google }) =>
    withCheap(google, 'google', (settings) => createGoogleProvider(settings, profileOf(settings, 'google'))),
  builtin: ({ builtin }) => createBuiltinProvider(builtin),
}

/** A vendor's model with its cheap one beside it, where that is another. */
function withCheap<Settings extends HostedSettings>(
  settings: Settings,
  id: HostedId,
  create: (settings: Settings) => ModelProvider,
): ModelProvider {
  const cheap = cheapSettingsOf(settings, id)
  return cheap === undefined ? create(settings) : Object.assign(create(settings), { cheap: create(cheap) })
}

/** Providers that can answer, in falling order of preference where nobody chose; builtin is last and always there. */
export const configuredProviders = (settings: ModelSettings): ProviderId[] =>
  providerIds.filter((id) => isConfigured[id](settings))

export interface AnsweringModel {
  choice: ModelChoice
  /** Whether the provider that the choice stands for can answer. */
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
export const createProviders = (settings: ModelSettings): ModelProvider[] =>
  configuredProviders(settings).map((id) => adapters[id](settings))
