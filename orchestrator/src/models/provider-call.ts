import type { ModelPrice } from './known-models.ts'
import { ModelError } from './port.ts'
import type { ModelErrorKind, ProviderAnswer, ProviderId, ProviderRequest } from './port.ts'
import { sentenceOf } from './error-sentences.ts'
import { promptText } from './request-texts.ts'
import { estimateTokens, noUsage, usageOf } from './usage.ts'
import type { CountedTokens } from './usage.ts'

export { promptText } from './request-texts.ts'

/** What an adapter collects while a provider's answer comes in. */
export interface CallProgress {
  append(delta: string): void
  /** Tokens as the provider counts them; the last word counts. Cache and thinking are parts of input and output. */
  count(tokens: Partial<CountedTokens>): void
  /** The provider said that the answer ends here. Without it the stream was cut off. */
  finish(reason: 'complete' | 'length'): void
}

/** A provider's error, translated. */
export interface Classified {
  kind: ModelErrorKind
  retryAfterMs?: number | undefined
}

export interface ProviderCallSetup {
  id: ProviderId
  price: ModelPrice
  request: ProviderRequest
  /** Translates the SDK's errors; undefined for what it does not know. */
  classify(error: unknown): Classified | undefined
}

/** The provider declined to answer: its own refusal or a safety stop. */
export class RefusedError extends Error {}

/**
 * Runs one call: deadline, abort, collected text, usage, and one kind of error whatever the provider.
 * @throws ModelError. A stream that ends without the provider saying so is 'connection'; an answer that is complete
 * and empty is 'malformed', while one whose room thinking used up comes back empty and truncated. Where the provider
 * did not say what a broken call used, its usage is estimated.
 */
export async function runProviderCall(
  setup: ProviderCallSetup,
  operation: (progress: CallProgress, signal: AbortSignal) => Promise<void>,
): Promise<ProviderAnswer> {
  const { request, id } = setup
  const deadline = AbortSignal.timeout(request.timeoutMs)
  const signal = request.signal ? AbortSignal.any([request.signal, deadline]) : deadline
  const state = createProgress(request)
  try {
    request.signal?.throwIfAborted()
    await operation(state.progress, signal)
    // An SDK may end its iteration quietly when its signal fires.
    signal.throwIfAborted()
  } catch (error) {
    throw toModelError(setup, { error, deadline, state })
  }
  const usage = usageOf(state.tokens(), setup.price)
  const fail = (kind: 'connection' | 'malformed'): ModelError =>
    new ModelError(kind, id, { message: sentenceOf(kind, id), usage })
  if (state.reason() === undefined) throw fail('connection')
  const truncated = state.reason() === 'length'
  const isEmpty = state.text().trim() === ''
  if (isEmpty && !truncated) throw fail('malformed')
  return { text: isEmpty ? '' : state.text(), usage, truncated }
}

type ProgressState = ReturnType<typeof createProgress>

function createProgress(request: ProviderRequest) {
  let text = ''
  let reason: 'complete' | 'length' | undefined
  let counted: Partial<CountedTokens> = {}
  const progress: CallProgress = {
    append(delta) {
      if (delta === '') return
      text += delta
      if (!request.jsonSchema) request.onDelta?.(delta)
    },
    count: (tokens) => (counted = { ...counted, ...tokens }),
    finish: (value) => (reason = value),
  }
  return {
    progress,
    text: () => text,
    reason: () => reason,
    tokens: (): CountedTokens => ({
      ...counted,
      inputTokens: counted.inputTokens ?? estimateTokens(promptText(request)),
      outputTokens: Math.max(
        counted.outputTokens ?? 0,
        reason === undefined || counted.outputTokens === undefined ? estimateTokens(text) : 0,
      ),
    }),
  }
}

function toModelError(
  setup: ProviderCallSetup,
  failure: { error: unknown; deadline: AbortSignal; state: ProgressState },
): ModelError {
  const { error, state } = failure
  if (error instanceof ModelError) return error
  const { kind, retryAfterMs } = classifyFailure(setup, failure)
  // What a provider turned away before a word was written is not billed.
  const isBilled =
    kind === 'aborted' ||
    kind === 'timeout' ||
    kind === 'connection' ||
    error instanceof RefusedError ||
    state.text() !== ''
  return new ModelError(kind, setup.id, {
    message: sentenceOf(kind, setup.id),
    cause: error,
    usage: isBilled ? usageOf(state.tokens(), setup.price) : noUsage,
    ...(retryAfterMs !== undefined && { retryAfterMs }),
  })
}

function classifyFailure(
  setup: ProviderCallSetup,
  { error, deadline }: { error: unknown; deadline: AbortSignal },
): Classified {
  if (setup.request.signal?.aborted) return { kind: 'aborted' }
  if (deadline.aborted) return { kind: 'timeout' }
  if (error instanceof RefusedError) return { kind: 'refused' }
  return setup.classify(error) ?? { kind: 'connection' }
}

/** The kind of error that an HTTP status stands for, alike for every provider. */
export function kindOfStatus(status: number): ModelErrorKind {
  if (status === 429) return 'rate_limited'
  if (status === 401 || status === 402 || status === 403) return 'authentication'
  if (status === 408 || status === 504) return 'timeout'
  if (status === 409 || status >= 500) return 'overloaded'
  return 'invalid_request'
}

/** Milliseconds of a Retry-After header (seconds or a date), or of the finer retry-after-ms. */
export function retryAfterOf(headers: Headers | undefined, now: number = Date.now()): number | undefined {
  const fine = Number(headers?.get('retry-after-ms') ?? Number.NaN)
  if (Number.isFinite(fine) && fine >= 0) return fine
  const value = headers?.get('retry-after')
  if (!value) return undefined
  const seconds = Number(value)
  if (Number.isFinite(seconds)) return seconds >= 0 ? seconds * 1_000 : undefined
  const date = Date.parse(value)
  return Number.isNaN(date) ? undefined : Math.max(0, date - now)
}
