import { GoogleGenerativeAI, GoogleGenerativeAIFetchError } from '@google/generative-ai'
import type {
  Content,
  EnhancedGenerateContentResponse,
  GenerationConfig,
  ResponseSchema,
  UsageMetadata,
} from '@google/generative-ai'
import type { ModelProvider, ProviderRequest } from '../port.ts'
import { kindOfStatus, RefusedError, runProviderCall } from '../provider-call.ts'
import type { CallProgress, Classified } from '../provider-call.ts'
import { blocksOf, exchangeMessages, markedInstructions, systemText } from '../request-texts.ts'
import type { HostedSettings, ModelProfile } from '../settings.ts'
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
export function createGoogleProvider(settings: HostedSettings, profile: ModelProfile): ModelProvider {
  const client = new GoogleGenerativeAI(settings.apiKey ?? '')
  return {
    id: 'google',
    model: settings.model,
    contextTokens: profile.contextTokens,
    complete: (request) =>
      runProviderCall({ id: 'google', price: profile.price, request, classify }, async (progress, signal) => {
        const system = systemText(request)
        const model = client.getGenerativeModel(
          {
            model: settings.model,
            ...(system !== '' && { systemInstruction: system }),
            generationConfig: configOf(request, profile),
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

/** Material part by part, the marked instructions as the last one; then what followed an answer. */
function contentsOf(request: ProviderRequest): Content[] {
  const texts = [...blocksOf(request, 'material').map(({ text }) => text), markedInstructions(request)]
  const parts = texts.filter((text) => text !== '').map((text) => ({ text }))
  const exchange = exchangeMessages(request).map(({ role, content }) => ({
    role: role === 'assistant' ? 'model' : 'user',
    parts: [{ text: content }],
  }))
  return [{ role: 'user', parts }, ...exchange]
}

/** What the SDK has no type for; it hands the configuration on as it is. */
type Config = GenerationConfig & { thinkingConfig?: { thinkingLevel: string } | { thinkingBudget: number } }

function configOf(request: ProviderRequest, profile: ModelProfile): Config {
  return {
    maxOutputTokens: request.maxOutputTokens + (request.thinkingTokens ?? 0),
    ...thinkingOf(request, profile),
    ...(request.jsonSchema && {
      responseMimeType: 'application/json',
      responseSchema: googleSchemaOf(request.jsonSchema.schema) as unknown as ResponseSchema,
    }),
  }
}

function thinkingOf(
  { effort, thinkingTokens = 0 }: ProviderRequest,
  { thinking }: ModelProfile,
): Pick<Config, 'thinkingConfig'> {
  if (thinking === 'level' && effort) return { thinkingConfig: { thinkingLevel: effort } }
  return thinking === 'tokens' ? { thinkingConfig: { thinkingBudget: thinkingTokens } } : {}
}

/** The SDK's type ends before thinking came. */
type Usage = UsageMetadata & { thoughtsTokenCount?: number }

function countUsage(usage: Usage, progress: CallProgress): void {
  const answered = usage.candidatesTokenCount || 0
  const inAll = (usage.totalTokenCount || 0) - usage.promptTokenCount
  const thinkingTokens = usage.thoughtsTokenCount ?? Math.max(0, inAll - answered)
  progress.count({
    inputTokens: usage.promptTokenCount,
    cachedTokens: usage.cachedContentTokenCount ?? 0,
    outputTokens: Math.max(answered + thinkingTokens, inAll),
    thinkingTokens,
  })
}

function readChunk(chunk: EnhancedGenerateContentResponse, progress: CallProgress): void {
  if (chunk.usageMetadata) countUsage(chunk.usageMetadata, progress)
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
