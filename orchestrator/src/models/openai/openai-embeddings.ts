import { usualDimensions } from '@parley/contracts/rules/embedding-model.ts'
import type OpenAI from 'openai'
import { embeddingCall } from '../embeddings/embedding-call.ts'
import type { EmbeddingServer } from '../embeddings/embedding-server.ts'
import { batchesOf, normalisedVector } from '../embeddings/vectors.ts'
import { ModelError } from '../port.ts'
import type { HostedSettings } from '../settings.ts'
import { classify, createOpenAiClient } from './openai-provider.ts'

/** Texts a request: well under the limits of 2,048 texts and 300,000 tokens with chunks of some 500 tokens. */
const batchSize = 128

/** OpenAI's own models that shorten their vectors when asked; of others `dimensions` is refused by many servers. */
const isShortened = (model: string): boolean => model.startsWith('text-embedding-3-')

/** OpenAI's embeddings, asked for the usual dimensions, or those of a compatible server, taken as they come. */
export function createOpenAiEmbeddings(
  settings: HostedSettings,
  model = 'text-embedding-3-small',
): EmbeddingServer {
  const client = createOpenAiClient(settings)
  const wanted = createWanted(
    isShortened(model) ? usualDimensions : undefined,
    settings.baseUrl !== undefined,
  )
  return {
    name: `openai/${model}`,
    async embed(texts, { kind, signal }) {
      const vectors: Float32Array[] = []
      for (const input of batchesOf(texts, batchSize)) {
        const answer = await embeddingCall({ id: 'openai', classify, kind, signal }, (callSignal) =>
          wanted.ask((dimensions) =>
            client.embeddings.create(
              // The format is named: left out, the SDK asks for base64, which not every server gives.
              { model, input, encoding_format: 'float', ...(dimensions !== undefined && { dimensions }) },
              { signal: callSignal },
            ),
          ),
        )
        vectors.push(...vectorsOf(answer, input.length))
      }
      return vectors
    },
  }
}

/** LM Studio answers an address that it does not know with status 200 and an error. */
function vectorsOf(answer: Partial<OpenAI.CreateEmbeddingResponse>, count: number): Float32Array[] {
  const { data } = answer
  if (!Array.isArray(data) || data.length !== count)
    throw new ModelError('malformed', 'openai', { message: `No ${count} embeddings came for ${count} texts` })
  return data
    .toSorted((left, right) => left.index - right.index)
    .map(({ embedding }) => normalisedVector(embedding))
}

/**
 * Asks for the wanted dimensions; a compatible server that takes the very same request only without them is not asked
 * for them again.
 */
function createWanted(dimensions: number | undefined, isCompatible: boolean) {
  let wanted = dimensions
  return {
    async ask<Answer>(send: (dimensions: number | undefined) => Promise<Answer>): Promise<Answer> {
      try {
        return await send(wanted)
      } catch (error) {
        if (!isCompatible || wanted === undefined || classify(error)?.kind !== 'invalid_request') throw error
        const answer = await send(undefined)
        wanted = undefined
        return answer
      }
    },
  }
}
