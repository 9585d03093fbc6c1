import { batchesOf, embeddingDimensions, normalisedVector } from '../embeddings/vectors.ts'
import { embeddingCall } from '../embeddings/embedding-call.ts'
import type { EmbeddingProvider } from '../port.ts'
import type { HostedSettings } from '../settings.ts'
import { classify, createOpenAiClient } from './openai-provider.ts'

/** Texts a request: well under the limits of 2,048 texts and 300,000 tokens with chunks of some 500 tokens. */
const batchSize = 128

/** OpenAI's embeddings, asked for 768 dimensions. */
export function createOpenAiEmbeddings(
  settings: HostedSettings,
  model = 'text-embedding-3-small',
): EmbeddingProvider {
  const client = createOpenAiClient(settings)
  return {
    model: `openai/${model}`,
    async embed(texts, { signal }) {
      const vectors: Float32Array[] = []
      for (const input of batchesOf(texts, batchSize)) {
        const answer = await embeddingCall({ id: 'openai', classify, signal }, (callSignal) =>
          client.embeddings.create(
            { model, input, dimensions: embeddingDimensions, encoding_format: 'float' },
            { signal: callSignal },
          ),
        )
        const inOrder = answer.data.toSorted((left, right) => left.index - right.index)
        if (inOrder.length !== input.length)
          throw new Error(`${inOrder.length} embeddings came for ${input.length} texts`)
        vectors.push(...inOrder.map((item) => normalisedVector(item.embedding)))
      }
      return vectors
    },
  }
}
