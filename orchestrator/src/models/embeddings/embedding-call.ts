import { ModelError } from '../port.ts'
import type { ProviderId } from '../port.ts'
import type { Classified } from '../provider-call.ts'
import { retryDelay, sleep } from '../retry.ts'

/** One batch, in milliseconds. */
const batchTimeoutMs = 60_000
const maxAttempts = 4

/**
 * Sends one batch, again where its failure may pass (with the waits of the model client).
 * @throws ModelError
 */
export async function embeddingCall<Answer>(
  setup: {
    id: ProviderId
    classify: (error: unknown) => Classified | undefined
    signal: AbortSignal | undefined
  },
  send: (signal: AbortSignal) => Promise<Answer>,
): Promise<Answer> {
  for (let attempt = 1; ; attempt += 1) {
    const deadline = AbortSignal.timeout(batchTimeoutMs)
    try {
      setup.signal?.throwIfAborted()
      return await send(setup.signal ? AbortSignal.any([setup.signal, deadline]) : deadline)
    } catch (cause) {
      const error = toModelError(cause, { ...setup, isLate: deadline.aborted })
      const delay = retryDelay(error, attempt, { maxAttempts, random: Math.random })
      if (delay === undefined) throw error
      await sleep(delay, setup.signal)
    }
  }
}

function toModelError(
  cause: unknown,
  setup: {
    id: ProviderId
    classify: (error: unknown) => Classified | undefined
    signal: AbortSignal | undefined
    isLate: boolean
  },
): ModelError {
  const message = cause instanceof Error ? cause.message : 'The embedding failed'
  if (setup.signal?.aborted) return new ModelError('aborted', setup.id, { message, cause })
  const { kind, retryAfterMs } = setup.classify(cause) ?? {
    kind: 'connection' as const,
    retryAfterMs: undefined,
  }
  return new ModelError(setup.isLate ? 'timeout' : kind, setup.id, {
    message,
    cause,
    ...(retryAfterMs === undefined ? {} : { retryAfterMs }),
  })
}
