import { modelProviders, type ModelProviderId } from '@parley/contracts/enums.ts'
import type { Exchange, ModelRequest, RequestBlock } from './model-request.ts'

export type * from './evidence.ts'
export * from './model-request.ts'

export const providerIds = modelProviders
export type ProviderId = ModelProviderId

export interface TokenUsage {
  /** All of the prompt, what came from a cache included. */
  inputTokens: number
  /** All that was written, thinking included. */
  outputTokens: number
  /** Millionths of a US dollar (decisions D11). */
  cost: number
}

/** What one call used, with what the provider says of cache and thinking; both are parts of the totals. */
export interface CallUsage extends TokenUsage {
  cachedTokens: number
  thinkingTokens: number
}

export interface ModelAnswer<Output = string> {
  output: Output
  text: string
  provider: ProviderId
  model: string
  usage: TokenUsage
  /** How the structured answer came about; 'parsed' for plain text. */
  structure: 'parsed' | 'repaired' | 'fallback'
  /** Provider calls made, retries and repairs included. */
  attempts: number
  /** The answer ran into its length, was continued once, and stops short all the same: never to be stored as complete. */
  truncated: boolean
  /** The provider that was chosen and failed, where another one stands in (decisions D12, Substitution). */
  standsInFor: ProviderId | null
}

/** Why a call failed, in terms that the engine can act on. */
export type ModelErrorKind =
  | 'rate_limited'
  | 'overloaded'
  | 'timeout'
  | 'aborted'
  | 'refused'
  | 'invalid_request'
  | 'authentication'
  | 'connection'
  | 'malformed'

export class ModelError extends Error {
  readonly kind: ModelErrorKind
  readonly provider: ProviderId
  /** What was used up all the same. */
  readonly usage: CallUsage
  readonly retryAfterMs: number | undefined

  constructor(
    kind: ModelErrorKind,
    provider: ProviderId,
    details: {
      /** A sentence for a person; the provider's own words are the cause. */
      message: string
      cause?: unknown
      usage?: TokenUsage & Partial<CallUsage>
      retryAfterMs?: number
    },
  ) {
    super(details.message, { cause: details.cause })
    this.name = 'ModelError'
    this.kind = kind
    this.provider = provider
    this.usage = {
      inputTokens: 0,
      outputTokens: 0,
      cachedTokens: 0,
      thinkingTokens: 0,
      cost: 0,
      ...details.usage,
    }
    this.retryAfterMs = details.retryAfterMs
  }
}

/** One raw call to one provider: no retry, no fallback, no repair. Those are the client's. */
export interface ModelProvider {
  readonly id: ProviderId
  readonly model: string
  /** Tokens of the context window, prompt and answer and thinking together. */
  readonly contextTokens: number
  /** Its vendor's model for many small questions, where that is another one. */
  readonly cheap?: ModelProvider
  complete(request: ProviderRequest): Promise<ProviderAnswer>
}

export interface ProviderRequest extends Omit<ModelRequest<unknown>, 'output' | 'compose'> {
  blocks: readonly RequestBlock[]
  /** Room to think in beside `maxOutputTokens`; none where it is left out. */
  thinkingTokens?: number
  /** What came after the first answer, if anything. */
  exchange?: Exchange
  /** JSON schema of the structured output, where one is wanted. */
  jsonSchema?: { name: string; schema: Record<string, unknown> }
}

export interface ProviderAnswer {
  text: string
  usage: CallUsage
  /** The answer ran into its room. Its text is empty where thinking used all of it. */
  truncated: boolean
}

/** Embeddings: normalised, of as many numbers as the model's name says (decisions D4, D11; `embedding-model.ts`). */
export interface EmbeddingProvider {
  /** Stored with each chunk; a search uses only chunks of the current one. */
  readonly model: string
  embed(
    texts: string[],
    options: { kind: 'passage' | 'query'; signal?: AbortSignal },
  ): Promise<Float32Array[]>
}

/** One call to one provider, as it is recorded: prepared, sent, then settled, failed or unknown. */
export interface ProviderCall {
  provider: ProviderId
  model: string
  /** 1 for the first call of this answer; counts on over retries, repairs and providers. */
  attempt: number
  purpose: 'answer' | 'continuation' | 'repair'
  /** The most that the call may use; what a budget reserves. Input tokens are estimated from the text's length. */
  estimate: TokenUsage
  /** What the model is about to see. */
  request: ProviderRequest
}

/**
 * Told about every provider call. Each method is awaited; `prepared` comes before anything is sent, and what it
 * throws (a budget that would be passed, a lost lease) stops the answer and reaches the caller unchanged.
 */
export interface CallObserver {
  prepared(call: ProviderCall): Promise<void>
  settled(call: ProviderCall, answer: ProviderAnswer): Promise<void>
  /** See `mayHaveBeenAccepted` for the calls whose fate is unknown. */
  failed(call: ProviderCall, error: ModelError): Promise<void>
}

/** Whether a failed call may have been worked on (and billed) all the same: its answer is lost, not refused. */
export const mayHaveBeenAccepted = (error: ModelError): boolean =>
  error.kind === 'timeout' || error.kind === 'aborted' || error.kind === 'connection'

/** What the rest of the orchestrator calls. */
export interface ModelClient {
  /** Tokens of the context window of whoever is asked first. */
  contextTokens(preference: ModelPreference): number
  /** Who is asked first. */
  provider(preference: ModelPreference): ProviderId
  /**
   * Answers with the chosen provider; where it has no key, with the next configured one (decisions D4). One that keeps
   * failing is replaced only where the preference allows it.
   * @throws ModelError when the provider, or every one that may answer, failed, or at once for 'aborted'.
   */
  generate<Output = string>(
    request: ModelRequest<Output>,
    preference: ModelPreference,
    observer?: CallObserver,
  ): Promise<ModelAnswer<Output>>
}

/** A client's stored choice (Document 3, AI configuration). */
export type ModelChoice = 'gpt' | 'claude' | 'gemini'
export interface ModelPreference {
  choice: ModelChoice
  /** Whether another provider, or the built-in model, may stand in for one that fails (decisions D12); not unless told. */
  maySubstitute?: boolean
}
