import { GoogleGenerativeAI, TaskType } from '@google/generative-ai'
import type { EmbedContentRequest } from '@google/generative-ai'
import { batchesOf, embeddingDimensions, normalisedVector } from '../embeddings/vectors.ts'
import { embeddingCall } from '../embeddings/embedding-call.ts'
import type { EmbeddingProvider } from '../port.ts'
import type { HostedSettings } from '../settings.ts'
import { classify } from './google-provider.ts'

/** The service takes 100 texts a request. */
const batchSize = 100

/**
 * Gemini's embeddings. The SDK does not know `outputDimensionality` but sends what it is given; below 3,072 numbers
 * the service does not normalise, so that is done here (decisions D11).
 */
export function createGoogleEmbeddings(
  settings: HostedSettings,
  model = 'gemini-embedding-001',
): EmbeddingProvider {
  const client = new GoogleGenerativeAI(settings.apiKey ?? '')
  const embedder = client.getGenerativeModel(
    { model },
    settings.baseUrl === undefined ? {} : { baseUrl: settings.baseUrl },
  )
  return {
    model: `google/${model}`,
    async embed(texts, { kind, signal }) {
      const taskType = kind === 'query' ? TaskType.RETRIEVAL_QUERY : TaskType.RETRIEVAL_DOCUMENT
      const vectors: Float32Array[] = []
      for (const batch of batchesOf(texts, batchSize)) {
        const requests = batch.map((text) => requestOf(text, taskType))
        const answer = await embeddingCall({ id: 'google', classify, signal }, (callSignal) =>
          embedder.batchEmbedContents({ requests }, { signal: callSignal }),
        )
        if (answer.embeddings.length !== batch.length) {
          throw new Error(`${answer.embeddings.length} embeddings came for ${batch.length} texts`)
        }
        vectors.push(...answer.embeddings.map((item) => normalisedVector(item.values)))
      }
      return vectors
    },
  }
}

function requestOf(text: string, taskType: TaskType): EmbedContentRequest {
  const request: EmbedContentRequest & { outputDimensionality: number } = {
    content: { role: 'user', parts: [{ text }] },
    taskType,
    outputDimensionality: embeddingDimensions,
  }
  return request
}
