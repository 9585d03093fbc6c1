import type { LanguageModel } from '@parley/contracts/http/language-models.ts'

/** The choices of Document 3, AI configuration, by the names that people know them by. */
export const modelNames: Record<LanguageModel['choice'], { name: string; provider: string }> = {
  gpt: { name: 'GPT', provider: 'OpenAI' },
  claude: { name: 'Claude', provider: 'Anthropic' },
  gemini: { name: 'Gemini', provider: 'Google' },
}

const providerNames = { openai: 'OpenAI', anthropic: 'Anthropic', google: 'Google' }

/** What people call a provider of models; one that is not known here by its id. */
export const providerName = (provider: string): string =>
  Object.hasOwn(providerNames, provider) ? providerNames[provider as keyof typeof providerNames] : provider

/** Who answers, in words; `builtin` is what the built-in model is called. */
export const answeringName = ({ provider, model }: LanguageModel, builtin: string): string =>
  provider === 'builtin' ? builtin : `${providerNames[provider]} ${model}`
