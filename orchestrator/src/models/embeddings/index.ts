export { builtinEmbeddingModel, createBuiltinEmbeddings } from './builtin.ts'
export { EmbedderWatch } from './embedder-watch.ts'
export { EmbedderUnavailable } from './embedding-server.ts'
export { withEmbeddingSpans } from './embedding-span.ts'
