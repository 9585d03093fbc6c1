import { createBuiltinEmbeddings } from '@parley/orchestrator/src/models/embeddings/builtin.ts'
import type { EmbeddingProvider } from '@parley/orchestrator/src/models/port.ts'

export interface EvaluatedEmbedder {
  embeddings: EmbeddingProvider
  description: string
  close(): Promise<void>
}

/** @throws Error where there is no such embedder */
export function createEvaluatedEmbedder(name: string): Promise<EvaluatedEmbedder> {
  if (name !== 'builtin') throw new Error(`There is no embedder "${name}".`)
  return Promise.resolve({
    embeddings: createBuiltinEmbeddings(),
    description: 'Built-in embedder',
    close: () => Promise.resolve(),
  })
}
