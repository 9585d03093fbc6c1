import { completeWithSpan } from './call-span.ts'
import { createProviders, providerOfChoice } from './registry.ts'
import { ModelError } from './port.ts'
import type {
  CallObserver,
  CallUsage,
  ModelAnswer,
  ModelClient,
  ModelPreference,
  ModelProvider,
  ModelRequest,
  ProviderAnswer,
  ProviderCall,
  ProviderRequest,
  Exchange,
} from './port.ts'
import { promptText } from './provider-call.ts'
import { providerSchemaOf } from './provider-schema.ts'
import { retryDelay, sleep as realSleep } from './retry.ts'
import { priceOf } from './settings.ts'
import type { ModelSettings } from './settings.ts'
import { readStructured } from './structured.ts'
import { addUsage, estimateTokens, noCallUsage, usageOf } from './usage.ts'

/** What the model client takes from its surroundings; tests replace it. */
export interface ModelClientPorts {
  sleep?: (milliseconds: number, signal?: AbortSignal) => Promise<void>
  /** 0 up to 1, for jitter. */
  random?: () => number
  logger?: { warn(fields: Record<string, unknown>, message: string): void }
  /** Instead of the ones that the settings configure. */
  providers?: ModelProvider[]
}

interface Session {
  settings: ModelSettings
  ports: ModelClientPorts
  observer: CallObserver | undefined
  request: ModelRequest<unknown>
  attempts: number
  usage: CallUsage
}

/**
 * The one way to a model: choice, retries, another provider where one may stand in, structured output with one repair
 * (decisions D4 and D12; Document 2, 4.3). Usage sums every call, failed ones included.
 */
export function createModelClient(settings: ModelSettings, ports: ModelClientPorts = {}): ModelClient {
  const providers = ports.providers ?? createProviders(settings)
  return {
    contextTokens: (preference) => candidatesFor(providers, preference)[0]?.contextTokens ?? 0,
    async generate<Output = string>(
      request: ModelRequest<Output>,
      preference: ModelPreference,
      observer?: CallObserver,
    ): Promise<ModelAnswer<Output>> {
      const session: Session = {
        settings,
        ports,
        observer,
        request,
        attempts: 0,
        usage: noCallUsage,
      }
      const candidates = candidatesFor(providers, preference)
      const { provider, answer } = await answerByFirst(session, candidates)
      const structured = await structure(session, { provider, answer, output: request.output })
      return {
        ...structured,
        text: answer.text,
        provider: provider.id,
        model: provider.model,
        usage: session.usage,
        attempts: session.attempts,
        truncated: answer.truncated,
        standsInFor: provider === candidates[0] ? null : (candidates[0]?.id ?? null),
      }
    },
  }
}

/**
 * Who may answer: the chosen provider, or the next configured one where it has no key (decisions D4). The others, the
 * built-in model last, only where they may stand in for one that fails (decisions D12, Substitution).
 */
function candidatesFor(providers: readonly ModelProvider[], preference: ModelPreference): ModelProvider[] {
  const preferred = providerOfChoice[preference.choice]
  const rank = (provider: ModelProvider): number =>
    provider.id === preferred ? 0 : provider.id === 'builtin' ? 2 : 1
  const inOrder = providers.toSorted((left, right) => rank(left) - rank(right))
  return preference.maySubstitute === true ? inOrder : inOrder.slice(0, 1)
}

async function answerByFirst(
  session: Session,
  providers: ModelProvider[],
): Promise<{ provider: ModelProvider; answer: ProviderAnswer }> {
  let last: ModelError | undefined
  for (const provider of providers) {
    try {
      return { provider, answer: await answerBy(session, provider) }
    } catch (error) {
      if (!(error instanceof ModelError) || error.kind === 'aborted') throw error
      last = error
      session.ports.logger?.warn(
        { provider: provider.id, model: provider.model, kind: error.kind },
        'Model provider gave up',
      )
    }
  }
  throw withUsage(
    last ?? new ModelError('invalid_request', 'builtin', { message: 'No provider is configured' }),
    session.usage,
  )
}

async function answerBy(session: Session, provider: ModelProvider): Promise<ProviderAnswer> {
  const random = session.ports.random ?? Math.random
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await callOnce(session, provider, { purpose: 'answer' })
    } catch (error) {
      if (!(error instanceof ModelError)) throw error
      const delay = retryDelay(error, attempt, { maxAttempts: session.settings.maxAttempts, random })
      if (delay === undefined) throw error
      await pause(session, provider, delay)
    }
  }
}

async function pause(session: Session, provider: ModelProvider, delay: number): Promise<void> {
  const { signal } = session.request
  try {
    await (session.ports.sleep ?? realSleep)(delay, signal)
    signal?.throwIfAborted()
  } catch (cause) {
    throw new ModelError('aborted', provider.id, {
      message: 'Stopped while waiting to ask again',
      cause,
      usage: session.usage,
    })
  }
}

async function callOnce(
  session: Session,
  provider: ModelProvider,
  options: { purpose: ProviderCall['purpose']; exchange?: Exchange },
): Promise<ProviderAnswer> {
  const request = providerRequestOf(session, provider, options.exchange)
  const watched = watchDeltas(request)
  session.attempts += 1
  const call = describeCall(session, provider, { purpose: options.purpose, request })
  await session.observer?.prepared(call)
  try {
    const answer = await completeWithSpan(provider, watched.request)
    session.usage = addUsage(session.usage, answer.usage)
    await session.observer?.settled(call, answer)
    return answer
  } catch (error) {
    if (!(error instanceof ModelError)) throw error
    session.usage = addUsage(session.usage, error.usage)
    await session.observer?.failed(call, error)
    if (watched.emitted()) session.request.onRestart?.()
    throw error.kind === 'aborted' ? withUsage(error, session.usage) : error
  }
}

function providerRequestOf(
  { request, settings }: Session,
  provider: ModelProvider,
  exchange: Exchange | undefined,
): ProviderRequest {
  const { output, compose, ...rest } = request
  const thinking = provider.id === 'builtin' ? 0 : settings[provider.id].reasoningTokens
  return {
    ...rest,
    blocks: compose({ inputTokens: provider.contextTokens - request.maxOutputTokens - thinking }),
    ...(exchange && { exchange }),
    ...(output && { jsonSchema: { name: output.name, schema: providerSchemaOf(output.schema) } }),
  }
}

/** Notes whether anything was streamed, so that a failed call's text can be taken back. */
function watchDeltas(request: ProviderRequest): { request: ProviderRequest; emitted: () => boolean } {
  const { onDelta } = request
  let emitted = false
  if (!onDelta) return { request, emitted: () => false }
  const watched = (delta: string): void => {
    emitted = true
    onDelta(delta)
  }
  return { request: { ...request, onDelta: watched }, emitted: () => emitted }
}

function describeCall(
  session: Session,
  provider: ModelProvider,
  details: { purpose: ProviderCall['purpose']; request: ProviderRequest },
): ProviderCall {
  const { request, purpose } = details
  const inputTokens = estimateTokens(promptText(request))
  const thinking = provider.id === 'builtin' ? 0 : session.settings[provider.id].reasoningTokens
  const price =
    provider.id === 'builtin' ? { input: 0, output: 0 } : priceOf(session.settings, provider.model)
  const estimate = usageOf(
    {
      inputTokens,
      outputTokens: request.maxOutputTokens + thinking,
      cachedTokens: 0,
      thinkingTokens: thinking,
    },
    price,
  )
  return {
    provider: provider.id,
    model: provider.model,
    attempt: session.attempts,
    purpose,
    estimate,
    request,
  }
}

async function structure<Output>(
  session: Session,
  given: { provider: ModelProvider; answer: ProviderAnswer; output: ModelRequest<Output>['output'] },
): Promise<Pick<ModelAnswer<Output>, 'output' | 'structure'>> {
  const { provider, answer, output } = given
  // A request without `output` is one whose Output is string.
  if (!output) return { output: answer.text as Output, structure: 'parsed' }
  const first = readStructured(answer.text, output.schema)
  if (first.success) return { output: first.output, structure: 'parsed' }
  const repaired = await repair(session, provider, { text: answer.text, problem: first.problem })
  const second = repaired === undefined ? undefined : readStructured(repaired, output.schema)
  if (second?.success) return { output: second.output, structure: 'repaired' }
  return { output: output.fallback(answer.text), structure: 'fallback' }
}

/** One more call that shows the model its answer and what is wrong with it; undefined where that call fails. */
async function repair(
  session: Session,
  provider: ModelProvider,
  failure: { text: string; problem: string },
): Promise<string | undefined> {
  const correction =
    `Your answer could not be read: ${failure.problem} ` +
    'Give the same answer again as one JSON object that follows the schema, with nothing before or after it.'
  const exchange: Exchange = { answer: failure.text, instruction: correction }
  try {
    return (await callOnce(session, provider, { purpose: 'repair', exchange })).text
  } catch (error) {
    if (!(error instanceof ModelError) || error.kind === 'aborted') throw error
    return undefined
  }
}

function withUsage(error: ModelError, usage: CallUsage): ModelError {
  return new ModelError(error.kind, error.provider, {
    message: error.message,
    cause: error,
    usage,
    ...(error.retryAfterMs === undefined ? {} : { retryAfterMs: error.retryAfterMs }),
  })
}
