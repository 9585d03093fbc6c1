import Anthropic from '@anthropic-ai/sdk'
import type { ModelErrorKind, ModelProvider, ProviderRequest } from '../port.ts'
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

/** Anthropic's messages. The SDK's own retries are off, because the model client retries. */
export function createAnthropicProvider(settings: HostedSettings, price: ModelPrice): ModelProvider {
  const client = new Anthropic({
    apiKey: settings.apiKey ?? null,
    authToken: null,
    baseURL: settings.baseUrl ?? null,
    maxRetries: 0,
    logLevel: 'off',
  })
  return {
    id: 'anthropic',
    model: settings.model,
    contextTokens: 128_000,
    complete: (request) =>
      runProviderCall({ id: 'anthropic', price, request, classify }, async (progress, signal) => {
        const stream = await client.messages.create(bodyOf(request, settings), {
          signal,
          timeout: request.timeoutMs,
        })
        const reader = createReader(progress)
        for await (const event of stream) reader(event)
      }),
  }
}

function bodyOf(request: ProviderRequest, settings: HostedSettings): Anthropic.MessageCreateParamsStreaming {
  return {
    model: settings.model,
    system: systemText(request),
    messages: messagesOf(request),
    max_tokens: request.maxOutputTokens + settings.reasoningTokens,
    stream: true,
    ...(request.jsonSchema && {
      output_config: { format: { type: 'json_schema', schema: request.jsonSchema.schema } },
    }),
  }
}

function createReader(progress: CallProgress): (event: Anthropic.RawMessageStreamEvent) => void {
  let reason: string | null = null
  return (event) => {
    if (event.type === 'message_start') progress.count({ inputTokens: inputTokensOf(event.message.usage) })
    if (event.type === 'content_block_delta' && event.delta.type === 'text_delta')
      progress.append(event.delta.text)
    if (event.type === 'message_delta') {
      progress.count({ outputTokens: event.usage.output_tokens })
      reason = event.delta.stop_reason
      if (reason === 'refusal') throw new RefusedError('Anthropic declined to answer')
    }
    if (event.type === 'message_stop') progress.finish(reason === 'max_tokens' ? 'length' : 'complete')
  }
}

/** Cached input is billed too, though not counted as plain input. */
const inputTokensOf = (usage: Anthropic.Usage): number =>
  usage.input_tokens + (usage.cache_creation_input_tokens ?? 0) + (usage.cache_read_input_tokens ?? 0)

const kindOfType: Readonly<Partial<Record<string, ModelErrorKind>>> = {
  overloaded_error: 'overloaded',
  api_error: 'overloaded',
  rate_limit_error: 'rate_limited',
  timeout_error: 'timeout',
  authentication_error: 'authentication',
  permission_error: 'authentication',
  billing_error: 'authentication',
  invalid_request_error: 'invalid_request',
  request_too_large: 'invalid_request',
  not_found_error: 'invalid_request',
}

function classify(error: unknown): Classified | undefined {
  if (error instanceof Anthropic.APIConnectionTimeoutError) return { kind: 'timeout' }
  if (!(error instanceof Anthropic.APIError)) return undefined
  const status: unknown = error.status
  if (typeof status === 'number') {
    const headers: unknown = error.headers
    return {
      kind: kindOfStatus(status),
      retryAfterMs: headers instanceof Headers ? retryAfterOf(headers) : undefined,
    }
  }
  // An error event within the stream has a type and no status.
  return { kind: kindOfType[error.type ?? ''] ?? 'connection' }
}
