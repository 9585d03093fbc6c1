import { channelOfBlock, ModelError } from './port.ts'
import type { ModelErrorKind, ProviderAnswer, ProviderId, ProviderRequest } from './port.ts'
import type { ModelPrice } from './settings.ts'
import { estimateTokens, noUsage, usageOf } from './usage.ts'

/** What an adapter collects while a provider's answer comes in. */
export interface CallProgress {
  append(delta: string): void
  /** Tokens as the provider counts them; the last word counts. Cache and thinking are parts of input and output. */
  count(tokens: Partial<CountedTokens>): void
  /** The provider said that the answer ends here. Without it the stream was cut off. */
  finish(reason: 'complete' | 'length'): void
}

/** Tokens of a call: all of the prompt and all of the answer, and how much of them came from a cache or was thought. */
export type CountedTokens = Record<'inputTokens' | 'outputTokens' | 'cachedTokens' | 'thinkingTokens', number>

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
 * @throws ModelError. A stream that ends without the provider saying so is 'connection'; an empty answer is
 * 'malformed'. Where the provider did not say what a broken call used, its usage is estimated.
 */
export async function runProviderCall(
  setup: ProviderCallSetup,
  operation: (progress: CallProgress, signal: AbortSignal) => Promise<void>,
): Promise<ProviderAnswer> {
  const { request } = setup
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
  if (state.reason() === undefined) {
    throw new ModelError('connection', setup.id, { message: 'The answer broke off', usage })
  }
  if (state.text().trim() === '')
    throw new ModelError('malformed', setup.id, { message: 'The answer is empty', usage })
  return { text: state.text(), usage, truncated: state.reason() === 'length' }
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
      cachedTokens: counted.cachedTokens ?? 0,
      thinkingTokens: counted.thinkingTokens ?? 0,
      inputTokens: counted.inputTokens ?? estimateTokens(promptText(request)),
      outputTokens: Math.max(
        counted.outputTokens ?? 0,
        reason === undefined || counted.outputTokens === undefined ? estimateTokens(text) : 0,
      ),
    }),
  }
}

/** Everything that is sent as text; what an estimate of input tokens counts. */
export const promptText = ({ blocks, exchange }: Pick<ProviderRequest, 'blocks' | 'exchange'>): string =>
  [...blocks.map(({ text }) => text), exchange?.answer, exchange?.instruction].filter(Boolean).join('\n')

/** The product's own rules, for the place that a provider keeps for them. */
export const systemText = ({ blocks }: Pick<ProviderRequest, 'blocks'>): string =>
  blocks
    .filter(({ name }) => channelOfBlock[name] === 'system')
    .map(({ text }) => text)
    .join('\n\n')

/** Everything else as one message, instructions last. */
export const userText = ({ blocks }: Pick<ProviderRequest, 'blocks'>): string =>
  blocks
    .filter(({ name }) => channelOfBlock[name] !== 'system')
    .map(({ text }) => text)
    .join('\n\n')

/** The conversation as providers take it: what is asked, and what followed a first answer. */
export const messagesOf = (
  request: Pick<ProviderRequest, 'blocks' | 'exchange'>,
): { role: 'user' | 'assistant'; content: string }[] => [
  { role: 'user', content: userText(request) },
  ...(request.exchange === undefined
    ? []
    : [
        { role: 'assistant' as const, content: request.exchange.answer },
        { role: 'user' as const, content: request.exchange.instruction },
      ]),
]

function toModelError(
  setup: ProviderCallSetup,
  failure: { error: unknown; deadline: AbortSignal; state: ProgressState },
): ModelError {
  const { error, deadline, state } = failure
  if (error instanceof ModelError) return error
  const details = (message: string) => ({
    message,
    cause: error,
    usage: usageOf(state.tokens(), setup.price),
  })
  if (setup.request.signal?.aborted)
    return new ModelError('aborted', setup.id, details('The call was stopped'))
  if (deadline.aborted) {
    return new ModelError(
      'timeout',
      setup.id,
      details(`No complete answer within ${setup.request.timeoutMs} ms`),
    )
  }
  if (error instanceof RefusedError) return new ModelError('refused', setup.id, details(error.message))
  const classified = setup.classify(error) ?? { kind: 'connection' }
  const message = error instanceof Error ? error.message : 'The call failed'
  const worked = classified.kind === 'connection' || classified.kind === 'timeout' || state.text() !== ''
  return new ModelError(classified.kind, setup.id, {
    ...details(message),
    ...(worked ? {} : { usage: noUsage }),
    ...(classified.retryAfterMs === undefined ? {} : { retryAfterMs: classified.retryAfterMs }),
  })
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
