import type { ProviderId } from './port.ts'

/** Names for screens and sentences. */
export const providerNames: Readonly<Record<ProviderId, string>> = {
  openai: 'OpenAI',
  anthropic: 'Anthropic',
  google: 'Google Gemini',
  builtin: 'Built-in model',
}
