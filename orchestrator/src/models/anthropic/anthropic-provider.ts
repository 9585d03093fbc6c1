import Anthropic from '@anthropic-ai/sdk'
import type { ModelErrorKind, ModelProvider, ProviderRequest } from '../port.ts'
import { kindOfStatus, retryAfterOf, runProviderCall } from '../provider-call.ts'
import type { Classified } from '../provider-call.ts'
import { systemText } from '../request-texts.ts'
import type { HostedSettings, ModelProfile } from '../settings.ts'
import { messagesOf } from './anthropic-content.ts'
import { createReader } from './anthropic-stream.ts'

/** Fewer tokens to think with are refused. */
const leastBudget = 1_024

/** Anthropic's messages. The SDK's own retries are off, because the model client retries. */
export function createAnthropicProvider(settings: HostedSettings, profile: ModelProfile): ModelProvider {
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
    contextTokens: profile.contextTokens,
    complete: (request) =>
      runProviderCall(
        { id: 'anthropic', price: profile.price, request, classify },
        async (progress, signal) => {
          const stream = await client.messages.create(bodyOf(request, settings.model, profile), {
            signal,
            timeout: request.timeoutMs,
          })
          const read = createReader(progress)
          for await (const event of stream) read(event)
        },
      ),
  }
}

function bodyOf(
  request: ProviderRequest,
  model: string,
  profile: ModelProfile,
): Anthropic.MessageCreateParamsStreaming {
  const system = systemText(request)
  return {
    model,
    ...(system !== '' && { system }),
    messages: messagesOf(request),
    max_tokens: request.maxOutputTokens + (request.thinkingTokens ?? 0),
    stream: true,
    ...thinkingOf(request, profile),
    ...outputOf(request, profile),
  }
}

/** Newer models weigh themselves how much to think; older ones are given a number of tokens. */
function thinkingOf(
  { thinkingTokens = 0 }: ProviderRequest,
  { thinking }: ModelProfile,
): Pick<Anthropic.MessageCreateParamsStreaming, 'thinking'> {
  if (thinking === 'level') return { thinking: { type: 'adaptive' } }
  if (thinking === 'tokens' && thinkingTokens >= leastBudget)
    return { thinking: { type: 'enabled', budget_tokens: thinkingTokens } }
  return {}
}

function outputOf(
  { jsonSchema, effort }: ProviderRequest,
  { thinking }: ModelProfile,
): Pick<Anthropic.MessageCreateParamsStreaming, 'output_config'> {
  const config: Anthropic.OutputConfig = {
    ...(jsonSchema && { format: { type: 'json_schema', schema: jsonSchema.schema } }),
    ...(thinking === 'level' && effort && { effort }),
  }
  return Object.keys(config).length === 0 ? {} : { output_config: config }
}

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
