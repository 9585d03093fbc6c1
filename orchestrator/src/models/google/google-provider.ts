import { GoogleGenerativeAI, GoogleGenerativeAIFetchError } from '@google/generative-ai'
import type { EnhancedGenerateContentResponse, GenerationConfig, ResponseSchema } from '@google/generative-ai'
import type { ModelProvider, ProviderRequest } from '../port.ts'
import { kindOfStatus, messagesOf, RefusedError, runProviderCall, systemText } from '../provider-call.ts'
import type { CallProgress, Classified } from '../provider-call.ts'
import type { HostedSettings, ModelPrice } from '../settings.ts'
import { googleSchemaOf } from './google-schema.ts'

/** Finish reasons by which Gemini withholds an answer. */
const withheld = new Set<string>([
  'SAFETY',
  'RECITATION',
  'LANGUAGE',
  'BLOCKLIST',
  'PROHIBITED_CONTENT',
  'SPII',
])

/**
 * Gemini over its first SDK, which is past its end of life but asked for (decisions D11): it stays behind the port.
 * It has no retries of its own, and it hides response headers, so waits come from the error's RetryInfo.
 */
export function createGoogleProvider(settings: HostedSettings, price: ModelPrice): ModelProvider {
  const client = new GoogleGenerativeAI(settings.apiKey ?? '')
  return {
    id: 'google',
    model: settings.model,
    contextTokens: 128_000,
    complete: (request) =>
      runProviderCall({ id: 'google', price, request, classify }, async (progress, signal) => {
        const model = client.getGenerativeModel(
          {
            model: settings.model,
            systemInstruction: systemText(request),
            generationConfig: configOf(request, settings),
          },
          settings.baseUrl === undefined ? {} : { baseUrl: settings.baseUrl },
        )
        const result = await model.generateContentStream({ contents: contentsOf(request) }, { signal })
        // The SDK reads the stream a second time into this promise; its failure is the loop's, told twice.
        result.response.catch(() => undefined)
        for await (const chunk of result.stream) readChunk(chunk, progress)
      }),
  }
}

const contentsOf = (request: ProviderRequest) =>
  messagesOf(request).map((message) => ({
    role: message.role === 'assistant' ? 'model' : 'user',
    parts: [{ text: message.content }],
  }))

function configOf(request: ProviderRequest, settings: HostedSettings): GenerationConfig {
  return {
    maxOutputTokens: request.maxOutputTokens + settings.reasoningTokens,
    ...(request.jsonSchema && {
      responseMimeType: 'application/json',
      responseSchema: googleSchemaOf(request.jsonSchema.schema) as unknown as ResponseSchema,
    }),
  }
}

function readChunk(chunk: EnhancedGenerateContentResponse, progress: CallProgress): void {
  const usage = chunk.usageMetadata
  // Thinking is in the total alone, and billed as output.
  if (usage) {
    progress.count({
      inputTokens: usage.promptTokenCount,
      outputTokens: Math.max(
        usage.candidatesTokenCount || 0,
        (usage.totalTokenCount || 0) - usage.promptTokenCount,
      ),
    })
  }
  if (chunk.promptFeedback?.blockReason) {
    throw new RefusedError(`Gemini blocked the request (${chunk.promptFeedback.blockReason})`)
  }
  const candidate = chunk.candidates?.[0]
  if (!candidate) return
  // Typed as always there, but a withheld or empty chunk comes without content or parts.
  const { content } = candidate as { content?: { parts?: { text?: string; thought?: boolean }[] } }
  for (const part of content?.parts ?? []) if (!part.thought) progress.append(part.text ?? '')
  const reason: string | undefined = candidate.finishReason
  if (reason && withheld.has(reason)) throw new RefusedError(`Gemini withheld the answer (${reason})`)
  if (reason) progress.finish(reason === 'MAX_TOKENS' ? 'length' : 'complete')
}

/** Translates the SDK's errors; shared with the embeddings. */
export function classify(error: unknown): Classified | undefined {
  if (!(error instanceof GoogleGenerativeAIFetchError) || error.status === undefined) return undefined
  // A bad key is a 400 here.
  const badKey = error.errorDetails?.some((detail) => detail.reason === 'API_KEY_INVALID')
  return { kind: badKey ? 'authentication' : kindOfStatus(error.status), retryAfterMs: retryDelayOf(error) }
}

function retryDelayOf(error: GoogleGenerativeAIFetchError): number | undefined {
  for (const detail of error.errorDetails ?? []) {
    const delay = detail['retryDelay']
    const seconds = typeof delay === 'string' ? Number(delay.replace(/s$/, '')) : Number.NaN
    if (Number.isFinite(seconds)) return seconds * 1_000
  }
  return undefined
}
