import { GoogleGenerativeAI, TaskType } from '@google/generative-ai'
import type { EmbedContentRequest } from '@google/generative-ai'
import { usualDimensions } from '@parley/contracts/rules/embedding-model.ts'
import { embeddingCall } from '../embeddings/embedding-call.ts'
import type { EmbeddingServer } from '../embeddings/embedding-server.ts'
import { batchesOf, normalisedVector } from '../embeddings/vectors.ts'
import { ModelError } from '../port.ts'
import type { HostedSettings } from '../settings.ts'
import { classify } from './google-provider.ts'

/** The service takes 100 texts a request. */
const batchSize = 100

/** Google's own models shorten their vectors when asked. */
const isShortened = (model: string): boolean => /^(?:gemini|text)-embedding-/u.test(model)

/**
 * Gemini's embeddings. The SDK does not know `outputDimensionality` but sends what it is given; below 3,072 numbers
 * the service does not normalise, so that is done here (decisions D11).
 */
export function createGoogleEmbeddings(
  settings: HostedSettings,
  model = 'gemini-embedding-001',
): EmbeddingServer {
  const client = new GoogleGenerativeAI(settings.apiKey ?? '')
  const embedder = client.getGenerativeModel(
    { model },
    settings.baseUrl === undefined ? {} : { baseUrl: settings.baseUrl },
  )
  return {
    name: `google/${model}`,
    async embed(texts, { kind, signal }) {
      const taskType = kind === 'query' ? TaskType.RETRIEVAL_QUERY : TaskType.RETRIEVAL_DOCUMENT
      const vectors: Float32Array[] = []
      for (const batch of batchesOf(texts, batchSize)) {
        const requests = batch.map((text) => requestOf(text, { taskType, isShortened: isShortened(model) }))
        const answer: { embeddings?: { values: number[] }[] } = await embeddingCall(
          { id: 'google', classify, kind, signal },
          (callSignal) => embedder.batchEmbedContents({ requests }, { signal: callSignal }),
        )
        const found = answer.embeddings ?? []
        if (found.length !== batch.length)
          throw new ModelError('malformed', 'google', {
            message: `${found.length} embeddings came for ${batch.length} texts`,
          })
        vectors.push(...found.map((item) => normalisedVector(item.values)))
      }
      return vectors
    },
  }
}

function requestOf(
  text: string,
  { taskType, isShortened: isAsked }: { taskType: TaskType; isShortened: boolean },
): EmbedContentRequest {
  const request: EmbedContentRequest & { outputDimensionality?: number } = {
    content: { role: 'user', parts: [{ text }] },
    taskType,
    ...(isAsked && { outputDimensionality: usualDimensions }),
  }
  return request
}
