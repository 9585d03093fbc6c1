import OpenAI from 'openai'
import type { ModelProvider, ProviderRequest } from '../port.ts'
import {
  kindOfStatus,
  messagesOf,
  RefusedError,
  retryAfterOf,
  runProviderCall,
  systemText,
} from '../provider-call.ts'
import type { CallProgress, Classified } from '../provider-call.ts'
import type { HostedSettings, ModelPrice } from '../settings.ts'

/** The OpenAI client; its own retries are off, because the model client retries. */
export const createOpenAiClient = (settings: HostedSettings): OpenAI =>
  new OpenAI({
    apiKey: settings.apiKey ?? '',
    baseURL: settings.baseUrl ?? null,
    maxRetries: 0,
    logLevel: 'off',
  })

/** OpenAI's chat completions, which compatible servers speak as well. */
export function createOpenAiProvider(settings: HostedSettings, price: ModelPrice): ModelProvider {
  const client = createOpenAiClient(settings)
  return {
    id: 'openai',
    model: settings.model,
    contextTokens: 128_000,
    complete: (request) =>
      runProviderCall({ id: 'openai', price, request, classify }, async (progress, signal) => {
        const stream = await client.chat.completions.create(bodyOf(request, settings), {
          signal,
          timeout: request.timeoutMs,
        })
        for await (const chunk of stream) readChunk(chunk, progress)
      }),
  }
}

function bodyOf(
  request: ProviderRequest,
  settings: HostedSettings,
): OpenAI.ChatCompletionCreateParamsStreaming {
  return {
    model: settings.model,
    messages: [{ role: 'system', content: systemText(request) }, ...messagesOf(request)],
    max_completion_tokens: request.maxOutputTokens + settings.reasoningTokens,
    stream: true,
    stream_options: { include_usage: true },
    ...(request.jsonSchema && {
      response_format: {
        type: 'json_schema',
        json_schema: { name: request.jsonSchema.name, schema: request.jsonSchema.schema, strict: true },
      },
    }),
  }
}

function readChunk(chunk: OpenAI.ChatCompletionChunk, progress: CallProgress): void {
  if (chunk.usage)
    progress.count({ inputTokens: chunk.usage.prompt_tokens, outputTokens: chunk.usage.completion_tokens })
  const choice = chunk.choices[0]
  if (!choice) return
  if (choice.delta.refusal) throw new RefusedError('OpenAI declined to answer')
  progress.append(choice.delta.content ?? '')
  if (choice.finish_reason === 'content_filter')
    throw new RefusedError("OpenAI's content filter stopped the answer")
  if (choice.finish_reason) progress.finish(choice.finish_reason === 'length' ? 'length' : 'complete')
}

/** Translates the SDK's errors; shared with the embeddings. */
export function classify(error: unknown): Classified | undefined {
  if (error instanceof OpenAI.APIConnectionTimeoutError) return { kind: 'timeout' }
  if (!(error instanceof OpenAI.APIError)) return undefined
  // Neither of these passes by waiting: the account has no credit, or the request was refused for what it says.
  if (error.code === 'insufficient_quota') return { kind: 'authentication' }
  if (error.code === 'content_filter' || error.code === 'content_policy_violation') return { kind: 'refused' }
  const status: unknown = error.status
  if (typeof status === 'number') {
    const headers: unknown = error.headers
    return {
      kind: kindOfStatus(status),
      retryAfterMs: headers instanceof Headers ? retryAfterOf(headers) : undefined,
    }
  }
  if (error instanceof OpenAI.APIConnectionError) return { kind: 'connection' }
  // An error event within the stream has no status.
  return { kind: error.code === 'rate_limit_exceeded' ? 'rate_limited' : 'overloaded' }
}
