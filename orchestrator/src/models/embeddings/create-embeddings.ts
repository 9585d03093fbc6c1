import { readEmbeddingModel } from '@parley/contracts/rules/embedding-model.ts'
import { createGoogleEmbeddings } from '../google/google-embeddings.ts'
import { createOpenAiEmbeddings } from '../openai/openai-embeddings.ts'
import type { EmbeddingProvider } from '../port.ts'
import type { HostedSettings, ModelSettings } from '../settings.ts'
import { builtinEmbeddingModel, createBuiltinEmbeddings } from './builtin.ts'
import { withEmbeddingSpans } from './embedding-span.ts'
import { type EmbeddingServer, pinnedEmbedder } from './embedding-server.ts'

type HostedEmbedder = Exclude<ModelSettings['embeddings']['provider'], 'builtin'>

/** For servers that need no key: the SDKs send none that is empty. */
const placeholderKey = 'not-needed'

/**
 * Where the embeddings are asked, and with which key: their own, else those of the provider's chat. A server of the
 * embeddings' own never gets the chat's key.
 * @returns undefined where there is neither a key nor an address
 */
function accessOf(settings: ModelSettings, provider: HostedEmbedder): HostedSettings | undefined {
  const { apiKey, baseUrl } = settings.embeddings
  const chat = settings[provider]
  const address = baseUrl ?? chat.baseUrl
  const key =
    apiKey ??
    (baseUrl === undefined ? chat.apiKey : undefined) ??
    (address === undefined ? undefined : placeholderKey)
  if (key === undefined) return undefined
  const { baseUrl: _chats, ...rest } = chat
  return { ...rest, apiKey: key, ...(address !== undefined && { baseUrl: address }) }
}

function serverOf(
  settings: ModelSettings,
  provider: HostedEmbedder,
  model?: string,
): EmbeddingServer | undefined {
  const access = accessOf(settings, provider)
  if (access === undefined) return undefined
  const server =
    provider === 'openai' ? createOpenAiEmbeddings(access, model) : createGoogleEmbeddings(access, model)
  return withEmbeddingSpans(server, server.name)
}

/**
 * The deployment's embedding server; undefined for the built-in embedder (decisions D4).
 * @throws Error where the chosen provider has neither key nor address: falling back would mix vectors that cannot be
 * compared
 */
export function createEmbeddingServer(settings: ModelSettings): EmbeddingServer | undefined {
  const { provider, model } = settings.embeddings
  if (provider === 'builtin') return undefined
  const server = serverOf(settings, provider, model)
  if (server === undefined)
    throw new Error(
      `Embeddings are set to ${provider}, which has no key. Give it one, or choose the built-in embedder.`,
    )
  return server
}

/**
 * The embedder with this name ('openai/text-embedding-3-small', 'openai/bge-m3@1024'), as stored with what it has
 * embedded.
 * @returns undefined where its provider cannot be asked
 */
export function createNamedEmbeddings(settings: ModelSettings, name: string): EmbeddingProvider | undefined {
  if (name === builtinEmbeddingModel) return createBuiltinEmbeddings()
  const stored = readEmbeddingModel(name)
  const [, provider, model] = /^(openai|google)\/(.+)$/u.exec(stored.name) ?? []
  if (provider !== 'openai' && provider !== 'google') return undefined
  const server = serverOf(settings, provider, model)
  return server && pinnedEmbedder(server, stored.dimensions)
}
