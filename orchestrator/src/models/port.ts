import { modelProviders, type ModelProviderId } from '@parley/contracts/enums.ts'
import type { z } from 'zod'
import type { Evidence, Passage } from './evidence.ts'

export type * from './evidence.ts'

export const providerIds = modelProviders
export type ProviderId = ModelProviderId

/** What the answer is for. Language models read the blocks; `builtin` follows the rule stated for the task. */
export type ModelTask =
  | 'moderator-opening'
  | 'moderator-prompt'
  | 'moderator-analysis'
  | 'contribution'
  | 'review'
  | 'approval'
  | 'final-summary'
  | 'mitigation-check'
  | 'conversation-observations'
  | 'claim-check'
  | 'user-reply'
  | 'agent-answer'
  | 'knowledge-answer'
  | 'knowledge-question'
  | 'query-variants'
  | 'rerank'
  | 'activation-query'
  | 'demo-reply'

/**
 * The parts of a request, in the order in which they are sent: by stability, so that consecutive calls of a run share
 * a long prefix.
 */
export const blockNames = ['product', 'brief', 'documents', 'minutes', 'passages', 'author', 'task'] as const
export type BlockName = (typeof blockNames)[number]

/** Who speaks in a block: the product's own rules, material that is never obeyed, or instructions that bind. */
export type BlockChannel = 'system' | 'material' | 'instruction'
export const channelOfBlock: Readonly<Record<BlockName, BlockChannel>> = {
  product: 'system',
  brief: 'material',
  documents: 'material',
  minutes: 'material',
  passages: 'material',
  author: 'instruction',
  task: 'instruction',
}

/** One block as text. Documents and agents' words in it are fenced already. */
export interface RequestBlock {
  name: BlockName
  text: string
  /**
   * The passages that the text holds, in its order, for a provider that cites natively: it is given these in place of
   * the text, and its citations come back as `[[chunkId]]` marks.
   */
  passages?: readonly Passage[]
}

/** What a prompt may take, in tokens: the model's window less answer and thinking. */
export interface PromptBudget {
  inputTokens: number
}

/** What follows a first answer in the same call: it is read again with what was wrong, or goes on where it stopped. */
export interface Exchange {
  answer: string
  instruction: string
}

export interface ModelRequest<Output = string> {
  task: ModelTask
  /** Puts the request together for a model's window; pure, so that a stand-in with a smaller one gets its own. */
  compose: (budget: PromptBudget) => RequestBlock[]
  evidence: Evidence
  /** Structured output. Without it the answer is text. */
  output?: { name: string; schema: z.ZodType<Output>; fallback: (text: string) => Output }
  /** Tokens of the answer itself; thinking has room of its own beside it. */
  maxOutputTokens: number
  /**
   * How hard the task is thought about, where the deployment sets nothing for the provider; the task's own measure where
   * this is left out too. To a provider it comes only where its model can be told.
   */
  effort?: Effort
  /**
   * Calls with the same key begin with the same blocks: a provider that keeps prompts sends them where they are kept.
   * Not a secret, and not a person's or a firm's words.
   */
  cacheKey?: string
  /** Whole call, retries excluded; a slow first token is within it. */
  timeoutMs: number
  signal?: AbortSignal
  /** Text as it comes; only for answers without `output`. */
  onDelta?: (delta: string) => void
  /** The deltas so far are void: their call failed and another one starts from the beginning. */
  onRestart?: () => void
}

export const efforts = ['low', 'medium', 'high'] as const
export type Effort = (typeof efforts)[number]

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
