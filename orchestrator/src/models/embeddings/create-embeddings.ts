import { createGoogleEmbeddings } from '../google/google-embeddings.ts'
import { createOpenAiEmbeddings } from '../openai/openai-embeddings.ts'
import type { EmbeddingProvider } from '../port.ts'
import type { ModelSettings } from '../settings.ts'
import { builtinEmbeddingModel, createBuiltinEmbeddings } from './builtin.ts'

/**
 * The deployment's embedder (decisions D4).
 * @throws Error where the chosen provider has no key: falling back would mix vectors that cannot be compared
 */
export function createEmbeddings(settings: ModelSettings): EmbeddingProvider {
  const { provider, model } = settings.embeddings
  if (provider === 'builtin') return createBuiltinEmbeddings()
  if (settings[provider].apiKey === undefined) {
    throw new Error(
      `Embeddings are set to ${provider}, which has no key. Give it one, or choose the built-in embedder.`,
    )
  }
  return provider === 'openai'
    ? createOpenAiEmbeddings(settings.openai, model)
    : createGoogleEmbeddings(settings.google, model)
}

/**
 * The embedder with this name ('openai/text-embedding-3-small'), as stored with what it has embedded.
 * @returns undefined where its provider has no key
 */
export function createNamedEmbeddings(settings: ModelSettings, name: string): EmbeddingProvider | undefined {
  if (name === builtinEmbeddingModel) return createBuiltinEmbeddings()
  const [, provider, model] = /^(openai|google)\/(.+)$/u.exec(name) ?? []
  if (provider === 'openai' && settings.openai.apiKey !== undefined)
    return createOpenAiEmbeddings(settings.openai, model)
  if (provider === 'google' && settings.google.apiKey !== undefined)
    return createGoogleEmbeddings(settings.google, model)
  return undefined
}
