import type { z } from 'zod'

/** Provider ids (decisions D4). `builtin` is the deterministic, extractive model that needs no key. */
export const providerIds = ['openai', 'anthropic', 'google', 'builtin'] as const
export type ProviderId = (typeof providerIds)[number]

/** What the answer is for. Language models read the messages; `builtin` follows the rule stated for the task. */
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
  | 'user-reply'
  | 'agent-answer'
  | 'knowledge-answer'
  | 'knowledge-question'
  | 'activation-query'
  | 'demo-reply'

/** A retrieved passage, as given to a model: data, never instructions (decisions D4). */
export interface Passage {
  chunkId: string
  artifactId: string | null
  sourceKind: 'initiative' | 'client' | 'firm'
  name: string
  page: number | null
  text: string
  /** What stands above it and names it: client, document, headings. Not part of the text, and not to be quoted. */
  context?: string
  /** Calibrated, 0 to 1; 0.7 means 'clearly about the question'. */
  relevance: number
  /** Whose words these are; a document's where it is left out. */
  trust?: 'document' | 'person' | 'agent'
}

/** A filled phase input or a global input. */
export interface EvidenceInput {
  label: string
  value: string
}

/** A turn of the conversation so far. */
export interface EvidenceTurn {
  speaker: string
  role: 'MODERATOR' | 'CONTRIBUTOR' | 'REVIEWER' | 'APPROVER' | 'USER'
  text: string
  /** The interaction that the turn belongs to, so that a reviewer can name it. */
  interactionId?: string
  /** What this turn was asked to deliver, so that a reviewer can tell what is missing. */
  expectedOutput?: string
}

/** Everything factual that the answer may rest on. The same facts are fenced and labelled in `messages`. */
export interface Evidence {
  phaseName: string
  phaseDescription: string
  inputs: EvidenceInput[]
  passages: Passage[]
  conversation: EvidenceTurn[]
  /** What the step was asked to deliver (template: expectedOutput), if any. */
  expectedOutput?: string
  /** The prompt or question of this step, if any. */
  question?: string
  /** What a reviewer asked to change, when this is a redo. */
  revisionRequest?: string
  /** Language of the answer; English where it is left out. */
  language?: 'en' | 'de'
  /** The agent that speaks. */
  agent?: {
    name: string
    role: 'CONTRIBUTOR' | 'REVIEWER' | 'APPROVER'
    chapterTitle?: string
    /** The agent's system message, written by a firm's or Parley's authors. */
    profile?: string
  }
  /** Statements to check one by one (mitigation checks, conversation observations). */
  statements?: { id: string; text: string; passages: Passage[] }[]
  /** Agents that may be recommended in a user reply. */
  agents?: { id: string; name: string; role: string; description: string }[]
}

export interface ModelMessage {
  role: 'user' | 'assistant'
  content: string
}

export interface ModelRequest<Output = string> {
  task: ModelTask
  /** Instructions: ours alone; no text of documents or people. */
  system: string
  messages: ModelMessage[]
  evidence: Evidence
  /** Structured output. Without it the answer is text. */
  output?: { name: string; schema: z.ZodType<Output>; fallback: (text: string) => Output }
  maxOutputTokens: number
  /** Whole call, retries excluded. */
  timeoutMs: number
  signal?: AbortSignal
  /** Text as it comes; only for answers without `output`. */
  onDelta?: (delta: string) => void
  /** The deltas so far are void: their call failed and another one starts from the beginning. */
  onRestart?: () => void
}

export interface TokenUsage {
  inputTokens: number
  outputTokens: number
  /** Millionths of a US dollar (decisions D11). */
  cost: number
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
  /** The answer ran into `maxOutputTokens` and stops short. */
  truncated: boolean
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
  readonly usage: TokenUsage
  readonly retryAfterMs: number | undefined

  constructor(
    kind: ModelErrorKind,
    provider: ProviderId,
    details: { message: string; cause?: unknown; usage?: TokenUsage; retryAfterMs?: number },
  ) {
    super(details.message, { cause: details.cause })
    this.name = 'ModelError'
    this.kind = kind
    this.provider = provider
    this.usage = details.usage ?? { inputTokens: 0, outputTokens: 0, cost: 0 }
    this.retryAfterMs = details.retryAfterMs
  }
}

/** One raw call to one provider: no retry, no fallback, no repair. Those are the client's. */
export interface ModelProvider {
  readonly id: ProviderId
  readonly model: string
  complete(request: ProviderRequest): Promise<ProviderAnswer>
}

export interface ProviderRequest extends Omit<ModelRequest<unknown>, 'output'> {
  /** JSON schema of the structured output, where one is wanted. */
  jsonSchema?: { name: string; schema: Record<string, unknown> }
}

export interface ProviderAnswer {
  text: string
  usage: TokenUsage
  /** The answer ran into `maxOutputTokens`. */
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
  purpose: 'answer' | 'repair'
  /** The most that the call may use; what a budget reserves. Input tokens are estimated from the text's length. */
  estimate: TokenUsage
}

/**
 * Told about every provider call. Each method is awaited; `prepared` comes before anything is sent, and what it
 * throws (a budget that would be passed, a lost lease) stops the answer and reaches the caller unchanged.
 */
export interface CallObserver {
  prepared(call: ProviderCall): Promise<void>
  settled(call: ProviderCall, usage: TokenUsage): Promise<void>
  /** See `mayHaveBeenAccepted` for the calls whose fate is unknown. */
  failed(call: ProviderCall, error: ModelError): Promise<void>
}

/** Whether a failed call may have been worked on (and billed) all the same: its answer is lost, not refused. */
export const mayHaveBeenAccepted = (error: ModelError): boolean =>
  error.kind === 'timeout' || error.kind === 'aborted' || error.kind === 'connection'

/** What the rest of the orchestrator calls. */
export interface ModelClient {
  /**
   * Answers with the preferred provider or, where it has no key or keeps failing, the next configured one.
   * @throws ModelError when every provider failed, or at once for 'aborted'.
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
}
