import OpenAI from 'openai'
import type { ModelProvider } from '../port.ts'
import { kindOfStatus, retryAfterOf, runProviderCall } from '../provider-call.ts'
import type { Classified } from '../provider-call.ts'
import type { HostedSettings, ModelProfile, OpenAiSettings } from '../settings.ts'
import { createChatCall } from './chat-completions.ts'
import { createResponsesCall } from './responses.ts'

/** The SDK refuses to work without a key; a server of one's own needs none. */
const placeholderKey = 'none'

/** The OpenAI client; its own retries are off, because the model client retries. */
export const createOpenAiClient = (settings: HostedSettings): OpenAI =>
  new OpenAI({
    apiKey: settings.apiKey ?? placeholderKey,
    baseURL: settings.baseUrl ?? null,
    maxRetries: 0,
    logLevel: 'off',
  })

/** OpenAI's Responses API; Chat Completions for compatible servers, unless told otherwise. */
export function createOpenAiProvider(settings: OpenAiSettings, profile: ModelProfile): ModelProvider {
  const client = createOpenAiClient(settings)
  const api = settings.api ?? (settings.baseUrl === undefined ? 'responses' : 'chat')
  const createCall = api === 'responses' ? createResponsesCall : createChatCall
  const call = createCall(client, settings.model)
  return {
    id: 'openai',
    model: settings.model,
    contextTokens: profile.contextTokens,
    complete: (request) =>
      runProviderCall({ id: 'openai', price: profile.price, request, classify }, (progress, signal) =>
        call(request, progress, signal),
      ),
  }
}

/** Reasons that waiting does not change, whatever the status: the account, or what the request says. */
const kindOfCode: Readonly<Partial<Record<string, Classified['kind']>>> = {
  insufficient_quota: 'authentication',
  content_filter: 'refused',
  content_policy_violation: 'refused',
  misalignment_policy_violation: 'refused',
  bio_policy: 'refused',
  invalid_prompt: 'invalid_request',
}

/** Translates the SDK's errors; shared with the embeddings. */
export function classify(error: unknown): Classified | undefined {
  if (error instanceof OpenAI.APIConnectionTimeoutError) return { kind: 'timeout' }
  if (!(error instanceof OpenAI.APIError)) return undefined
  const kind = kindOfCode[error.code ?? '']
  if (kind !== undefined) return { kind }
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
