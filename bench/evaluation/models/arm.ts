import { createModelClient } from '@parley/orchestrator/src/models/client.ts'
import { providerIds, type ModelClient, type ProviderId } from '@parley/orchestrator/src/models/port.ts'
import { configuredProviders, createProviders } from '@parley/orchestrator/src/models/registry.ts'
import { modelSettingsSchema, type ModelSettings } from '@parley/orchestrator/src/models/settings.ts'

/** A model that the evaluation asks, and no other: nothing stands in for it. */
export interface Arm {
  /** As it was asked for: `builtin`, `openai`, `openai:qwen3:8b`. */
  name: string
  provider: ProviderId
  client: ModelClient
  /** What the product is told of its models. */
  settings: ModelSettings
}

const nothing = modelSettingsSchema.parse({ builtin: { tokensPerSecond: 0 } })

/**
 * @param name provider, or provider and model: what follows the first colon is the model's name
 * @param settings of the deployment: keys, addresses, windows
 * @throws Error where there is no such provider, or it has neither key nor address
 */
export function armOf(name: string, settings: ModelSettings = nothing): Arm {
  const [given = '', ...rest] = name.split(':')
  const provider = providerIds.find((id) => id === given)
  if (provider === undefined) throw new Error(`There is no provider “${given}”: ${providerIds.join(', ')}.`)
  const own = settingsOf(settings, { provider, model: rest.join(':') })
  if (!configuredProviders(own).includes(provider))
    throw new Error(
      `${provider} is not configured: set its key, or the address of a server that needs none, in the environment.`,
    )
  const providers = createProviders(own).filter(({ id }) => id === provider)
  return { name, provider, client: createModelClient(own, { providers }), settings: own }
}

export const builtinArm = (): Arm => armOf('builtin')

/** The deployment's settings of this provider alone. */
function settingsOf(settings: ModelSettings, chosen: { provider: ProviderId; model: string }): ModelSettings {
  const { provider, model } = chosen
  if (provider === 'builtin') return nothing
  const own = { ...settings[provider], ...(model !== '' && { model }) }
  return { ...nothing, maxAttempts: settings.maxAttempts, [provider]: own }
}
