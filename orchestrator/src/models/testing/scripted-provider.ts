import { createModelClient } from '../client.ts'
import { createBuiltinProvider } from '../builtin/builtin-provider.ts'
import { ModelError } from '../port.ts'
import type {
  CallUsage,
  ModelClient,
  ModelErrorKind,
  ModelProvider,
  ModelTask,
  ProviderAnswer,
  ProviderId,
  ProviderRequest,
  TokenUsage,
} from '../port.ts'
import { sleep } from '../retry.ts'
import { modelSettingsSchema } from '../settings.ts'
import { estimateTokens, noCallUsage } from '../usage.ts'
import { promptText } from '../request-texts.ts'

/** Cache and thinking count as none where they are left out. */
type ScriptedUsage = TokenUsage & Partial<CallUsage>

/** One scripted reaction to one call. */
export type ScriptedStep =
  | { answer: string | object; delayMs?: number; usage?: ScriptedUsage; truncated?: boolean }
  | {
      fail: ModelErrorKind
      retryAfterMs?: number
      delayMs?: number
      usage?: ScriptedUsage
      afterText?: string
    }
  | ((request: ProviderRequest) => string | object | Promise<string | object>)

export interface ScriptedProvider extends ModelProvider {
  /** Every request received, in order. */
  readonly requests: ProviderRequest[]
  /** Appended to the script; with a task, used for that task only. */
  enqueue(step: ScriptedStep, task?: ModelTask): void
}

/**
 * A provider for tests that does what its script says, call by call: first what was queued for the task, then what
 * was queued for any, then the built-in model's answer. It waits, streams, fails and is aborted as a real one.
 */
export function createScriptedProvider(
  options: { id?: ProviderId; model?: string; contextTokens?: number } = {},
): ScriptedProvider {
  const id = options.id ?? 'openai'
  const queued: { step: ScriptedStep; task: ModelTask | undefined }[] = []
  const otherwise = createBuiltinProvider({ tokensPerSecond: 0 })
  const requests: ProviderRequest[] = []
  return {
    id,
    model: options.model ?? 'scripted-1',
    contextTokens: options.contextTokens ?? 128_000,
    requests,
    enqueue: (step, task) => void queued.push({ step, task }),
    complete(request) {
      requests.push(request)
      const own = queued.findIndex((entry) => entry.task === request.task)
      const index = own === -1 ? queued.findIndex((entry) => entry.task === undefined) : own
      const [entry] = index === -1 ? [] : queued.splice(index, 1)
      return entry ? perform(id, entry.step, request) : otherwise.complete(request)
    },
  }
}

async function perform(
  id: ProviderId,
  step: ScriptedStep,
  request: ProviderRequest,
): Promise<ProviderAnswer> {
  if (typeof step === 'function') return settled(request, { answer: await step(request) })
  await wait(id, step.delayMs ?? 0, request)
  if ('answer' in step) return settled(request, step)
  if (step.afterText !== undefined) request.onDelta?.(step.afterText)
  throw new ModelError(step.fail, id, {
    message: `Scripted: ${step.fail}`,
    ...(step.usage && { usage: step.usage }),
    ...(step.retryAfterMs !== undefined && { retryAfterMs: step.retryAfterMs }),
  })
}

async function wait(id: ProviderId, delayMs: number, request: ProviderRequest): Promise<void> {
  const late = delayMs > request.timeoutMs
  try {
    request.signal?.throwIfAborted()
    if (delayMs > 0) await sleep(Math.min(delayMs, request.timeoutMs), request.signal)
  } catch (cause) {
    throw new ModelError('aborted', id, { message: 'The call was stopped', cause })
  }
  if (late) throw new ModelError('timeout', id, { message: 'Scripted: too late' })
}

function settled(
  request: ProviderRequest,
  step: { answer: string | object; usage?: ScriptedUsage; truncated?: boolean },
): ProviderAnswer {
  const text = typeof step.answer === 'string' ? step.answer : JSON.stringify(step.answer)
  if (!request.jsonSchema) for (const piece of text.match(/\s*\S+\s*/g) ?? []) request.onDelta?.(piece)
  const counted = { inputTokens: estimateTokens(promptText(request)), outputTokens: estimateTokens(text) }
  const usage = {
    ...noCallUsage,
    ...(step.usage ?? { ...counted, cost: counted.inputTokens + 5 * counted.outputTokens }),
  }
  return { text, usage, truncated: step.truncated ?? false }
}

/** A model client over scripted providers that waits for nothing between its attempts. */
export function createScriptedClient(...providers: ModelProvider[]): ModelClient {
  return createModelClient(modelSettingsSchema.parse({}), {
    providers,
    sleep: () => Promise.resolve(),
    random: () => 0,
  })
}
