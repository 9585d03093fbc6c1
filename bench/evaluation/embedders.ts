import { usualDimensions } from '@parley/contracts/rules/embedding-model.ts'
import { createBuiltinEmbeddings } from '@parley/orchestrator/src/models/embeddings/builtin.ts'
import { createEmbeddingServer } from '@parley/orchestrator/src/models/embeddings/create-embeddings.ts'
import { pinnedEmbedder } from '@parley/orchestrator/src/models/embeddings/embedding-server.ts'
import type { EmbeddingProvider } from '@parley/orchestrator/src/models/port.ts'
import { modelSettingsSchema } from '@parley/orchestrator/src/models/settings.ts'
import { startProtocolServer } from './protocol-server.ts'

export interface EvaluatedEmbedder {
  embeddings: EmbeddingProvider
  description: string
  close(): Promise<void>
}

/** @throws Error where there is no such embedder */
export async function createEvaluatedEmbedder(name: string): Promise<EvaluatedEmbedder> {
  if (name === 'builtin')
    return {
      embeddings: createBuiltinEmbeddings(),
      description: 'Built-in embedder',
      close: () => Promise.resolve(),
    }
  if (name !== 'openai' && name !== 'google') throw new Error(`There is no embedder "${name}".`)
  const server = await startProtocolServer()
  const access = { apiKey: 'evaluation', baseUrl: name === 'openai' ? `${server.url}/v1` : server.url }
  const settings = modelSettingsSchema.parse({ [name]: access, embeddings: { provider: name } })
  const asked = createEmbeddingServer(settings)
  if (asked === undefined) throw new Error(`There is no embedding server of "${name}".`)
  return {
    embeddings: pinnedEmbedder(asked, usualDimensions),
    description: `The ${name} SDK against a local server of its protocol with the built-in embedder's vectors`,
    close: () => server.close(),
  }
}
