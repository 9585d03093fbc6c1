import { builtinEmbeddingModel } from '../models/embeddings/index.ts'
import type { EmbeddingProvider } from '../models/port.ts'
import type { IngestionThreads } from './parse-worker.ts'

/** The built-in embedder in the ingestion threads; for questions too, the numbers are the same as on the main thread. */
export function createThreadEmbeddings(threads: Pick<IngestionThreads, 'embed'>): EmbeddingProvider {
  return {
    model: builtinEmbeddingModel,
    embed: (texts, options) => threads.embed(texts, options.kind, options.signal),
  }
}
