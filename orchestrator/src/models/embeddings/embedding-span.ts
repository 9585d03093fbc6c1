import { isObserved, withSpan } from '@parley/server-kit/tracing/span.ts'
import { conventionalProviders, errorTypeOfCall } from '../call-span.ts'
import type { EmbeddingProvider } from '../port.ts'

/** An embedder, or the server of one, whose name is given. */
type Spanned = Pick<EmbeddingProvider, 'embed'> & { readonly model?: string }

/** Records each call of an embedder, retries and batches included, as one span; as it is while nobody is told of them. */
export function withEmbeddingSpans<Embedder extends Spanned>(
  embeddings: Embedder,
  model: string = embeddings.model ?? '',
): Embedder {
  if (!isObserved()) return embeddings
  const provider = Object.entries(conventionalProviders).find(([id]) => model.startsWith(`${id}/`))?.[1]
  const attributes = {
    'gen_ai.operation.name': 'embeddings',
    'gen_ai.provider.name': provider ?? conventionalProviders.builtin,
    'gen_ai.request.model': model.slice(model.indexOf('/') + 1),
  }
  return {
    ...embeddings,
    embed: (texts, options) =>
      withSpan(
        `embeddings ${attributes['gen_ai.request.model']}`,
        {
          kind: provider === undefined ? 'internal' : 'client',
          attributes: { ...attributes, 'parley.embeddings.texts': texts.length },
          errorType: errorTypeOfCall,
        },
        async (span) => {
          const vectors = await embeddings.embed(texts, options)
          span.set({ 'gen_ai.embeddings.dimension.count': vectors[0]?.length })
          return vectors
        },
      ),
  }
}
