import { completeWithSpan } from './call-span.ts'
import { ModelError } from './port.ts'
import type {
  CallObserver,
  CallUsage,
  Effort,
  Exchange,
  ModelProvider,
  ModelRequest,
  ProviderAnswer,
  ProviderCall,
  ProviderRequest,
} from './port.ts'
import { providerSchemaOf } from './provider-schema.ts'
import { promptText } from './request-texts.ts'
import { profileOf } from './settings.ts'
import type { ModelSettings } from './settings.ts'
import { taskSettings, thinkingRoom } from './task-settings.ts'
import { addUsage, estimateTokens, mostUsageOf, noCallUsage } from './usage.ts'

/** What the model client takes from its surroundings; tests replace it. */
export interface ModelClientPorts {
  sleep?: (milliseconds: number, signal?: AbortSignal) => Promise<void>
  /** 0 up to 1, for jitter. */
  random?: () => number
  logger?: { warn(fields: Record<string, unknown>, message: string): void }
  /** Instead of the ones that the settings configure. */
  providers?: ModelProvider[]
}

/** One answer on its way: what was asked, and what its calls have used so far. */
export interface Session {
  settings: ModelSettings
  ports: ModelClientPorts
  observer: CallObserver | undefined
  request: ModelRequest<unknown>
  attempts: number
  usage: CallUsage
}

/** Tokens that a call may write, and how hard it is to think, where its model can be told. */
export interface Room {
  maxOutputTokens: number
  thinkingTokens: number
  effort?: Effort
}

/** Of a small window, prompts keep half: answer and thinking take a quarter each at most. */
const partOfWindow = 4

/** The room of a task with a provider, by the deployment's settings, the request and the task, in this order. */
export function roomFor({ settings, request }: Session, provider: ModelProvider): Room {
  if (provider.id === 'builtin') return { maxOutputTokens: request.maxOutputTokens, thinkingTokens: 0 }
  const own = settings[provider.id]
  const { thinking } = profileOf(own, provider.id, provider.model)
  const most = Math.floor(provider.contextTokens / partOfWindow)
  const effort = own.effort ?? request.effort ?? taskSettings[request.task].effort
  return {
    maxOutputTokens: Math.min(request.maxOutputTokens, own.answerTokens ?? most, most),
    thinkingTokens: thinking === 'none' ? 0 : Math.min(thinkingRoom[effort], most),
    ...((thinking === 'level' || thinking === 'tokens') && { effort }),
  }
}

/** Room for an answer that did not fit; no more than the deployment allows of the model. */
export function longerRoom(session: Session, provider: ModelProvider): Room {
  const room = roomFor(session, provider)
  const most = provider.id === 'builtin' ? undefined : session.settings[provider.id].answerTokens
  return { ...room, maxOutputTokens: Math.min(room.maxOutputTokens * 2, most ?? Number.POSITIVE_INFINITY) }
}

export interface CallOptions {
  purpose: ProviderCall['purpose']
  exchange?: Exchange
  room?: Room
  /** What was streamed before this call and stays if it fails. */
  streamed?: string
}

/** One call, told to the observer and counted. @throws ModelError, and what the observer throws */
export async function callOnce(
  session: Session,
  provider: ModelProvider,
  options: CallOptions,
): Promise<ProviderAnswer> {
  const request = providerRequestOf(session, provider, options)
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
    if (watched.emitted()) takeBack(session, options.streamed)
    throw error.kind === 'aborted' ? withUsage(error, session.usage) : error
  }
}

function takeBack({ request }: Session, streamed: string | undefined): void {
  request.onRestart?.()
  if (streamed !== undefined) request.onDelta?.(streamed)
}

function providerRequestOf(session: Session, provider: ModelProvider, options: CallOptions): ProviderRequest {
  const { output, compose, effort: _, ...rest } = session.request
  const room = options.room ?? roomFor(session, provider)
  const inputTokens = provider.contextTokens - room.maxOutputTokens - room.thinkingTokens
  return {
    ...rest,
    ...room,
    blocks: compose({ inputTokens }),
    ...(options.exchange && { exchange: options.exchange }),
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
  { request, purpose }: { purpose: ProviderCall['purpose']; request: ProviderRequest },
): ProviderCall {
  const { inputTokens, outputTokens, cost } = mostUsageOfCall(session, provider, request)
  return {
    provider: provider.id,
    model: provider.model,
    attempt: session.attempts,
    purpose,
    estimate: { inputTokens, outputTokens, cost },
    request,
  }
}

function mostUsageOfCall(
  { settings }: Session,
  provider: ModelProvider,
  request: ProviderRequest,
): CallUsage {
  const inputTokens = estimateTokens(promptText(request))
  const outputTokens = request.maxOutputTokens + (request.thinkingTokens ?? 0)
  if (provider.id === 'builtin') return { ...noCallUsage, inputTokens, outputTokens }
  const { price } = profileOf(settings[provider.id], provider.id, provider.model)
  return mostUsageOf({ inputTokens, outputTokens }, price)
}

export function withUsage(error: ModelError, usage: CallUsage): ModelError {
  return new ModelError(error.kind, error.provider, {
    message: error.message,
    cause: error,
    usage,
    ...(error.retryAfterMs === undefined ? {} : { retryAfterMs: error.retryAfterMs }),
  })
}
